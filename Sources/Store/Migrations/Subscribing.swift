/// Lets people follow calendars on other servers, and take that back. A check can't be changed, so the table of changes
/// is made again.
enum Subscribing: Migration {
  static let name = "48 subscribing"

  static let statements = """
    CREATE TABLE subscription (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      address TEXT NOT NULL CHECK (address <> ''),
      name TEXT NOT NULL CHECK (name <> ''),
      -- Whether the person called it so.
      named INTEGER NOT NULL CHECK (named IN (0, 1)),
      etag TEXT,
      last_modified TEXT,
      -- SHA-256 of the last answer that was read.
      body BLOB CHECK (length(body) = 32),
      answered REAL,
      failures INTEGER NOT NULL DEFAULT 0 CHECK (failures >= 0),
      problem TEXT CHECK (problem IN ('unreachable', 'noCalendar', 'tooLong', 'full')),
      -- In how many answers in a row so many events were missing that they are not believed to be gone.
      held INTEGER NOT NULL DEFAULT 0 CHECK (held >= 0),
      next REAL NOT NULL,
      UNIQUE (person, address)
    ) STRICT;
    CREATE INDEX subscription_next ON subscription (next);
    -- Which subscription brings it, and what that is called. Both or neither. The event may outlive it in the journal.
    ALTER TABLE event ADD COLUMN subscription INTEGER;
    ALTER TABLE event ADD COLUMN origin TEXT CHECK ((origin IS NULL) = (subscription IS NULL));
    CREATE INDEX event_subscription ON event (subscription) WHERE subscription IS NOT NULL;
    ALTER TABLE change RENAME TO former_change;
    DROP VIEW journalled;
    CREATE TABLE change (
      change_set INTEGER NOT NULL REFERENCES change_set (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('person', 'list', 'tag', 'place', 'todo', 'event', 'note', 'errand', 'contact',
        'attendance', 'publication', 'report', 'subscription')),
      thing INTEGER NOT NULL,
      position INTEGER NOT NULL CHECK (position >= 0),
      before TEXT CHECK (before IS NULL OR json_valid(before)),
      after TEXT CHECK (after IS NULL OR json_valid(after)),
      PRIMARY KEY (change_set, kind, thing)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO change (change_set, kind, thing, position, before, after)
      SELECT change_set, kind, thing, position, before, after FROM former_change;
    DROP TABLE former_change;
    CREATE VIEW journalled AS
      SELECT change_set.person, change.kind, change.thing
      FROM change_set JOIN change ON change.change_set = change_set.id;
    """
}
