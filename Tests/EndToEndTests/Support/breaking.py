"""What serves the daemon over HTTP, and can break off where no server would."""

import http.server
import socket


class Breaking(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    wbufsize = 1 << 16  # A head and a body in one packet: two would wait for each other's acknowledgement.

    def finish_with(self, content, how):
        """Ends the head, and sends the body: half of it where `how` is `cut`."""
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content[: len(content) // 2] if how == "cut" else content)
        self.wfile.flush()
        if how == "cut":
            self.hang_up()

    def hang_up(self):
        self.close_connection = True
        try:
            self.connection.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass

    def log_message(self, *_):
        pass

    def handle(self):
        # A daemon that was killed leaves its connections as they are.
        try:
            super().handle()
        except OSError:
            pass
