"""The browser client in a real Chromium, at a real server, against real computer players."""
