"""Kills the daemon at every named step of a message's way, again and again, on a real homeserver.

The truth is the rooms' events: each message is answered once, and has one effect in the database. Where
the daemon died between the homeserver's answer and its own note of it, the homeserver is restarted before the daemon
repeats the request.
"""

import argparse
import os
import pathlib
import random
import signal
import sys
import tempfile
import time

from daemon import PASSWORD, Daemon, wait
from everywhere import edit_twice, one_person_everywhere
from homeserver import Homeserver, Pantalaimon
from people import Person, SecretPerson
from renewal import log_out_softly
from restoring import restore_and_read_again
from truth import judge

STEPS = ["poll.read", "inbox.stored", "work.begun", "work.applied", "work.committed", "outbox.sending", "outbox.posted",
         "outbox.sent"]


def kill_often(daemon, people, kills, children, patience, seed):
    """Kills it so many times among what people write, at each step in turn and in any order; returns each message's event id
    by its text."""
    written = {}
    chance = random.Random(seed)
    order = []

    def write():
        person = people[len(written) % len(people)]
        text = f"seed of {len(written)}"
        written[text] = (person, person.write(text))

    daemon.start()
    begun = "SELECT count(*) FROM account WHERE cursor IS NOT NULL"
    wait("the first cursor", lambda: daemon.rows(begun) == [(1,)], daemon)
    wait("the invitations", lambda: all(person.is_joined() for person in people), daemon)
    daemon.end(signal.SIGKILL)
    for _ in range(kills):
        order = order or chance.sample(STEPS, len(STEPS))
        step, count = order.pop(), chance.choice([1, 2])
        write()
        daemon.start(f"{step}:{count}")
        last = len(written) + 20
        while daemon.is_running():
            if len(written) > last:
                raise RuntimeError(f"{step} was never reached for the {count}. time")
            write()
            is_done = daemon.is_settled if step.startswith("outbox.") else daemon.has_worked_on
            wait("the work or the end", lambda: not daemon.is_running() or is_done(len(written)), daemon, patience)
        if daemon.end() != -signal.SIGKILL:
            raise RuntimeError(f"at {step} it ended with {daemon.process.returncode}")
        if step == "outbox.posted":
            for child in children:
                child.restart()
        daemon.end_interrupted_work(len(written))
    daemon.start()
    wait("the last answers", lambda: daemon.is_settled(len(written)), daemon, patience)
    if daemon.end(signal.SIGTERM) != 0:
        raise RuntimeError("it did not end well")
    return written


def trial(name, nuthatch, folder, kills, has_default_limits, is_encrypted, seed):
    if kills == 0:
        return True
    began = time.monotonic()
    homeserver = Homeserver(folder / f"{name}-synapse", has_default_limits)
    children = [homeserver]
    people = []
    daemon = None
    try:
        homeserver.start()
        homeserver.register_by_command("nuthatch", PASSWORD)
        pantalaimon = None
        if is_encrypted:
            pantalaimon = Pantalaimon(folder / f"{name}-pantalaimon", homeserver)
            pantalaimon.start()
            children.append(pantalaimon)
        daemon = Daemon(nuthatch, folder / f"{name}-daemon", homeserver, pantalaimon)
        if is_encrypted:
            people = [SecretPerson(homeserver, f"person{number}", folder / f"{name}-people", pantalaimon)
                      for number in range(4)]
        else:
            people = [Person(homeserver, f"person{number}") for number in range(8)]
        print(f"{name}: ready after {time.monotonic() - began:.0f} s", flush=True)
        written = kill_often(daemon, people, kills, children, 900 if has_default_limits else 180, seed)
        is_well = judge(daemon, written) and edit_twice(daemon, people[0])
        print(f"{name}: killed {kills} times among {len(written)} messages in {time.monotonic() - began:.0f} s:"
              f" {'nothing lost, nothing doubled' if is_well else 'WRONG'}", flush=True)
        return is_well
    finally:
        if daemon and daemon.is_running():
            daemon.end(signal.SIGKILL)
        for person in people:
            person.close()
        for child in children:
            child.stop()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nuthatch", required=True)
    parser.add_argument("--mastodon-mock", required=True)
    parser.add_argument("--kills", type=int, default=int(os.environ.get("NUTHATCH_MATRIX_KILLS", "64")))
    parser.add_argument("--sealed-kills", type=int, default=int(os.environ.get("NUTHATCH_MATRIX_SEALED_KILLS", "8")))
    parser.add_argument("--default-limits", action="store_true", help="with Synapse's own rate limits: it takes longer")
    parser.add_argument("--seed", type=int, default=int(os.environ.get("NUTHATCH_SEED", random.randrange(10_000))))
    options = parser.parse_args()
    print(f"NUTHATCH_SEED={options.seed} kills in the same order again", flush=True)
    with tempfile.TemporaryDirectory(prefix="nuthatch-matrix-") as name:
        folder = pathlib.Path(name)
        is_well = trial("plain", options.nuthatch, folder, options.kills, options.default_limits, is_encrypted=False,
                        seed=options.seed)
        is_sealed_well = trial("encrypted", options.nuthatch, folder, options.sealed_kills, False, is_encrypted=True,
                               seed=options.seed)
        is_renewed_well = log_out_softly(options.nuthatch, folder)
        is_restored_well = restore_and_read_again(options.nuthatch, folder)
        is_one_well = one_person_everywhere(options.nuthatch, str(pathlib.Path(options.mastodon_mock).resolve()), folder)
    sys.exit(0 if is_well and is_sealed_well and is_renewed_well and is_restored_well and is_one_well else 1)


if __name__ == "__main__":
    main()
