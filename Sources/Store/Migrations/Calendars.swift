/// Adds calendars that other programs read.
enum Calendars: Migration {
  static let name = "6 calendars"

  static let statements = """
    -- Who reads whose calendar: of the secret in its address only SHA-256 is kept.
    CREATE TABLE feed (
      person INTEGER PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
      hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
      given REAL NOT NULL
    ) STRICT;

    -- When it was last written; NULL where that was before this was kept.
    ALTER TABLE item ADD COLUMN changed REAL;
    """
}
