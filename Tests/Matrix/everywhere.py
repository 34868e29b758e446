"""What one person writes on every network there is, and writes anew."""

import json
import pathlib
import re
import signal
import sys
import time

from daemon import PASSWORD, Daemon, wait
from homeserver import Homeserver
from people import Person

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "EndToEndTests/Support"))

from fake_bluesky import FakeBluesky
from fake_telegram import FakeTelegram
from fake_twilio import FakeTwilio


class Correspondence:
    """What somebody and the bot write to each other on one network.

    `write` sends the bot a text. `read` gives all that the bot has written, the oldest first.
    """

    def __init__(self, daemon, write, read):
        self.daemon, self.write, self.read = daemon, write, read

    def ask(self, text):
        """Writes to the bot, and waits for the answer."""
        return self.next(lambda: self.write(text), f"the answer to {text}")

    def next(self, act=lambda: None, what="a message"):
        """All that the bot writes after `act`."""
        before = len(self.read())
        act()
        wait(what, lambda: len(self.read()) > before and self.daemon.has_sent_all(), self.daemon)
        return "\n".join(self.read()[before:])


def edit_twice(daemon, person):
    """Writes something, and writes it anew twice: the last is what stays. Returns whether it does."""
    daemon.start()
    room = Correspondence(daemon, person.write, lambda: [body for body, _ in person.answers()])
    events = []
    room.next(lambda: events.append(person.write("water the cactos")))
    told = [room.next(lambda text=text: person.edit(events[0], text)) for text in
            ("water the cactus", "water the cactus tomorrow")]
    names = [name for name, in daemon.rows("SELECT name FROM todo WHERE name LIKE 'water%'")]
    is_well = names == ["water the cactus"] and all("edit replaces" in text for text in told)
    print(f"edited twice: {names}, {told}", flush=True)
    return daemon.end(signal.SIGTERM) == 0 and is_well


def one_person_everywhere(nuthatch, folder):
    """Somebody adds on Telegram, lists on Matrix, is reminded on Bluesky, and completes by text message."""
    began = time.monotonic()
    homeserver = Homeserver(folder / "everywhere-synapse")
    telegram, bluesky, twilio = FakeTelegram(), FakeBluesky(), FakeTwilio()
    daemon = None
    try:
        homeserver.start()
        homeserver.register_by_command("nuthatch", PASSWORD)
        chat, sky, phone = (stand_in.control({"do": "account"}) for stand_in in (telegram, bluesky, twilio))
        session = bluesky.control({"do": "session", "account": sky["account"]})
        daemon = Daemon(nuthatch, folder / "everywhere-daemon", homeserver, others={
            "chat": ({"network": "telegram", "server": telegram.url}, chat["token"]),
            "sky": ({"network": "bluesky", "server": bluesky.url, "directory": bluesky.url}, json.dumps(session)),
            "phone": ({"network": "sms", "server": twilio.url, "account_sid": phone["account"],
                       "number": phone["number"]}, phone["token"])})
        daemon.start()
        places = (on_telegram(daemon, telegram, chat["account"]), on_matrix(daemon, homeserver),
                  on_bluesky(daemon, bluesky, sky["account"]), by_text_message(daemon, twilio, phone["account"]))
        wait("the accounts", lambda: daemon.rows("SELECT count(*) FROM account WHERE cursor IS NOT NULL") == [(4,)],
             daemon)
        complaints = converse(*places) + telegram.violations + bluesky.violations + twilio.violations
        is_well = daemon.end(signal.SIGTERM) == 0 and not complaints
        print(f"one person on four networks, {time.monotonic() - began:.0f} s:", *(complaints or ["well"]), flush=True)
        return is_well
    finally:
        if daemon and daemon.is_running():
            daemon.end(signal.SIGKILL)
        for server in (telegram, bluesky, twilio):
            server.close()
        homeserver.stop()


def converse(chat, room, sky, phone):
    """The conversation; returns what was not as it should be."""
    complaints = []

    def expect(words, text):
        if words not in text:
            complaints.append(f"{words!r} is not in {text!r}")

    chat.ask("hello")
    for place in (room, sky, phone):
        code = re.search(r"!link (\w+)", chat.ask("!link")).group(1)
        expect("Join them?", place.ask(f"!link {code}"))
        joined = place.ask("y")
        # A phone has to prove that it reads what is sent to it.
        expect("one person now", place.ask(re.search(r"\d{6}", joined).group()) if place is phone else joined)
    expect("bluesky", sky.ask("!remindon bluesky").lower())
    expect("Added", chat.ask("remind me to water the cactus in 1 minute"))
    expect("water the cactus", room.ask("!today"))
    expect("water the cactus", sky.next(what="the reminder"))
    expect("Done", phone.ask("done cactus"))
    for place in (chat, room, sky):
        listed = place.ask("!today")
        if "cactus" in listed:
            complaints.append(f"the cactus is still in {listed!r}")
    return complaints


def on_telegram(daemon, server, account):
    return Correspondence(
        daemon, lambda text: server.control({"do": "write", "account": account, "from": 7001, "text": text}),
        lambda: [sent["text"] for sent in server.control({"do": "sent", "account": account})["messages"]])


def on_matrix(daemon, homeserver):
    person = Person(homeserver, "ana")
    wait("the invitation", person.is_joined, daemon)
    return Correspondence(daemon, person.write, lambda: [body for body, _ in person.answers()])


def on_bluesky(daemon, server, account):
    return Correspondence(
        daemon, lambda text: server.control({"do": "write", "account": account, "from": 7001, "text": text}),
        lambda: [sent["text"] for sent in server.control({"do": "sent", "account": account})["messages"]])


def by_text_message(daemon, server, account):
    number = "+447700900123"
    return Correspondence(
        daemon,
        lambda text: server.control({"do": "receive", "account": account, "from": number, "body": text}),
        lambda: [sent["text"] for sent in server.control({"do": "sent", "account": account})["messages"]])
