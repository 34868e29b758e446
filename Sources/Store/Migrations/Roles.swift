/// Adds moderators and organisers, the setting to let others see where one goes, and publishers' messages to those who
/// go.
enum Roles: Migration {
  static let name = "49 roles"

  static let statements = """
    CREATE TABLE community_role (
      person INTEGER PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
      role TEXT NOT NULL CHECK (role IN ('moderator', 'organiser')),
      since REAL NOT NULL
    ) STRICT;
    ALTER TABLE person ADD COLUMN shows_going INTEGER CHECK (shows_going IN (0, 1));
    CREATE TABLE event_message (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      event INTEGER NOT NULL REFERENCES community_event (id) ON DELETE CASCADE,
      text TEXT NOT NULL CHECK (text <> ''),
      at REAL NOT NULL
    ) STRICT;
    CREATE INDEX event_message_event ON event_message (event, number);
    """
}
