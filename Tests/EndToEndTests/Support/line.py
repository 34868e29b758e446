"""The line between the daemon and the server: passes requests on, keeps a record, and can break where no server can."""

import email.utils
import http.client
import http.server
import re
import threading
import time

from breaking import Breaking


class Line:
    """An HTTP proxy on a port of its own.

    With `keeps_keys` false it drops the Idempotency-Key and what tells that the server is a Mastodon: to whoever comes
    over it the server is one that posts a repeated request twice.
    """

    def __init__(self, server_port, keeps_keys=True):
        self.server_port = server_port
        self.keeps_keys = keeps_keys
        self.requests = []
        self.lock = threading.Lock()
        self.faults = []
        self.ahead = None
        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler(self))
        self.http.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.http.server_address[1]}"
        threading.Thread(target=self.http.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()

    def lose(self, method, path, count, how):
        """Spoils the answers to the next `count` such requests.

        `how`: `drop` closes the connection without a word, `cut` in the middle of the body, `garble` sends no JSON; the
        request takes effect all the same. With `late` it does so some seconds after the connection was closed, with
        `refuse` never: the answer is a proxy's 502.
        """
        with self.lock:
            self.faults.append([method, re.compile(path), count, how])

    def skew(self, seconds):
        """Has the Date header be so far ahead of the server's own clock."""
        self.ahead = seconds

    def heal(self):
        with self.lock:
            self.faults.clear()
            self.ahead = None

    def faults_left(self):
        with self.lock:
            return sum(fault[2] for fault in self.faults)

    def fault_for(self, method, path):
        with self.lock:
            for fault in self.faults:
                if fault[0] == method and fault[1].fullmatch(path):
                    fault[2] -= 1
                    if fault[2] == 0:
                        self.faults.remove(fault)
                    return fault[3]
        return None

    def note(self, method, path, status):
        with self.lock:
            self.requests.append([time.time(), method, path, status])

    def disguise(self, path, body):
        """An instance that tells of no software anybody knows."""
        if path in ("/api/v1/instance", "/api/v2/instance"):
            return re.sub(rb'"version": ?"[^"]*"', b'"version":"0.1.0+unheard-of"', body)
        if path.startswith("/nodeinfo"):
            return re.sub(rb'"name": ?"mastodon"', b'"name":"unheard-of"', body)
        return body

    def ask(self, method, path, body, headers):
        """The server's answer and its content."""
        server = http.client.HTTPConnection("127.0.0.1", self.server_port, timeout=60)
        try:
            server.request(method, path, body or None, headers)
            answer = server.getresponse()
            return answer, answer.read()
        finally:
            server.close()

    def close(self):
        self.http.shutdown()
        self.http.server_close()


def handler(line):
    class Handler(Breaking):
        def pass_on(self):
            path = self.path.split("?")[0]
            how = line.fault_for(self.command, path)
            body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
            headers = {
                name: value for name, value in self.headers.items()
                if name.lower() not in ("connection", "accept-encoding")
                and (line.keeps_keys or name.lower() != "idempotency-key")
            }
            if how == "refuse":
                line.note(self.command, self.path, how)
                self.send_response_only(502)
                return self.finish_with(b"Bad Gateway", None)
            if how == "late":
                line.note(self.command, self.path, how)
                threading.Timer(4, line.ask, (self.command, self.path, body, headers)).start()
                return self.hang_up()
            answer, content = line.ask(self.command, self.path, body, headers)
            line.note(self.command, self.path, answer.status if how is None else how)
            if not line.keeps_keys:
                content = line.disguise(path, content)
            if how == "drop":
                return self.hang_up()
            if how == "garble":
                content = b'{"id": "17", "content": '
            self.send_response_only(answer.status)
            for name, value in answer.getheaders():
                if name.lower() == "date" and line.ahead is not None:
                    continue
                if name.lower() not in ("content-length", "connection", "transfer-encoding", "server"):
                    self.send_header(name, value)
                elif name.lower() == "server" and line.keeps_keys:
                    self.send_header(name, value)
            if line.ahead is not None:
                self.send_header("Date", email.utils.formatdate(time.time() + line.ahead, usegmt=True))
            self.finish_with(content, how)

        do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = pass_on

    return Handler
