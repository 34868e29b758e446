"""Stands in for X's API, version 2 (docs.x.com): people, posts, direct messages and accounts of the bot's.

By hand: `python fake_x.py 8124`, then `curl localhost:8124/control -d '{"do": "account", "handle": "nuthatch"}'` answers
with an account and what it signs in with, and `... -d '{"do": "post", "as": "ana", "text": "@nuthatch hello"}'` or
`... -d '{"do": "dm", "as": "ana", "to": "nuthatch", "text": "hello"}'` write to it.

It does as X does where a bot can tell: everything newest first and paged by tokens, only the fields asked for, links
shortened, long posts cut, markup escaped, duplicates refused, limits told in headers. Fields go by the names that the
API has had since it began (tweet.fields, note_tweet) and by the newer ones of its description (post.fields, note_post).
"""

import re
import secrets
import time
import urllib.parse

from loopback import Account, Loopback, Refusal, serve
from x_signin import SCOPES, SignIn
from x_text import entities, escaped, instant, shortened, weight

# The new names of what is called otherwise so far.
RENAMED = {"note_tweet": "note_post", "referenced_tweets": "referenced_posts",
           "edit_history_tweet_ids": "edit_history_post_ids"}
# Requests that an account may make within 15 minutes.
LIMITS = {"GET mentions": 450, "GET dm_events": 300, "GET me": 75, "POST tweets": 200, "POST messages": 200}
WINDOW = 900
# Where the browser is sent to sign in: as people know it, and as the API's description has it.
AUTHORIZE = ("/i/oauth2/authorize", "/2/oauth2/authorize")
DAY = 86_400


class Person:
    def __init__(self, number, handle):
        self.id, self.handle = number, handle
        self.takes_messages = True


class Bot(Account):
    """An account of the bot's: a person with secrets, limits and a record."""

    def __init__(self, person):
        super().__init__(person.handle)
        self.person = person
        self.sign_in = SignIn()
        self.limits = dict(LIMITS)
        self.daily = {}
        # When a window began, and how much of it is used.
        self.used = {}

    def spend(self, endpoint):
        """Counts a request; returns the headers that tell what is left, and whether it was one too many."""
        headers, is_over = {}, False
        for limits, window, prefix in ((self.limits, WINDOW, "x-rate-limit-"), (self.daily, DAY, "x-user-limit-24hour-")):
            if endpoint not in limits:
                continue
            began, count = self.used.get((endpoint, window), (time.time(), 0))
            if time.time() >= began + window:
                began, count = time.time(), 0
            self.used[endpoint, window] = (began, count + 1)
            is_over = is_over or count >= limits[endpoint]
            headers |= {prefix + "limit": limits[endpoint], prefix + "remaining": max(0, limits[endpoint] - count - 1),
                        prefix + "reset": int(began + window)}
        return headers, is_over


class FakeX(Loopback):
    def __init__(self, specification=None, port=0):
        self.people, self.posts, self.events = {}, [], []
        self.last = 0
        super().__init__(specification, port)

    # What tests do.

    def do_account(self, command):
        bot = Bot(self.person(command["handle"]))
        self.accounts[bot.name] = bot
        pair = bot.sign_in.grant(SCOPES)
        return {"account": bot.name, "id": bot.person.id, "client_id": bot.sign_in.client, **pair,
                "consumer_key": bot.sign_in.consumer, "consumer_secret": bot.sign_in.consumer_secret,
                "oauth_token": bot.sign_in.oauth1, "oauth_token_secret": bot.sign_in.oauth1_secret}

    def do_set(self, command):
        """Sets `limits` or `daily` by endpoint, a token's `lifetime` in seconds, or the `client_secret`."""
        bot = self.accounts[command["account"]]
        bot.limits |= command.get("limits", {})
        bot.daily |= command.get("daily", {})
        bot.sign_in.lifetime = command.get("lifetime", bot.sign_in.lifetime)
        bot.sign_in.client_secret = command.get("client_secret", bot.sign_in.client_secret)

    def do_revoke(self, command):
        self.accounts[command["account"]].sign_in.revoke()

    def do_close(self, command):
        """Has a person take no direct messages."""
        self.person(command["as"]).takes_messages = False

    def do_post(self, command):
        return {"id": self.publish(self.person(command["as"]), command["text"], command.get("reply_to"))["id"]}

    def do_dm(self, command):
        """Writes directly to `to`, or in a group of several."""
        others = command["to"] if isinstance(command["to"], list) else [command["to"]]
        return {"id": self.whisper(self.person(command["as"]), [self.person(name) for name in others], command["text"])["id"]}

    def do_sent(self, command):
        """What the account has posted and written to people, oldest first."""
        bot, names = self.accounts[command["account"]].person, {each.id: each.handle for each in self.people.values()}
        sent = [{"id": post["id"], "kind": "post", "text": post["said"], "reply_to": post["reply_to"],
                 "to": names.get(post["reply_author"])} for post in self.posts if post["author_id"] == bot.id]
        sent += [{"id": event["id"], "kind": "dm", "text": event["said"], "reply_to": None,
                  "to": next((names[each] for each in event["participants"] if each != bot.id), None)}
                 for event in self.events if event["sender_id"] == bot.id]
        return {"messages": sorted(sent, key=lambda each: int(each["id"]))}

    def person(self, handle):
        handle = handle.removeprefix("@")
        if handle.lower() not in self.people:
            self.people[handle.lower()] = Person(str(10_000_000 + secrets.randbelow(10**9)), handle)
        return self.people[handle.lower()]

    def next_id(self):
        """Ids tell the millisecond since November 2010, and grow."""
        self.last = max(self.last + 1, int((time.time() - 1_288_834_974.657) * 1000) << 22)
        return str(self.last)

    def publish(self, author, said, reply_to=None):
        number, text = self.next_id(), shortened(said)
        named = [self.people[name.lower()] for name in re.findall(r"(?<!\w)@(\w{1,15})", said) if name.lower() in self.people]
        parent = next((post for post in self.posts if post["id"] == reply_to), None)
        is_long = weight(said) > 280
        post = {
            "id": number, "text": escaped(text[:275] + "…" if is_long else text), "edit_history_tweet_ids": [number],
            "author_id": author.id, "created_at": instant(number), "conversation_id":
            parent["conversation_id"] if parent else number, "said": said, "reply_to": reply_to,
            "reply_author": parent["author_id"] if parent else None,
            "named": {each.id for each in named} | ({parent["author_id"]} if parent else set())}
        found = entities(said, named)
        if found:
            post["entities"] = found
        if is_long:
            post["note_tweet"] = {"text": escaped(text), **({"entities": found} if found else {})}
        if parent:
            post["in_reply_to_user_id"] = parent["author_id"]
            post["referenced_tweets"] = [{"type": "replied_to", "id": reply_to}]
        self.posts.append(post)
        return post

    def whisper(self, author, others, said):
        number, everyone = self.next_id(), sorted([author.id, *(each.id for each in others)], key=int)
        group = "-".join(everyone) if len(everyone) == 2 else str(sum(map(int, everyone)) + 10**15)
        event = {"id": number, "text": shortened(said), "event_type": "MessageCreate", "sender_id": author.id,
                 "dm_conversation_id": group, "created_at": instant(number), "participants": everyone, "said": said}
        found = entities(said, [])
        if found:
            event["entities"] = found
        self.events.append(event)
        return event

    # The API.

    def owner(self, request):
        bots = list(self.accounts.values())
        if request.path in ("/2/oauth2/token", *AUTHORIZE):
            given = request.query.get("client_id") or request.form.get("client_id") or ""
            return next((bot for bot in bots if bot.sign_in.client == given), bots[0] if len(bots) == 1 else None)
        header = request.headers.get("Authorization", "")
        for bot in bots:
            # A token that has been replaced still tells whose it was.
            if header.removeprefix("Bearer ") in bot.sign_in.issued or bot.sign_in.oauth1 in header:
                return bot
        return None

    def unlike_specified(self, complaint):
        return problem(400, "Invalid Request", complaint, "https://api.x.com/2/problems/invalid-request")

    def described(self, request):
        if not request.path.startswith("/2/") or request.path.startswith("/2/oauth2/"):
            return None
        query = {}
        for name, value in request.query.items():
            if name in ("tweet.fields", "post.fields", "expansions"):
                words = [RENAMED.get(word, word.replace("referenced_tweets", "referenced_posts")) for word in value.split(",")]
                # These go without asking in the newer naming.
                value = ",".join(word for word in words if name == "expansions" or word not in GIVEN)
            if name == "dm_event.fields":
                value = ",".join(word for word in value.split(",") if word not in ("sender_id", "participant_ids"))
            if value:
                query["post.fields" if name == "tweet.fields" else name] = value
        return request.path + ("?" + urllib.parse.urlencode(query) if query else "")

    def handle(self, bot, request):
        if bot and request.path in AUTHORIZE:
            return bot.sign_in.authorize(request.query)
        if bot and request.path == "/2/oauth2/token" and request.method == "POST":
            return bot.sign_in.token(request)
        host = request.headers.get("Host", "")
        scopes = bot.sign_in.scopes(request, f"http://{host}") if bot else None
        if scopes is None:
            raise problem(401, "Unauthorized", "Unauthorized")
        for method, pattern, endpoint, scope, answer in ROUTES:
            found = re.fullmatch(pattern, request.path)
            if found and method == request.method:
                headers, is_over = bot.spend(f"{method} {endpoint}")
                if is_over:
                    raise problem(429, "Too Many Requests", "Too Many Requests", headers=headers)
                if scope not in scopes:
                    raise problem(403, "Forbidden", f"Your client lacks the scope {scope}.", headers=headers)
                try:
                    status, body = answer(self, bot, request, *found.groups())
                except Refusal as refusal:
                    refusal.headers |= headers
                    raise
                return status, body, headers
        raise problem(404, "Not Found", f"{request.method} {request.path} is not there")

    def get_me(self, bot, request):
        return 200, {"data": shown_person(bot.person, request)}

    def get_user(self, bot, request, number):
        found = next((each for each in self.people.values() if number in (each.id, each.handle)), None)
        if not found:
            return 200, {"errors": [missing("user", "id", number)]}
        return 200, {"data": shown_person(found, request)}

    def get_mentions(self, bot, request, number):
        if number != bot.person.id:
            raise problem(403, "Forbidden", "Mentions of others are none of a test's business")
        return self.timeline(request, [post for post in self.posts if number in post["named"] and post["author_id"] != number])

    def get_posts(self, bot, request, number):
        return self.timeline(request, [post for post in self.posts if post["author_id"] == number])

    def timeline(self, request, posts):
        query = request.query
        asked = lambda name, other: int(query.get(name, other))
        posts = [post for post in posts if asked("since_id", 0) < int(post["id"]) < asked("until_id", 1 << 63)
                 and query.get("start_time", "") <= post["created_at"] <= query.get("end_time", "9")]
        posts, meta = paged(posts, request, default=10)
        if posts:
            meta |= {"newest_id": posts[0]["id"], "oldest_id": posts[-1]["id"]}
        answer = {"meta": meta}
        if posts:
            answer["data"] = [shown_post(post, request) for post in posts]
            self.expand(answer, request, "author_id", [post["author_id"] for post in posts])
        return 200, answer

    def get_events(self, bot, request, other=None):
        kinds = request.query.get("event_types", "MessageCreate").split(",")
        events = [event for event in self.events if bot.person.id in event["participants"] and event["event_type"] in kinds]
        if other:
            events = [event for event in events if set(event["participants"]) == {bot.person.id, other}]
        events, meta = paged(events, request, default=100)
        answer = {"meta": meta}
        if events:
            answer["data"] = [shown_event(event, request) for event in events]
            self.expand(answer, request, "sender_id", [event["sender_id"] for event in events])
        return 200, answer

    def expand(self, answer, request, name, ids):
        if name in request.query.get("expansions", "").split(","):
            answer["includes"] = {
                "users": [shown_person(each, request) for each in self.people.values() if each.id in ids]}

    def get_post(self, bot, request, number):
        found = next((post for post in self.posts if post["id"] == number), None)
        if not found:
            return 200, {"errors": [missing("tweet", "id", number)]}
        answer = {"data": shown_post(found, request)}
        self.expand(answer, request, "author_id", [found["author_id"]])
        return 200, answer

    def delete_post(self, bot, request, number):
        self.posts = [post for post in self.posts if (post["id"], post["author_id"]) != (number, bot.person.id)]
        return 200, {"data": {"deleted": True}}

    def create_post(self, bot, request):
        text, reply_to = request.json.get("text", ""), request.json.get("reply", {}).get("in_reply_to_tweet_id")
        if not text:
            raise problem(400, "Invalid Request", "One or more parameters to your request was invalid.",
                          "https://api.twitter.com/2/problems/invalid-request")
        if weight(text) > 280:
            raise problem(400, "Bad Request", "Your Tweet text is too long.")
        if any(post["author_id"] == bot.person.id and post["said"] == text for post in self.posts):
            raise problem(403, "Forbidden", "You are not allowed to create a Tweet with duplicate content.")
        if reply_to and not any(post["id"] == reply_to for post in self.posts):
            raise problem(403, "Forbidden", "You attempted to reply to a Tweet that is deleted or not visible to you.")
        post = self.publish(bot.person, text, reply_to)
        return 201, {"data": {name: post[name] for name in ("id", "text", "edit_history_tweet_ids")}}

    def create_message(self, bot, request, number):
        text, person = request.json.get("text", ""), next((each for each in self.people.values() if each.id == number), None)
        if not text or len(text) > 10_000:
            raise problem(400, "Invalid Request", "One or more parameters to your request was invalid.",
                          "https://api.twitter.com/2/problems/invalid-request")
        if not person or not person.takes_messages:
            raise problem(403, "Forbidden", "You do not have permission to DM one or more participants.")
        event = self.whisper(bot.person, [person], text)
        return 201, {"data": {"dm_conversation_id": event["dm_conversation_id"], "dm_event_id": event["id"]}}


# What needs no asking for in the newer naming.
GIVEN = {"author_id", "edit_history_post_ids", "in_reply_to_user_id", "referenced_posts"}

ROUTES = [
    ("GET", "/2/users/me", "me", "users.read", FakeX.get_me),
    ("GET", r"/2/users/(\d+)", "user", "users.read", FakeX.get_user),
    ("GET", r"/2/users/by/username/(\w+)", "user", "users.read", FakeX.get_user),
    ("GET", r"/2/users/(\d+)/mentions", "mentions", "tweet.read", FakeX.get_mentions),
    ("GET", r"/2/users/(\d+)/tweets", "posts", "tweet.read", FakeX.get_posts),
    ("GET", r"/2/tweets/(\d+)", "post", "tweet.read", FakeX.get_post),
    ("DELETE", r"/2/tweets/(\d+)", "post", "tweet.write", FakeX.delete_post),
    ("POST", "/2/tweets", "tweets", "tweet.write", FakeX.create_post),
    ("GET", "/2/dm_events", "dm_events", "dm.read", FakeX.get_events),
    ("GET", r"/2/dm_conversations/with/(\d+)/dm_events", "dm_events", "dm.read", FakeX.get_events),
    ("POST", r"/2/dm_conversations/with/(\d+)/messages", "messages", "dm.write", FakeX.create_message),
]


def paged(items, request, default):
    """The page of them that is asked for, newest first, and what tells of the next."""
    items = sorted(items, key=lambda item: int(item["id"]), reverse=True)
    size = int(request.query.get("max_results", default))
    token = request.query.get("pagination_token", "")
    before = int(token.rpartition("v")[2], 16) if token else 1 << 63
    items = [item for item in items if int(item["id"]) < before]
    meta = {"result_count": len(items[:size])}
    if len(items) > size:
        meta["next_token"] = f"7140dibdnow9c7v{int(items[size - 1]['id']):x}"
    return items[:size], meta


def shown(item, asked, always):
    return {name: item[name] for name in dict.fromkeys([*always, *asked]) if name in item}


def shown_post(post, request):
    asked = request.query.get("tweet.fields", "").split(",")
    if "post.fields" in request.query:
        old = {new: name for name, new in RENAMED.items()}
        asked = [old.get(name, name) for name in request.query["post.fields"].split(",")] + [*old.values()] + ["author_id"]
    # What is expanded is shown.
    asked += [name.split(".")[0] for name in request.query.get("expansions", "").split(",")]
    found = shown(post, asked, ("id", "text", "edit_history_tweet_ids"))
    return {RENAMED.get(name, name): value for name, value in found.items()} if "post.fields" in request.query else found


def shown_event(event, request):
    asked = request.query.get("dm_event.fields", "").split(",") + request.query.get("expansions", "").split(",")
    return shown(event, asked, ("id", "text", "event_type"))


def shown_person(person, request):
    fields = {"id": person.id, "name": person.handle.title(), "username": person.handle,
              "receives_your_dm": person.takes_messages, "protected": False}
    return shown(fields, request.query.get("user.fields", "").split(","), ("id", "name", "username"))


def missing(kind, name, value):
    return {"value": value, "detail": f"Could not find {kind} with {name}: [{value}].", "title": "Not Found Error",
            "resource_type": kind, "parameter": name, "resource_id": value,
            "type": "https://api.twitter.com/2/problems/resource-not-found"}


def problem(status, title, detail, kind="about:blank", headers=None):
    return Refusal(status, {"title": title, "detail": detail, "type": kind, "status": status},
                   {"Content-Type": "application/problem+json", **(headers or {})})


if __name__ == "__main__":
    serve(FakeX)
