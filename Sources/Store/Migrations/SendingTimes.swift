/// Finds the next time of sending in the index of waiting messages, so that a message that is queued and sent writes to
/// one index less.
enum SendingTimes: Migration {
  static let name = "56 sending times"

  static let statements = """
    DROP INDEX outbox_time;
    DROP INDEX outbox_pending;
    CREATE INDEX outbox_pending ON outbox (account, urgency, due_at, number, not_before) WHERE live = 1;
    """
}
