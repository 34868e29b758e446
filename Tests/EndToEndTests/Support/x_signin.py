"""How the stand-in for X knows who asks: OAuth 2.0 with PKCE (RFC 6749, 7636) and OAuth 1.0a (RFC 5849, by oauthlib).

Codes, access tokens and refresh tokens count once or for their time; a refresh token that has been used is no good any
more, and neither is the access token that it replaced.
"""

import base64
import hashlib
import secrets
import time
import urllib.parse

from loopback import Refusal

SCOPES = "tweet.read tweet.write users.read dm.read dm.write offline.access"


class SignIn:
    """What an account of the bot's may be asked with."""

    def __init__(self):
        self.client = secrets.token_urlsafe(24)
        # A confidential client has a secret, too.
        self.client_secret = None
        self.consumer, self.consumer_secret = secrets.token_hex(12), secrets.token_hex(25)
        self.oauth1, self.oauth1_secret = secrets.token_hex(25), secrets.token_hex(22)
        # Seconds that an access token is good for.
        self.lifetime = 7200
        self.codes = {}
        self.access = {}
        self.refresh = {}
        # Every access token that ever was.
        self.issued = set()
        self.nonces = set()

    def grant(self, scopes):
        """A new pair of tokens."""
        access, refresh = secrets.token_urlsafe(60), secrets.token_urlsafe(60)
        self.issued.add(access)
        self.access[access] = (time.time() + self.lifetime, scopes.split())
        answer = {"token_type": "bearer", "expires_in": self.lifetime, "access_token": access, "scope": scopes}
        if "offline.access" in scopes.split():
            self.refresh[refresh] = (access, scopes)
            answer["refresh_token"] = refresh
        return answer

    def revoke(self):
        for tokens in (self.codes, self.access, self.refresh):
            tokens.clear()

    # The browser's way: whoever comes here agrees.

    def authorize(self, query):
        """GET /i/oauth2/authorize: sends the browser back with a code."""
        wanted = {"response_type": "code", "code_challenge_method": "S256", "client_id": self.client}
        missing = [name for name in ("redirect_uri", "scope", "state", "code_challenge") if not query.get(name)]
        wrong = [name for name, value in wanted.items() if query.get(name) != value]
        if missing or wrong:
            raise Refusal(400, {"error": "invalid_request", "error_description": f"look at {missing + wrong}"})
        code = secrets.token_urlsafe(40)
        self.codes[code] = (query["redirect_uri"], query["code_challenge"], query["scope"], time.time() + 30)
        parts = urllib.parse.urlparse(query["redirect_uri"])
        answer = urllib.parse.urlencode({"state": query["state"], "code": code})
        location = parts._replace(query="&".join(filter(None, (parts.query, answer)))).geturl()
        return 302, None, {"Location": location}

    # POST /2/oauth2/token.

    def token(self, request):
        form = request.form
        self.check_client(request, form)
        if form.get("grant_type") == "authorization_code":
            uri, challenge, scopes, end = self.codes.pop(form.get("code"), (None, None, None, 0))
            proof = base64.urlsafe_b64encode(hashlib.sha256(form.get("code_verifier", "").encode()).digest())
            if end < time.time() or uri != form.get("redirect_uri") or proof.rstrip(b"=").decode() != challenge:
                raise bad("Value passed for the authorization code was invalid.")
            return 200, self.grant(scopes), {}
        if form.get("grant_type") == "refresh_token":
            replaced, scopes = self.refresh.pop(form.get("refresh_token"), (None, None))
            if not replaced:
                raise bad("Value passed for the token was invalid.")
            self.access.pop(replaced, None)
            return 200, self.grant(scopes), {}
        raise bad("Missing required parameter [grant_type].")

    def check_client(self, request, form):
        given = form.get("client_id"), None
        kind, _, pair = request.headers.get("Authorization", "").partition(" ")
        if kind == "Basic":
            given = tuple(map(urllib.parse.unquote, base64.b64decode(pair).decode().split(":", 1)))
        if given != (self.client, self.client_secret):
            raise Refusal(401, {"error": "unauthorized_client", "error_description": "Missing valid authorization header"})

    # Every other request.

    def scopes(self, request, url):
        """What a request's credentials allow; nothing if they do not hold."""
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        if kind == "Bearer":
            end, scopes = self.access.get(token, (0, None))
            return scopes if end > time.time() else None
        return SCOPES.split() if kind == "OAuth" and self.is_signed(request, url) else None

    def is_signed(self, request, url):
        """Whether oauthlib holds it for a request that was signed as RFC 5849 says."""
        from oauthlib.oauth1 import RequestValidator, ResourceEndpoint

        account = self

        class Keys(RequestValidator):
            enforce_ssl = False
            client_key_length = access_token_length = nonce_length = (8, 100)
            dummy_client = dummy_access_token = "nobody"

            def validate_timestamp_and_nonce(self, client, stamp, nonce, request, **_):
                is_known = (stamp, nonce) in account.nonces
                account.nonces.add((stamp, nonce))
                return not is_known and abs(int(stamp) - time.time()) < 300

            def validate_client_key(self, key, request):
                return key == account.consumer

            def validate_access_token(self, client, token, request):
                return token == account.oauth1

            def validate_realms(self, *_, **__):
                return True

            def get_client_secret(self, key, request):
                return account.consumer_secret

            def get_access_token_secret(self, key, token, request):
                return account.oauth1_secret

        is_good, _ = ResourceEndpoint(Keys()).validate_protected_resource_request(
            url + request.target, request.method, request.body.decode(), dict(request.headers.items()))
        return is_good


def bad(words):
    return Refusal(400, {"error": "invalid_request", "error_description": words})
