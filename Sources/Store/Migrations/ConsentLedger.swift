/// Adds the record of people's consent to be written to by telephone.
enum ConsentLedger: Migration {
  static let name = "7 consent"

  static let statements = """
    -- Each word by which somebody let themselves be written to or not, in order; the last but `help` holds. It outlives
    -- an erasure, and has a keyed hash of who said it instead of their number.
    CREATE TABLE consent (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      hash INTEGER NOT NULL,
      account TEXT NOT NULL CHECK (account <> ''),
      word TEXT NOT NULL CHECK (word IN ('stop', 'start', 'yes', 'help')),
      at REAL NOT NULL
    ) STRICT;
    CREATE INDEX consent_standing ON consent (hash, number) WHERE word <> 'help';
    """
}
