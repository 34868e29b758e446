"""Builds texts with the atproto package's own TextBuilder, for the tests to compare facets with.

Reads a JSON array of texts, each an array of its pieces: those that begin with https:// are links, the first one that
begins with @ is a mention of did:plc:ann. Writes an array of the facets of each text.
"""
import json
import sys

from atproto import client_utils

answers = []
for pieces in json.load(sys.stdin):
    builder = client_utils.TextBuilder()
    for number, piece in enumerate(pieces):
        if piece.startswith("https://"):
            builder.link(piece, piece)
        elif number == 0:
            builder.mention(piece, "did:plc:ann")
        else:
            builder.text(piece)
    answers.append([facet.model_dump(by_alias=True, exclude_none=True) for facet in builder.build_facets()])
json.dump(answers, sys.stdout)
