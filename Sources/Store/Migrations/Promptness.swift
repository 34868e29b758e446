/// Adds reminders, and the settings for when they come and where they go.
enum Promptness: Migration {
  static let name = "5 promptness"

  static let statements = """
    -- The reminders of an item, one after another: days before it, a time of the day or `-`, seconds before that. NULL is
    -- the usual one, '' is none. `moved` is the moment of its series that `due` stands for, `snooze` a reminder of its
    -- own on the person's wall, `nag` seconds from one nagging to the next.
    ALTER TABLE todo ADD COLUMN moved TEXT CHECK (moved GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*');
    ALTER TABLE todo ADD COLUMN moved_zone TEXT;
    ALTER TABLE todo ADD COLUMN reminders TEXT;
    ALTER TABLE todo ADD COLUMN snooze TEXT CHECK (snooze GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*');
    ALTER TABLE todo ADD COLUMN nag INTEGER CHECK (nag > 0);
    ALTER TABLE event ADD COLUMN reminders TEXT;
    ALTER TABLE event ADD COLUMN snooze TEXT CHECK (snooze GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*');

    -- The network a person wants to be reminded on; else it is where the item was added: the bot's account, and who
    -- wrote there.
    ALTER TABLE person ADD COLUMN reminds_on TEXT CHECK (reminds_on <> '');
    ALTER TABLE item ADD COLUMN account TEXT;
    ALTER TABLE item ADD COLUMN author TEXT;

    -- What waits for its time: one row for each reminder of an item, for its next moment alone. `occurrence` is that
    -- moment on the wall, `due_at` when the reminder is meant to fire, in seconds since 1970, and `fires_at` when it
    -- will: later, where it was held back.
    CREATE TABLE reminder (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      item INTEGER REFERENCES item (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('item', 'snooze', 'nag', 'digest')),
      rule TEXT,
      occurrence TEXT CHECK (occurrence GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'),
      zone TEXT,
      due_at INTEGER NOT NULL,
      fires_at INTEGER NOT NULL,
      count INTEGER NOT NULL DEFAULT 0 CHECK (count >= 0),
      CHECK ((kind = 'digest') = (item IS NULL) AND (kind = 'item') = (rule IS NOT NULL)),
      CHECK (fires_at >= due_at)
    ) STRICT;
    CREATE INDEX reminder_time ON reminder (fires_at, person);
    CREATE INDEX reminder_person ON reminder (person, fires_at);
    CREATE UNIQUE INDEX reminder_item ON reminder (item, kind, rule) WHERE item IS NOT NULL;
    """
}
