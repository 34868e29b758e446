"""A server with the Mastodon client API that others have written, mastodon_mock, with the bot and one person on it."""

import html
import re

from homeserver import Child, ask, free_port

TOKENS = {"nuthatch": "token-of-nuthatch", "ana": "token-of-ana"}


class Mastodon(Child):
    token = TOKENS["nuthatch"]

    def __init__(self, folder, program):
        folder.mkdir()
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        lines = ['mocked_version = "4.6.0"', "[server]", 'host = "127.0.0.1"', f"port = {port}", "[auth]",
                 "enforce_scopes = true"]
        for name, token in TOKENS.items():
            lines += ["[[seed.accounts]]", f'username = "{name}"', f'access_token = "{token}"']
            if name == "nuthatch":
                lines.append("bot = true")
        (folder / "conf.toml").write_text("\n".join(lines) + "\n")
        super().__init__([program, "serve", "--config", str(folder / "conf.toml"), "--in-memory"], folder,
                         lambda: ask("GET", self.url + "/api/v1/instance"))

    def write(self, text):
        """Ana writes to the bot alone."""
        ask("POST", self.url + "/api/v1/statuses", TOKENS["ana"], {"status": f"@nuthatch {text}", "visibility": "direct"})

    def read(self):
        """What the bot has written to ana, the oldest first."""
        told = ask("GET", self.url + "/api/v1/notifications?types[]=mention&limit=80", TOKENS["ana"])
        return [plain(each["status"]["content"]) for each in reversed(told)]


def plain(content):
    """A status's HTML as its reader sees it."""
    return html.unescape(re.sub(r"<[^>]+>", "", re.sub(r"<br ?/?>|</p>\s*<p>", "\n", content)))
