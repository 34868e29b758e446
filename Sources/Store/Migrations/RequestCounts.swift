/// Counts a person's requests by their addresses, so that the count outlives the person.
enum RequestCounts: Migration {
  static let name = "22 request counts"

  static let statements = """
    -- What was asked in the past day: a keyed hash of each address that the sender had, the errand and whom it was for. It is
    -- open until it is answered or taken back.
    CREATE TABLE request (
      hash INTEGER NOT NULL,
      errand INTEGER NOT NULL,
      recipient INTEGER REFERENCES person (id) ON DELETE SET NULL,
      asked REAL NOT NULL,
      is_open INTEGER NOT NULL CHECK (is_open IN (0, 1)),
      PRIMARY KEY (hash, errand)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX request_errand ON request (errand);
    CREATE INDEX request_asked ON request (asked);
    CREATE TRIGGER request_answered AFTER UPDATE OF state ON errand
    BEGIN
      UPDATE request SET is_open = new.state = 'asked' WHERE errand = new.id;
    END;
    """
}
