"""Who writes to the bot: in clear text with bare requests, or encrypted with matrix-nio, a client of other people's."""

import asyncio
import functools
import threading
import time
import urllib.parse

import nio

from homeserver import NAME, ask

BOT = f"@nuthatch:{NAME}"


class Person:
    """Somebody with a room for the bot and themselves."""

    def __init__(self, server, name, state=()):
        """`state`: what the room has from its beginning."""
        self.server, self.name = server, name
        self.token = server.register(name, "a seed of " + name)
        body = {"preset": "trusted_private_chat", "is_direct": True, "invite": [BOT], "initial_state": list(state)}
        self.room = ask("POST", server.url + "/_matrix/client/v3/createRoom", self.token, body)["room_id"]
        self.path = f"{server.url}/_matrix/client/v3/rooms/{urllib.parse.quote(self.room)}"
        self.sent = 0
        self.in_clear = []

    def write(self, text):
        """Writes to the bot; returns the event's id."""
        self.sent += 1
        body = {"msgtype": "m.text", "body": text}
        return ask("PUT", f"{self.path}/send/m.room.message/{self.sent}", self.token, body)["event_id"]

    def edit(self, event, text):
        """Writes something anew."""
        self.sent += 1
        ask("PUT", f"{self.path}/send/m.room.message/{self.sent}", self.token, edited(event, text))

    def is_joined(self):
        return BOT in ask("GET", f"{self.path}/joined_members", self.token)["joined"]

    def events(self, sender=BOT):
        """All that somebody has written in the room, oldest first: the truth."""
        found, start = [], ""
        while True:
            page = ask("GET", f"{self.path}/messages?dir=b&limit=100{start}", self.token)
            found += [event for event in page["chunk"] if event["sender"] == sender]
            if not page.get("end") or not page["chunk"]:
                return found[::-1]
            start = "&from=" + page["end"]

    def answers(self):
        """What the bot has written: of each message its text, and which one it replies to."""
        return [(event["content"].get("body"), replied_to(event["content"])) for event in self.events()
                if event["type"] in ("m.room.message", "m.room.encrypted")]

    def close(self):
        pass


def edited(event, text):
    return {"msgtype": "m.text", "body": "* " + text, "m.new_content": {"msgtype": "m.text", "body": text},
            "m.relates_to": {"rel_type": "m.replace", "event_id": event}}


def replied_to(content):
    return content.get("m.relates_to", {}).get("m.in_reply_to", {}).get("event_id")


@functools.cache
def secret_loop():
    """One thread for everybody: matrix-nio's database is not made for several."""
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, daemon=True).start()
    return loop


class SecretPerson(Person):
    """The same in an encrypted room."""

    def __init__(self, server, name, folder, pantalaimon):
        self.server, self.name, self.pantalaimon = server, name, pantalaimon
        server.register(name, "a seed of " + name)
        store = folder / name
        store.mkdir(parents=True)
        self.seen = {}
        self.undecrypted = set()
        self.in_clear = []
        self.run(self.begin(store))

    @staticmethod
    def run(work, patience=120):
        return asyncio.run_coroutine_threadsafe(work, secret_loop()).result(patience)

    async def begin(self, store):
        configuration = nio.AsyncClientConfig(store_sync_tokens=True, encryption_enabled=True)
        user = f"@{self.name}:{NAME}"
        self.client = nio.AsyncClient(self.server.url, user, store_path=str(store), config=configuration)
        login = await self.client.login("a seed of " + self.name)
        assert isinstance(login, nio.LoginResponse), login
        self.token = login.access_token
        self.client.add_event_callback(self.hear, nio.RoomMessage)
        self.client.add_event_callback(self.fail_to_hear, nio.MegolmEvent)
        state = [nio.EnableEncryptionBuilder().as_dict()]
        made = await self.client.room_create(is_direct=True, invite=[BOT], initial_state=state)
        assert isinstance(made, nio.RoomCreateResponse), made
        self.room = made.room_id
        self.path = f"{self.server.url}/_matrix/client/v3/rooms/{urllib.parse.quote(self.room)}"
        self.syncing = asyncio.create_task(self.listen())

    async def listen(self):
        """Goes on where the homeserver has cut an answer off: matrix-nio gives up there."""
        while True:
            try:
                await self.client.sync_forever(timeout=10000, full_state=True)
                return
            except Exception as error:  # Whatever it is, people start their client again.
                print(f"{self.name} starts to listen anew: {error!r}", flush=True)
                await asyncio.sleep(0.2)

    def is_joined(self):
        """Whether the bot is there, and each knows the other's keys: what is encrypted before, nobody can read."""
        return (super().is_joined() and any(self.client.device_store.active_user_devices(BOT))
                and self.pantalaimon.knows_device(self.client.user_id))

    async def hear(self, room, event):
        if event.sender == BOT:
            self.seen[event.event_id] = (event.body, replied_to(event.source["content"]))

    async def fail_to_hear(self, room, event):
        self.undecrypted.add(event.event_id)

    def write(self, text):
        return self.send({"msgtype": "m.text", "body": text})

    def edit(self, event, text):
        self.send(edited(event, text))

    def send(self, content):
        async def send():
            sent = await self.client.room_send(self.room, "m.room.message", content, ignore_unverified_devices=True)
            assert isinstance(sent, nio.RoomSendResponse), sent
            return sent.event_id
        return self.run(send())

    def answers(self):
        """The truth is the server's list of encrypted events; what they say is what the client has decrypted."""
        events = [event for event in self.events() if event["type"] != "m.room.member"]
        self.in_clear = [event["event_id"] for event in events if event["type"] != "m.room.encrypted"]
        ids = [event["event_id"] for event in events]
        for _ in range(600):
            if all(event in self.seen or event in self.undecrypted for event in ids):
                break
            time.sleep(0.1)
        return [self.seen.get(event) or (self.trouble(event), None) for event in ids]

    def trouble(self, event):
        what = "cannot be decrypted" if event in self.undecrypted else "did not come"
        return f"({event} of {self.name}'s room {what})"

    def close(self):
        async def end():
            self.syncing.cancel()
            await self.client.close()
        self.run(end())
