"""What has become of messages, by the rooms' events and the daemon's database."""

import collections


def judge(daemon, written):
    """Counts the answers to each message, and the effects; returns whether all is as it should be.

    An answer says what was added. What a rate limit has held up comes as several answers in one message.
    """
    people = {id(person): person for person, _ in written.values()}.values()
    messages = [message for person in people for message in person.answers()]
    in_clear = sum(len(person.in_clear) for person in people)
    counts = collections.Counter(sum(body.count(f'"{text}"') for body, _ in messages) for text in written)
    events = {event for _, event in written.values()}
    strays = [body for body, event in messages if event not in events or '"seed of ' not in body]
    effects = sorted(name for name, in daemon.rows("SELECT name FROM todo"))
    lost = sorted(set(written) - set(effects))
    doubled = [name for name, count in collections.Counter(effects).items() if count > 1]
    shown = daemon.secrets_in_log()
    print(f"answers to each message: {dict(counts)}, in {len(messages)} messages; effects lost: {len(lost)}, doubled:"
          f" {len(doubled)}; other messages of the bot's: {len(strays)}; in clear text where they should not be:"
          f" {in_clear}; secrets in its log: {shown}", flush=True)
    for body in strays[:5]:
        print(f"  stray: {body}")
    for row in daemon.rows("SELECT key, state, failure, conversation_id FROM outbox WHERE state <> 'sent'"):
        print("  not sent:", *row)
    return counts == {1: len(written)} and not lost and not doubled and not strays and not in_clear and not shown
