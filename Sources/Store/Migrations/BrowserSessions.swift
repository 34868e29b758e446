/// Lets people and the operator sign in with a browser.
enum BrowserSessions: Migration {
  static let name = "27 browser sessions"

  static let statements = """
    -- Browsers in which somebody is signed in. Of the secret in the cookie only SHA-256 is kept.
    CREATE TABLE session (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
      person INTEGER REFERENCES person (id) ON DELETE CASCADE,
      is_operator INTEGER NOT NULL CHECK (is_operator = (person IS NULL)),
      browser TEXT NOT NULL,
      began REAL NOT NULL,
      used REAL NOT NULL
    ) STRICT;
    CREATE INDEX session_person ON session (person);

    -- Links that sign one browser in, once.
    CREATE TABLE sign_in (
      hash BLOB PRIMARY KEY CHECK (length(hash) = 32),
      person INTEGER REFERENCES person (id) ON DELETE CASCADE,
      is_operator INTEGER NOT NULL CHECK (is_operator = (person IS NULL)),
      expires REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sign_in_person ON sign_in (person);

    -- Browsers that show a code and wait until somebody sends it. person is whoever has let them in.
    CREATE TABLE pairing (
      hash BLOB PRIMARY KEY CHECK (length(hash) = 32),
      code BLOB NOT NULL UNIQUE CHECK (length(code) = 32),
      person INTEGER REFERENCES person (id) ON DELETE CASCADE,
      browser TEXT NOT NULL,
      began REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX pairing_person ON pairing (person) WHERE person IS NOT NULL;

    -- When somebody sent a code that no browser shows.
    CREATE TABLE wrong_code (
      person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      sent REAL NOT NULL
    ) STRICT;
    CREATE INDEX wrong_code_person ON wrong_code (person, sent);
    """
}
