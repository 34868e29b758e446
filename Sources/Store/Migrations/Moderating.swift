/// Adds people's reports about events, the decisions about them, and the operator's acceptance that a source has lost
/// most of its events.
enum Moderating: Migration {
  static let name = "45 moderating"

  static let statements = """
    ALTER TABLE event_source ADD COLUMN accepts_loss INTEGER NOT NULL DEFAULT 0 CHECK (accepts_loss IN (0, 1));
    CREATE TABLE event_report (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      event INTEGER NOT NULL REFERENCES community_event (id) ON DELETE CASCADE,
      person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      reason TEXT NOT NULL CHECK (reason IN ('spam', 'noEvent', 'wrong', 'offensive', 'dangerous', 'other')),
      words TEXT,
      at REAL NOT NULL,
      -- Those of newcomers do not, nor those from before a moderator looked.
      counts INTEGER NOT NULL CHECK (counts IN (0, 1)),
      UNIQUE (event, person)
    ) STRICT;
    CREATE INDEX event_report_person ON event_report (person, at);
    CREATE TABLE moderation (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      at REAL NOT NULL,
      actor TEXT NOT NULL CHECK (actor IN ('moderator', 'operator', 'reports', 'rule')),
      person INTEGER REFERENCES person (id) ON DELETE SET NULL,
      -- The event's number; the entry stays where the event goes.
      event INTEGER NOT NULL,
      standing TEXT NOT NULL CHECK (standing IN ('shown', 'waiting', 'hidden', 'removed')),
      reason TEXT
    ) STRICT;
    CREATE INDEX moderation_event ON moderation (event);
    CREATE INDEX moderation_person ON moderation (person) WHERE person IS NOT NULL;
    CREATE TRIGGER moderation_stays BEFORE DELETE ON moderation BEGIN
      SELECT raise(ABORT, 'what was decided stays in the log');
    END;
    CREATE TRIGGER moderation_holds BEFORE UPDATE OF number, at, actor, event, standing, reason ON moderation BEGIN
      SELECT raise(ABORT, 'what was decided stays in the log');
    END;
    CREATE INDEX community_event_queue ON community_event (standing) WHERE standing IN ('waiting', 'hidden');
    """
}
