/// Lets people publish events to the community, as changes that can be taken back. A check can't be changed, so the
/// table of changes is made again.
enum Publishing: Migration {
  static let name = "44 publishing"

  static let statements = """
    ALTER TABLE community_event ADD COLUMN reason TEXT;
    CREATE TABLE event_draft (
      -- What one person was asked about last, and has not agreed to publish yet.
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      person INTEGER NOT NULL UNIQUE REFERENCES person (id) ON DELETE CASCADE,
      image TEXT NOT NULL CHECK (json_valid(image))
    ) STRICT;
    ALTER TABLE change RENAME TO former_change;
    DROP VIEW journalled;
    CREATE TABLE change (
      change_set INTEGER NOT NULL REFERENCES change_set (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('person', 'list', 'tag', 'place', 'todo', 'event', 'note', 'errand', 'contact',
        'attendance', 'publication', 'report')),
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
