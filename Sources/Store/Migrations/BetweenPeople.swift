/// Adds requests between people, and their contacts.
enum BetweenPeople: Migration {
  static let name = "2 between people"

  static let statements = """
    CREATE TABLE errand (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      sender INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      recipient INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('todo', 'event', 'note')),
      item TEXT NOT NULL CHECK (json_valid(item)),
      state TEXT NOT NULL CHECK (state IN ('asked', 'accepted', 'declined', 'withdrawn')),
      asked REAL NOT NULL,
      question TEXT,
      CHECK (sender <> recipient)
    ) STRICT;
    CREATE INDEX errand_sent ON errand (sender, asked);
    CREATE INDEX errand_received ON errand (recipient, state, id);

    CREATE TABLE contact (
      person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      other INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      standing TEXT NOT NULL CHECK (standing IN ('known', 'trusted', 'blocked')),
      PRIMARY KEY (person, other),
      CHECK (person <> other)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX contact_other ON contact (other);

    -- Handles by what stands before their `@`.
    CREATE INDEX address_local ON address (lower(substr(handle, 1, instr(handle || '@', '@') - 1)));

    -- The journal keeps images of these two as well.
    CREATE TABLE change_wider (
      change_set INTEGER NOT NULL REFERENCES change_set (id) ON DELETE CASCADE,
      position INTEGER NOT NULL CHECK (position >= 0),
      kind TEXT NOT NULL
        CHECK (kind IN ('person', 'list', 'tag', 'place', 'todo', 'event', 'note', 'errand', 'contact')),
      thing INTEGER NOT NULL,
      before TEXT CHECK (before IS NULL OR json_valid(before)),
      after TEXT CHECK (after IS NULL OR json_valid(after)),
      PRIMARY KEY (change_set, position),
      UNIQUE (change_set, kind, thing)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO change_wider SELECT * FROM change;
    DROP TABLE change;
    ALTER TABLE change_wider RENAME TO change;
    """
}
