"""Stands in for Sina Weibo's API, version 2 (open.weibo.com/wiki): accounts that people name in statuses and comments.

By hand: `python fake_weibo.py 8124`, then `curl localhost:8124/control -d '{"do": "account"}'` answers with an account's id
and token, and `curl localhost:8124/control -d '{"do": "write", "account": ID, "from": 7, "text": "@nuthatch hello"}'` writes
a status.

It does as Weibo does where a bot can tell: lists come newest first behind since_id, which is exclusive, and up to max_id,
which is not; ids have 64 bits; instants are told in China's time; replies begin with the name of whom they reply to; a
comment takes 140 Chinese characters, needs `rip`, and the same one is refused for ten minutes; a refusal has an error_code.
"""

import re
import secrets
import time

from loopback import Account, Loopback, Refusal, serve

LONGEST, SAME = 280, 600
# What the documents name, by endpoint; what else is asked is noted.
READING = {"count", "since_id", "max_id", "page"}
FIELDS = {
    "/2/account/get_uid.json": set(), "/2/users/show.json": {"uid"}, "/oauth2/get_token_info": {"access_token"},
    "/2/statuses/mentions.json": READING, "/2/comments/mentions.json": READING, "/2/comments/to_me.json": READING,
    "/2/comments/by_me.json": READING, "/2/comments/create.json": {"id", "comment", "rip"},
    "/2/comments/reply.json": {"id", "cid", "comment", "rip"},
}


class Bot(Account):
    def __init__(self, number):
        super().__init__(str(1_658_122_000 + number))
        self.token = "2.00" + secrets.token_hex(14)
        self.posts, self.calls = [], 0

    def find(self, id):
        return next((post for post in self.posts if str(post["id"]) == str(id)), None)


class FakeWeibo(Loopback):
    next = 3_526_584_588_286_949

    def do_account(self, _):
        bot = Bot(len(self.accounts))
        self.accounts[bot.name] = bot
        return {"account": bot.name, "token": bot.token}

    def do_write(self, command):
        """Somebody writes a status."""
        bot = self.accounts[command["account"]]
        return {"id": str(self.add(bot, str(command["from"]), command["text"])["id"])}

    def do_comment(self, command):
        """Somebody replies to a comment on a status."""
        bot = self.accounts[command["account"]]
        answered = bot.find(command["to"])
        text = f"回复@{name(bot, answered['author'])}:{command['text']}"
        return {"id": str(self.add(bot, str(command["from"]), text, bot.find(command["status"]), answered)["id"])}

    def do_sent(self, command):
        """The account's own comments, oldest first, and whose status or comment each answers."""
        bot = self.accounts[command["account"]]
        own = [post for post in bot.posts if post["author"] == bot.name]
        return {"comments": [{
            "id": str(post["id"]), "text": post["text"], "to": (post["replied"] or post["status"])["author"],
            "status": str(post["status"]["id"]), "comment": str(post["replied"]["id"]) if post["replied"] else None,
        } for post in own]}

    def do_calls(self, command):
        return {"count": self.accounts[command["account"]].calls}

    def add(self, bot, author, text, status=None, replied=None):
        FakeWeibo.next += 3
        post = {"id": FakeWeibo.next, "author": author, "text": text, "created": int(time.time()), "status": status,
                "replied": replied}
        bot.posts.append(post)
        return post

    # Requests.

    def owner(self, request):
        given = (request.headers.get("Authorization") or "").removeprefix("OAuth2 ") or request.form.get("access_token")
        return next((bot for bot in self.accounts.values() if bot.token == given), None)

    def handle(self, bot, request):
        unknown = set(request.query or request.form) - FIELDS.get(request.path, set())
        if unknown or request.path not in FIELDS:
            self.violations.append(f"{request.method} {request.path}: {sorted(unknown)}")
        if bot is None:
            raise problem(21_332, "invalid_access_token")
        if request.path == "/oauth2/get_token_info":
            return 200, {"uid": int(bot.name), "create_at": int(time.time()), "expire_in": 604_800}, {}
        bot.calls += 1
        return 200, self.answered(bot, request), {}

    def answered(self, bot, request):
        match request.path.removeprefix("/2/"):
            case "account/get_uid.json":
                return {"uid": int(bot.name)}
            case "users/show.json":
                return user(bot, request.query["uid"])
            case "statuses/mentions.json":
                return listed(bot, "statuses", request, lambda post: not post["status"] and names_bot(post))
            case "comments/mentions.json":
                return listed(bot, "comments", request, lambda post: post["status"] and names_bot(post))
            case "comments/to_me.json":
                return listed(bot, "comments", request,
                              lambda post: post["replied"] and post["replied"]["author"] == bot.name)
            case "comments/by_me.json":
                return listed(bot, "comments", request, lambda post: post["author"] == bot.name)
            case "comments/create.json" | "comments/reply.json":
                return self.take(bot, request.form)
        raise problem(10_020, "Request API not found!")

    def take(self, bot, form):
        text, status, replied = form.get("comment", ""), bot.find(form.get("id")), bot.find(form.get("cid"))
        if not form.get("rip"):
            raise problem(10_008, "Param error, see doc for more info.")
        if not 0 < sum(1 if ord(each) < 128 else 2 for each in text) <= LONGEST:
            raise problem(20_012, "content is too long")
        if status is None:
            raise problem(20_101, "target weibo does not exist!")
        if "cid" in form and replied is None:
            raise problem(20_201, "target weibo comment does not exist!")
        whole = f"回复@{name(bot, replied['author'])}:{text}" if replied else text
        for post in bot.posts:
            if (post["author"], post["text"], post["status"], post["replied"]) == (bot.name, whole, status, replied):
                if post["created"] > time.time() - SAME:
                    raise problem(20_019, "repeat content!")
        return told(bot, self.add(bot, bot.name, whole, status, replied))


def names_bot(post):
    return re.search(r"@nuthatch(?![\w-])", post["text"])


def name(bot, person):
    return "nuthatch" if person == bot.name else f"person{person}"


def user(bot, person):
    return {"id": int(person), "idstr": str(person), "screen_name": name(bot, person), "name": name(bot, person)}


def told(bot, post):
    """A status or a comment as the API shows it."""
    shown = {"id": post["id"], "idstr": str(post["id"]), "mid": str(post["id"]), "text": post["text"],
             "user": user(bot, post["author"]),
             "created_at": time.strftime("%a %b %d %H:%M:%S +0800 %Y", time.gmtime(post["created"] + 8 * 3600))}
    if post["status"]:
        shown["status"] = told(bot, post["status"])
    if post["replied"]:
        shown["reply_comment"] = {key: told(bot, post["replied"])[key] for key in ("id", "idstr", "text", "user")}
    return shown


def listed(bot, kind, request, fits):
    since, most = int(request.query.get("since_id", 0)), int(request.query.get("max_id", 1 << 63))
    count, page = min(int(request.query.get("count", 50)), 200), int(request.query.get("page", 1))
    found = [post for post in reversed(bot.posts) if fits(post) and since < post["id"] <= most]
    shown = found[(page - 1) * count:page * count]
    return {kind: [told(bot, post) for post in shown], "previous_cursor": 0, "next_cursor": 0, "total_number": len(found)}


def problem(code, words):
    return Refusal(403 if code == 10_023 else 400, {"request": "/2", "error_code": str(code), "error": words})


if __name__ == "__main__":
    serve(FakeWeibo)
