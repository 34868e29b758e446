"""Runs arroba, a server of the AT Protocol that others have written, with one account and all of it in memory.

Usage: repository.py PORT. It prints its address, and ends when it is killed. Its one token is `arroba-token`, and the
password of nuthatch.test `arroba-password`.
"""

import os
import sys

os.environ["REPO_TOKEN"], os.environ["REPO_PASSWORD"] = "arroba-token", "arroba-password"

import flask
import lexrpc.flask_server
from arroba import server, xrpc_repo, xrpc_server  # noqa: F401: they register their methods.
from arroba.repo import Repo
from arroba.storage import MemoryStorage
from arroba.util import new_key
from werkzeug.serving import make_server

key = new_key()
server.storage = MemoryStorage()
Repo.create(server.storage, "did:plc:nuthatch", handle="nuthatch.test", signing_key=key, rotation_key=key)
app = flask.Flask("arroba")
lexrpc.flask_server.init_flask(server.server, app)
http = make_server("127.0.0.1", int(sys.argv[1]), app)
print(f"http://127.0.0.1:{http.server_port}", flush=True)
http.serve_forever()
