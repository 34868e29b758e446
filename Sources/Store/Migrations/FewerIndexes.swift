/// Lets a message write to fewer indexes.
enum FewerIndexes: Migration {
  static let name = "30 fewer indexes"

  static let statements = """
    -- SQLite rewrites an index where a column of its condition is set, whatever it is set to. Whether sending has ended
    -- is a column of its own, so that the beginning of an attempt touches no index.
    CREATE TABLE new_outbox (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      account TEXT NOT NULL REFERENCES account (name),
      key TEXT NOT NULL CHECK (key <> ''),
      purpose TEXT NOT NULL DEFAULT 'answer'
        CHECK (purpose IN ('answer', 'answers', 'apology', 'erased', 'notice', 'export', 'announcement', 'reminder',
          'nag', 'digest', 'budget', 'restore', 'alert')),
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
      live INTEGER NOT NULL DEFAULT 1 CHECK (live = (state IN ('queued', 'sending', 'unknown'))),
      attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
      first_attempt REAL,
      not_before REAL NOT NULL,
      remote_id TEXT,
      failure TEXT,
      acknowledged INTEGER,
      begun_after INTEGER,
      UNIQUE (account, key)
    ) STRICT;
    INSERT INTO sqlite_sequence (name, seq) SELECT 'new_outbox', seq FROM sqlite_sequence WHERE name = 'outbox';
    INSERT INTO new_outbox (number, account, key, purpose, urgency, answering, recipient_id, recipient_handle,
        replies_to, conversation_id, visibility, text, due_at, state, live, attempts, first_attempt, not_before,
        remote_id, failure, acknowledged, begun_after)
      SELECT number, account, key, purpose, urgency, answering, recipient_id, recipient_handle, replies_to,
        conversation_id, visibility, text, due_at, state, state IN ('queued', 'sending', 'unknown'), attempts,
        first_attempt, not_before, remote_id, failure, acknowledged, begun_after
      FROM outbox;
    DROP TABLE outbox;
    ALTER TABLE new_outbox RENAME TO outbox;
    CREATE INDEX outbox_answering ON outbox (answering) WHERE answering IS NOT NULL;
    CREATE INDEX outbox_budget ON outbox (account, recipient_id, due_at) WHERE purpose = 'budget';
    CREATE INDEX outbox_dead ON outbox (number) WHERE state = 'dead';
    CREATE INDEX outbox_line ON outbox (account, recipient_id, urgency, due_at, number) WHERE live = 1;
    CREATE INDEX outbox_pending ON outbox (account, urgency, due_at, number) WHERE live = 1;
    CREATE INDEX outbox_remote ON outbox (account, remote_id) WHERE remote_id IS NOT NULL;
    CREATE INDEX outbox_time ON outbox (account, not_before) WHERE live = 1;

    -- One index has what two had: which items a person has of a kind, and what the tables of each kind refer to.
    CREATE TABLE new_item (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('todo', 'event', 'note')),
      account TEXT,
      author TEXT,
      changed REAL,
      UNIQUE (person, kind, id)
    ) STRICT;
    INSERT INTO sqlite_sequence (name, seq) SELECT 'new_item', seq FROM sqlite_sequence WHERE name = 'item';
    INSERT INTO new_item (id, person, kind, account, author, changed)
      SELECT id, person, kind, account, author, changed FROM item;
    DROP TABLE item;
    ALTER TABLE new_item RENAME TO item;

    -- A change is found by its thing. The few changes of a set are sorted by their position when they are read.
    ALTER TABLE change RENAME TO former_change;
    DROP VIEW journalled;
    CREATE TABLE change (
      change_set INTEGER NOT NULL REFERENCES change_set (id) ON DELETE CASCADE,
      kind TEXT NOT NULL
        CHECK (kind IN ('person', 'list', 'tag', 'place', 'todo', 'event', 'note', 'errand', 'contact')),
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

    -- A person's open todos are found by the index that has them by their time, too. Of two indexes that serve a query
    -- equally well SQLite takes the one that was made last: for repeating todos, theirs.
    DROP INDEX todo_open;
    DROP INDEX todo_open_due;
    DROP INDEX todo_series;
    CREATE INDEX todo_open ON todo (person, due_at) WHERE completed IS NULL;
    CREATE INDEX todo_series ON todo (person)
      WHERE completed IS NULL AND recurrence IS NOT NULL AND due IS NOT NULL;
    """
}
