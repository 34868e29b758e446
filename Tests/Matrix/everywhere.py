"""What one person writes on every network there is, and writes anew."""

import json
import pathlib
import re
import signal
import sys
import time

from daemon import PASSWORD, Daemon, wait
from homeserver import Homeserver
from mastodon import Mastodon
from people import Person

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "EndToEndTests/Support"))

from fake_bluesky import FakeBluesky
from fake_facebook import FakeFacebook
from fake_telegram import FakeTelegram
from fake_twilio import FakeTwilio
from fake_weibo import FakeWeibo
from fake_x import FakeX

ANA = 7001
# Each in private, but the last: there everybody reads.
PLACES = ["chat", "hall", "sky", "phone", "page", "bird", "garden", "wei"]


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


def one_person_everywhere(nuthatch, mastodon_mock, folder):
    """Somebody links an account on every network there is, adds on each, and finds all of it on each.

    They are reminded on Bluesky of what they asked for on Telegram, and complete it by text message.
    """
    began = time.monotonic()
    homeserver = Homeserver(folder / "everywhere-synapse")
    mastodon = Mastodon(folder / "everywhere-mastodon", mastodon_mock)
    stand_ins = {"chat": FakeTelegram(), "sky": FakeBluesky(), "phone": FakeTwilio(), "page": FakeFacebook(),
                 "bird": FakeX(), "wei": FakeWeibo()}
    daemon = None
    try:
        homeserver.start()
        homeserver.register_by_command("nuthatch", PASSWORD)
        mastodon.start()
        accounts = {name: server.control({"do": "account", "handle": "nuthatch"}) for name, server in stand_ins.items()}
        others = {name: settings(name, stand_ins[name], account) for name, account in accounts.items()}
        others["garden"] = ({"network": "mastodon", "server": mastodon.url}, mastodon.token)
        daemon = Daemon(nuthatch, folder / "everywhere-daemon", homeserver, others=others)
        daemon.start()
        places = {name: stand_in_correspondence(name, daemon, server, accounts[name]["account"])
                  for name, server in stand_ins.items()}
        places["hall"] = on_matrix(daemon, homeserver)
        places["garden"] = Correspondence(daemon, mastodon.write, mastodon.read)
        wait("the accounts", lambda: daemon.rows("SELECT count(*) FROM account WHERE cursor IS NOT NULL")
             == [(len(PLACES),)], daemon)
        complaints = converse(places) + [each for server in stand_ins.values() for each in server.violations]
        complaints += ["a secret is in the log"] * daemon.secrets_in_log()
        is_well = daemon.end(signal.SIGTERM) == 0 and not complaints
        print(f"one person on {len(PLACES)} networks, {time.monotonic() - began:.0f} s:", *(complaints or ["well"]),
              flush=True)
        return is_well
    finally:
        if daemon and daemon.is_running():
            daemon.end(signal.SIGKILL)
        for server in stand_ins.values():
            server.close()
        mastodon.stop()
        homeserver.stop()


def converse(places):
    """The conversation; returns what was not as it should be."""
    complaints = []

    def expect(words, text, is_there=True):
        if (words in text) != is_there:
            complaints.append(f"{words!r} is {'not ' if is_there else ''}in {text!r}")

    chat = places["chat"]
    private = [name for name in PLACES if name != "wei"]
    chat.ask("hello")
    for name in private[1:]:
        code = re.search(r"!link (\w+)", chat.ask("!link")).group(1)
        expect("Join them?", places[name].ask(f"!link {code}"))
        joined = places[name].ask("y")
        # A phone has to prove that it reads what is sent to it.
        expect("one person now", places[name].ask(re.search(r"\d{6}", joined).group()) if name == "phone" else joined)
    # Where everybody reads, the other account says whose the code is, and what is added there shows that it worked.
    code = re.search(r"!link (\w+)", chat.ask(f"!link weibo person{ANA}")).group(1)
    places["wei"].ask(f"!link {code}")
    expect("bluesky", places["sky"].ask("!remindon bluesky").lower())
    for name in PLACES:
        answer = places[name].ask(f"buy a seed for the {name}")
        expect(f"the {name}", answer, is_there=name != "wei")
    for name in private:
        found = places[name].ask("!find seed")
        for other in PLACES:
            expect(f"the {other}", found)
    shared = chat.ask("!share 1")
    for form in ("https://x.com/intent", "https://bsky.app/intent", "https://service.weibo.com/share",
                 "/share?text="):
        expect(form, shared)
    expect("Added", chat.ask("remind me to water the cactus in 1 minute"))
    expect("water the cactus", places["hall"].ask("!today"))
    expect("water the cactus", places["sky"].next(what="the reminder"))
    expect("Done", places["phone"].ask("done cactus"))
    for name in private:
        expect("cactus", places[name].ask("!today"), is_there=False)
    return complaints


def settings(name, server, account):
    """An account's settings and its secret."""
    own = {"server": server.url}
    match name:
        case "chat":
            return {"network": "telegram", **own}, account["token"]
        case "sky":
            session = server.control({"do": "session", "account": account["account"]})
            return {"network": "bluesky", "directory": server.url, **own}, json.dumps(session)
        case "phone":
            return {"network": "sms", "account_sid": account["account"], "number": account["number"], **own}, account["token"]
        case "page":
            return {"network": "facebook", **own}, account["token"]
        case "bird":
            limits = dict.fromkeys(["GET dm_events", "GET mentions", "GET me"], 1_000_000)
            server.control({"do": "set", "account": account["account"], "limits": limits})
            pair = {key: account[key] for key in ("access_token", "refresh_token")}
            return ({"network": "x", "client_id": account["client_id"], **own},
                    json.dumps({**pair, "expires_at": int(time.time()) + 7200}))
        case "wei":
            return {"network": "weibo", "public_address": "203.0.113.7", "calls_per_day": 50_000_000, **own}, account["token"]
    raise ValueError(name)


def stand_in_correspondence(name, daemon, server, account):
    """What ana and the bot write to each other at a stand-in."""
    kind = {"phone": ("receive", "messages"), "bird": ("dm", "messages"), "wei": ("write", "comments")}
    verb, list_name = kind.get(name, ("write", "messages"))
    people = {"phone": {"from": "+447700900123"}, "bird": {"as": "ana", "to": "nuthatch"}}

    def write(text):
        text = f"@nuthatch {text}" if name == "wei" else text
        server.control({"do": verb, "account": account, "text": text, "body": text, **people.get(name, {"from": ANA})})

    def read():
        return [sent["text"] for sent in server.control({"do": "sent", "account": account})[list_name]]

    return Correspondence(daemon, write, read)


def on_matrix(daemon, homeserver):
    person = Person(homeserver, "ana")
    wait("the invitation", person.is_joined, daemon)
    return Correspondence(daemon, person.write, lambda: [body for body, _ in person.answers()])
