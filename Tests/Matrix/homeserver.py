"""A real homeserver, Synapse, with a database of its own; and pantalaimon, which encrypts and decrypts before it."""

import contextlib
import json
import pathlib
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

BIN = pathlib.Path(sys.executable).parent
NAME = "nuthatch.test"

SETTINGS = """
server_name: "{name}"
pid_file: {folder}/synapse.pid
listeners:
  - port: {port}
    tls: false
    type: http
    bind_addresses: ["127.0.0.1"]
    resources: [{{names: [client, federation]}}]
database: {{name: sqlite3, args: {{database: {folder}/homeserver.db}}}}
log_config: {folder}/log.yaml
media_store_path: {folder}/media
signing_key_path: {folder}/signing.key
registration_shared_secret: "for the tests"
enable_registration: true
enable_registration_without_verification: true
report_stats: false
trusted_key_servers: []
federation_domain_whitelist: []
bcrypt_rounds: 4
rc_login: {{address: {{per_second: 100, burst_count: 1000}}, account: {{per_second: 100, burst_count: 1000}}}}
rc_registration: {{per_second: 100, burst_count: 1000}}
rc_invites:
  per_room: {{per_second: 100, burst_count: 1000}}
  per_user: {{per_second: 100, burst_count: 1000}}
  per_issuer: {{per_second: 100, burst_count: 1000}}
{limits}
"""
NO_LIMITS = "rc_message: {per_second: 1000, burst_count: 1000}"
LOG = """
version: 1
formatters: {short: {format: "%(asctime)s %(levelname)s %(name)s %(message)s"}}
handlers: {file: {class: logging.FileHandler, filename: FOLDER/synapse.log, formatter: short}}
root: {level: WARNING, handlers: [file]}
"""


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def ask(method, url, token=None, body=None, patience=30):
    """The answer of a server; a limit is waited out, as a person's client would."""
    while True:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(url, method=method, data=data, headers={"Content-Type": "application/json"})
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        try:
            with urllib.request.urlopen(request, timeout=patience) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code != 429:
                raise RuntimeError(f"{method} {url}: {error.code} {error.read()[:300]!r}") from error
            time.sleep(json.load(error).get("retry_after_ms", 1000) / 1000)


class Child:
    """A program that this one started, and ends."""

    def __init__(self, command, folder, is_ready):
        self.command, self.folder, self.is_ready = command, folder, is_ready
        self.process = None

    def start(self):
        with open(self.folder / "output", "ab") as output:
            self.process = subprocess.Popen(
                self.command, cwd=self.folder, stdout=output, stderr=output, stdin=subprocess.DEVNULL)
        for _ in range(1200):
            if self.process.poll() is not None:
                raise RuntimeError(f"{self.command[0]} ended: " + (self.folder / "output").read_text()[-2000:])
            try:
                self.is_ready()
                return
            except (OSError, RuntimeError):
                time.sleep(0.1)
        raise RuntimeError(f"{self.command[0]} did not start within two minutes")

    def stop(self):
        if self.process is None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None

    def restart(self):
        self.stop()
        self.start()


class Homeserver(Child):
    """Synapse."""

    def __init__(self, folder, has_default_limits=False, more=""):
        """`more`: further settings, as lines of YAML."""
        folder.mkdir()
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        self.settings = folder / "homeserver.yaml"
        limits = "" if has_default_limits else NO_LIMITS
        self.settings.write_text(SETTINGS.format(name=NAME, folder=folder, port=port, limits=limits) + more + "\n")
        (folder / "log.yaml").write_text(LOG.replace("FOLDER", str(folder)))
        command = [str(BIN / "python"), "-m", "synapse.app.homeserver", "-c", str(self.settings)]
        subprocess.run(command + ["--generate-keys"], check=True, capture_output=True)
        super().__init__(command, folder, lambda: ask("GET", self.url + "/_matrix/client/versions"))

    def register_by_command(self, name, password):
        """Makes an account as an operator does."""
        subprocess.run(
            [str(BIN / "register_new_matrix_user"), "-c", str(self.settings), "-u", name, "-p", password, "--no-admin",
             self.url], check=True, capture_output=True)

    def register(self, name, password):
        """Makes an account as a client does; returns its token."""
        body = {"username": name, "password": password, "auth": {"type": "m.login.dummy"}}
        return ask("POST", self.url + "/_matrix/client/v3/register", body=body)["access_token"]


class Pantalaimon(Child):
    """What encrypts and decrypts in front of a homeserver."""

    def __init__(self, folder, homeserver):
        folder.mkdir()
        (folder / "data").mkdir()
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        settings = folder / "pantalaimon.conf"
        settings.write_text(
            f"[nuthatch]\nHomeserver = {homeserver.url}\nListenAddress = 127.0.0.1\nListenPort = {port}\nSSL = False\n"
            "IgnoreVerification = True\nUseKeyring = False\nNotifications = Off\n")
        command = [str(BIN / "pantalaimon"), "-c", str(settings), "--data-path", str(folder / "data")]
        super().__init__(command, folder, lambda: ask("GET", self.url + "/_matrix/client/versions"))

    def knows_device(self, user):
        """Whether it knows a device of somebody's, and so encrypts for it."""
        with contextlib.closing(sqlite3.connect(f"file:{self.folder}/data/pan.db?mode=ro", uri=True, timeout=30)) as database:
            query = "SELECT 1 FROM devicekeys WHERE user_id = ?"
            return database.execute(query, [user]).fetchone() is not None
