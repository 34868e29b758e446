/// Lets attendances be taken back, and adds notices of what has changed about the events. A check can't be changed, so
/// both tables are made again.
enum Attending: Migration {
  static let name = "40 attending"

  static let statements = changes + notices

  private static let changes = """
    ALTER TABLE change RENAME TO former_change;
    DROP VIEW journalled;
    CREATE TABLE change (
      change_set INTEGER NOT NULL REFERENCES change_set (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('person', 'list', 'tag', 'place', 'todo', 'event', 'note', 'errand', 'contact',
        'attendance')),
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

  private static let notices = """
    CREATE TABLE new_outbox (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      account TEXT NOT NULL REFERENCES account (name),
      key TEXT NOT NULL CHECK (key <> ''),
      purpose TEXT NOT NULL DEFAULT 'answer'
        CHECK (purpose IN ('answer', 'answers', 'apology', 'erased', 'notice', 'event', 'export', 'announcement',
          'reminder', 'nag', 'digest', 'budget', 'restore', 'alert')),
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
      buttons TEXT CHECK (buttons IS NULL OR json_valid(buttons)),
      UNIQUE (account, key)
    ) STRICT;
    INSERT INTO sqlite_sequence (name, seq) SELECT 'new_outbox', seq FROM sqlite_sequence WHERE name = 'outbox';
    INSERT INTO new_outbox (number, account, key, purpose, urgency, answering, recipient_id, recipient_handle,
        replies_to, conversation_id, visibility, text, due_at, state, live, attempts, first_attempt, not_before,
        remote_id, failure, acknowledged, begun_after, buttons)
      SELECT number, account, key, purpose, urgency, answering, recipient_id, recipient_handle, replies_to,
        conversation_id, visibility, text, due_at, state, live, attempts, first_attempt, not_before, remote_id, failure,
        acknowledged, begun_after, buttons
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
    """
}
