"""`nuthatch run` as a child of the tests, and what its database says."""

import json
import os
import pathlib
import signal
import sqlite3
import subprocess
import time

PASSWORD = "hidden under bark"


class Daemon:
    """`nuthatch run` with a database of its own."""

    def __init__(self, nuthatch, folder, server, pantalaimon=None, others=None):
        """Signs in at the homeserver. `others`: more accounts by their names, each its settings and its secret."""
        folder.mkdir(mode=0o700)
        self.nuthatch, self.folder = str(pathlib.Path(nuthatch).resolve()), folder
        self.database = folder / "nuthatch.sqlite"
        self.configuration = folder / "nuthatch.json"
        self.process = None
        token = folder / "hall.token"
        account = {"network": "matrix", "server": server.url, "token_file": str(token),
                   "poll_seconds": {"min": 0.1, "max": 0.5}, "messages_per_minute": 6000}
        options = ["--server", server.url, "--user", "nuthatch", "--token-file", str(token)]
        if pantalaimon:
            account["pantalaimon"] = pantalaimon.url
            options += ["--pantalaimon", pantalaimon.url]
        accounts = {"hall": account}
        self.secrets = []
        for name, (settings, secret) in (others or {}).items():
            self.secrets += json.loads(secret).values() if secret.startswith("{") else [secret]
            path = folder / f"{name}.token"
            path.touch(0o600)
            path.write_text(secret)
            accounts[name] = {"token_file": str(path), "poll_seconds": {"min": 0.1, "max": 0.5}, **settings}
        self.configuration.write_text(json.dumps({
            "database": str(self.database), "zone": "Europe/London", "log": {"level": "debug"},
            "accounts": list(accounts), "account": accounts}))
        self.run(["login", "matrix", *options], PASSWORD + "\n")
        lines = self.run(["check", "--config", str(self.configuration)]).splitlines()
        print("\n".join(line for line in lines if line.startswith(("ok    account", "      homeserver", "      encr"))))

    def run(self, arguments, words=""):
        done = subprocess.run([self.nuthatch, *arguments], input=words, capture_output=True, text=True, timeout=120,
                              env=clean_environment())
        if done.returncode != 0:
            raise RuntimeError(f"nuthatch {arguments}: {done.returncode} {done.stdout} {done.stderr}")
        return done.stdout

    def start(self, fault=None):
        # This homeserver is done with a request as soon as its connection ends.
        environment = {**clean_environment(), "NUTHATCH_GRACE": "1"}
        if fault:
            environment["NUTHATCH_FAULT"] = fault
        with open(self.folder / "log", "ab") as log:
            self.process = subprocess.Popen(
                [self.nuthatch, "run", "--config", str(self.configuration)], env=environment, stdout=log, stderr=log,
                stdin=subprocess.DEVNULL)

    def is_running(self):
        return self.process is not None and self.process.poll() is None

    def end(self, with_signal=None):
        if with_signal:
            self.process.send_signal(with_signal)
        return self.process.wait(60)

    def rows(self, sql):
        try:
            connection = sqlite3.connect(f"file:{self.database}?mode=ro", uri=True, timeout=30)
            try:
                return connection.execute(sql).fetchall()
            finally:
                connection.close()
        except sqlite3.OperationalError:
            return []

    def secrets_in_log(self):
        """How many secrets of its accounts its log shows."""
        log = (self.folder / "log").read_text()
        kept = json.loads((self.folder / "hall.token").read_text())
        secrets = [PASSWORD, kept["access_token"], kept.get("refresh_token"), *self.secrets]
        return sum(secret in log for secret in secrets if isinstance(secret, str))

    def has_worked_on(self, count):
        return self.rows("SELECT count(*), coalesce(sum(state = 'new'), 0) FROM inbox") == [(count, 0)]

    def is_settled(self, count):
        # In that order: what is worked on has its answer in the outbox.
        return self.has_worked_on(count) and self.has_sent_all()

    def has_sent_all(self):
        return self.rows("SELECT count(*) FROM outbox WHERE state NOT IN ('sent', 'dead')") == [(0,)]

    def end_interrupted_work(self, count):
        """What takes the process down twice is set aside: so what a death interrupted comes to its end first."""
        note = pathlib.Path(f"{self.database}.working")
        is_noted = note.exists() and note.read_bytes()[:1] not in (b"", b"\n")
        if not is_noted and self.rows("SELECT count(*) FROM inbox WHERE state = 'new' AND attempts > 0") in ([], [(0,)]):
            return
        self.start()
        wait("the interrupted work", lambda: self.has_worked_on(count), self)
        self.end(signal.SIGKILL)


def clean_environment():
    """What is set for the tests is not a setting of the daemon's."""
    return {name: value for name, value in os.environ.items() if not name.startswith("NUTHATCH_")}


def wait(what, condition, daemon, patience=180):
    deadline = time.monotonic() + patience
    while not condition():
        if time.monotonic() > deadline:
            log = (daemon.folder / "log").read_text()[-4000:]
            raise RuntimeError(f"{what} did not come within {patience} s\n{log}")
        time.sleep(0.05)
