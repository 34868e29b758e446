"""Stands in for Telegram's Bot API (core.telegram.org/bots/api): bots with a token each, and the people who write to them.

By hand: `python fake_telegram.py 8123`, then `curl localhost:8123/control -d '{"do": "account"}'` answers with a bot's name,
token and username, and `curl localhost:8123/control -d '{"do": "write", "account": NAME, "from": 77, "text": "hello"}'`
writes to it.

It does as Telegram does where a bot can tell: it holds a request until somebody writes, forgets what was confirmed by the
next offset and what is a day old, ends the older of two requests that wait (409), lets a bot write to nobody who has not
begun, and shows a bot nothing of what it sent. Given the daemon's database (`watch`), it notes what is confirmed and not in
there. Every request is held against the fields that the documentation names.
"""

import base64
import json
import re
import secrets
import sqlite3
import time
import urllib.parse

from loopback import Account, Loopback, Refusal, serve

METHOD = re.compile(r"/bot([^/]+)/(\w+)")
FILE = re.compile(r"/file/bot([^/]+)/files/(\w+)")
MARKS = re.compile(r"(?:^|(?<=\s))(@\w+|/[a-z0-9_]+(?:@\w+)?)")
FIELDS = {
    "getMe": set(), "getWebhookInfo": set(), "deleteWebhook": {"drop_pending_updates"},
    "getUpdates": {"offset", "limit", "timeout", "allowed_updates"}, "getFile": {"file_id"},
    "setMyCommands": {"commands", "scope", "language_code"},
    "sendMessage": {"chat_id", "text", "reply_parameters", "link_preview_options", "disable_notification",
                    "reply_markup"},
    "answerCallbackQuery": {"callback_query_id", "text", "show_alert", "url", "cache_time"},
}
DAY = 86_400


class Bot(Account):
    def __init__(self, number):
        super().__init__(str(number))
        self.number = number
        self.username = "nuthatch"
        self.token = f"{number}:{secrets.token_urlsafe(26)}"
        self.updates = []
        self.next_update = 870_000_001
        self.numbers = {}
        self.begun, self.blocked, self.migrated = set(), set(), {}
        self.sent = []
        self.menu = []
        self.webhook = ""
        self.files = {}
        # The presses of buttons that were not acknowledged yet.
        self.pressed = []
        # The request for updates that came last.
        self.turn = 0
        # The daemon's database and account, and what was confirmed without being there.
        self.watched, self.unkept = None, []


class FakeTelegram(Loopback):
    def do_account(self, _):
        bot = Bot(123_456_700 + len(self.accounts))
        self.accounts[bot.name] = bot
        return {"account": bot.name, "token": bot.token, "username": bot.username}

    def do_write(self, command):
        """Somebody writes, in private or in a `chat` that is a group; `file` is a picture's bytes in
        base64."""
        bot, person = self.accounts[command["account"]], command["from"]
        chat = command.get("chat", person)
        if chat == person:
            bot.begun.add(person)
        message = {
            "message_id": self.number(bot, chat), "date": int(time.time()), "chat": chat_of(chat),
            "from": somebody(person)}
        message |= {"text": command["text"], "entities": entities(command["text"])} if "file" not in command else {}
        if "file" in command:
            name = "f" + secrets.token_hex(8)
            bot.files[name] = base64.b64decode(command["file"])
            sizes = [{"file_id": name, "file_unique_id": name, "width": 640, "height": 480}]
            message |= {"photo": sizes} | ({"caption": command["text"]} if command["text"] else {})
        bot.updates.append({"update_id": bot.next_update, "message": message})
        bot.next_update += 1
        return {"id": f"{bot.number}:{chat}:{message['message_id']}"}

    def do_edit(self, command):
        """Somebody writes a private message of theirs anew."""
        bot, person = self.accounts[command["account"]], command["from"]
        now = int(time.time())
        bot.updates.append({"update_id": bot.next_update, "edited_message": {
            "message_id": int(command["message"].split(":")[2]), "date": now, "edit_date": now, "chat": chat_of(person),
            "from": somebody(person), "text": command["text"], "entities": entities(command["text"])}})
        bot.next_update += 1

    def do_press(self, command):
        """Somebody presses the button that says `label`, below a message of the bot's."""
        bot, person = self.accounts[command["account"]], command["from"]
        chat, message = (int(part) for part in command["message"].split(":")[1:])
        sent = next(each for each in bot.sent if each["id"] == command["message"])
        button = next(each for row in sent["buttons"] for each in row if each["text"] == command["label"])
        query = {
            "id": secrets.token_hex(9), "from": somebody(person), "chat_instance": "1", "data": button["callback_data"],
            "message": {"message_id": message, "date": int(time.time()), "chat": chat_of(chat), "text": sent["text"],
                        "from": self.getMe(bot, None)}}
        bot.pressed.append(query["id"])
        bot.updates.append({"update_id": bot.next_update, "callback_query": query})
        bot.next_update += 1
        return {"id": f"{command['message']}:press:{query['id']}"}

    def do_pressed(self, command):
        """The presses that were not acknowledged."""
        return {"messages": self.accounts[command["account"]].pressed}

    def do_sent(self, command):
        """What the bot has sent, oldest first."""
        return {"messages": self.accounts[command["account"]].sent}

    def do_set(self, command):
        """Sets one of blocked, migrated, webhook, token, next_update."""
        bot = self.accounts[command["account"]]
        for name in ("webhook", "token", "next_update"):
            if name in command:
                setattr(bot, name, command[name])
        bot.blocked = set(command.get("blocked", bot.blocked))
        bot.migrated |= {int(old): new for old, new in command.get("migrated", {}).items()}

    def do_watch(self, command):
        self.accounts[command["account"]].watched = (command["database"], command["name"])

    def do_unkept(self, command):
        """What was confirmed before it was in the database that is watched."""
        return {"messages": self.accounts[command["account"]].unkept}

    def do_menu(self, command):
        return {"commands": self.accounts[command["account"]].menu}

    # The API.

    def owner(self, request):
        found = METHOD.fullmatch(request.path) or FILE.fullmatch(request.path)
        number = found[1].partition(":")[0] if found else None
        return self.accounts.get(number)

    def answer(self, request):
        # Some clients encode a token's colon.
        request.path = urllib.parse.unquote(request.path)
        bot = self.owner(request)
        def is_known():
            return request.path == f"/bot{bot.token}/getUpdates"

        if bot and is_known():
            with self.lock:
                bot.turn += 1
                fields, turn = fields_of(request), bot.turn
                self.confirm(bot, int(fields.get("offset", 0)))
            end = time.monotonic() + float(fields.get("timeout", 0))
            while time.monotonic() < end and bot.turn == turn and is_known() and not bot.updates and not bot.webhook:
                time.sleep(0.01)
            if bot.turn != turn:
                refusal = problem(409, "Conflict: terminated by other getUpdates request; make sure that only one bot "
                                       "instance is running")
                return refusal.status, {}, refusal.body, None
        return super().answer(request)

    def handle(self, bot, request):
        found = METHOD.fullmatch(request.path)
        if not found and bot and FILE.fullmatch(request.path):
            name = FILE.fullmatch(request.path)[2]
            if f"/file/bot{bot.token}/" in request.path and name in bot.files:
                return 200, bot.files[name], {"Content-Type": "image/jpeg"}
        if not found:
            raise problem(404, "Not Found")
        if not bot or found[1] != bot.token:
            raise problem(401, "Unauthorized")
        method, fields = found[2], fields_of(request)
        if method not in FIELDS:
            raise problem(404, "Not Found: method not found")
        if strange := set(fields) - FIELDS[method]:
            self.violations.append(f"{method} has no {sorted(strange)}")
        return 200, {"ok": True, "result": getattr(self, method)(bot, fields)}, {}

    def getMe(self, bot, _):
        return {"id": bot.number, "is_bot": True, "first_name": "Nuthatch", "username": bot.username,
                "can_join_groups": True, "can_read_all_group_messages": False, "supports_inline_queries": False}

    def getWebhookInfo(self, bot, _):
        return {"url": bot.webhook, "has_custom_certificate": False, "pending_update_count": len(bot.updates)}

    def deleteWebhook(self, bot, _):
        bot.webhook = ""
        return True

    def setMyCommands(self, bot, fields):
        commands = fields["commands"]
        for each in commands:
            if not re.fullmatch(r"[a-z0-9_]{1,32}", each["command"]) or not 1 <= len(each["description"]) <= 256:
                raise problem(400, "Bad Request: BOT_COMMAND_INVALID")
        if len(commands) > 100:
            raise problem(400, "Bad Request: BOT_COMMANDS_TOO_MUCH")
        bot.menu = [each["command"] for each in commands]
        return True

    def getUpdates(self, bot, fields):
        if bot.webhook:
            raise problem(409, "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to "
                               "delete the webhook first")
        return bot.updates[:max(1, min(int(fields.get("limit", 100)), 100))]

    def confirm(self, bot, offset):
        """Forgets what comes before an offset, which counts from the newest where it is negative."""
        bot.updates = [each for each in bot.updates if happening(each)["date"] > time.time() - DAY]
        gone = 0
        if offset < 0:
            gone = max(0, len(bot.updates) + offset)
        elif bot.updates and bot.updates[0]["update_id"] <= offset <= bot.updates[-1]["update_id"] + 1:
            gone = sum(each["update_id"] < offset for each in bot.updates)
            self.look(bot, bot.updates[:gone])
        bot.updates = bot.updates[gone:]

    def look(self, bot, confirmed):
        if not bot.watched or not confirmed:
            return
        database, account = bot.watched
        with sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=10) as ledger:
            kept = {row[0] for row in ledger.execute("SELECT message_id FROM inbox WHERE account = ?", [account])}
        for each in confirmed:
            message = happening(each)
            name = f"{bot.number}:{message['chat']['id']}:{message['message_id']}"
            name += f":press:{each['callback_query']['id']}" if "callback_query" in each else ""
            name += f":edit:{each['update_id']}" if "edited_message" in each else ""
            if name not in kept:
                bot.unkept.append(name)

    def answerCallbackQuery(self, bot, fields):
        if fields["callback_query_id"] not in bot.pressed:
            raise problem(400, "Bad Request: query is too old and response timeout expired or query ID is invalid")
        bot.pressed.remove(fields["callback_query_id"])
        return True

    def getFile(self, bot, fields):
        name = fields["file_id"]
        if name not in bot.files:
            raise problem(400, "Bad Request: wrong file_id or the file is temporarily unavailable")
        return {"file_id": name, "file_unique_id": name, "file_size": len(bot.files[name]), "file_path": f"files/{name}"}

    def sendMessage(self, bot, fields):
        chat, text = int(fields["chat_id"]), fields["text"]
        if not text.strip():
            raise problem(400, "Bad Request: message text is empty")
        if len(text.encode("utf-16-le")) > 2 * 4096:
            raise problem(400, "Bad Request: message is too long")
        if chat in bot.migrated:
            raise problem(400, "Bad Request: group chat was upgraded to a supergroup chat",
                          {"migrate_to_chat_id": bot.migrated[chat]})
        if chat in bot.blocked:
            raise problem(403, "Forbidden: bot was blocked by the user")
        if chat > 0 and chat not in bot.begun:
            raise problem(403, "Forbidden: bot can't initiate conversation with a user")
        buttons = (fields.get("reply_markup") or {}).get("inline_keyboard", [])
        if any(not each["text"] for row in buttons for each in row):
            raise problem(400, "Bad Request: text buttons are unallowed in the inline keyboard")
        if any(not 1 <= len(each["callback_data"].encode()) <= 64 for row in buttons for each in row):
            raise problem(400, "Bad Request: BUTTON_DATA_INVALID")
        message = {"message_id": self.number(bot, chat), "date": int(time.time()), "chat": chat_of(chat),
                   "from": self.getMe(bot, None), "text": text}
        message |= {"reply_markup": {"inline_keyboard": buttons}} if buttons else {}
        reply = (fields.get("reply_parameters") or {}).get("message_id")
        name = f"{bot.number}:{chat}:{message['message_id']}"
        bot.sent.append({"id": name, "chat": chat, "text": text, "reply": reply, "buttons": buttons})
        return message

    @staticmethod
    def number(bot, chat):
        bot.numbers[chat] = bot.numbers.get(chat, 0) + 1
        return bot.numbers[chat]


def fields_of(request):
    """What is asked, as JSON, as a form or in the address; objects in the latter two are JSON."""
    if request.headers.get("Content-Type", "").startswith("application/json"):
        return request.json
    texts = request.query | request.form
    return {name: json.loads(text) if text[:1] in ("{", "[") else text for name, text in texts.items()}


def chat_of(number):
    return {"id": number, "type": "private", "first_name": "P"} if number > 0 else {
        "id": number, "type": "supergroup", "title": "Home"}


def somebody(number):
    return {"id": number, "is_bot": False, "first_name": "P", "username": f"person{number}"}


def happening(update):
    """The message that an update is about."""
    if "callback_query" in update:
        return update["callback_query"]["message"]
    return update.get("message") or update["edited_message"]


def entities(text):
    return [
        {"type": "mention" if found[1][0] == "@" else "bot_command", "length": len(found[1]),
         "offset": len(text[:found.start(1)].encode("utf-16-le")) // 2}
        for found in MARKS.finditer(text)]


def problem(status, words, parameters=None):
    body = {"ok": False, "error_code": status, "description": words}
    return Refusal(status, body | ({"parameters": parameters} if parameters else {}))


if __name__ == "__main__":
    serve(FakeTelegram)
