"""The front door: HTTP, WebSocket and the pages."""
