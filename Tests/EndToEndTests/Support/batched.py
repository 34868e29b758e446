"""Has mastodon_mock write a page of notifications by the few queries that it writes a page of statuses by.

It asks for each notification's status and author alone, some twenty queries a message: a page of 40 took it 157 ms, and
it was what the tests waited for most. What a page says stays the same.
"""

from mastodon_mock.db.models import Account, Notification, Status
from mastodon_mock.routers import notifications as router
from mastodon_mock.serializers import notifications, statuses
from mastodon_mock.serializers.batch import build_status_context
from sqlalchemy import select

PAGE, HELD = "what is counted for a page", "what is on it"


def install():
    one_notification, one_account = router.serialize_notification, notifications.serialize_account
    one_status = statuses.serialize_status

    def notification_of_page(session, notification, config, viewer, **more):
        # A session is one request's, and the page is in it.
        if PAGE not in session.info:
            session.info[PAGE] = context(session, viewer)
        return one_notification(session, notification, config, viewer, **more)

    def status_of_page(session, status, config, viewer, *, ctx=None, **more):
        return one_status(session, status, config, viewer, ctx=ctx or session.info.get(PAGE), **more)

    def account_of_page(session, account, config, **more):
        return one_account(session, account, config, ctx=session.info.get(PAGE), **more)

    router.serialize_notification = notification_of_page
    statuses.serialize_status = status_of_page
    notifications.serialize_account = account_of_page


def context(session, viewer):
    """What is counted once for all the notifications that a session holds, as mastodon_mock does for a list of statuses."""
    held = [each for each in session.identity_map.values() if isinstance(each, Notification)]
    named = {each.status_id for each in held}
    page = list(session.scalars(select(Status).where(Status.id.in_(named - {None}))))
    within = {each for status in page for each in (status.reblog_of_id, status.quoted_status_id)} - {None}
    if within:
        page += session.scalars(select(Status).where(Status.id.in_(within)))
    people = {each.account_id for each in page} | {each.from_account_id for each in held}
    # A session forgets what nobody holds, and would ask for it again.
    session.info[HELD] = page, list(session.scalars(select(Account).where(Account.id.in_(people))))
    return build_status_context(session, page, viewer)
