"""Stands in for Twilio's messaging API (twilio.com/docs/messaging/api): accounts with a number each, and their phones.

By hand: `python fake_twilio.py 8123`, then
`curl localhost:8123/control -d '{"do": "account"}'` answers with an account's SID, token and number, and
`curl localhost:8123/control -d '{"do": "receive", "account": SID, "from": "+447700900123", "body": "hello"}'` writes to it.

It does as Twilio does where a bot can tell: newest first and paged by token, the instant of sending missing until it is
sent, a status that moves by itself, the words of carriers obeyed (21610 from then on), problems by Twilio's numbers.
"""

import base64
import datetime
import email.utils
import re
import secrets
import time
import urllib.error
import urllib.parse
import urllib.request

from loopback import Account, Loopback, Refusal, serve

STOP = {"STOP", "STOPALL", "UNSUBSCRIBE", "CANCEL", "END", "QUIT", "REVOKE", "OPTOUT"}
START = {"START", "YES", "UNSTOP"}
FILE = re.compile(r"/Media/(ME[0-9a-f]{32})$")


class Phone(Account):
    def __init__(self, number):
        super().__init__("AC" + secrets.token_hex(16))
        self.token = secrets.token_hex(16)
        self.keys = {}
        self.number = number
        self.services = set()
        self.messages = []
        self.stopped = set()
        # What becomes of messages to a number other than `delivered`: [status, error code, words].
        self.fates = {}
        # Seconds from one status to the next.
        self.pace = 0.1
        # Whether instants in queries count for their whole day.
        self.by_day = False
        # What is called when somebody writes: `public`, as it is signed; `actual`, where it is; `token`, if it is another's.
        self.webhook = None


class FakeTwilio(Loopback):
    def do_account(self, command):
        """An account with one number, which is `number` or a new one."""
        number = command.get("number") or f"+1415{5550100 + len(self.accounts):07d}"
        phone = Phone(number)
        self.accounts[phone.name] = phone
        return {"account": phone.name, "token": phone.token, "number": number}

    def do_key(self, command):
        """An API key of the account's."""
        sid, secret = "SK" + secrets.token_hex(16), secrets.token_hex(16)
        self.accounts[command["account"]].keys[sid] = secret
        return {"key": sid, "secret": secret}

    def do_service(self, command):
        sid = "MG" + secrets.token_hex(16)
        self.accounts[command["account"]].services.add(sid)
        return {"service": sid}

    def do_set(self, command):
        """Sets one of pace, by_day, webhook, token."""
        phone = self.accounts[command["account"]]
        for name in ("pace", "by_day", "webhook", "token"):
            if name in command:
                setattr(phone, name, command[name])

    def do_fate(self, command):
        """What becomes of messages to a number: `undelivered` or `failed`, and Twilio's number for why."""
        phone = self.accounts[command["account"]]
        phone.fates[command["to"]] = (command["status"], command.get("code"), command.get("words"))

    def do_receive(self, command):
        """Somebody writes to the number; returns the message's SID."""
        phone, word = self.accounts[command["account"]], command["body"].strip().upper()
        # Each a type, or a type and the bytes of a file in base64.
        media = [each if isinstance(each, dict) else {"type": each} for each in command.get("media", [])]
        message = {
            "sid": ("MM" if media else "SM") + secrets.token_hex(16), "from": command["from"], "to": phone.number,
            "body": command["body"], "direction": "inbound", "at": time.time() - command.get("late", 0),
            "media": [{"sid": "ME" + secrets.token_hex(16), **each} for each in media], "service": None}
        phone.messages.append(message)
        if word in STOP:
            phone.stopped.add(message["from"])
        elif word in START:
            phone.stopped.discard(message["from"])
        if phone.webhook:
            message["webhook"] = self.call(phone, message)
        return {"id": message["sid"], "webhook": message.get("webhook")}

    def do_looks(self, command):
        """How often the messages to a number were asked for."""
        asked = self.accounts[command["account"]].requests
        return {"count": sum(method == "GET" and "/Messages.json?" in target for _, method, target, _ in asked)}

    def do_sent(self, command):
        """What the account has sent, oldest first."""
        phone = self.accounts[command["account"]]
        return {"messages": [
            {"id": message["sid"], "to": message["to"], "text": message["body"], "status": self.course(phone, message)[0]}
            for message in phone.messages if message["direction"] == "outbound-api"]}

    def call(self, phone, message):
        """Calls the webhook as Twilio does, signed by the account's token; returns what was answered."""
        from twilio.request_validator import RequestValidator

        fields = {
            "MessageSid": message["sid"], "AccountSid": phone.name, "From": message["from"], "To": phone.number,
            "Body": message["body"], "NumMedia": str(len(message["media"])), "NumSegments": "1",
            "SmsStatus": "received", "ApiVersion": "2010-04-01"}
        public, actual = phone.webhook["public"], phone.webhook.get("actual", phone.webhook["public"])
        token = phone.webhook.get("token", phone.token)
        request = urllib.request.Request(actual, urllib.parse.urlencode(fields).encode(), {
            "X-Twilio-Signature": RequestValidator(token).compute_signature(public, fields)})
        try:
            with urllib.request.urlopen(request, timeout=15) as answer:
                return {"status": answer.status, "type": answer.headers.get("Content-Type"), "body": answer.read().decode()}
        except urllib.error.HTTPError as error:
            return {"status": error.code, "body": error.read().decode()}
        except OSError as error:
            return {"status": 0, "body": str(error)}

    # The API.

    def owner(self, request):
        found = re.match(r"/2010-04-01/Accounts/(AC[0-9a-f]{32})", request.path)
        return self.accounts.get(found[1]) if found else None

    def described(self, request):
        # A file is none of the descriptions' business.
        return None if FILE.search(request.path) else request.target

    def unlike_specified(self, complaint):
        return problem(400, 21001, complaint)

    def handle(self, phone, request):
        if not phone or not self.is_signed_in(phone, request):
            raise problem(401, 20003, "Authenticate")
        root = f"/2010-04-01/Accounts/{phone.name}"
        rest = request.path[len(root):]
        if rest == ".json" and request.method == "GET":
            return 200, {"sid": phone.name, "status": "active", "friendly_name": "test", "type": "Full"}, {}
        if rest == "/IncomingPhoneNumbers.json" and request.method == "GET":
            own = request.query.get("PhoneNumber", phone.number) == phone.number
            numbers = [{"sid": "PN" + phone.name[2:], "phone_number": phone.number, "account_sid": phone.name,
                        "capabilities": {"voice": True, "sms": True, "mms": True, "fax": False}}]
            return 200, page("incoming_phone_numbers", numbers if own else [], None, request.target, 50), {}
        if rest == "/Messages.json":
            return self.take(phone, request.form) if request.method == "POST" else self.list(phone, request)
        found = FILE.search(rest)
        if found and request.method == "GET":
            files = [each for message in phone.messages for each in message["media"] if each["sid"] == found[1]]
            if not files:
                raise problem(404, 20404, f"The requested resource {request.path} was not found")
            return 200, base64.b64decode(files[0].get("data", "")), {"Content-Type": files[0]["type"]}
        found = re.fullmatch(r"/Messages/([SM]M[0-9a-f]{32})(/Media)?\.json", rest)
        message = next((each for each in phone.messages if found and each["sid"] == found[1]), None)
        if message and request.method == "GET":
            if found[2]:
                return 200, page("media_list", self.media(phone, message), None, request.target, 50), {}
            return 200, self.shown(phone, message), {}
        raise problem(404, 20404, f"The requested resource {request.path} was not found")

    @staticmethod
    def is_signed_in(phone, request):
        kind, _, pair = request.headers.get("Authorization", "").partition(" ")
        try:
            user, _, secret = base64.b64decode(pair).decode().partition(":")
        except ValueError:
            return False
        return kind == "Basic" and (
            (user == phone.name and secret == phone.token) or (user in phone.keys and phone.keys[user] == secret))

    def take(self, phone, form):
        recipient, body, service = form.get("To"), form.get("Body", ""), form.get("MessagingServiceSid")
        if not recipient:
            raise problem(400, 21604, "A 'To' phone number is required.")
        if not re.fullmatch(r"\+[1-9][0-9]{6,14}", recipient):
            raise problem(400, 21211, f"Invalid 'To' Phone Number: {recipient}")
        if not service and not form.get("From"):
            raise problem(400, 21603, "A 'From' phone number is required.")
        if service and service not in phone.services:
            raise problem(404, 21705, "The Messaging Service Sid is invalid.")
        if not service and form["From"] != phone.number:
            raise problem(400, 21606, f"The 'From' phone number provided ({form['From']}) is not a valid one.")
        if not body:
            raise problem(400, 21602, "Message body is required.")
        if len(body.encode("utf-16-le")) > 3200:
            raise problem(400, 21617, "The concatenated message body exceeds the 1600 character limit")
        if recipient in phone.stopped:
            raise problem(400, 21610, "Attempt to send to unsubscribed recipient")
        message = {
            "sid": "SM" + secrets.token_hex(16), "from": phone.number, "to": recipient, "body": body,
            "direction": "outbound-api", "at": time.time(), "media": [], "service": service}
        phone.messages.append(message)
        return 201, self.shown(phone, message), {}

    def list(self, phone, request):
        found = sorted(
            (message for message in phone.messages if self.is_asked_for(phone, message, request.query)),
            key=lambda message: message["at"], reverse=True)
        size = max(1, min(int(request.query.get("PageSize", 50)), 1000))
        token = request.query.get("PageToken", "")[2:]
        begin = next((index + 1 for index, message in enumerate(found) if message["sid"] == token), 0)
        shown, next_target = found[begin:begin + size], None
        if len(found) > begin + size:
            query = {**request.query, "Page": int(request.query.get("Page", 0)) + 1, "PageToken": "PA" + shown[-1]["sid"]}
            next_target = request.path + "?" + urllib.parse.urlencode(query)
        return 200, page(
            "messages", [self.shown(phone, message) for message in shown], next_target, request.target, size), {}

    def is_asked_for(self, phone, message, query):
        if any(query.get(name) not in (None, message[name.lower()]) for name in ("To", "From")):
            return False
        for name in ("DateSent", "DateSent<", "DateSent>"):
            if name not in query:
                continue
            if self.course(phone, message)[0] == "queued":
                return False
            length = 10 if phone.by_day or name == "DateSent" else len(query[name])
            asked, is_sent = query[name][:length], instant(message["at"])[:length]
            if name == "DateSent" and is_sent != asked or name[-1] == "<" and is_sent > asked \
                    or name[-1] == ">" and is_sent < asked:
                return False
        return True

    def course(self, phone, message):
        """What has become of a message by now: its status, and why it came to grief."""
        if message["direction"] == "inbound":
            return "received", None, None
        steps = int((time.time() - message["at"]) / phone.pace) if phone.pace else 2
        if steps < 2:
            return ("queued", "sent")[steps], None, None
        return phone.fates.get(message["to"], ("delivered", None, None))

    def shown(self, phone, message):
        status, code, words = self.course(phone, message)
        uri = f"/2010-04-01/Accounts/{phone.name}/Messages/{message['sid']}"
        made = email.utils.format_datetime(
            datetime.datetime.fromtimestamp(int(message["at"]), datetime.timezone.utc))
        return {
            "account_sid": phone.name, "api_version": "2010-04-01", "body": message["body"], "date_created": made,
            "date_sent": None if status == "queued" else made, "date_updated": made,
            "direction": message["direction"], "error_code": code, "error_message": words,
            # A messaging service chooses the sender while the message waits.
            "from": None if message["service"] and status == "queued" else message["from"],
            "messaging_service_sid": message["service"], "num_media": str(len(message["media"])), "num_segments": "1",
            "price": None, "price_unit": "USD", "sid": message["sid"], "status": status, "to": message["to"],
            "subresource_uris": {"media": uri + "/Media.json"}, "uri": uri + ".json"}

    def media(self, phone, message):
        root = f"/2010-04-01/Accounts/{phone.name}/Messages/{message['sid']}/Media/"
        return [{"sid": each["sid"], "parent_sid": message["sid"], "account_sid": phone.name,
                 "content_type": each["type"], "uri": f"{root}{each['sid']}.json"} for each in message["media"]]


def page(name, items, next_target, target, size):
    """A list as Twilio gives it."""
    return {name: items, "page": 0, "page_size": size, "uri": target, "first_page_uri": target,
            "next_page_uri": next_target, "previous_page_uri": None, "start": 0, "end": max(0, len(items) - 1)}


def problem(status, code, words):
    return Refusal(status, {
        "code": code, "message": words, "more_info": f"https://www.twilio.com/docs/errors/{code}", "status": status})


def instant(seconds):
    return datetime.datetime.fromtimestamp(int(seconds), datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


if __name__ == "__main__":
    serve(FakeTwilio)
