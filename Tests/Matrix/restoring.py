"""A backup that is put back while the homeserver goes on, and a room that nobody has keys for."""

import signal

from daemon import PASSWORD, Daemon, wait
from homeserver import Homeserver, ask
from people import Person

GAP = 60


def restore_and_read_again(nuthatch, folder):
    """Puts a backup back from before more messages than one answer holds: they are read again, and not answered again."""
    homeserver = Homeserver(folder / "restore-synapse")
    daemon = None
    written = {}
    try:
        homeserver.start()
        homeserver.register_by_command("nuthatch", PASSWORD)
        daemon = Daemon(nuthatch, folder / "restore-daemon", homeserver)
        person = Person(homeserver, "ana")

        def write(count):
            for _ in range(count):
                text = f"seed of {len(written)}"
                written[text] = (person, person.write(text))
            wait("the answers", lambda: daemon.is_settled(len(written)), daemon)

        daemon.start()
        wait("the invitation", person.is_joined, daemon)
        write(3)
        backup = str(folder / "backup.sqlite")
        daemon.run(["backup", backup, "--config", str(daemon.configuration)])
        write(GAP)
        is_told_to_stop = is_sealed_told_once(daemon, homeserver)
        daemon.end(signal.SIGTERM)
        daemon.run(["restore", backup, "--config", str(daemon.configuration)])
        before = len(person.answers())
        daemon.start()
        # The list of effects comes last; what was answered before the restore is told of in one line.
        wait("what was written since the backup", lambda: daemon.rows("SELECT count(*) FROM todo")
             == [(len(written),)] and daemon.has_sent_all() and len(person.answers()) > before, daemon)
        daemon.end(signal.SIGTERM)
        told = person.answers()[before:]
        names = sorted(name for name, in daemon.rows("SELECT name FROM todo"))
        is_well = names == sorted(written) and len(told) == 1
        print(f"restored: {len(names)} of {len(written)} effects, and {len(told)} message since: {told[0][0]!r}", flush=True)
        return is_well and is_told_to_stop
    finally:
        if daemon and daemon.is_running():
            daemon.end(signal.SIGKILL)
        homeserver.stop()


class Sealed(Person):
    """Somebody in a room that is encrypted, by a client whose keys nobody else has."""

    def __init__(self, server, name):
        content = {"algorithm": "m.megolm.v1.aes-sha2"}
        super().__init__(server, name, [{"type": "m.room.encryption", "state_key": "", "content": content}])

    def write(self, text):
        self.sent += 1
        body = {"algorithm": "m.megolm.v1.aes-sha2", "ciphertext": "AwgAEnACgAkL" + text, "session_id": "s",
                "sender_key": "k", "device_id": "D"}
        return ask("PUT", f"{self.path}/send/m.room.encrypted/{self.sent}", self.token, body)["event_id"]

    def invitations(self):
        """Rooms that others have invited them to."""
        return list(ask("GET", self.server.url + "/_matrix/client/v3/sync", self.token)["rooms"].get("invite", {}))


def is_sealed_told_once(daemon, homeserver):
    """Writes twice what the bot cannot read, with a restart between: it says so once, and invites to one plain room."""
    person = Sealed(homeserver, "bert")
    wait("the invitation", person.is_joined, daemon)
    person.write("one")
    wait("the notice", lambda: len(person.answers()) == 1, daemon)
    daemon.end(signal.SIGKILL)
    person.write("two")
    daemon.start()
    marker = Person(homeserver, "cleo")
    wait("another invitation", marker.is_joined, daemon)
    marker.write("hello")
    wait("an answer behind it", marker.answers, daemon)
    answers, invitations = person.answers(), person.invitations()
    print(f"not to be read: told {len(answers)} time: {answers[0][0]!r}; invited to {len(invitations)} room", flush=True)
    return len(answers) == 1 and len(invitations) == 1
