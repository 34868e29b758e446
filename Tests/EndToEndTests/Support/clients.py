"""Holds the stand-ins for X, Twilio, Telegram, Bluesky and Facebook against clients that others have written: tweepy, twilio,
python-telegram-bot, atproto and python-facebook-api, from PyPI.

Arguments are the descriptions that requests are held against, X's, Twilio's and Bluesky's, if there are any. It prints what the
clients saw, as JSON; what they are built for is looked at here, and anything else ends the script.
"""

import asyncio
import base64
import http.server
import json
import os
import sys
import threading
import time
import urllib.parse
import urllib.request

import atproto
import atproto_client.exceptions
import pyfacebook
import requests
import telegram
import telegram.error
import tweepy
import twilio.base.exceptions
import twilio.http.http_client
import twilio.rest
from fake_bluesky import FakeBluesky
from fake_facebook import FakeFacebook
from fake_telegram import FakeTelegram
from fake_twilio import FakeTwilio
from fake_x import FakeX
from twilio.request_validator import RequestValidator


def all_of_twilio(specification):
    server = FakeTwilio(specification)
    phone = server.control({"do": "account"})

    class Nearby(twilio.http.http_client.TwilioHttpClient):
        def request(self, method, url, *arguments, **named):
            return super().request(method, url.replace("https://api.twilio.com", server.url), *arguments, **named)

    client = twilio.rest.Client(phone["account"], phone["token"], http_client=Nearby())
    sent = client.messages.create(to="+447700900123", from_=phone["number"], body="Added \"milk\".")
    assert (sent.status, sent.direction, sent.date_sent) == ("queued", "outbound-api", None), sent.status
    time.sleep(0.25)
    assert sent.fetch().status == "delivered"
    for number in range(25):
        server.control({"do": "receive", "account": phone["account"], "from": "+447700900123", "body": f"text {number}"})
    pages = list(client.messages.list(to=phone["number"], page_size=10))
    assert [message.body for message in pages] == [f"text {number}" for number in reversed(range(25))]
    assert client.messages.list(to=phone["number"], date_sent_after=pages[0].date_sent)
    assert client.incoming_phone_numbers.list(phone_number=phone["number"])[0].capabilities["sms"]
    server.control({"do": "receive", "account": phone["account"], "from": "+447700900123", "body": "Stop"})
    try:
        client.messages.create(to="+447700900123", from_=phone["number"], body="Still there?")
        raise AssertionError("a number that has stopped was written to")
    except twilio.base.exceptions.TwilioRestException as problem:
        assert (problem.status, problem.code) == (400, 21610), problem
    try:
        twilio.rest.Client(phone["account"], "wrong", http_client=Nearby()).messages(sent.sid).fetch()
        raise AssertionError("a wrong token was good enough")
    except twilio.base.exceptions.TwilioRestException as problem:
        assert (problem.status, problem.code) == (401, 20003), problem
    wrong = f"{server.url}/2010-04-01/Accounts/{phone['account']}/Messages.json?Number=1"
    return {"listed": len(pages), "violations": server.violations[:], "signature": signature(server, phone),
            "noticed": noticed(server, wrong, auth=(phone["account"], phone["token"]))}


def noticed(server, wrong, **named):
    """How many violations the server notes for a wrong request; nothing where it has no description to look into."""
    before = len(server.violations)
    answer = requests.get(wrong, **named)
    if not server.specification:
        return None
    assert answer.status_code == 400, answer.text
    return len(server.violations) - before


def signature(server, phone):
    """Has twilio's own validator look at what the stand-in sends to a webhook, and at a forgery."""
    seen = []

    class Webhook(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            body = self.rfile.read(int(self.headers["Content-Length"])).decode()
            seen.append((dict(urllib.parse.parse_qsl(body)), self.headers["X-Twilio-Signature"]))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_):
            pass

    listener = http.server.HTTPServer(("127.0.0.1", 0), Webhook)
    threading.Thread(target=listener.serve_forever, daemon=True).start()
    public = "https://bot.example.org/webhook/phone"
    server.control({"do": "set", "account": phone["account"], "webhook": {
        "public": public, "actual": f"http://127.0.0.1:{listener.server_address[1]}/webhook/phone"}})
    server.control({"do": "receive", "account": phone["account"], "from": "+447700900123", "body": "milk & 1 + 1"})
    listener.shutdown()
    fields, signed = seen[0]
    validator = RequestValidator(phone["token"])
    return [validator.validate(public, fields, signed), validator.validate(public, {**fields, "Body": "no"}, signed)]


def all_of_x(specification):
    server = FakeX(specification)
    bot = server.control({"do": "account", "handle": "nuthatch"})

    class Nearby(requests.Session):
        def request(self, method, url, **named):
            return super().request(method, url.replace("https://api.twitter.com", server.url), **named)

    def client(**secrets):
        made = tweepy.Client(**secrets)
        made.session = Nearby()
        return made

    by_token = client(bearer_token=bot["access_token"])
    by_signature = client(
        consumer_key=bot["consumer_key"], consumer_secret=bot["consumer_secret"], access_token=bot["oauth_token"],
        access_token_secret=bot["oauth_token_secret"])
    for number in range(12):
        server.control({"do": "post", "as": "ana", "text": f"@nuthatch errand {number} & more https://example.org/{number}"})
    seen, token = [], None
    while True:
        page = by_token.get_users_mentions(
            bot["id"], max_results=5, pagination_token=token, expansions="author_id",
            tweet_fields=["created_at", "entities", "conversation_id"])
        assert [user.username for user in page.includes["users"]] == ["ana"]
        seen += page.data
        token = page.meta.get("next_token")
        if not token:
            break
    assert [tweet.text.split(" ")[2] for tweet in seen] == [str(number) for number in reversed(range(12))]
    assert seen[0].text.startswith("@nuthatch errand 11 &amp; more https://t.co/")
    assert seen[0].entities["urls"][0]["expanded_url"] == "https://example.org/11"
    newer = by_token.get_users_mentions(bot["id"], since_id=seen[3].id)
    assert [tweet.id for tweet in newer.data] == [tweet.id for tweet in seen[:3]]

    counts = 0
    for user_auth, one in ((False, by_token), (True, by_signature)):
        me = one.get_me(user_auth=user_auth)
        assert (str(me.data.id), me.data.username) == (bot["id"], "nuthatch")
        made = one.create_tweet(text=f"Added it, {user_auth}!", in_reply_to_tweet_id=seen[0].id, user_auth=user_auth)
        try:
            one.create_tweet(text=f"Added it, {user_auth}!", user_auth=user_auth)
            raise AssertionError("a duplicate was taken")
        except tweepy.Forbidden as problem:
            assert "duplicate" in str(problem)
        ana = seen[0].author_id
        one.create_direct_message(participant_id=ana, text=f"Hello, (ana) * {user_auth}", user_auth=user_auth)
        server.control({"do": "dm", "as": "ana", "to": "nuthatch", "text": f"and milk {user_auth}"})
        events = one.get_direct_message_events(
            max_results=2, dm_event_fields=["created_at", "sender_id", "dm_conversation_id"], user_auth=user_auth)
        assert [event.text for event in events.data] == [f"and milk {user_auth}", f"Hello, (ana) * {user_auth}"]
        assert [event.sender_id == ana for event in events.data] == [True, False]
        counts += len(events.data)
    answer = by_signature.get_tweet(made.data["id"], tweet_fields=["referenced_tweets"], user_auth=True)
    assert answer.data.referenced_tweets[0].id == seen[0].id
    for wrong in (client(bearer_token=bot["access_token"] + "x"), client(bearer_token=bot["refresh_token"])):
        try:
            wrong.get_me(user_auth=False)
            raise AssertionError("a wrong token was good enough")
        except tweepy.Unauthorized:
            pass
    forged = client(
        consumer_key=bot["consumer_key"], consumer_secret="wrong", access_token=bot["oauth_token"],
        access_token_secret=bot["oauth_token_secret"])
    try:
        forged.get_me()
        raise AssertionError("a wrong signature was good enough")
    except tweepy.Unauthorized:
        pass
    server.control({"do": "set", "account": "nuthatch", "limits": {"GET me": 3}})
    try:
        by_token.get_me(user_auth=False)
        by_token.get_me(user_auth=False)
        raise AssertionError("a limit did not bind")
    except tweepy.TooManyRequests as problem:
        assert int(problem.response.headers["x-rate-limit-reset"]) > time.time() + 800
    wrong = f"{server.url}/2/users/{bot['id']}/mentions?max_results=1000"
    return {"mentions": len(seen), "messages": counts, "violations": server.violations[:],
            "noticed": noticed(server, wrong, headers={"Authorization": f"Bearer {bot['access_token']}"}),
            "signed_in": sign_in(server, bot)}


def sign_in(server, bot):
    """Goes through the authorization code flow as tweepy does; returns whom the new tokens are of."""
    os.environ["OAUTHLIB_INSECURE_TRANSPORT"] = "1"
    handler = tweepy.OAuth2UserHandler(
        client_id=bot["client_id"], redirect_uri="http://127.0.0.1:9/callback",
        scope=["tweet.read", "tweet.write", "users.read", "dm.read", "dm.write", "offline.access"])
    plain = handler.request
    handler.request = lambda method, url, **named: plain(
        method, url.replace("https://api.twitter.com", server.url), **named)
    address = handler.get_authorization_url().replace("https://twitter.com", server.url)
    back = requests.get(address, allow_redirects=False).headers["Location"]
    first = handler.fetch_token(back)
    token = server.url + "/2/oauth2/token"
    second = handler.refresh_token(token, refresh_token=first["refresh_token"], client_id=bot["client_id"])
    assert second["refresh_token"] != first["refresh_token"]
    asked = {"grant_type": "refresh_token", "refresh_token": first["refresh_token"], "client_id": bot["client_id"]}
    used = requests.post(token, data=asked)
    assert (used.status_code, used.json()["error"]) == (400, "invalid_request")
    server.control({"do": "set", "account": "nuthatch", "limits": {"GET me": 75}})

    def me(access):
        return requests.get(server.url + "/2/users/me", headers={"Authorization": f"Bearer {access}"})

    assert me(first["access_token"]).status_code == 401
    return me(second["access_token"]).json()["data"]["username"]


async def all_of_telegram():
    server = FakeTelegram()
    account = server.control({"do": "account"})

    def write(text, **more):
        return server.control({"do": "write", "account": account["account"], "from": 77, "text": text, **more})

    def bot(token=account["token"]):
        return telegram.Bot(token, base_url=f"{server.url}/bot", base_file_url=f"{server.url}/file/bot")

    async def begun(request):
        """A request for updates that the server holds."""
        before = server.accounts[account["account"]].turn
        task = asyncio.create_task(request)
        while server.accounts[account["account"]].turn == before:
            await asyncio.sleep(0.01)
        return task

    async def fails(kind, coroutine):
        try:
            await coroutine
        except kind as error:
            return error
        raise AssertionError(f"no {kind.__name__}")

    async with bot() as client:
        assert (client.username, client.can_read_all_group_messages) == ("nuthatch", False)
        for number in range(120):
            write(f"text {number}")
        first = await client.get_updates(limit=100, timeout=0)
        assert [each.message.text for each in first] == [f"text {number}" for number in range(100)]
        rest = await client.get_updates(offset=first[-1].update_id + 1, timeout=0)
        assert [each.message.text for each in rest] == [f"text {number}" for number in range(100, 120)]
        # What was confirmed is gone, whatever is asked for.
        assert len(await client.get_updates(offset=first[0].update_id, timeout=0)) == 20
        write("👍 /todo@nuthatch milk @ann", chat=-1001)
        newest = (await client.get_updates(offset=-1, timeout=0))[0]
        marks = newest.message.parse_entities()
        assert sorted(marks.values()) == ["/todo@nuthatch", "@ann"] and newest.message.chat.type == "supergroup", marks
        waiting = await begun(client.get_updates(offset=newest.update_id + 1, timeout=20))
        write("the tap", file=base64.b64encode(b"a picture").decode())
        caught = (await waiting)[0]
        assert caught.message.caption == "the tap"
        picture = await (await client.get_file(caught.message.photo[-1].file_id)).download_as_bytearray()
        assert bytes(picture) == b"a picture"
        waiting = await begun(client.get_updates(offset=caught.update_id + 1, timeout=20))
        async with bot() as other:
            await other.get_updates(offset=caught.update_id + 1, timeout=0)
        await fails(telegram.error.Conflict, waiting)
        sent = await client.send_message(
            77, "Added.", reply_parameters=telegram.ReplyParameters(3, allow_sending_without_reply=True),
            link_preview_options=telegram.LinkPreviewOptions(is_disabled=True))
        assert (sent.text, sent.chat.id, sent.from_user.id) == ("Added.", 77, client.id)
        asked = await client.send_message(77, "Which?", reply_markup=telegram.InlineKeyboardMarkup([
            [telegram.InlineKeyboardButton("1. milk", callback_data="1")],
            [telegram.InlineKeyboardButton("yes", callback_data="yes")]]))
        assert asked.reply_markup.inline_keyboard[1][0].callback_data == "yes"
        server.control({"do": "press", "account": account["account"], "from": 77, "label": "1. milk",
                        "message": f"{account['account']}:77:{asked.message_id}"})
        query = (await client.get_updates(offset=-1, timeout=0))[0].callback_query
        assert (query.data, query.from_user.id, query.message.message_id) == ("1", 77, asked.message_id)
        assert await query.answer()
        written = write("text anew")
        server.control({"do": "edit", "account": account["account"], "from": 77, "message": written["id"], "text": "/help"})
        edited = (await client.get_updates(offset=-1, timeout=0))[0].edited_message
        assert (edited.text, edited.from_user.id, edited.message_id) == ("/help", 77, int(written["id"].split(":")[2]))
        assert edited.edit_date and list(edited.parse_entities().values()) == ["/help"]
        await fails(telegram.error.BadRequest, query.answer())
        await fails(telegram.error.BadRequest, client.send_message(77, "Which?", reply_markup=telegram.InlineKeyboardMarkup(
            [[telegram.InlineKeyboardButton("yes", callback_data="y" * 65)]])))
        await fails(telegram.error.Forbidden, client.send_message(78, "Hello."))
        await fails(telegram.error.BadRequest, client.send_message(77, "👍" * 2049))
        server.control({"do": "set", "account": account["account"], "migrated": {"-5": -1001}})
        migrated = await fails(telegram.error.ChatMigrated, client.send_message(-5, "Noted."))
        assert migrated.new_chat_id == -1001
        server.control({
            "do": "fault", "account": account["account"], "method": "POST", "path": ".*/sendMessage", "how": 429,
            "body": {"ok": False, "error_code": 429, "description": "Too Many Requests: retry after 5",
                     "parameters": {"retry_after": 5}}})
        assert (await fails(telegram.error.RetryAfter, client.send_message(77, "Hello.")))._retry_after.seconds == 5
        await client.set_my_commands([("todo", "adds a todo")])
        assert server.control({"do": "menu", "account": account["account"]})["commands"] == ["todo"]
        assert not (await client.get_webhook_info()).url and await client.delete_webhook()
    await fails(telegram.error.InvalidToken, bot(account["account"] + ":another").get_me())
    return {"updates": len(first) + len(rest), "violations": server.violations[:]}


def all_of_bluesky(specification):
    server = FakeBluesky(specification)
    bot = server.control({"do": "account"})
    name = bot["account"]

    def fails(code, call):
        try:
            call()
        except (atproto_client.exceptions.RequestException, atproto_client.exceptions.RequestErrorBase) as error:
            assert error.response.content.error == code, error.response
            return
        raise AssertionError(f"no {code}")

    fails("AuthenticationRequired", lambda: atproto.Client(server.url + "/xrpc").login(bot["handle"], "wrong"))
    client = atproto.Client(server.url + "/xrpc")
    assert client.login(bot["handle"], bot["password"]).handle == bot["handle"]
    resolved = client.com.atproto.identity.resolve_handle({"handle": bot["handle"]})
    document = requests.get(f"{server.url}/{resolved.did}").json()
    assert resolved.did == bot["did"] == document["id"] and document["service"][0]["serviceEndpoint"] == server.url

    for number in range(120):
        late = 3000 if number == 60 else 0
        server.control({"do": "post", "account": name, "from": 7, "text": f"@{bot['handle']} errand {number}", "ago": late})
        time.sleep(0.002)
    seen, cursor = [], None
    while True:
        page = client.app.bsky.notification.list_notifications({"reasons": ["mention"], "limit": 50, "cursor": cursor})
        seen += page.notifications
        cursor = page.cursor
        if not cursor:
            break
    # What claims to be older stands behind the others.
    assert seen[-1].record.text.endswith(" 60") and seen[0].record.text.endswith(" 119"), seen[-1]
    assert seen[0].record.facets[0].features[0].did == bot["did"]
    text = atproto.client_utils.TextBuilder().mention("@person7.test", "did:plc:person7").text(" é done")
    parent = atproto.models.create_strong_ref(seen[0])
    reply = atproto.models.AppBskyFeedPost.ReplyRef(parent=parent, root=parent)
    record = atproto.models.AppBskyFeedPost.Record(
        text=text.build_text(), facets=text.build_facets(), reply=reply, created_at=client.get_current_time_iso())

    def put(record, key="3l3qo2vuowo2b"):
        return client.com.atproto.repo.put_record(
            {"repo": bot["did"], "collection": "app.bsky.feed.post", "rkey": key, "record": record, "swap_record": None})

    assert put(record).uri == put(record).uri
    # A record that is made where one is looks like a server in trouble: so the bot puts them.
    fails("InternalServerError", lambda: client.com.atproto.repo.create_record(
        {"repo": bot["did"], "collection": "app.bsky.feed.post", "rkey": "3l3qo2vuowo2b", "record": record}))
    got = client.app.bsky.feed.get_posts({"uris": [put(record).uri]}).posts[0]
    assert got.record.reply.parent.uri == seen[0].uri and got.author.did == bot["did"]
    fails("RecordNotFound", lambda: client.com.atproto.repo.get_record(
        {"repo": bot["did"], "collection": "app.bsky.feed.post", "rkey": "3l3qo2vuowo2z"}))

    fails("MethodNotImplemented", lambda: client.chat.bsky.convo.get_log())
    chat = client.with_bsky_chat_proxy().chat.bsky.convo
    begin = chat.get_log().cursor
    for number in range(50):
        server.control({"do": "write", "account": name, "from": 7, "text": f"text {number}"})
    first = chat.get_log({"cursor": begin})
    rest = chat.get_log({"cursor": first.logs[-1].rev})
    texts = [each.message.text for each in first.logs + rest.logs]
    assert texts == [f"text {number}" for number in range(50)], texts
    convo = chat.get_convo_for_members({"members": ["did:plc:person7"]}).convo
    assert convo.id == first.logs[0].convo_id and convo.status == "request"
    chat.accept_convo({"convo_id": convo.id})
    sent = chat.send_message({"convo_id": convo.id, "message": {"text": "Added."}})
    assert chat.get_messages({"convo_id": convo.id}).messages[0].id == sent.id
    server.control({"do": "set", "account": name, "closed": {"9": "NotFollowedBySender"}})
    fails("NotFollowedBySender", lambda: chat.get_convo_for_members({"members": ["did:plc:person9"]}))

    # A used refresh token gives the same next one.
    old = {"Authorization": "Bearer " + client._session.refresh_jwt}
    renewed = [requests.post(server.url + "/xrpc/com.atproto.server.refreshSession", headers=old).json() for _ in range(2)]
    assert renewed[0]["refreshJwt"] == renewed[1]["refreshJwt"]
    fails("ExpiredToken", lambda: client.app.bsky.actor.get_profile({"actor": bot["did"]}))
    violations = server.violations[:]
    headers = {"Authorization": "Bearer " + renewed[1]["accessJwt"]}
    wrong = server.url + "/xrpc/app.bsky.notification.listNotifications?limit=1000"
    return {"notifications": len(seen), "messages": len(texts), "violations": violations,
            "noticed": noticed(server, wrong, headers=headers)}


def all_of_facebook():
    server = FakeFacebook()
    made = server.control({"do": "account"})
    page = made["account"]
    secrets = {"app_id": made["app"], "app_secret": made["secret"], "base_url": server.url + "/", "version": "v24.0"}
    client = pyfacebook.FacebookApi(access_token=made["token"], **secrets)
    assert client.page.get_info(page_id=page, fields="id,name,username").username == "nuthatch"
    state = client.debug_token(made["token"], access_token=f"{made['app']}|{made['secret']}")["data"]
    assert state["is_valid"] and "pages_messaging" in state["scopes"], state
    # 60 people and 30 messages of one of them, page by page, newest first.
    for number in range(60):
        server.control({"do": "write", "account": page, "from": 100 + number, "text": "hello"})
    for number in range(30):
        server.control({"do": "write", "account": page, "from": 7, "text": f"text {number}"})
    threads = client.get_full_connections(page, "conversations", count=None, limit=25, platform="messenger")["data"]
    assert len({each["id"] for each in threads}) == 61, len(threads)
    times = [pyfacebook.models.Conversation.new_from_json_dict(each).updated_time for each in threads]
    assert times == sorted(times, reverse=True)
    messages = client.get_full_connections("t_7", "messages", count=None, limit=20, fields="id,message,from")["data"]
    assert [each["message"] for each in messages] == [f"text {number}" for number in reversed(range(30))]
    one = client.message.get_info(message_id=messages[0]["id"], fields="id,created_time,from,message")
    assert one._from["id"] == "7" and one.message == "text 29", one

    def send(recipient, text="Added.", **more):
        fields = {"recipient": json.dumps(recipient), "message": json.dumps({"text": text}), **more}
        return client.post_object(page, "messages", data=fields)

    def fails(code, work, subcode=None):
        try:
            work()
            raise AssertionError(f"{code} was expected")
        except pyfacebook.FacebookError as error:
            assert error.code == code and subcode in (None, getattr(error, "error_subcode", None)), error

    assert send({"id": "7"}, messaging_type="RESPONSE")["recipient_id"] == "7"
    comment = server.control({"do": "comment", "account": page, "from": 8, "text": "@nuthatch hello"})["id"]
    assert send({"comment_id": comment})["recipient_id"] == "8"
    fails(10_900, lambda: send({"comment_id": comment}))
    fails(100, lambda: send({"id": "7"}, "x" * 2_000))
    server.control({"do": "set", "account": page, "ahead": 86_402})
    fails(10, lambda: send({"id": "7"}, messaging_type="UPDATE"), 2_018_278)
    other = pyfacebook.FacebookApi(access_token="wrong", **secrets)
    fails(190, lambda: other.page.get_info(page_id=page))
    return {"conversations": len(threads), "messages": len(messages), "violations": server.violations[:]}


if __name__ == "__main__":
    descriptions = [path if path else None for path in (sys.argv[1:4] + [""] * 3)[:3]]
    json.dump({"x": all_of_x(descriptions[0]), "twilio": all_of_twilio(descriptions[1]),
               "telegram": asyncio.run(all_of_telegram()), "bluesky": all_of_bluesky(descriptions[2]),
               "facebook": all_of_facebook()}, sys.stdout)
