/// Distinguishes messages that wait until their recipient writes from those that wait for anything else.
enum PostponedMessages: Migration {
  static let name = "43 postponed messages"

  static let statements = """
    -- When it should have been sent, had its recipient been there to be written to; NULL where it was not put off,
    -- or was tried since.
    ALTER TABLE outbox ADD COLUMN postponed_at REAL;
    """
}
