/// Adds the community's events, from its sources and its people, with their occurrences and those who attend.
enum CommunityEvents: Migration {
  static let name = "39 community events"

  static let statements = sources + events + occurrences + words + attendance

  private static let sources = """
    CREATE TABLE event_source (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL UNIQUE CHECK (name <> ''),
      -- SHA-256 of the address and of what the operator tells about it: what was answered before holds for these alone.
      asked BLOB NOT NULL CHECK (length(asked) = 32),
      trust TEXT NOT NULL CHECK (trust IN ('official', 'ordinary', 'aggregator')),
      -- Whether the configuration names it.
      active INTEGER NOT NULL DEFAULT 1 CHECK (active IN (0, 1)),
      etag TEXT,
      last_modified TEXT,
      -- SHA-256 of the last answer that was read.
      body BLOB CHECK (length(body) = 32),
      -- Bytes of the last answer that was not much shorter than the one before, and how many were since.
      size INTEGER NOT NULL DEFAULT 0 CHECK (size >= 0),
      short_answers INTEGER NOT NULL DEFAULT 0 CHECK (short_answers >= 0),
      kind TEXT,
      title TEXT,
      -- Items without a time, and parts that could not be read, of the last answer that was read.
      undated INTEGER NOT NULL DEFAULT 0 CHECK (undated >= 0),
      unread INTEGER NOT NULL DEFAULT 0 CHECK (unread >= 0),
      -- How many events were missing at once, where that is too many to believe.
      held INTEGER NOT NULL DEFAULT 0 CHECK (held >= 0),
      fetched REAL,
      answered REAL,
      failures INTEGER NOT NULL DEFAULT 0 CHECK (failures >= 0),
      problem TEXT,
      next REAL NOT NULL
    ) STRICT;
    CREATE INDEX event_source_next ON event_source (next) WHERE active;

    """

  private static let events = """
    CREATE TABLE community_event (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      source INTEGER REFERENCES event_source (id),
      creator INTEGER REFERENCES person (id) ON DELETE SET NULL,
      uid TEXT NOT NULL CHECK (uid <> ''),
      recurrence_id TEXT NOT NULL DEFAULT '',
      replaces_later INTEGER NOT NULL DEFAULT 0 CHECK (replaces_later IN (0, 1)),
      sequence INTEGER NOT NULL DEFAULT 0,
      name TEXT NOT NULL,
      note TEXT,
      url TEXT,
      image TEXT,
      start TEXT NOT NULL CHECK (start GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'),
      start_zone TEXT,
      finish TEXT CHECK (finish GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'),
      finish_zone TEXT,
      rules TEXT CHECK (rules IS NULL OR json_valid(rules)),
      additions TEXT CHECK (additions IS NULL OR json_valid(additions)),
      exceptions TEXT CHECK (exceptions IS NULL OR json_valid(exceptions)),
      place_text TEXT,
      lat REAL CHECK (lat BETWEEN -90 AND 90),
      lon REAL CHECK (lon BETWEEN -180 AND 180),
      online_url TEXT,
      price TEXT,
      organiser TEXT,
      official INTEGER NOT NULL DEFAULT 0 CHECK (official IN (0, 1)),
      audience TEXT NOT NULL DEFAULT 'everybody' CHECK (audience IN ('everybody', 'friends', 'invited')),
      capacity INTEGER CHECK (capacity > 0),
      -- What whoever holds it says, and what the community's moderators say.
      status TEXT NOT NULL DEFAULT 'confirmed' CHECK (status IN ('confirmed', 'tentative', 'cancelled')),
      standing TEXT NOT NULL DEFAULT 'shown' CHECK (standing IN ('shown', 'waiting', 'hidden', 'removed')),
      -- The same event, as somebody lists it whose word counts more.
      canonical INTEGER REFERENCES community_event (id) ON DELETE SET NULL CHECK (canonical <> id),
      -- Hashes: of what people are told when it changes, of the rest, and of what it repeats by.
      fingerprint TEXT NOT NULL,
      details TEXT NOT NULL,
      series TEXT NOT NULL DEFAULT '',
      -- When the last of it is over; NULL for what repeats without an end.
      over_at REAL,
      missed INTEGER NOT NULL DEFAULT 0 CHECK (missed >= 0),
      missed_since REAL,
      listed INTEGER NOT NULL DEFAULT 1 CHECK (listed IN (0, 1)),
      -- Until when its occurrences are known; NULL where they all are.
      occurs_until REAL,
      first_seen REAL NOT NULL,
      changed REAL NOT NULL,
      announced REAL,
      UNIQUE (source, uid, recurrence_id),
      -- One whose creator was erased is called off.
      CHECK (source IS NOT NULL OR creator IS NOT NULL OR status = 'cancelled'),
      CHECK ((lat IS NULL) = (lon IS NULL)),
      CHECK (finish_zone IS NULL OR finish IS NOT NULL)
    ) STRICT;
    CREATE UNIQUE INDEX community_event_own ON community_event (uid, recurrence_id) WHERE source IS NULL;
    CREATE INDEX community_event_creator ON community_event (creator) WHERE creator IS NOT NULL;
    CREATE INDEX community_event_canonical ON community_event (canonical) WHERE canonical IS NOT NULL;
    CREATE INDEX community_event_occurs ON community_event (occurs_until) WHERE occurs_until IS NOT NULL;
    CREATE TRIGGER community_creator_goes BEFORE DELETE ON person BEGIN
      UPDATE community_event SET status = 'cancelled', creator = NULL WHERE creator = old.id;
    END;
    CREATE TABLE event_category (
      event INTEGER NOT NULL REFERENCES community_event (id) ON DELETE CASCADE,
      position INTEGER NOT NULL CHECK (position >= 0),
      category TEXT NOT NULL CHECK (category <> ''),
      folded TEXT NOT NULL,
      PRIMARY KEY (event, position)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX event_category_folded ON event_category (folded, event);

    """

  private static let occurrences = """
    CREATE TABLE community_occurrence (
      -- The event, or the whole series. With the start that the series gives it, empty for an event that takes place once,
      -- it stands for the occurrence wherever that is moved to.
      series INTEGER NOT NULL REFERENCES community_event (id) ON DELETE CASCADE,
      occurrence TEXT NOT NULL,
      -- What tells its name and place: the series, or the part of it that differs.
      event INTEGER NOT NULL REFERENCES community_event (id) ON DELETE CASCADE,
      start TEXT NOT NULL CHECK (start GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'),
      start_zone TEXT,
      finish TEXT CHECK (finish GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'),
      finish_zone TEXT,
      start_at INTEGER NOT NULL,
      finish_at INTEGER NOT NULL CHECK (finish_at > start_at),
      -- 0 up to 26 hours, 1 up to 32 days, 2 longer: what begins before a day and goes on then is found among few.
      lasting INTEGER NOT NULL GENERATED ALWAYS AS (
        CASE WHEN finish_at - start_at <= 93600 THEN 0 WHEN finish_at - start_at <= 2764800 THEN 1 ELSE 2 END) STORED,
      PRIMARY KEY (series, occurrence)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX community_occurrence_time ON community_occurrence (lasting, start_at, finish_at);
    CREATE INDEX community_occurrence_event ON community_occurrence (event);

    """

  private static let words = """
    CREATE VIRTUAL TABLE community_words USING fts5 (
      name, place_text, note, content = 'community_event', content_rowid = 'id',
      tokenize = 'unicode61 remove_diacritics 2'
    );
    CREATE TRIGGER community_words_insert AFTER INSERT ON community_event BEGIN
      INSERT INTO community_words (rowid, name, place_text, note) VALUES (new.id, new.name, new.place_text, new.note);
    END;
    CREATE TRIGGER community_words_delete AFTER DELETE ON community_event BEGIN
      INSERT INTO community_words (community_words, rowid, name, place_text, note)
        VALUES ('delete', old.id, old.name, old.place_text, old.note);
    END;
    CREATE TRIGGER community_words_update AFTER UPDATE OF id, name, place_text, note ON community_event
      WHEN old.id <> new.id OR old.name <> new.name OR old.place_text IS NOT new.place_text
        OR old.note IS NOT new.note
    BEGIN
      INSERT INTO community_words (community_words, rowid, name, place_text, note)
        VALUES ('delete', old.id, old.name, old.place_text, old.note);
      INSERT INTO community_words (rowid, name, place_text, note)
        VALUES (new.id, new.name, new.place_text, new.note);
    END;

    """

  private static let attendance = """
    CREATE TABLE attendance (
      -- In the order of who was first.
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      event INTEGER NOT NULL REFERENCES community_event (id) ON DELETE CASCADE,
      -- As in community_occurrence; empty for an event that takes place once, and for every time of a series.
      occurrence TEXT NOT NULL DEFAULT '',
      person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      state TEXT NOT NULL CHECK (state IN ('going', 'waiting', 'interested', 'invited', 'no')),
      guests INTEGER NOT NULL DEFAULT 0 CHECK (guests BETWEEN 0 AND 9),
      since REAL NOT NULL,
      -- The number of the person's own event. It may be deleted, and come back under the same number.
      own INTEGER,
      -- The event as the person was told it last.
      told TEXT CHECK (told IS NULL OR json_valid(told)),
      UNIQUE (event, occurrence, person)
    ) STRICT;
    CREATE INDEX attendance_person ON attendance (person);
    CREATE INDEX attendance_own ON attendance (own) WHERE own IS NOT NULL;
    """
}
