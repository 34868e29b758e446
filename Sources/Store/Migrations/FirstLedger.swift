import GRDB

/// Makes the first tables: people and their items, messages to and from the bot, and the journal for taking changes
/// back.
enum FirstLedger: Migration {
  static let name = "1 first ledger"

  static let statements = """
    -- Who is known, and how they want to be treated.
    CREATE TABLE person (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      zone TEXT NOT NULL CHECK (zone <> ''),
      zone_is_assumed INTEGER NOT NULL CHECK (zone_is_assumed IN (0, 1)),
      date_order TEXT NOT NULL CHECK (date_order IN ('dmy', 'mdy')),
      clock TEXT NOT NULL CHECK (clock IN ('12', '24')),
      first_weekday INTEGER NOT NULL CHECK (first_weekday BETWEEN 1 AND 7),
      parts_of_day TEXT CHECK (parts_of_day IS NULL OR json_valid(parts_of_day)),
      wants_reminders INTEGER NOT NULL CHECK (wants_reminders IN (0, 1)),
      wants_confirmations INTEGER NOT NULL CHECK (wants_confirmations IN (0, 1)),
      first_seen REAL NOT NULL
    ) STRICT;

    CREATE TABLE address (
      id INTEGER PRIMARY KEY,
      person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      network TEXT NOT NULL CHECK (network <> ''),
      remote_id TEXT NOT NULL CHECK (remote_id <> ''),
      handle TEXT NOT NULL,
      UNIQUE (network, remote_id)
    ) STRICT;
    CREATE INDEX address_person ON address (person);

    -- The names a person has given. `folded` is what makes two spellings one name, in any script.
    CREATE TABLE list (
      id INTEGER PRIMARY KEY,
      person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      name TEXT NOT NULL CHECK (name <> ''),
      folded TEXT NOT NULL,
      UNIQUE (person, folded)
    ) STRICT;

    CREATE TABLE tag (
      id INTEGER PRIMARY KEY,
      person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      name TEXT NOT NULL CHECK (name <> '' AND instr(name, char(31)) = 0),
      folded TEXT NOT NULL,
      UNIQUE (person, folded)
    ) STRICT;

    CREATE TABLE place (
      id INTEGER PRIMARY KEY,
      person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      name TEXT NOT NULL CHECK (name <> ''),
      folded TEXT NOT NULL,
      UNIQUE (person, folded)
    ) STRICT;

    -- The numbers of todos, events and notes: one sequence, so that #12 is one thing, and none is used twice.
    CREATE TABLE item (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('todo', 'event', 'note')),
      UNIQUE (id, person, kind)
    ) STRICT;
    CREATE INDEX item_person_kind ON item (person, kind);

    CREATE TABLE item_tag (
      item INTEGER NOT NULL REFERENCES item (id) ON DELETE CASCADE,
      position INTEGER NOT NULL CHECK (position >= 0),
      tag INTEGER NOT NULL REFERENCES tag (id) ON DELETE CASCADE,
      PRIMARY KEY (item, position),
      UNIQUE (tag, item)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE item_contact (
      item INTEGER NOT NULL REFERENCES item (id) ON DELETE CASCADE,
      position INTEGER NOT NULL CHECK (position >= 0),
      name TEXT NOT NULL CHECK (name <> '' AND instr(name, char(31)) = 0),
      PRIMARY KEY (item, position)
    ) STRICT, WITHOUT ROWID;

    -- Moments are kept as the person's wall shows them (`2026-11-21` or `2026-11-21T17:00`), with a zone only
    -- where they named one; the `_at` beside them is the instant that comes of it, in seconds since 1970.
    CREATE TABLE todo (
      id INTEGER PRIMARY KEY,
      person INTEGER NOT NULL,
      kind TEXT NOT NULL DEFAULT 'todo' CHECK (kind = 'todo'),
      name TEXT NOT NULL,
      due TEXT CHECK (due GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'),
      due_zone TEXT,
      due_at INTEGER,
      start TEXT CHECK (start GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'),
      start_zone TEXT,
      start_at INTEGER,
      recurrence TEXT,
      series TEXT CHECK (series GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'),
      series_zone TEXT,
      repeat_from TEXT NOT NULL CHECK (repeat_from IN ('due', 'completion')),
      priority INTEGER CHECK (priority BETWEEN 1 AND 3),
      list INTEGER REFERENCES list (id) ON DELETE SET NULL,
      place INTEGER REFERENCES place (id) ON DELETE SET NULL,
      estimate INTEGER CHECK (estimate >= 0),
      note TEXT,
      url TEXT,
      completed REAL,
      postponed INTEGER NOT NULL DEFAULT 0 CHECK (postponed >= 0),
      added REAL NOT NULL,
      FOREIGN KEY (id, person, kind) REFERENCES item (id, person, kind) ON DELETE CASCADE,
      CHECK ((due IS NULL) = (due_at IS NULL) AND (due_zone IS NULL OR due IS NOT NULL)),
      CHECK ((start IS NULL) = (start_at IS NULL) AND (start_zone IS NULL OR start IS NOT NULL)),
      CHECK (series_zone IS NULL OR series IS NOT NULL)
    ) STRICT;
    CREATE INDEX todo_open_due ON todo (person, due_at) WHERE completed IS NULL AND due_at IS NOT NULL;
    CREATE INDEX todo_open ON todo (person) WHERE completed IS NULL;
    CREATE INDEX todo_completed ON todo (person, completed) WHERE completed IS NOT NULL;
    CREATE INDEX todo_list ON todo (list) WHERE list IS NOT NULL;
    CREATE INDEX todo_place ON todo (place) WHERE place IS NOT NULL;

    -- Whose it is, is a word of the index too, so that a search never meets what is another's.
    CREATE VIRTUAL TABLE todo_words USING fts5 (
      person, name, content = 'todo', content_rowid = 'id',
      tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
    );
    CREATE TRIGGER todo_words_insert AFTER INSERT ON todo BEGIN
      INSERT INTO todo_words (rowid, person, name) VALUES (new.id, new.person, new.name);
    END;
    CREATE TRIGGER todo_words_delete AFTER DELETE ON todo BEGIN
      INSERT INTO todo_words (todo_words, rowid, person, name) VALUES ('delete', old.id, old.person, old.name);
    END;
    CREATE TRIGGER todo_words_update AFTER UPDATE OF id, person, name ON todo BEGIN
      INSERT INTO todo_words (todo_words, rowid, person, name) VALUES ('delete', old.id, old.person, old.name);
      INSERT INTO todo_words (rowid, person, name) VALUES (new.id, new.person, new.name);
    END;

    -- `finish_at` is when it is over, exclusive: the midnight after its last day, and never before a second after
    -- its start, so that a moment with no length touches its own second. Of a series, its first occurrence's.
    CREATE TABLE event (
      id INTEGER PRIMARY KEY,
      person INTEGER NOT NULL,
      kind TEXT NOT NULL DEFAULT 'event' CHECK (kind = 'event'),
      name TEXT NOT NULL,
      start TEXT NOT NULL CHECK (start GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'),
      start_zone TEXT,
      start_at INTEGER NOT NULL,
      finish TEXT CHECK (finish GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'),
      finish_zone TEXT,
      finish_at INTEGER NOT NULL CHECK (finish_at > start_at),
      recurrence TEXT,
      list INTEGER REFERENCES list (id) ON DELETE SET NULL,
      place INTEGER REFERENCES place (id) ON DELETE SET NULL,
      note TEXT,
      url TEXT,
      added REAL NOT NULL,
      FOREIGN KEY (id, person, kind) REFERENCES item (id, person, kind) ON DELETE CASCADE,
      CHECK (finish_zone IS NULL OR finish IS NOT NULL)
    ) STRICT;
    CREATE INDEX event_single ON event (person, finish_at, start_at) WHERE recurrence IS NULL;
    CREATE INDEX event_series ON event (person, start_at) WHERE recurrence IS NOT NULL;
    CREATE INDEX event_list ON event (list) WHERE list IS NOT NULL;
    CREATE INDEX event_place ON event (place) WHERE place IS NOT NULL;
    CREATE VIRTUAL TABLE event_words USING fts5 (
      person, name, content = 'event', content_rowid = 'id',
      tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
    );
    CREATE TRIGGER event_words_insert AFTER INSERT ON event BEGIN
      INSERT INTO event_words (rowid, person, name) VALUES (new.id, new.person, new.name);
    END;
    CREATE TRIGGER event_words_delete AFTER DELETE ON event BEGIN
      INSERT INTO event_words (event_words, rowid, person, name) VALUES ('delete', old.id, old.person, old.name);
    END;
    CREATE TRIGGER event_words_update AFTER UPDATE OF id, person, name ON event BEGIN
      INSERT INTO event_words (event_words, rowid, person, name) VALUES ('delete', old.id, old.person, old.name);
      INSERT INTO event_words (rowid, person, name) VALUES (new.id, new.person, new.name);
    END;

    CREATE TABLE note (
      id INTEGER PRIMARY KEY,
      person INTEGER NOT NULL,
      kind TEXT NOT NULL DEFAULT 'note' CHECK (kind = 'note'),
      text TEXT NOT NULL,
      list INTEGER REFERENCES list (id) ON DELETE SET NULL,
      url TEXT,
      added REAL NOT NULL,
      FOREIGN KEY (id, person, kind) REFERENCES item (id, person, kind) ON DELETE CASCADE
    ) STRICT;
    CREATE INDEX note_person ON note (person);
    CREATE INDEX note_list ON note (list) WHERE list IS NOT NULL;
    CREATE VIRTUAL TABLE note_words USING fts5 (
      person, text, content = 'note', content_rowid = 'id',
      tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
    );
    CREATE TRIGGER note_words_insert AFTER INSERT ON note BEGIN
      INSERT INTO note_words (rowid, person, text) VALUES (new.id, new.person, new.text);
    END;
    CREATE TRIGGER note_words_delete AFTER DELETE ON note BEGIN
      INSERT INTO note_words (note_words, rowid, person, text) VALUES ('delete', old.id, old.person, old.text);
    END;
    CREATE TRIGGER note_words_update AFTER UPDATE OF id, person, text ON note BEGIN
      INSERT INTO note_words (note_words, rowid, person, text) VALUES ('delete', old.id, old.person, old.text);
      INSERT INTO note_words (rowid, person, text) VALUES (new.id, new.person, new.text);
    END;

    -- What each message changed. A message's number stays here after the message itself is gone.
    CREATE TABLE change_set (
      id INTEGER PRIMARY KEY,
      person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      message INTEGER NOT NULL,
      summary TEXT,
      stands INTEGER NOT NULL DEFAULT 1 CHECK (stands IN (0, 1)),
      UNIQUE (person, message)
    ) STRICT;
    CREATE INDEX change_set_age ON change_set (person, stands, id);

    -- One thing's image before and after that message; none before it was there, none after it was removed.
    CREATE TABLE change (
      change_set INTEGER NOT NULL REFERENCES change_set (id) ON DELETE CASCADE,
      position INTEGER NOT NULL CHECK (position >= 0),
      kind TEXT NOT NULL CHECK (kind IN ('person', 'list', 'tag', 'place', 'todo', 'event', 'note')),
      thing INTEGER NOT NULL,
      before TEXT CHECK (before IS NULL OR json_valid(before)),
      after TEXT CHECK (after IS NULL OR json_valid(after)),
      PRIMARY KEY (change_set, kind, thing)
    ) STRICT, WITHOUT ROWID;

    -- The bot's own accounts. One that only owes messages, because it was never polled, has no network yet.
    CREATE TABLE account (
      name TEXT PRIMARY KEY CHECK (name <> ''),
      network TEXT,
      cursor TEXT,
      last_poll REAL,
      failure TEXT
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE inbox (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      network TEXT NOT NULL,
      account TEXT NOT NULL REFERENCES account (name),
      message_id TEXT NOT NULL,
      author_id TEXT NOT NULL CHECK (author_id <> ''),
      author_handle TEXT NOT NULL,
      conversation_id TEXT NOT NULL,
      text TEXT NOT NULL,
      sent_at REAL NOT NULL,
      visibility TEXT NOT NULL CHECK (visibility IN ('direct', 'followers', 'unlisted', 'open')),
      replies_to TEXT,
      media TEXT CHECK (media IS NULL OR json_valid(media)),
      location TEXT CHECK (location IS NULL OR json_valid(location)),
      received_at REAL NOT NULL,
      state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'done', 'ignored', 'failed', 'set aside')),
      attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
      reason TEXT,
      finished_at REAL,
      UNIQUE (network, account, message_id),
      CHECK ((state = 'new') = (finished_at IS NULL)),
      CHECK ((state IN ('failed', 'set aside')) = (reason IS NOT NULL))
    ) STRICT;
    CREATE INDEX inbox_new ON inbox (account, author_id, sent_at, number) WHERE state = 'new';
    CREATE INDEX inbox_troubled ON inbox (number) WHERE state IN ('failed', 'set aside');
    CREATE INDEX inbox_author ON inbox (network, author_id);

    -- `due_at` is when a message was meant to go, and orders one recipient's; `not_before` is when to try (again).
    CREATE TABLE outbox (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      account TEXT NOT NULL REFERENCES account (name),
      key TEXT NOT NULL CHECK (key <> ''),
      urgency INTEGER NOT NULL CHECK (urgency BETWEEN 0 AND 3),
      answering INTEGER REFERENCES inbox (number) ON DELETE SET NULL,
      recipient_id TEXT NOT NULL,
      recipient_handle TEXT NOT NULL,
      replies_to TEXT,
      conversation_id TEXT,
      visibility TEXT NOT NULL CHECK (visibility IN ('direct', 'followers', 'unlisted', 'open')),
      text TEXT NOT NULL,
      due_at REAL NOT NULL,
      state TEXT NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sending', 'sent', 'unknown', 'dead')),
      attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
      first_attempt REAL,
      not_before REAL NOT NULL,
      remote_id TEXT,
      failure TEXT,
      UNIQUE (account, key)
    ) STRICT;
    CREATE INDEX outbox_pending ON outbox (account, urgency, due_at, number)
      WHERE state IN ('queued', 'sending', 'unknown');
    CREATE INDEX outbox_line ON outbox (account, recipient_id, urgency, due_at, number)
      WHERE state IN ('queued', 'sending', 'unknown');
    CREATE INDEX outbox_time ON outbox (account, not_before) WHERE state IN ('queued', 'sending', 'unknown');
    CREATE INDEX outbox_dead ON outbox (number) WHERE state = 'dead';
    CREATE INDEX outbox_remote ON outbox (account, remote_id) WHERE remote_id IS NOT NULL;
    CREATE INDEX outbox_answering ON outbox (answering) WHERE answering IS NOT NULL;

    CREATE TABLE conversation (
      account TEXT NOT NULL,
      id TEXT NOT NULL,
      state BLOB NOT NULL,
      PRIMARY KEY (account, id)
    ) STRICT, WITHOUT ROWID;

    -- What the ledger knows of itself: the zone data its instants were reckoned with.
    CREATE TABLE fact (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    -- Says whose database this is ("Nuth").
    PRAGMA application_id = 1316320360;
    """
}
