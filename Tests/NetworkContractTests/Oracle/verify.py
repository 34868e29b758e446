"""Verifies requests that were signed by OAuth 1.0a with oauthlib's server side, for the tests to compare with.

Reads a JSON object a line from stdin: method, url with its query, authorization, and body (a form's, or null); answers
each with true or false.
"""
import json
import sys

from oauthlib.oauth1 import RequestValidator, ResourceEndpoint


class Validator(RequestValidator):
    """A server that has one app and one account, by the keys that the tests sign with."""

    enforce_ssl = False
    dummy_client = "dummy"
    dummy_access_token = "dummy"
    # Requests are checked long after the instant they say they were made at.
    timestamp_lifetime = 10**10

    def check_client_key(self, client_key):
        return bool(client_key)

    def check_access_token(self, request_token):
        return bool(request_token)

    def check_nonce(self, nonce):
        return len(nonce) > 7 and nonce.isalnum()

    def validate_timestamp_and_nonce(self, *arguments, **named):
        return True

    def validate_client_key(self, client_key, request):
        return client_key == "c/k"

    def validate_access_token(self, client_key, token, request):
        return token == "1-at"

    def validate_realms(self, *arguments, **named):
        return True

    def get_client_secret(self, client_key, request):
        return "cs & é"

    def get_access_token_secret(self, client_key, token, request):
        return "as/+"


endpoint = ResourceEndpoint(Validator())
for line in sys.stdin:
    request = json.loads(line)
    headers = {"Authorization": request["authorization"]}
    if request["body"] is not None:
        headers["Content-Type"] = "application/x-www-form-urlencoded"
    valid, _ = endpoint.validate_protected_resource_request(
        request["url"], http_method=request["method"], body=request["body"], headers=headers
    )
    print(json.dumps(valid), flush=True)
