"""The table server: HTTP and WebSocket, tables kept as logs, bots in processes of their own."""
