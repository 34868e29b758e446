"""The other side of the end-to-end tests: a server that is not ours, the people on it, and the line between; and the
stand-ins for networks that no server of others' is there for.

Started by the tests with the path of a socket to listen at. Every connection gets a driver of its own, a fork: it reads a
JSON command a line and answers with a JSON line. A server is a fork, too, so that nothing is imported twice. Everything
that a driver started ends with it, it ends when its connection does, and the process that listens with its input.

What mastodon_mock 0.6.1 was seen to do, where it matters here:
- starting takes one to ten seconds, a minute and more while everything else is busy; a post takes 10 to 60 ms
- `@name` anywhere in a text is a mention, `@name@its.own.host` is not: people of the server go by their bare names
- a mention's HTML is the text as typed; `*words*` and `**words**` in it become emphasis
- an Idempotency-Key is honoured for ever, by account, before the text is even looked at
- a fault of the kind `malformed` or `status` comes before the request takes effect, and faults come before the
  check of the token; the effect `ratelimit` says 300 seconds unless its headers are given
- none of its faults loses an answer after the effect: the line in between does that
- Link headers are made from the Host header, so they lead through the line again
- its own rate limit answers with the epoch in X-RateLimit-Reset and no Retry-After
- the number of statuses that an account shows counts no direct ones
- a revoked token is gone for good: signing in again gives another one
"""

import concurrent.futures
import ctypes
import gc
import html
import itertools
import json
import multiprocessing
import os
import pathlib
import re
import secrets
import select
import signal
import socket
import sqlite3
import sys
import tempfile
import time
import urllib.request

import requests
import urllib3
from mastodon import Mastodon, MastodonInternalServerError
from mastodon_mock import cli, ids

import batched
import prepared
from fake_bluesky import FakeBluesky
from fake_facebook import FakeFacebook
from fake_telegram import FakeTelegram
from fake_twilio import FakeTwilio
from fake_weibo import FakeWeibo
from fake_x import FakeX
from line import Line

BOT = "nuthatch"


class Server:
    """One mastodon_mock with its people, and the line that the daemon reaches it over."""

    def __init__(self, people, version="4.6.0", ratelimit=None, deduplicates=True, first_id=None):
        self.directory = tempfile.TemporaryDirectory(prefix="nuthatch-mock-")
        self.reserved = reserved_port()
        self.port = self.reserved.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.tokens = {name: f"token-of-{name}" for name in [BOT, *people]}
        self.log = pathlib.Path(self.directory.name, "log")
        pathlib.Path(self.directory.name, "conf.toml").write_text(self.settings(version, ratelimit))
        self.process = multiprocessing.get_context("fork").Process(target=self.serve, args=[first_id])
        self.process.start()
        self.await_start()
        self.line = Line(self.port, keeps_keys=deduplicates)
        self.clients = {}
        self.everyone = concurrent.futures.ThreadPoolExecutor(max_workers=4)

    def serve(self, first_id):
        """Is the server, in a process of its own; it may count its ids from a number, as servers do without snowflakes."""
        end_with_parent()
        log = os.open(self.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(log, 1)
        os.dup2(log, 2)
        os.environ["TMPDIR"] = tempfile.tempdir = self.directory.name
        if first_id is not None:
            ids._counter = itertools.count(int(first_id))
        configuration = str(pathlib.Path(self.directory.name, "conf.toml"))
        cli.main(["serve", "--config", configuration, "--in-memory", "--log-level", "warning"])

    def settings(self, version, ratelimit):
        lines = [f'mocked_version = "{version}"', "[server]", 'host = "127.0.0.1"', f"port = {self.port}",
                 "[auth]", "enforce_scopes = true",
                 # Nobody listens to streams, and the server would write each post out for them, too.
                 "[streaming]", "enabled = false"]
        if ratelimit:
            lines += ["[ratelimit]", "enabled = true", f"limit = {ratelimit['limit']}",
                      f"window_seconds = {ratelimit['seconds']}"]
        for name, token in self.tokens.items():
            lines += ["[[seed.accounts]]", f'username = "{name}"', f'access_token = "{token}"']
            if name == BOT:
                lines.append("bot = true")
        return "\n".join(lines) + "\n"

    def await_start(self):
        for _ in range(2400):
            if not self.process.is_alive():
                raise RuntimeError("mastodon_mock ended: " + self.log.read_text()[-2000:])
            try:
                urllib.request.urlopen(self.url + "/health", timeout=5).read()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("mastodon_mock did not start within four minutes")

    def client(self, name):
        """Someone's own client, past the line: only the daemon's requests go over it."""
        if name not in self.clients:
            self.clients[name] = Mastodon(
                api_base_url=self.url, access_token=self.tokens[name], version_check_mode="none",
                ratelimit_method="throw", session=patient_session())
        return self.clients[name]

    def stop(self):
        self.line.close()
        self.everyone.shutdown(wait=False, cancel_futures=True)
        self.process.terminate()
        self.process.join(5)
        self.process.kill()
        self.reserved.close()
        self.directory.cleanup()

    # What people do.

    def post(self, post):
        key = secrets.token_hex(8)

        def once():
            return self.client(post["as"]).status_post(
                post["text"], visibility=post.get("visibility", "direct"), in_reply_to_id=post.get("reply_to"),
                idempotency_key=key)

        try:
            status = once()
        except MastodonInternalServerError:
            # The server itself failed a person, under load; the key keeps what it may have taken from coming twice.
            print(self.log.read_text()[-4000:], file=sys.stderr)
            status = once()
        return str(status["id"])

    def post_all(self, posts):
        """Of one person in their order, of several at once."""
        by_person = {}
        for index, post in enumerate(posts):
            by_person.setdefault(post["as"], []).append((index, post))
        ids = [None] * len(posts)

        def post_in_order(mine):
            for index, post in mine:
                ids[index] = self.post(post)

        list(self.everyone.map(post_in_order, by_person.values()))
        return ids

    def replies(self, person):
        """What the bot has written to someone, oldest first, as that person's own client shows it."""
        client = self.client(person)
        page = client.notifications(types=["mention"], limit=40)
        found = []
        while page:
            found += page
            page = client.fetch_next(page)
        return [
            {"id": str(status["id"]), "text": plain(status["content"]), "visibility": status["visibility"],
             "reply_to": str(status["in_reply_to_id"]) if status["in_reply_to_id"] else None}
            for status in (notification["status"] for notification in reversed(found))
            if status["account"]["username"] == BOT
        ]

    def sign_in(self):
        body = json.dumps({"username": BOT}).encode()
        request = urllib.request.Request(
            self.url + "/api/v1/_mock/login", body, {"Content-Type": "application/json"})
        return json.load(urllib.request.urlopen(request))["access_token"]

    def fault(self, rule):
        request = urllib.request.Request(
            self.url + "/api/v1/_mock/faults", json.dumps(rule).encode(), {"Content-Type": "application/json"})
        urllib.request.urlopen(request).read()

    def faults_left(self):
        rules = json.load(urllib.request.urlopen(self.url + "/api/v1/_mock/faults"))
        return sum(rule["remaining"] or 0 for rule in rules)

    def heal(self):
        request = urllib.request.Request(self.url + "/api/v1/_mock/faults", method="DELETE")
        urllib.request.urlopen(request).read()
        self.line.heal()


def end_with_parent():
    """Has the kernel end the process when this one ends, however it does."""
    pr_set_pdeathsig = 1
    ctypes.CDLL(None).prctl(pr_set_pdeathsig, signal.SIGKILL)


def patient_session():
    """Asks again where the server closed a connection just as it was used: what is posted goes by a key."""
    session = requests.Session()
    session.mount("http://", requests.adapters.HTTPAdapter(
        max_retries=urllib3.Retry(total=5, backoff_factor=0.1, allowed_methods=None)))
    return session


def reserved_port():
    """A socket that keeps a port from everybody but a server that is told of it: bound, it does not listen.

    A server binds with SO_REUSEADDR too, which Linux allows as long as nobody listens. A port that is only looked up may
    be another server's by then, and two suites would talk to one server.
    """
    probe = socket.socket()
    probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    probe.bind(("127.0.0.1", 0))
    return probe


def plain(content):
    """A status's HTML as its reader sees it."""
    content = re.sub(r"<br ?/?>", "\n", content)
    content = re.sub(r"</p>\s*<p>", "\n\n", content)
    return html.unescape(re.sub(r"<[^>]+>", "", content))


class Driver:
    def __init__(self):
        self.server = None
        self.stand_ins = {}
        self.watched = {}

    def start(self, command):
        self.server = Server(
            command["people"], command.get("version") or "4.6.0", command.get("ratelimit"),
            command.get("deduplicates", True), command.get("first_id"))
        return {"url": self.server.line.url, "token": self.server.tokens[BOT]}

    def stand_in(self, command):
        """Starts the stand-in for a network, and tells where it is."""
        kinds = {"bluesky": FakeBluesky, "facebook": FakeFacebook, "telegram": FakeTelegram, "twilio": FakeTwilio,
                 "weibo": FakeWeibo, "x": FakeX}
        kind = kinds[command["network"]]
        self.stand_ins[command["network"]] = kind(command.get("specification"))
        return {"url": self.stand_ins[command["network"]].url}

    def control(self, command):
        return self.stand_ins[command["network"]].control(command["command"])

    def post(self, command):
        return {"ids": self.server.post_all(command["posts"])}

    def replies(self, command):
        found = self.server.everyone.map(self.server.replies, command["people"])
        return {"replies": dict(zip(command["people"], found))}

    def posted(self, _):
        """How many statuses the bot has on the server; the count that an account shows leaves the direct ones out."""
        client = self.server.client(BOT)
        page = client.account_statuses(client.me()["id"], limit=40)
        count = 0
        while page:
            count += len(page)
            page = client.fetch_next(page)
        return {"count": count}

    def fault(self, command):
        self.server.fault(command["rule"])
        return {}

    def lose(self, command):
        self.server.line.lose(command["method"], command["path"], command["count"], command["how"])
        return {}

    def skew(self, command):
        self.server.line.skew(command["seconds"])
        return {}

    def faults_left(self, _):
        return {"count": self.server.faults_left() + self.server.line.faults_left()}

    def heal(self, _):
        self.server.heal()
        return {}

    def requests(self, _):
        """What the daemon has asked so far, as [seconds since 1970, method, path, status]."""
        return {"requests": list(self.server.line.requests)}

    def revoke(self, command):
        body = ("token=" + command["token"]).encode()
        urllib.request.urlopen(self.server.url + "/oauth/revoke", body).read()
        return {}

    def sign_in(self, _):
        return {"token": self.server.sign_in()}

    def watch(self, command):
        """Notes a daemon, to end it should the tests be ended before they do."""
        self.watched[command["process"]] = command["arguments"]
        return {}

    def rows(self, command):
        """Rows of the daemon's database, read beside it."""
        with sqlite3.connect(f"file:{command['database']}?mode=ro", uri=True, timeout=10) as connection:
            return {"rows": [[str(value) for value in row] for row in connection.execute(command["sql"])]}

    def run(self, connection):
        try:
            lines = connection.makefile("rw")
            for line in lines:
                command = json.loads(line)
                try:
                    answer = getattr(self, command["do"])(command)
                except Exception as error:  # The tests see it, and say what they were about to do.
                    answer = {"error": f"{type(error).__name__}: {error}"}
                print(json.dumps(answer), file=lines, flush=True)
        finally:
            self.stop()

    def stop(self):
        for process, arguments in self.watched.items():
            try:
                if arguments in pathlib.Path(f"/proc/{process}/cmdline").read_text():
                    os.kill(process, signal.SIGKILL)
            except OSError:
                pass
        for stand_in in self.stand_ins.values():
            stand_in.close()
        if self.server:
            self.server.stop()


def listen(path):
    """Gives every connection a driver, until standard input ends."""
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(path)
    listener.listen(64)
    # Drivers that have ended are nobody's concern.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    batched.install()
    prepared.install()
    gc.freeze()
    print("listening", flush=True)
    while True:
        ready, _, _ = select.select([listener, sys.stdin], [], [])
        if listener not in ready:
            break
        connection, _ = listener.accept()
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            listener.close()
            Driver().run(connection)
            return
        connection.close()
    os.unlink(path)


if __name__ == "__main__":
    listen(sys.argv[1])
