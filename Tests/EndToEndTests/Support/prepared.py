"""Makes mastodon_mock's application once, before it is known for whom: each server is a fork that takes it.

A server took 0.45 s of CPU until it was healthy, and takes 0.11 s like this. Only what a server has for itself is made
for it: its configuration, its database and its folder of media. One that limits requests is made whole, since it wraps
its routes in more.
"""

import asyncio
import os

from mastodon_mock import app as mock
from mastodon_mock import cli
from mastodon_mock.config import MastodonMockConfig
from starlette.staticfiles import StaticFiles


def install():
    make = cli.create_app
    ready = make(configuration())
    asyncio.run(ask_for_nothing(ready))
    mock.dispose_app_resources(ready)

    def take(config):
        return make(config) if config.ratelimit.enabled or config.streaming.enabled else filled(ready, config)

    cli.create_app = take


def configuration():
    """What all servers have in common."""
    config = MastodonMockConfig()
    config.database.path = ":memory:"
    config.auth.enforce_scopes = True
    config.streaming.enabled = False
    return config


async def ask_for_nothing(app):
    """Has each route looked at once, which is when FastAPI finds out what it needs to know of it."""

    async def receive():
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(_):
        pass

    await app({"type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
               "path": "/nowhere", "raw_path": b"/nowhere", "query_string": b"", "root_path": "", "headers": [],
               "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 1)}, receive, send)


def filled(app, config):
    """The application with a server's own configuration, database and media, made as `create_app` makes them."""
    engine = mock.init_engine(config.database)
    mock.Base.metadata.create_all(engine, checkfirst=True)
    mock.apply_seed_data(engine, config.seed)
    media = os.path.join(os.environ["TMPDIR"], "media")
    os.mkdir(media)
    app.state.config = config
    app.state.engine = engine
    app.state.session_factory = mock.make_session_factory(engine)
    app.state.media_path = media
    next(route for route in app.routes if getattr(route, "name", None) == "media").app = StaticFiles(directory=media)
    return app
