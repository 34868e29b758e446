"""Stands in for Bluesky: accounts on a server of the AT Protocol, the directory of DIDs, and the services behind the server
for notifications and direct messages (docs.bsky.app/docs/advanced-guides/api-directory).

By hand: `python fake_bluesky.py 8124`, then `curl localhost:8124/control -d '{"do": "account"}'` answers with an account's
name, handle and app password, and `curl localhost:8124/control -d '{"do": "write", "account": NAME, "from": 7, "text":
"hello"}'` writes to it; `post` instead of `write` mentions it in a post, `sent` tells what it has written. The server and
the directory of DIDs are both at http://localhost:8124.

It does as Bluesky does where a bot can tell: access tokens end and are answered with 400, a used refresh token gives the
same next one, posts are listed by what their authors claim, replies below an account's posts are told of however deep, a
log without a cursor starts now and forgets, a record that is there is not replaced unless its version is named, and who
takes no messages from strangers cannot be written to. Given the lexicons, every request is held against them.
"""

import base64
import datetime
import json
import secrets
import time
import urllib.parse

from loopback import Account, Loopback, Refusal, serve

CHAT = "did:web:api.bsky.chat#bsky_chat"
POST = "app.bsky.feed.post"
LETTERS = "234567abcdefghijklmnopqrstuvwxyz"
PAGE = 40


class Member(Account):
    def __init__(self, number):
        super().__init__(f"bot{number}")
        self.did, self.handle = f"did:plc:nuthatch{number}", f"nuthatch{number}.test"
        self.password = "-".join(secrets.token_hex(2) for _ in range(4))
        self.access, self.refresh, self.used = None, None, {}
        self.signed_in = 0
        self.allows_chat = True
        self.closed = {}
        self.records, self.written, self.listed = {}, [], []
        self.messages, self.log, self.forgotten = [], [], 0
        self.accepted, self.groups = set(), set()


class FakeBluesky(Loopback):
    def __init__(self, specification=None, port=0):
        super().__init__(None, port)
        if specification:
            from lexicons import Lexicons

            self.specification = Lexicons(specification)
        self.posts, self.blobs = {}, {}
        self.last = 0

    def next(self):
        """An identifier that no other has, and that sorts behind those before it (atproto.com/specs/tid)."""
        self.last = max(self.last + 1, int(time.time() * 1_000_000) << 10)
        return "".join(LETTERS[self.last >> (60 - 5 * place) & 31] for place in range(13))

    # What tests do.

    def do_account(self, _):
        account = Member(len(self.accounts))
        self.accounts[account.name] = account
        return {"account": account.name, "did": account.did, "handle": account.handle, "password": account.password}

    def do_session(self, command):
        """A session as `nuthatch login` keeps it."""
        session = self.grant(self.accounts[command["account"]])
        return {"access_token": session["accessJwt"], "refresh_token": session["refreshJwt"]}

    def do_write(self, command):
        """Somebody writes directly, or in a `group`."""
        account, person = self.accounts[command["account"]], command["from"]
        place = command.get("group") or conversation(account, did(person))
        if "group" in command:
            account.groups.add(place)
        return {"id": place + "/" + self.add(account, did(person), place, command["text"])["id"]}

    def do_post(self, command):
        """Somebody mentions the account in a post, or answers one (`answering`); `ago` is how many seconds earlier they
        claim it was, `reasons` why it is told of, and `file` a picture's bytes in base64."""
        account, author = self.accounts[command["account"]], did(command["from"])
        claimed = instant(time.time() - command.get("ago", 0))
        uri = f"at://{author}/{POST}/{self.next()}"
        record = {"$type": POST, "text": command["text"], "createdAt": claimed}
        named = f"@{account.handle}"
        if named in command["text"]:
            start = len(command["text"].partition(named)[0].encode())
            feature = {"$type": "app.bsky.richtext.facet#mention", "did": account.did}
            index = {"byteStart": start, "byteEnd": start + len(named)}
            record["facets"] = [{"index": index, "features": [feature]}]
        if parent := command.get("answering"):
            root = self.posts.get(parent, {}).get("value", {}).get("reply", {}).get("root", {}).get("uri", parent)
            record["reply"] = {name: {"uri": each, "cid": self.posts[each]["cid"]}
                               for name, each in (("parent", parent), ("root", root))}
        if "file" in command:
            cid = "bafkrei" + secrets.token_hex(16)
            self.blobs[author, cid] = base64.b64decode(command["file"])
            blob = {"$type": "blob", "ref": {"$link": cid}, "mimeType": "image/jpeg", "size": len(self.blobs[author, cid])}
            record["embed"] = {"$type": "app.bsky.embed.images", "images": [{"alt": "", "image": blob}]}
        self.posts[uri] = {"cid": "bafyrei" + secrets.token_hex(16), "value": record, "author": author}
        for reason in command.get("reasons", ["mention"]):
            account.listed.append({
                "uri": uri, "cid": self.posts[uri]["cid"], "author": profile(author), "reason": reason, "record": record,
                "isRead": False, "indexedAt": claimed})
        return {"id": uri}

    def do_sent(self, command):
        """What the account has written, directly and in public, the oldest first."""
        account = self.accounts[command["account"]]
        direct = [
            {"id": each["convo"] + "/" + each["view"]["id"], "to": each["to"], "text": each["view"]["text"],
             "reply": each["view"].get("replyTo", {}).get("id"), "open": False}
            for each in account.messages if each["view"]["sender"]["did"] == account.did]
        public = []
        for key in account.written:
            record = account.records[POST, key]["value"]
            parent = record["reply"]["parent"]["uri"]
            public.append({"id": f"at://{account.did}/{POST}/{key}", "to": self.posts[parent]["author"],
                           "text": record["text"], "reply": parent, "open": True})
        return {"messages": direct + public}

    def do_set(self, command):
        """Sets one of `allows_chat`, `closed` (people and the errors that writing to them gives), `forgotten` (events)."""
        account = self.accounts[command["account"]]
        for name in ("allows_chat", "forgotten"):
            if name in command:
                setattr(account, name, command[name])
        account.closed |= {did(int(person)): code for person, code in command.get("closed", {}).items()}

    def do_end(self, command):
        """Ends the access token; the refresh token too where `whole`."""
        account = self.accounts[command["account"]]
        account.access = None
        if command.get("whole"):
            account.refresh, account.used = None, {}

    def do_account_state(self, command):
        """The account's profile and declaration, how often it was signed in by its password, and what it has taken up."""
        account = self.accounts[command["account"]]
        values = {name: account.records.get((collection, "self"), {}).get("value")
                  for name, collection in (("profile", "app.bsky.actor.profile"),
                                           ("declaration", "chat.bsky.actor.declaration"))}
        return values | {"signed_in": account.signed_in, "accepted": sorted(account.accepted)}

    # The services.

    def owner(self, request):
        token = request.headers.get("Authorization", "").removeprefix("Bearer ")
        named = request.json.get("identifier")
        for account in self.accounts.values():
            if token and sealed(account, token):
                return account
            if named in (account.did, account.handle):
                return account
        return None

    def handle(self, account, request):
        if request.path.startswith("/did:plc:"):
            return self.document(request.path[1:])
        method = request.path.removeprefix("/xrpc/")
        if method == "_health":
            return 200, {"version": "0.4.0-stand-in"}, {}
        open_to_all = {
            "com.atproto.server.createSession": self.create, "com.atproto.server.refreshSession": self.renew,
            "com.atproto.identity.resolveHandle": self.resolve, "com.atproto.sync.getBlob": self.blob}
        if method in open_to_all:
            return open_to_all[method](account, request)
        token = request.headers.get("Authorization", "").removeprefix("Bearer ")
        if not token:
            raise problem(401, "AuthMissing")
        if not account or token != account.access:
            raise problem(400, "ExpiredToken")
        if method.startswith("chat.bsky.convo."):
            if request.headers.get("atproto-proxy") != CHAT:
                raise problem(501, "MethodNotImplemented")
            if not account.allows_chat:
                raise problem(400, "InvalidToken", "Bad token method")
        found = getattr(self, method.rpartition(".")[2], None) if method in METHODS else None
        if not found:
            raise problem(501, "MethodNotImplemented")
        limits = {"RateLimit-Limit": 3000, "RateLimit-Remaining": 2900, "RateLimit-Reset": int(time.time()) + 300,
                  "RateLimit-Policy": "3000;w=300"}
        return 200, found(account, request), limits

    # Sessions.

    def create(self, account, request):
        if not account or request.json.get("password") != account.password:
            raise problem(401, "AuthenticationRequired", "Invalid identifier or password")
        account.signed_in += 1
        return 200, self.grant(account), {}

    def renew(self, account, request):
        token = request.headers.get("Authorization", "").removeprefix("Bearer ")
        if account and token in account.used and account.used[token] == account.refresh:
            account.access = token_of(account, "com.atproto.access", 7200)
            return 200, self.session(account) | {"accessJwt": account.access, "refreshJwt": account.refresh}, {}
        if not account or token != account.refresh:
            raise problem(400, "ExpiredToken", "Token has been revoked")
        granted = self.grant(account)
        account.used = {token: account.refresh}
        return 200, granted, {}

    def grant(self, account):
        account.access = token_of(account, "com.atproto.access", 7200)
        account.refresh = token_of(account, "com.atproto.refresh", 90 * 86_400)
        return self.session(account) | {"accessJwt": account.access, "refreshJwt": account.refresh}

    def session(self, account):
        return {"did": account.did, "handle": account.handle, "active": True, "didDoc": self.document_of(account.did)}

    def document_of(self, name):
        return {"@context": ["https://www.w3.org/ns/did/v1"], "id": name, "alsoKnownAs": [f"at://{handle(name)}"],
                "service": [{"id": "#atproto_pds", "type": "AtprotoPersonalDataServer", "serviceEndpoint": self.url}]}

    def document(self, name):
        if not name.startswith(("did:plc:nuthatch", "did:plc:person")):
            raise problem(404, "NotFound")
        return 200, self.document_of(name), {}

    def resolve(self, _, request):
        for account in self.accounts.values():
            if account.handle == request.query.get("handle"):
                return 200, {"did": account.did}, {}
        raise problem(400, "HandleNotFound")

    def getSession(self, account, _):
        return self.session(account)

    def getProfile(self, account, request):
        return profile(account.did if request.query["actor"] in (account.did, account.handle) else request.query["actor"])

    # Records.

    def getRecord(self, account, request):
        kept = account.records.get((request.query["collection"], request.query["rkey"]))
        if not kept or request.query["repo"] not in (account.did, account.handle):
            raise problem(400, "RecordNotFound", "Could not locate record")
        uri = f"at://{account.did}/{request.query['collection']}/{request.query['rkey']}"
        return {"uri": uri, "cid": kept["cid"], "value": kept["value"]}

    def putRecord(self, account, request):
        put = request.json
        if put["repo"] != account.did:
            raise problem(401, "AuthenticationRequired")
        name, uri = (put["collection"], put["rkey"]), f"at://{account.did}/{put['collection']}/{put['rkey']}"
        old = account.records.get(name)
        if old and old["value"] == put["record"]:
            return {"uri": uri, "cid": old["cid"], "validationStatus": "valid"}
        if "swapRecord" in put and put["swapRecord"] != (old and old["cid"]):
            raise problem(400, "InvalidSwap", f"Record was at {old and old['cid']}")
        if not old and put["collection"] == POST:
            account.written.append(put["rkey"])
        account.records[name] = {"cid": "bafyrei" + secrets.token_hex(16), "value": put["record"]}
        self.posts[uri] = account.records[name] | {"author": account.did}
        return {"uri": uri, "cid": account.records[name]["cid"], "validationStatus": "valid"}

    def createRecord(self, account, request):
        """What surprises: a name that is taken looks like a server in trouble."""
        made = request.json
        if (made["collection"], made.get("rkey")) in account.records:
            raise problem(500, "InternalServerError", "Internal Server Error")
        request.body = json.dumps(made | {"rkey": made.get("rkey") or self.next()}).encode()
        return self.putRecord(account, request)

    def blob(self, _, request):
        content = self.blobs.get((request.query["did"], request.query["cid"]))
        if content is None:
            raise problem(400, "BlobNotFound")
        return 200, content, {"Content-Type": "image/jpeg"}

    # Posts of others.

    def listNotifications(self, account, request):
        """The newest first by what authors claim; what is of the instant of the cursor is left out."""
        reasons = urllib.parse.parse_qs(request.target.partition("?")[2]).get("reasons")
        cursor, limit = request.query.get("cursor", "9"), int(request.query.get("limit", 50))
        rest = [each for each in sorted(account.listed, key=lambda each: each["indexedAt"], reverse=True)
                if each["indexedAt"] < cursor and (not reasons or each["reason"] in reasons)]
        page = rest[:limit]
        return {"notifications": page} | ({"cursor": page[-1]["indexedAt"]} if len(rest) > limit else {})

    def getPosts(self, _, request):
        uris = urllib.parse.parse_qs(request.target.partition("?")[2])["uris"]
        return {"posts": [
            {"uri": uri, "cid": self.posts[uri]["cid"], "author": profile(self.posts[uri]["author"]),
             "record": self.posts[uri]["value"], "indexedAt": self.posts[uri]["value"]["createdAt"]}
            for uri in uris if uri in self.posts]}

    # Direct messages.

    def add(self, account, sender, place, text, reply=None):
        view = {"$type": "chat.bsky.convo.defs#messageView", "id": self.next(), "rev": self.next(), "text": text,
                "sender": {"did": sender}, "sentAt": instant(time.time())}
        if reply:
            view["replyTo"] = {"$type": "chat.bsky.convo.defs#messageView", "id": reply}
        account.messages.append({"convo": place, "to": partner(account, place), "view": view})
        account.log.append({"$type": "chat.bsky.convo.defs#logCreateMessage", "rev": view["rev"], "convoId": place,
                            "message": view})
        return view

    def getLog(self, account, request):
        cursor = request.query.get("cursor")
        if cursor is None:
            return {"logs": [], "cursor": account.log[-1]["rev"] if account.log else "2222222222222"}
        page = [each for each in account.log[account.forgotten:] if each["rev"] > cursor][:PAGE]
        return {"logs": page, "cursor": page[-1]["rev"] if page else cursor}

    def convo(self, account, place):
        said = [each["view"] for each in account.messages if each["convo"] == place]
        return {"id": place, "rev": said[-1]["rev"] if said else "2222222222222", "muted": False, "unreadCount": 0,
                "members": [profile(account.did), profile(partner(account, place))],
                "status": "accepted" if place in account.accepted else "request",
                "kind": {"$type": f"chat.bsky.convo.defs#{'group' if place in account.groups else 'direct'}Convo"}}

    def listConvos(self, account, request):
        places = list(dict.fromkeys(each["convo"] for each in account.messages))
        return {"convos": [self.convo(account, place) for place in places[:int(request.query.get("limit", 50))]]}

    def getConvo(self, account, request):
        if not any(each["convo"] == request.query["convoId"] for each in account.messages):
            raise problem(400, "InvalidConvo")
        return {"convo": self.convo(account, request.query["convoId"])}

    def getConvoForMembers(self, account, request):
        person = request.query["members"]
        if person in account.closed:
            raise problem(400, account.closed[person])
        return {"convo": self.convo(account, conversation(account, person))}

    def acceptConvo(self, account, request):
        account.accepted.add(request.json["convoId"])
        return {"rev": self.next()}

    def getMessages(self, account, request):
        said = [each["view"] for each in account.messages if each["convo"] == request.query["convoId"]]
        rest = [each for each in reversed(said) if each["rev"] < request.query.get("cursor", "~")]
        page = rest[:min(PAGE, int(request.query.get("limit", 50)))]
        return {"messages": page} | ({"cursor": page[-1]["rev"]} if len(rest) > len(page) else {})

    def sendMessage(self, account, request):
        place, message = request.json["convoId"], request.json["message"]
        if code := account.closed.get(partner(account, place)):
            raise problem(400, code)
        reply = message.get("replyTo", {}).get("messageId")
        if reply and not any(each["view"]["id"] == reply for each in account.messages):
            raise problem(400, "ReplyTargetNotFound")
        account.accepted.add(place)
        return self.add(account, account.did, place, message["text"], reply)


METHODS = {
    "com.atproto.server.getSession", "com.atproto.repo.getRecord", "com.atproto.repo.putRecord",
    "com.atproto.repo.createRecord",
    "app.bsky.actor.getProfile", "app.bsky.feed.getPosts", "app.bsky.notification.listNotifications",
} | {f"chat.bsky.convo.{name}" for name in (
    "getLog", "listConvos", "getConvo", "getConvoForMembers", "acceptConvo", "getMessages", "sendMessage")}


def did(person):
    return f"did:plc:person{person}"


def handle(name):
    return name.removeprefix("did:plc:") + ".test"


def profile(name):
    return {"did": name, "handle": handle(name), "labels": []}


def conversation(account, person):
    return f"convo-{account.name}-{person.removeprefix('did:plc:person')}"


def partner(account, place):
    return did(place.rpartition("-")[2]) if place.startswith("convo-") else did(0)


def instant(seconds):
    return datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc).isoformat(timespec="milliseconds").replace(
        "+00:00", "Z")


def coded(value):
    return base64.urlsafe_b64encode(json.dumps(value).encode()).decode().rstrip("=")


def token_of(account, scope, seconds):
    """A token in the form of RFC 7519; nobody checks its signature."""
    now = int(time.time())
    claims = {"scope": scope, "sub": account.did, "iat": now, "exp": now + seconds, "aud": "did:web:localhost"}
    return f"{coded({'typ': 'JWT', 'alg': 'none'})}.{coded(claims)}.{secrets.token_urlsafe(12)}"


def sealed(account, token):
    """Whether a token is of an account, ended or not."""
    try:
        claims = token.split(".")[1]
        return json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))["sub"] == account.did
    except (IndexError, ValueError, KeyError):
        return False


def problem(status, code, words="it is refused"):
    return Refusal(status, {"error": code, "message": words})


if __name__ == "__main__":
    serve(FakeBluesky)
