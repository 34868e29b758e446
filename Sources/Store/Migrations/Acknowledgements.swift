/// Gives sent messages an order that does not depend on a clock. It settles doubts about their arrival.
enum Acknowledgements: Migration {
  static let name = "14 acknowledgements"

  static let statements = """
    -- How many of its messages the account's network has acknowledged.
    ALTER TABLE account ADD COLUMN acknowledged INTEGER NOT NULL DEFAULT 0 CHECK (acknowledged >= 0);
    -- Which of them a message was, and how many there were when the first attempt at it began that may have arrived.
    ALTER TABLE outbox ADD COLUMN acknowledged INTEGER;
    ALTER TABLE outbox ADD COLUMN begun_after INTEGER;
    UPDATE outbox SET acknowledged = 0 WHERE state = 'sent';
    """
}
