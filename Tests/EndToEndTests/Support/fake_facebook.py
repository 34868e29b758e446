"""Stands in for Facebook's Graph API (developers.facebook.com/docs/graph-api): Pages with an app each, and the people who
write to them in Messenger or comment on a post of theirs.

By hand: `python fake_facebook.py 8123`, then `curl localhost:8123/control -d '{"do": "account"}'` answers with a Page's id and
token, its app's id and secret, and `curl localhost:8123/control -d '{"do": "write", "account": PAGE, "from": 7, "text":
"hello"}'` writes to it.

It does as Facebook does where a bot can tell: instants have whole seconds, lists come newest first behind cursors and move
while they are read, addresses of further pages hold the token, nobody is written to a day after their last message unless by
a template, a comment takes one private reply, and authors may be hidden.
"""

import email.utils
import hashlib
import hmac
import json
import re
import secrets
import time
import urllib.error
import urllib.request

from loopback import Account, Loopback, Refusal, serve

PATH = re.compile(r"/v\d+\.\d+/(?:(\w+)/)?([\w:.-]+)")
DAY = 86_400
# What the documents name, by edge; what else is asked is noted.
QUERY = {
    "me": {"fields"}, "conversations": {"platform", "fields", "limit", "after", "user_id"},
    "messages": {"fields", "limit", "after"}, "comments": {"fields", "limit", "after", "order", "filter"},
    "feed": {"fields", "limit", "after"}, "subscribed_apps": {"subscribed_fields"}, "accounts": {"fields", "limit", "after"},
}
BODY = {"recipient", "messaging_type", "message"}
NESTED = re.compile(r"messages\.limit\((\d+)\)")


class Page(Account):
    def __init__(self, number):
        super().__init__(str(2_121_008_874_780_000 + number))
        self.token = "EAAB" + secrets.token_hex(20)
        self.app, self.secret = str(471_100 + number), secrets.token_hex(16)
        self.threads, self.comments, self.replied, self.blocked = {}, [], set(), set()
        self.scopes = ["pages_messaging", "pages_manage_metadata"]
        self.sent, self.hidden = [], set()
        self.webhook, self.subscribed = None, None
        # Seconds that the clock is ahead of this machine's: a day is not waited for.
        self.ahead = 0

    @property
    def now(self):
        return int(time.time()) + self.ahead


class FakeFacebook(Loopback):
    def do_account(self, _):
        page = Page(len(self.accounts))
        self.accounts[page.name] = page
        return {"account": page.name, "token": page.token, "app": page.app, "secret": page.secret}

    def do_set(self, command):
        """Sets one of scopes, webhook, token, ahead, blocked."""
        page = self.accounts[command["account"]]
        for name in ("scopes", "webhook", "token", "ahead"):
            if name in command:
                setattr(page, name, command[name])
        page.blocked = set(map(str, command.get("blocked", page.blocked)))

    def do_write(self, command):
        """Somebody writes; `hidden` keeps from the Page who. Returns what its webhook answered, if it has one."""
        page, person = self.accounts[command["account"]], str(command["from"])
        message = self.add(page, person, person, command["text"])
        if command.get("hidden"):
            page.hidden.add(message["id"])
        return {"id": message["id"], "webhook": self.call(page, person, message) if page.webhook else None}

    def do_comment(self, command):
        """Somebody comments on the Page's only post."""
        page = self.accounts[command["account"]]
        comment = {"id": f"{page.name}_1_{len(page.comments) + 1}", "from": somebody(str(command["from"])),
                   "message": command["text"], "created_time": page.now}
        page.comments.append(comment)
        return {"id": comment["id"]}

    def do_sent(self, command):
        """What the Page has sent, oldest first."""
        return {"messages": self.accounts[command["account"]].sent}

    def do_confirm(self, command):
        """Makes sure that the webhook listens, as the app's dashboard does."""
        page = self.accounts[command["account"]]
        query = f"?hub.mode=subscribe&hub.verify_token={command['verify_token']}&hub.challenge=1158201444"
        return ask(urllib.request.Request(page.webhook["actual"] + query))

    def add(self, page, thread, author, text):
        message = {"id": "m_" + secrets.token_urlsafe(24), "from": somebody(author), "created_time": page.now,
                   "message": text}
        page.threads.setdefault(thread, []).append(message)
        return message

    def call(self, page, person, message):
        """Calls the webhook as Facebook does, signed by the app's secret."""
        body = json.dumps({"object": "page", "entry": [{"id": page.name, "time": page.now * 1000, "messaging": [
            {"sender": {"id": person}, "recipient": {"id": page.name},
             "message": {"mid": message["id"], "text": message["message"]}}]}]}).encode()
        secret = page.webhook.get("secret", page.secret)
        code = hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
        return ask(urllib.request.Request(page.webhook["actual"], body, {
            "Content-Type": "application/json", "X-Hub-Signature-256": "sha256=" + code}))

    # Requests.

    def owner(self, request):
        given = token(request)
        return next((page for page in self.accounts.values() if page.token == given
                     or given == f"{page.app}|{page.secret}" or page.app == request.query.get("client_id")), None)

    def handle(self, page, request):
        place = PATH.fullmatch(request.path)
        if not place:
            raise problem(2500, "Unknown path components")
        if page is None:
            raise problem(190, "Invalid OAuth access token.")
        name, edge = place.groups()
        if edge == "debug_token":
            return 200, {"data": {"app_id": page.app, "is_valid": request.query["input_token"] == page.token,
                                  "scopes": page.scopes, "expires_at": 0}}, usage(page)
        if edge == "access_token":
            return 200, {"access_token": page.token, "token_type": "bearer", "expires_in": 5_184_000}, usage(page)
        self.prove(page, request)
        return 200, self.answered(page, request, name, edge), usage(page)

    def prove(self, page, request):
        """Looks at the proof of the app's secret, and at what is asked for."""
        given = request.query.get("appsecret_proof") or request.form.get("appsecret_proof")
        wanted = hmac.new(page.secret.encode(), page.token.encode(), hashlib.sha256).hexdigest()
        if given is not None and given != wanted:
            raise problem(100, "Invalid appsecret_proof provided in the API argument")
        edge = request.path.split("/")[-1]
        unknown = set(request.query) - QUERY.get(edge, {"fields"}) - {"appsecret_proof", "access_token"}
        if unknown:
            self.violations.append(f"{request.method} {request.path}: {sorted(unknown)}")

    def answered(self, page, request, name, edge):
        if request.method == "POST" and (name, edge) == (page.name, "messages"):
            return self.take(page, request)
        if request.method == "POST" and (name, edge) == (page.name, "subscribed_apps"):
            page.subscribed = request.query["subscribed_fields"]
            return {"success": True}
        if name is None and edge in ("me", page.name):
            return {"id": page.name, "name": "Nuthatch", "username": "nuthatch"}
        if (name, edge) == ("me", "accounts"):
            return listed([{"id": page.name, "name": "Nuthatch", "access_token": page.token, "tasks": ["MESSAGING"]}],
                          request, page)
        if (name, edge) == (page.name, "conversations"):
            return self.conversations(page, request)
        if (name, edge) == (page.name, "feed"):
            comments = listed([told(page, each) for each in reversed(page.comments)], request, page, nested=True)
            return listed([{"id": f"{page.name}_1", "comments": comments}], request, page)
        if edge == "comments":
            return listed([told(page, each) for each in reversed(page.comments)], request, page)
        if edge == "messages" and name and name.startswith("t_"):
            return self.messages(page, name[2:], request)
        if name is None and edge.startswith("t_") and edge[2:] in page.threads:
            return self.conversation(page, edge[2:])
        found = [each for thread in page.threads.values() for each in thread if each["id"] == edge]
        if name is None and found:
            return told(page, found[0])
        raise problem(100, "Unsupported request. Please read the Graph API documentation")

    def conversation(self, page, person):
        written = page.threads[person]
        return {"id": "t_" + person, "updated_time": instant(written[-1]["created_time"]), "message_count": len(written)}

    def conversations(self, page, request):
        wanted = request.query.get("user_id")
        people = [person for person in page.threads if wanted in (None, person)]
        people.sort(key=lambda person: (page.threads[person][-1]["created_time"], person), reverse=True)
        nested = NESTED.search(request.query.get("fields", ""))
        found = [self.conversation(page, person) for person in people]
        if nested:
            for each in found:
                each["messages"] = self.messages(page, each["id"][2:], request, int(nested[1]))
        return listed(found, request, page)

    def messages(self, page, person, request, limit=None):
        return listed([told(page, each) for each in reversed(page.threads[person])], request, page, limit, limit is not None)

    def take(self, page, request):
        body = request.json or {key: read(value) for key, value in request.form.items()}
        body = {key: value for key, value in body.items() if key not in ("access_token", "appsecret_proof")}
        if set(body) - BODY:
            self.violations.append(f"messages: {sorted(set(body) - BODY)}")
        recipient, message, kind = body["recipient"], body["message"], body.get("messaging_type")
        text = message.get("text")
        if "template" in message:
            text = message["template"]["components"][0]["parameters"][0]["text"]
        if not text or len(text.encode("utf-16-le")) // 2 >= 2000:
            raise problem(100, "Length of param message[text] must be less than or equal to 2000", 2_018_109)
        if "comment_id" in recipient:
            comment = next((each for each in page.comments if each["id"] == recipient["comment_id"]), None)
            if comment is None:
                raise problem(100, "No matching user found", 2_018_001)
            if comment["id"] in page.replied:
                raise problem(10_900, "Activity already replied to")
            page.replied.add(comment["id"])
            person = comment["from"]["id"]
        else:
            person = str(recipient["id"])
            heard = [each["created_time"] for each in page.threads.get(person, []) if each["from"]["id"] == person]
            if person in page.blocked:
                raise problem(551, "This person isn't available right now.", 1_545_041)
            if not heard:
                raise problem(100, "No matching user found", 2_018_001)
            if kind != "UTILITY" and page.now - heard[-1] > DAY:
                raise problem(10, "This message is sent outside of allowed window.", 2_018_278)
        words = f"Reminder: {text}" if kind == "UTILITY" else text
        id = self.add(page, person, page.name, words)["id"]
        page.sent.append({"id": id, "to": person, "text": text, "type": kind, "comment": recipient.get("comment_id")})
        return {"recipient_id": person, "message_id": id}


def token(request):
    header = request.headers.get("Authorization") or ""
    return header.removeprefix("Bearer ") or request.query.get("access_token") or request.form.get("access_token")


def read(text):
    """A field of a form, which may be JSON."""
    try:
        return json.loads(text)
    except ValueError:
        return text


def somebody(person):
    return {"id": person, "name": f"person {person}"}


def told(page, thing):
    """A message or a comment as the API shows it."""
    shown = thing | {"created_time": instant(thing["created_time"])}
    if thing["id"] in page.hidden:
        del shown["from"]
    return shown


def instant(seconds):
    return time.strftime("%Y-%m-%dT%H:%M:%S+0000", time.gmtime(seconds))


def listed(things, request, page, limit=None, nested=False):
    """A page of a list, behind the cursor; the address of the next holds the token."""
    limit = min(int(limit or request.query.get("limit", 25)), 25)
    after = None if nested else request.query.get("after")
    begin = next((index + 1 for index, each in enumerate(things) if each["id"] == after), 0)
    shown = things[begin:begin + limit]
    answer = {"data": shown}
    if shown:
        answer["paging"] = {"cursors": {"before": shown[0]["id"], "after": shown[-1]["id"]}}
        if begin + limit < len(things):
            answer["paging"]["next"] = (f"https://graph.facebook.com{request.path}?access_token={page.token}"
                                        f"&limit={limit}&after={shown[-1]['id']}")
    return answer


def usage(page):
    return {"X-App-Usage": json.dumps({"call_count": 3, "total_time": 1, "total_cputime": 1}),
            "Date": email.utils.formatdate(page.now, usegmt=True)}


def problem(code, words, subcode=None):
    error = {"message": f"(#{code}) {words}", "type": "OAuthException", "code": code, "fbtrace_id": "A"}
    return Refusal(400, {"error": error | ({"error_subcode": subcode} if subcode else {})})


def ask(request):
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return {"status": answer.status, "body": answer.read().decode()}
    except urllib.error.HTTPError as error:
        return {"status": error.code, "body": error.read().decode()}


if __name__ == "__main__":
    serve(FakeFacebook)
