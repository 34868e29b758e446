"""What the stand-ins for networks' APIs share: a server on the loopback device that several tests use at once.

A test has an account of its own on it, with its own secrets, messages, faults and records. What the tests do there (make
an account, write as a person, break something, look) are commands, objects with `do` in them: the driver hands them
over, and POST /control takes them from whoever tries something by hand.

Faults are an account's: `{"do": "fault", "account": A, "method": "POST", "path": REGEX, "count": 2, "how": HOW}`. HOW is
- a status: it is answered so (`body` and `headers` are given along), and nothing has happened
- `refuse`: the connection is closed, and nothing has happened
- `drop`, `cut`, `garble`: it has happened, but the answer does not come, stops in its middle, or is no JSON
"""

import http.server
import json
import re
import sys
import threading
import time
import urllib.parse

from breaking import Breaking


class Refusal(Exception):
    """What the network answers where it does not do as asked."""

    def __init__(self, status, body, headers=None):
        super().__init__(status, body)
        self.status, self.body, self.headers = status, body, headers or {}


class Request:
    def __init__(self, method, target, headers, body):
        self.method, self.target, self.headers, self.body = method, target, headers, body
        self.path, _, query = target.partition("?")
        self.query = dict(urllib.parse.parse_qsl(query, keep_blank_values=True))

    @property
    def form(self):
        return dict(urllib.parse.parse_qsl(self.body.decode(), keep_blank_values=True))

    @property
    def json(self):
        try:
            value = json.loads(self.body or b"{}")
        except ValueError:
            value = None
        return value if isinstance(value, dict) else {}


class Account:
    """What every account has, of whichever network."""

    def __init__(self, name):
        self.name = name
        self.faults = []
        self.requests = []

    def fault_for(self, request):
        for fault in self.faults:
            if fault["method"] == request.method and re.fullmatch(fault["path"], request.path):
                fault["count"] -= 1
                if fault["count"] <= 0:
                    self.faults.remove(fault)
                return fault
        return None


class Loopback:
    """An HTTP server that answers as `handle` says; everything happens one at a time."""

    def __init__(self, specification=None, port=0):
        self.accounts = {}
        self.violations = []
        self.lock = threading.RLock()
        self.specification = None
        if specification:
            from specification import Specification

            self.specification = Specification(specification)
        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", port), handler(self))
        self.http.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.http.server_address[1]}"
        threading.Thread(target=self.http.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()

    def close(self):
        self.http.shutdown()
        self.http.server_close()

    # What a network says for itself.

    def owner(self, request):
        """The account that a request is for, whether or not its credentials hold."""
        raise NotImplementedError

    def handle(self, account, request):
        """The answer to a request: its status, body and headers, or a Refusal."""
        raise NotImplementedError

    def unlike_specified(self, complaint):
        """What is answered to a request that the network's own description does not allow."""
        return Refusal(400, {"message": complaint})

    def described(self, request):
        """The target as the description has it; nothing for what it leaves out."""
        return request.target

    # What happens to a request.

    def answer(self, request):
        """Status, headers and body, and how the answer is to be spoilt."""
        if request.path == "/control" and request.method == "POST":
            try:
                return 200, {}, self.control(request.json), None
            except Exception as error:
                return 400, {}, {"error": f"{type(error).__name__}: {error}"}, None
        target = self.described(request)
        complaint = None
        if self.specification and target:
            complaint = self.specification.complaint(request.method, target, request.headers, request.body)
        with self.lock:
            account = self.owner(request)
            fault = account.fault_for(request) if account else None
            how = fault["how"] if fault else None
            if complaint:
                self.violations.append(complaint)
            try:
                if isinstance(how, int):
                    raise Refusal(how, fault.get("body", {}), fault.get("headers"))
                if how == "refuse":
                    status, body, headers = 0, {}, {}
                elif complaint:
                    raise self.unlike_specified(complaint)
                else:
                    status, body, headers = self.handle(account, request)
            except (ValueError, KeyError, AttributeError) as error:
                self.violations.append(f"{request.method} {request.target}: {error!r}")
                status, body, headers = 400, {"message": f"{error!r}"}, {}
            except Refusal as refusal:
                status, body, headers = refusal.status, refusal.body, refusal.headers
            if account:
                account.requests.append([time.time(), request.method, request.target, status if how is None else how])
        return status, headers, body, how

    # What tests do.

    def control(self, command):
        with self.lock:
            return getattr(self, "do_" + command["do"])(command) or {}

    def do_fault(self, command):
        fault = {key: command[key] for key in ("method", "path", "how")}
        fault |= {"count": command.get("count", 1), "body": command.get("body", {}), "headers": command.get("headers", {})}
        self.accounts[command["account"]].faults.append(fault)

    def do_heal(self, command):
        self.accounts[command["account"]].faults.clear()

    def do_faults_left(self, command):
        return {"count": sum(fault["count"] for fault in self.accounts[command["account"]].faults)}

    def do_requests(self, command):
        """What was asked of an account so far, as [seconds since 1970, method, target, status or how it was spoilt]."""
        return {"requests": self.accounts[command["account"]].requests}

    def do_violations(self, _):
        """What was asked of anybody that the network's description does not allow, and whether there is one."""
        return {"violations": self.violations, "looked": self.specification is not None}


def handler(server):
    class Handler(Breaking):
        def respond(self):
            body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
            status, headers, content, how = server.answer(Request(self.command, self.path, self.headers, body))
            if how in ("refuse", "drop"):
                return self.hang_up()
            text = content if isinstance(content, bytes) else json.dumps(content).encode() if content is not None else b""
            if how == "garble":
                text = b'{"data": {"id": "17", "sid":'
            # An account's clock may be ahead of this machine's.
            self.send_response_only(status) if "Date" in headers else self.send_response(status)
            for name, value in {"Content-Type": "application/json", **headers}.items():
                self.send_header(name, str(value))
            self.finish_with(text, how)

        do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = respond

    return Handler


def serve(kind):
    """Runs one by hand: PORT [SPECIFICATION]; commands come over POST /control."""
    server = kind(sys.argv[2] if len(sys.argv) > 2 else None, int(sys.argv[1]))
    print(server.url, flush=True)
    threading.Event().wait()
