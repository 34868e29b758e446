"""Messages while the homeserver ends access tokens that can be renewed: soft logouts."""

import json
import signal
import sqlite3
import time

from daemon import PASSWORD, Daemon, wait
from homeserver import NAME, Homeserver, ask
from people import Person
from truth import judge

LIFETIME = 12
ROUNDS = 3


def log_out_softly(nuthatch, folder):
    """Ends the daemon where the homeserver has an answer and the daemon does not know, lets its token end, and starts it again.

    So the token is refused, renewed, and the message in doubt settled by the same device.
    """
    began = time.monotonic()
    homeserver = Homeserver(folder / "renewal-synapse", more=f"refreshable_access_token_lifetime: {LIFETIME}s")
    daemon = None
    written = {}
    try:
        homeserver.start()
        homeserver.register_by_command("nuthatch", PASSWORD)
        others = devices_of(homeserver, "nuthatch")
        daemon = Daemon(nuthatch, folder / "renewal-daemon", homeserver)
        person = Person(homeserver, "ana")
        tokens = daemon.folder / "hall.token"

        def write():
            text = f"seed of {len(written)}"
            written[text] = (person, person.write(text))

        daemon.start()
        wait("the invitation", person.is_joined, daemon)
        # It goes on while tokens are renewed in time.
        for _ in range(LIFETIME):
            write()
            wait("the answer", lambda: daemon.is_settled(len(written)), daemon)
            time.sleep(1)
        daemon.end(signal.SIGKILL)
        logouts = 0
        for _ in range(ROUNDS):
            write()
            daemon.start("outbox.posted:1")
            if daemon.end() != -signal.SIGKILL:
                raise RuntimeError("it was not killed where the homeserver has the answer")
            forget_the_end(tokens)
            time.sleep(LIFETIME + 1)
            logouts += is_logged_out_softly(homeserver, tokens)
            daemon.start()
            wait("the answer in doubt", lambda: daemon.is_settled(len(written)), daemon)
            daemon.end(signal.SIGTERM)
        devices = devices_of(homeserver, "nuthatch") - others
        is_well = judge(daemon, written) and logouts == ROUNDS and devices == {"NUTHATCH"}
        print(f"soft logout: {logouts} among {len(written)} messages in {time.monotonic() - began:.0f} s, of the device"
              f" {devices}: {'nothing lost, nothing doubled' if is_well else 'WRONG'}", flush=True)
        return is_well
    finally:
        if daemon and daemon.is_running():
            daemon.end(signal.SIGKILL)
        homeserver.stop()


def forget_the_end(path):
    """Takes from the file when the token ends: so the daemon tries it, and is refused."""
    tokens = json.loads(path.read_text())
    tokens.pop("expires_at", None)
    path.write_text(json.dumps(tokens))


def is_logged_out_softly(homeserver, path):
    """Whether the homeserver refuses the token, and takes what renews it."""
    try:
        ask("GET", homeserver.url + "/_matrix/client/v3/account/whoami", json.loads(path.read_text())["access_token"])
    except RuntimeError as error:
        return '"soft_logout":true' in str(error)
    return False


def devices_of(homeserver, name):
    with sqlite3.connect(f"file:{homeserver.folder}/homeserver.db?mode=ro", uri=True, timeout=30) as database:
        rows = database.execute("SELECT device_id FROM devices WHERE user_id = ? AND NOT hidden", [f"@{name}:{NAME}"])
        return {device for device, in rows}
