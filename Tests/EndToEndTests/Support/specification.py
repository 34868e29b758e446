"""Holds requests against a network's own description of its API, with connexion's strict validation.

Connexion runs in this process and on no port: each request that a stand-in gets is put to it once more, and what it
says of it is what is wrong with the request. Authentication is the stand-in's own business and is taken out.
"""

import contextlib
import functools
import json
import logging
import threading
import warnings


class Specification:
    """The description of an API, OpenAPI 3 as JSON."""

    def __init__(self, path):
        warnings.simplefilter("ignore")
        import connexion
        from connexion.mock import MockResolver

        logging.getLogger("connexion").setLevel(logging.CRITICAL)
        with open(path) as file:
            description = json.load(file)
        self.paths = list(description["paths"])
        application = connexion.AsyncApp("specification", swagger_ui_options=self.no_pages(connexion))
        application.add_api(
            self.bare(description), strict_validation=True, resolver=MockResolver(mock_all=True))
        # A client for all requests: its loop is started once.
        self.stack = contextlib.ExitStack()
        self.client = self.stack.enter_context(application.test_client())
        self.lock = threading.Lock()

    @staticmethod
    def no_pages(connexion):
        return connexion.options.SwaggerUIOptions(swagger_ui=False)

    @staticmethod
    def bare(description):
        """The description without who may ask, where, and what is answered."""
        for name in ("security", "servers"):
            description.pop(name, None)
        description["components"].pop("securitySchemes", None)
        for path in description["paths"].values():
            path.pop("servers", None)
            for operation in path.values():
                if isinstance(operation, dict) and "responses" in operation:
                    operation.pop("security", None)
                    operation["responses"] = {
                        "200": {"description": "well asked", "content": {"application/json": {"example": {}}}}}
        return description

    def complaint(self, method, target, headers, body):
        """What is wrong with a request; nothing if it is as described."""
        kept = {(name, value) for name, value in headers.items() if name.lower() in ("content-type", "accept")}
        # A bot that polls asks the same again and again.
        return self.verdict(method, target, frozenset(kept), body)

    @functools.lru_cache(maxsize=1000)
    def verdict(self, method, target, headers, body):
        with self.lock:
            answer = self.client.request(method, target, headers=dict(headers), content=body)
        if answer.status_code == 200:
            return None
        detail = answer.json().get("detail", "") if answer.content else ""
        return f"{method} {target}: {answer.status_code} {detail}"
