/// Lets a change come from a page, a device or a source, not only from a message.
enum ChangeOrigins: Migration {
  static let name = "26 change origins"

  static let statements = """
    -- Renaming takes along the references in `change` and in the view, so both are made again.
    ALTER TABLE change RENAME TO former_change;
    ALTER TABLE change_set RENAME TO former_change_set;
    DROP VIEW journalled;
    DROP INDEX change_set_age;

    -- `reference` is the message's number in the inbox; for everything else, a random number of one action.
    CREATE TABLE change_set (
      id INTEGER PRIMARY KEY,
      person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      origin TEXT NOT NULL CHECK (origin IN ('message', 'page', 'device', 'source')),
      reference INTEGER NOT NULL,
      summary TEXT,
      stands INTEGER NOT NULL DEFAULT 1 CHECK (stands IN (0, 1)),
      UNIQUE (person, origin, reference)
    ) STRICT;
    INSERT INTO change_set (id, person, origin, reference, summary, stands)
      SELECT id, person, 'message', message, summary, stands FROM former_change_set;

    CREATE TABLE change (
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
    INSERT INTO change (change_set, position, kind, thing, before, after)
      SELECT change_set, position, kind, thing, before, after FROM former_change;

    DROP TABLE former_change;
    DROP TABLE former_change_set;
    CREATE INDEX change_set_age ON change_set (person, stands, id);
    CREATE VIEW journalled AS
      SELECT change_set.person, change.kind, change.thing
      FROM change_set JOIN change ON change.change_set = change_set.id;
    """
}
