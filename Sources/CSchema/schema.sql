-- The schema that all migrations together make; written by its test (RECORD=1), not by hand.

CREATE TABLE account (
  name TEXT PRIMARY KEY CHECK (name <> ''),
  network TEXT,
  cursor TEXT,
  last_poll REAL,
  failure TEXT
, realm TEXT NOT NULL DEFAULT '', acknowledged INTEGER NOT NULL DEFAULT 0 CHECK (acknowledged >= 0), sign_in TEXT
  CHECK (sign_in = 'granted' OR sign_in = 'denied' OR sign_in = 'renewed' OR sign_in = 'rejected' OR sign_in = 'failed'), signed_in_at REAL, sign_in_cure TEXT) STRICT, WITHOUT ROWID;

CREATE TABLE address (
  id INTEGER PRIMARY KEY,
  person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
  network TEXT NOT NULL CHECK (network <> ''),
  realm TEXT NOT NULL,
  remote_id TEXT NOT NULL CHECK (remote_id <> ''),
  handle TEXT NOT NULL,
  UNIQUE (network, realm, remote_id)
) STRICT;

CREATE INDEX address_contested ON address (id) WHERE realm = '';

CREATE INDEX address_local ON address (lower(substr(handle, 1, instr(handle || '@', '@') - 1)));

CREATE INDEX address_person ON address (person);

CREATE TABLE alert (
  kind TEXT PRIMARY KEY CHECK (kind <> ''),
  next REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE attendance (
  -- In the order of who was first.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  event INTEGER NOT NULL REFERENCES community_event (id) ON DELETE CASCADE,
  -- As in community_occurrence; empty for an event that takes place once, and for every time of a series.
  occurrence TEXT NOT NULL DEFAULT '',
  person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state = 'going' OR state = 'waiting' OR state = 'interested' OR state = 'invited' OR state = 'no'),
  guests INTEGER NOT NULL DEFAULT 0 CHECK (guests BETWEEN 0 AND 9),
  since REAL NOT NULL,
  -- The number of the person's own event. It may be deleted, and come back under the same number.
  own INTEGER,
  -- The event as the person was told it last.
  told TEXT CHECK (told IS NULL OR json_valid(told)),
  UNIQUE (event, occurrence, person)
) STRICT;

CREATE INDEX attendance_own ON attendance (own) WHERE own IS NOT NULL;

CREATE INDEX attendance_person ON attendance (person);

CREATE TABLE change (
  change_set INTEGER NOT NULL REFERENCES change_set (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind = 'person' OR kind = 'list' OR kind = 'tag' OR kind = 'place' OR kind = 'todo' OR kind = 'event' OR kind = 'note' OR kind = 'errand' OR kind = 'contact' OR kind = 'attendance' OR kind = 'publication' OR kind = 'report' OR kind = 'subscription'),
  thing INTEGER NOT NULL,
  position INTEGER NOT NULL CHECK (position >= 0),
  before TEXT CHECK (before IS NULL OR json_valid(before)),
  after TEXT CHECK (after IS NULL OR json_valid(after)),
  PRIMARY KEY (change_set, kind, thing)
) STRICT, WITHOUT ROWID;

CREATE TABLE change_set (
  id INTEGER PRIMARY KEY,
  person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
  origin TEXT NOT NULL CHECK (origin = 'message' OR origin = 'page' OR origin = 'device' OR origin = 'source'),
  reference INTEGER NOT NULL,
  summary TEXT,
  stands INTEGER NOT NULL DEFAULT 1 CHECK (stands IN (0, 1)), deeds TEXT CHECK (deeds IS NULL OR json_valid(deeds)), made REAL,
  UNIQUE (person, origin, reference)
) STRICT;

CREATE INDEX change_set_age ON change_set (person, stands, id);

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
  audience TEXT NOT NULL DEFAULT 'everybody' CHECK (audience = 'everybody' OR audience = 'friends' OR audience = 'invited'),
  capacity INTEGER CHECK (capacity > 0),
  -- What whoever holds it says, and what the community's moderators say.
  status TEXT NOT NULL DEFAULT 'confirmed' CHECK (status = 'confirmed' OR status = 'tentative' OR status = 'cancelled'),
  standing TEXT NOT NULL DEFAULT 'shown' CHECK (standing = 'shown' OR standing = 'waiting' OR standing = 'hidden' OR standing = 'removed'),
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
  announced REAL, reason TEXT, asks_official INTEGER NOT NULL DEFAULT 0 CHECK (asks_official IN (0, 1)), vouched TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(vouched)),
  UNIQUE (source, uid, recurrence_id),
  -- One whose creator was erased is called off.
  CHECK (source IS NOT NULL OR creator IS NOT NULL OR status = 'cancelled'),
  CHECK ((lat IS NULL) = (lon IS NULL)),
  CHECK (finish_zone IS NULL OR finish IS NOT NULL)
) STRICT;

CREATE INDEX community_event_asking ON community_event (id) WHERE asks_official AND NOT official;

CREATE INDEX community_event_canonical ON community_event (canonical) WHERE canonical IS NOT NULL;

CREATE INDEX community_event_costless ON community_event (id) WHERE price <> '' AND price NOT GLOB '*[1-9]*';

CREATE INDEX community_event_creator ON community_event (creator) WHERE creator IS NOT NULL;

CREATE INDEX community_event_occurs ON community_event (occurs_until) WHERE occurs_until IS NOT NULL;

CREATE INDEX community_event_official ON community_event (id) WHERE official;

CREATE UNIQUE INDEX community_event_own ON community_event (uid, recurrence_id) WHERE source IS NULL;

CREATE INDEX community_event_queue ON community_event (standing) WHERE standing IN ('waiting', 'hidden');

CREATE TRIGGER community_words_delete AFTER DELETE ON community_event BEGIN
  INSERT INTO community_words (community_words, rowid, name, place_text, note)
    VALUES ('delete', old.id, old.name, old.place_text, old.note);
END;

CREATE TRIGGER community_words_insert AFTER INSERT ON community_event BEGIN
  INSERT INTO community_words (rowid, name, place_text, note) VALUES (new.id, new.name, new.place_text, new.note);
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

CREATE INDEX community_occurrence_event ON community_occurrence (event);

CREATE INDEX community_occurrence_time ON community_occurrence (lasting, start_at, finish_at, event);

CREATE TABLE community_role (
  person INTEGER PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('moderator', 'organiser')),
  since REAL NOT NULL
) STRICT;

CREATE VIRTUAL TABLE community_words USING fts5 (
  name, place_text, note, content = 'community_event', content_rowid = 'id',
  tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TABLE consent (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  hash INTEGER NOT NULL,
  account TEXT NOT NULL CHECK (account <> ''),
  word TEXT NOT NULL CHECK (word = 'stop' OR word = 'start' OR word = 'yes' OR word = 'help'),
  at REAL NOT NULL
) STRICT;

CREATE INDEX consent_standing ON consent (hash, number) WHERE word <> 'help';

CREATE TABLE contact (
  person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
  other INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
  standing TEXT NOT NULL CHECK (standing = 'known' OR standing = 'trusted' OR standing = 'blocked'),
  PRIMARY KEY (person, other),
  CHECK (person <> other)
) STRICT, WITHOUT ROWID;

CREATE INDEX contact_other ON contact (other);

CREATE TABLE conversation (
  account TEXT NOT NULL,
  id TEXT NOT NULL,
  state BLOB NOT NULL,
  PRIMARY KEY (account, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE erased_message (
  hash INTEGER PRIMARY KEY
) STRICT;

CREATE TABLE errand (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  sender INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
  recipient INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind = 'todo' OR kind = 'event' OR kind = 'note'),
  item TEXT NOT NULL CHECK (json_valid(item)),
  state TEXT NOT NULL CHECK (state = 'asked' OR state = 'accepted' OR state = 'declined' OR state = 'withdrawn'),
  asked REAL NOT NULL,
  question TEXT, acquaintance TEXT CHECK (acquaintance IS NULL OR json_valid(acquaintance)), landed INTEGER, event INTEGER REFERENCES community_event (id) ON DELETE SET NULL,
  CHECK (sender <> recipient)
) STRICT;

CREATE INDEX errand_event ON errand (event, recipient) WHERE event IS NOT NULL;

CREATE INDEX errand_received ON errand (recipient, state, id);

CREATE INDEX errand_sent ON errand (sender, asked);

CREATE TRIGGER request_answered AFTER UPDATE OF state ON errand
BEGIN
  UPDATE request SET is_open = new.state = 'asked' WHERE errand = new.id;
END;

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
  added REAL NOT NULL, reminders TEXT, snooze TEXT CHECK (snooze GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'), overrides TEXT CHECK (overrides IS NULL OR json_valid(overrides)), uid TEXT CHECK (uid <> ''), fingerprint TEXT CHECK ((fingerprint IS NULL) = (uid IS NULL)), subscription INTEGER, origin TEXT CHECK ((origin IS NULL) = (subscription IS NULL)),
  FOREIGN KEY (id, person, kind) REFERENCES item (id, person, kind) ON DELETE CASCADE,
  CHECK (finish_zone IS NULL OR finish IS NOT NULL)
) STRICT;

CREATE INDEX event_list ON event (list) WHERE list IS NOT NULL;

CREATE TRIGGER event_note_words_delete AFTER DELETE ON event WHEN old.note IS NOT NULL BEGIN
  INSERT INTO event_note_words (event_note_words, rowid, note)
    VALUES ('delete', old.id, words_of(old.person, old.note));
END;

CREATE TRIGGER event_note_words_insert AFTER INSERT ON event WHEN new.note IS NOT NULL BEGIN
  INSERT INTO event_note_words (rowid, note) VALUES (new.id, words_of(new.person, new.note));
END;

CREATE TRIGGER event_note_words_update AFTER UPDATE OF id, person, note ON event
  WHEN old.id <> new.id OR old.person <> new.person OR old.note IS NOT new.note
BEGIN
  INSERT INTO event_note_words (event_note_words, rowid, note)
    SELECT 'delete', old.id, words_of(old.person, old.note) WHERE old.note IS NOT NULL;
  INSERT INTO event_note_words (rowid, note)
    SELECT new.id, words_of(new.person, new.note) WHERE new.note IS NOT NULL;
END;

CREATE INDEX event_place ON event (place) WHERE place IS NOT NULL;

CREATE TRIGGER event_quota BEFORE INSERT ON event
  WHEN NOT EXISTS (SELECT 1 FROM event WHERE id = new.id)
    AND EXISTS (SELECT 1 FROM keeping WHERE person = new.person AND quota IS NOT NULL AND items >= quota)
    AND NOT EXISTS (SELECT 1 FROM journalled WHERE person = new.person AND kind = 'event' AND thing = new.id)
BEGIN
  SELECT RAISE(ABORT, 'the quota is used up');
END;

CREATE INDEX event_series ON event (person, start_at) WHERE recurrence IS NOT NULL;

CREATE INDEX event_single ON event (person, finish_at, start_at) WHERE recurrence IS NULL;

CREATE INDEX event_subscription ON event (subscription) WHERE subscription IS NOT NULL;

CREATE INDEX event_uid ON event (person, uid) WHERE uid IS NOT NULL;

CREATE TRIGGER event_words_delete AFTER DELETE ON event BEGIN
  INSERT INTO event_words (event_words, rowid, name)
    VALUES ('delete', old.id, words_of(old.person, old.name));
END;

CREATE TRIGGER event_words_insert AFTER INSERT ON event BEGIN
  INSERT INTO event_words (rowid, name) VALUES (new.id, words_of(new.person, new.name));
END;

CREATE TRIGGER event_words_update AFTER UPDATE OF id, person, name ON event
  WHEN old.id <> new.id OR old.person <> new.person OR old.name <> new.name
BEGIN
  INSERT INTO event_words (event_words, rowid, name)
    VALUES ('delete', old.id, words_of(old.person, old.name));
  INSERT INTO event_words (rowid, name) VALUES (new.id, words_of(new.person, new.name));
END;

CREATE TABLE event_category (
  event INTEGER NOT NULL REFERENCES community_event (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position >= 0),
  category TEXT NOT NULL CHECK (category <> ''),
  folded TEXT NOT NULL,
  PRIMARY KEY (event, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX event_category_kind ON event_category (replace(folded, '-', ' '), event);

CREATE TABLE event_draft (
  -- What one person was asked about last, and has not agreed to publish yet.
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  person INTEGER NOT NULL UNIQUE REFERENCES person (id) ON DELETE CASCADE,
  image TEXT NOT NULL CHECK (json_valid(image))
) STRICT;

CREATE TABLE event_message (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  event INTEGER NOT NULL REFERENCES community_event (id) ON DELETE CASCADE,
  text TEXT NOT NULL CHECK (text <> ''),
  at REAL NOT NULL
) STRICT;

CREATE INDEX event_message_event ON event_message (event, number);

CREATE VIEW event_name AS SELECT id, words_of(person, name) AS name FROM event;

CREATE VIRTUAL TABLE event_note_words USING fts5 (
  note, content = 'event_remark', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2'
);

CREATE VIEW event_remark AS SELECT id, words_of(person, note) AS note FROM event WHERE note IS NOT NULL;

CREATE TABLE event_report (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  event INTEGER NOT NULL REFERENCES community_event (id) ON DELETE CASCADE,
  person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
  reason TEXT NOT NULL CHECK (reason = 'spam' OR reason = 'noEvent' OR reason = 'wrong' OR reason = 'offensive' OR reason = 'dangerous' OR reason = 'other'),
  words TEXT,
  at REAL NOT NULL,
  -- Those of newcomers do not, nor those from before a moderator looked.
  counts INTEGER NOT NULL CHECK (counts IN (0, 1)),
  UNIQUE (event, person)
) STRICT;

CREATE INDEX event_report_person ON event_report (person, at);

CREATE TABLE event_source (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL UNIQUE CHECK (name <> ''),
  -- SHA-256 of the address and of what the operator tells about it: what was answered before holds for these alone.
  asked BLOB NOT NULL CHECK (length(asked) = 32),
  trust TEXT NOT NULL CHECK (trust = 'official' OR trust = 'ordinary' OR trust = 'aggregator'),
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
, accepts_loss INTEGER NOT NULL DEFAULT 0 CHECK (accepts_loss IN (0, 1))) STRICT;

CREATE INDEX event_source_next ON event_source (next) WHERE active;

CREATE TABLE event_told (
  person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
  event INTEGER NOT NULL REFERENCES community_event (id) ON DELETE CASCADE,
  -- As in community_occurrence.
  occurrence TEXT NOT NULL,
  at REAL NOT NULL,
  PRIMARY KEY (person, event, occurrence)
) STRICT, WITHOUT ROWID;

CREATE INDEX event_told_at ON event_told (at);

CREATE INDEX event_told_event ON event_told (event);

CREATE VIRTUAL TABLE event_words USING fts5 (
  name, content = 'event_name', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TABLE fact (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE feed (
  person INTEGER PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
  hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
  given REAL NOT NULL
) STRICT;

CREATE TABLE former_realm (
  network TEXT NOT NULL CHECK (network <> ''),
  realm TEXT NOT NULL CHECK (realm <> ''),
  former TEXT NOT NULL, until REAL,
  PRIMARY KEY (network, realm, former)
) STRICT, WITHOUT ROWID;

CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);

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
  visibility TEXT NOT NULL CHECK (visibility = 'direct' OR visibility = 'followers' OR visibility = 'unlisted' OR visibility = 'open'),
  replies_to TEXT,
  media TEXT CHECK (media IS NULL OR json_valid(media)),
  received_at REAL NOT NULL,
  state TEXT NOT NULL DEFAULT 'new' CHECK (state = 'new' OR state = 'done' OR state = 'ignored' OR state = 'failed' OR state = 'set aside'),
  attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  reason TEXT,
  finished_at REAL, pressed INTEGER NOT NULL DEFAULT 0 CHECK (pressed IN (0, 1)), edits TEXT CHECK (edits <> ''),
  UNIQUE (network, account, message_id),
  CHECK ((state = 'new') = (finished_at IS NULL)),
  CHECK ((state IN ('failed', 'set aside')) = (reason IS NOT NULL))
) STRICT;

CREATE INDEX inbox_author ON inbox (network, author_id);

CREATE INDEX inbox_edits ON inbox (account, edits) WHERE edits IS NOT NULL;

CREATE INDEX inbox_new ON inbox (account, author_id, sent_at, number) WHERE state = 'new';

CREATE INDEX inbox_troubled ON inbox (number) WHERE state IN ('failed', 'set aside');

CREATE TABLE invitation (
  code TEXT PRIMARY KEY CHECK (code <> ''),
  uses INTEGER NOT NULL CHECK (uses > 0),
  expires REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE "item" (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind = 'todo' OR kind = 'event' OR kind = 'note'),
  account TEXT,
  author TEXT,
  changed REAL,
  UNIQUE (person, kind, id)
) STRICT;

CREATE TABLE item_contact (
  item INTEGER NOT NULL REFERENCES item (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position >= 0),
  name TEXT NOT NULL CHECK (name <> '' AND instr(name, char(31)) = 0),
  PRIMARY KEY (item, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE item_tag (
  item INTEGER NOT NULL REFERENCES item (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position >= 0),
  tag INTEGER NOT NULL REFERENCES tag (id) ON DELETE CASCADE,
  PRIMARY KEY (item, position),
  UNIQUE (tag, item)
) STRICT, WITHOUT ROWID;

CREATE TABLE job (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  person INTEGER REFERENCES person (id) ON DELETE CASCADE,
  work TEXT NOT NULL CHECK (json_valid(work)),
  state TEXT NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'dead')),
  attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  not_before REAL NOT NULL,
  failure TEXT
) STRICT;

CREATE INDEX job_person ON job (person) WHERE person IS NOT NULL;

CREATE INDEX job_queued ON job (not_before, number) WHERE state = 'queued';

CREATE VIEW journalled AS
  SELECT change_set.person, change.kind, change.thing
  FROM change_set JOIN change ON change.change_set = change_set.id;

CREATE VIEW keeping AS
  SELECT id AS person,
    coalesce(quota, (SELECT CAST(value AS INTEGER) FROM fact WHERE name = 'default quota')) AS quota,
    (SELECT count(*) FROM todo WHERE person = person.id AND completed IS NULL)
      + (SELECT count(*) FROM event WHERE person = person.id AND recurrence IS NULL)
      + (SELECT count(*) FROM event WHERE person = person.id AND recurrence IS NOT NULL)
      + (SELECT count(*) FROM note WHERE person = person.id) AS items
  FROM person;

CREATE TABLE lasting_block (
  hash INTEGER NOT NULL,
  person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
  since REAL NOT NULL,
  PRIMARY KEY (hash, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX lasting_block_person ON lasting_block (person);

CREATE TABLE lasting_decision (
  hash INTEGER PRIMARY KEY,
  name INTEGER NOT NULL,
  person INTEGER NOT NULL,
  since REAL NOT NULL,
  blocked REAL,
  quota INTEGER CHECK (quota >= 0)
) STRICT;

CREATE INDEX lasting_decision_person ON lasting_decision (person);

CREATE TABLE link_code (
  code TEXT PRIMARY KEY,
  person INTEGER NOT NULL UNIQUE REFERENCES person (id) ON DELETE CASCADE,
  network TEXT NOT NULL,
  realm TEXT NOT NULL,
  remote_id TEXT NOT NULL,
  expires REAL NOT NULL
, sender_network TEXT, sender_name TEXT
  CHECK (sender_name <> '' AND (sender_name IS NULL) = (sender_network IS NULL))) STRICT, WITHOUT ROWID;

CREATE TABLE "list" (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (name <> ''),
  folded TEXT NOT NULL,
  search TEXT CHECK (search <> ''),
  UNIQUE (person, folded)
) STRICT;

CREATE TABLE merged_answer (
  message INTEGER NOT NULL REFERENCES outbox (number) ON DELETE CASCADE,
  answering INTEGER NOT NULL REFERENCES inbox (number) ON DELETE CASCADE,
  PRIMARY KEY (message, answering)
) STRICT, WITHOUT ROWID;

CREATE INDEX merged_answer_answering ON merged_answer (answering);

CREATE TABLE moderation (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  at REAL NOT NULL,
  actor TEXT NOT NULL CHECK (actor = 'moderator' OR actor = 'operator' OR actor = 'reports' OR actor = 'rule'),
  person INTEGER REFERENCES person (id) ON DELETE SET NULL,
  -- The event's number; the entry stays where the event goes.
  event INTEGER NOT NULL,
  standing TEXT NOT NULL CHECK (standing = 'shown' OR standing = 'waiting' OR standing = 'hidden' OR standing = 'removed'),
  reason TEXT
) STRICT;

CREATE INDEX moderation_event ON moderation (event);

CREATE TRIGGER moderation_holds BEFORE UPDATE OF number, at, actor, event, standing, reason ON moderation BEGIN
  SELECT raise(ABORT, 'what was decided stays in the log');
END;

CREATE INDEX moderation_person ON moderation (person) WHERE person IS NOT NULL;

CREATE TRIGGER moderation_stays BEFORE DELETE ON moderation BEGIN
  SELECT raise(ABORT, 'what was decided stays in the log');
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

CREATE INDEX note_list ON note (list) WHERE list IS NOT NULL;

CREATE INDEX note_person ON note (person);

CREATE TRIGGER note_quota BEFORE INSERT ON note
  WHEN NOT EXISTS (SELECT 1 FROM note WHERE id = new.id)
    AND EXISTS (SELECT 1 FROM keeping WHERE person = new.person AND quota IS NOT NULL AND items >= quota)
    AND NOT EXISTS (SELECT 1 FROM journalled WHERE person = new.person AND kind = 'note' AND thing = new.id)
BEGIN
  SELECT RAISE(ABORT, 'the quota is used up');
END;

CREATE TRIGGER note_words_delete AFTER DELETE ON note BEGIN
  INSERT INTO note_words (note_words, rowid, text)
    VALUES ('delete', old.id, words_of(old.person, old.text));
END;

CREATE TRIGGER note_words_insert AFTER INSERT ON note BEGIN
  INSERT INTO note_words (rowid, text) VALUES (new.id, words_of(new.person, new.text));
END;

CREATE TRIGGER note_words_update AFTER UPDATE OF id, person, text ON note
  WHEN old.id <> new.id OR old.person <> new.person OR old.text <> new.text
BEGIN
  INSERT INTO note_words (note_words, rowid, text)
    VALUES ('delete', old.id, words_of(old.person, old.text));
  INSERT INTO note_words (rowid, text) VALUES (new.id, words_of(new.person, new.text));
END;

CREATE VIEW note_text AS SELECT id, words_of(person, text) AS text FROM note;

CREATE VIRTUAL TABLE note_words USING fts5 (
  text, content = 'note_text', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TABLE opt_out (
  hash INTEGER PRIMARY KEY,
  since REAL NOT NULL
) STRICT;

CREATE TABLE "outbox" (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  account TEXT NOT NULL REFERENCES account (name),
  key TEXT NOT NULL CHECK (key <> ''),
  purpose TEXT NOT NULL DEFAULT 'answer'
    CHECK (purpose = 'answer' OR purpose = 'answers' OR purpose = 'apology' OR purpose = 'erased' OR purpose = 'notice' OR purpose = 'event' OR purpose = 'export' OR purpose = 'announcement' OR purpose = 'reminder' OR purpose = 'nag' OR purpose = 'digest' OR purpose = 'budget' OR purpose = 'restore' OR purpose = 'alert'),
  urgency INTEGER NOT NULL CHECK (urgency BETWEEN 0 AND 3),
  answering INTEGER REFERENCES inbox (number) ON DELETE SET NULL,
  recipient_id TEXT NOT NULL,
  recipient_handle TEXT NOT NULL,
  replies_to TEXT,
  conversation_id TEXT,
  visibility TEXT NOT NULL CHECK (visibility = 'direct' OR visibility = 'followers' OR visibility = 'unlisted' OR visibility = 'open'),
  text TEXT NOT NULL,
  due_at REAL NOT NULL,
  state TEXT NOT NULL DEFAULT 'queued' CHECK (state = 'queued' OR state = 'sending' OR state = 'sent' OR state = 'unknown' OR state = 'dead'),
  live INTEGER NOT NULL DEFAULT 1 CHECK (live = (state = 'queued' OR state = 'sending' OR state = 'unknown')),
  attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  first_attempt REAL,
  not_before REAL NOT NULL,
  remote_id TEXT,
  failure TEXT,
  acknowledged INTEGER,
  begun_after INTEGER,
  buttons TEXT CHECK (buttons IS NULL OR json_valid(buttons)), postponed_at REAL,
  UNIQUE (account, key)
) STRICT;

CREATE INDEX outbox_answering ON outbox (answering) WHERE answering IS NOT NULL;

CREATE INDEX outbox_budget ON outbox (account, recipient_id, due_at) WHERE purpose = 'budget';

CREATE INDEX outbox_dead ON outbox (number) WHERE state = 'dead';

CREATE INDEX outbox_line ON outbox (account, recipient_id, urgency, due_at, number) WHERE live = 1;

CREATE INDEX outbox_pending ON outbox (account, urgency, due_at, number, not_before) WHERE live = 1;

CREATE INDEX outbox_remote ON outbox (account, remote_id) WHERE remote_id IS NOT NULL;

CREATE TABLE pairing (
  hash BLOB PRIMARY KEY CHECK (length(hash) = 32),
  code BLOB NOT NULL UNIQUE CHECK (length(code) = 32),
  person INTEGER REFERENCES person (id) ON DELETE CASCADE,
  browser TEXT NOT NULL,
  began REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX pairing_person ON pairing (person) WHERE person IS NOT NULL;

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
, hours_from INTEGER CHECK (hours_from BETWEEN 0 AND 1439), hours_until INTEGER CHECK (hours_until BETWEEN 0 AND 1440), digest INTEGER CHECK (digest BETWEEN 0 AND 1439), reminds_on TEXT CHECK (reminds_on <> ''), blocked REAL, quota INTEGER CHECK (quota >= 0), requests TEXT NOT NULL DEFAULT 'everybody'
  CHECK (requests = 'everybody' OR requests = 'contacts' OR requests = 'nobody'), quiet_until REAL, language TEXT NOT NULL DEFAULT 'en' CHECK (language <> ''), interests TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(interests)), shows_going INTEGER CHECK (shows_going IN (0, 1))) STRICT;

CREATE TRIGGER community_creator_goes BEFORE DELETE ON person BEGIN
  UPDATE community_event SET status = 'cancelled', creator = NULL WHERE creator = old.id;
END;

CREATE INDEX person_blocked ON person (id) WHERE blocked IS NOT NULL;

CREATE TABLE picture (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
  -- The number of an item. It may be deleted, and come back under the same number.
  item INTEGER NOT NULL,
  -- The bot's account that can read the address; NULL where anybody can.
  account TEXT,
  source TEXT NOT NULL CHECK (source <> ''),
  alt TEXT,
  added REAL NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state = 'waiting' OR state = 'kept' OR state = 'refused'),
  attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  not_before REAL NOT NULL,
  -- Why it failed last while it waits, or why it was refused.
  reason TEXT,
  -- The file: its SHA-256 in hexadecimal digits, which is its name, its bytes, media type and pixels.
  hash TEXT CHECK (length(hash) = 64 AND hash NOT GLOB '*[^0-9a-f]*'),
  size INTEGER CHECK (size > 0),
  type TEXT CHECK (type GLOB 'image/*'),
  width INTEGER CHECK (width > 0),
  height INTEGER CHECK (height > 0), unended INTEGER NOT NULL DEFAULT 0 CHECK (unended >= 0),
  CHECK ((state = 'kept') = (hash IS NOT NULL)),
  CHECK ((hash IS NULL) = (size IS NULL) AND (hash IS NULL) = (type IS NULL)
    AND (hash IS NULL) = (width IS NULL) AND (hash IS NULL) = (height IS NULL)),
  CHECK (state <> 'refused' OR reason IS NOT NULL)
) STRICT;

CREATE INDEX picture_hash ON picture (hash) WHERE hash IS NOT NULL;

CREATE INDEX picture_item ON picture (item);

CREATE INDEX picture_person ON picture (person);

CREATE INDEX picture_waiting ON picture (not_before, id) WHERE state = 'waiting';

CREATE TRIGGER picture_words_delete AFTER DELETE ON picture WHEN old.alt IS NOT NULL BEGIN
  INSERT INTO picture_words (picture_words, rowid, alt)
    VALUES ('delete', old.id, words_of(old.person, old.alt));
END;

CREATE TRIGGER picture_words_insert AFTER INSERT ON picture WHEN new.alt IS NOT NULL BEGIN
  INSERT INTO picture_words (rowid, alt) VALUES (new.id, words_of(new.person, new.alt));
END;

CREATE TRIGGER picture_words_update AFTER UPDATE OF id, person, alt ON picture
  WHEN old.id <> new.id OR old.person <> new.person OR old.alt IS NOT new.alt
BEGIN
  INSERT INTO picture_words (picture_words, rowid, alt)
    SELECT 'delete', old.id, words_of(old.person, old.alt) WHERE old.alt IS NOT NULL;
  INSERT INTO picture_words (rowid, alt)
    SELECT new.id, words_of(new.person, new.alt) WHERE new.alt IS NOT NULL;
END;

CREATE VIEW picture_alt AS SELECT id, words_of(person, alt) AS alt FROM picture WHERE alt IS NOT NULL;

CREATE VIRTUAL TABLE picture_words USING fts5 (
  alt, content = 'picture_alt', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TABLE "place" (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (name <> ''),
  folded TEXT NOT NULL,
  UNIQUE (person, folded)
) STRICT;

CREATE TABLE rate_limit (
  account TEXT NOT NULL CHECK (account <> ''),
  kind TEXT NOT NULL CHECK (kind = 'read' OR kind = 'send' OR kind = 'pause'),
  window INTEGER NOT NULL CHECK (window >= 0),
  allowed INTEGER NOT NULL CHECK (allowed >= 0),
  remaining INTEGER NOT NULL CHECK (remaining >= 0),
  resets REAL NOT NULL,
  PRIMARY KEY (account, kind, window),
  CHECK ((kind = 'send') = (window > 0))
) STRICT, WITHOUT ROWID;

CREATE TABLE reminder (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
  item INTEGER REFERENCES item (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind = 'item' OR kind = 'snooze' OR kind = 'nag' OR kind = 'digest'),
  rule TEXT,
  occurrence TEXT CHECK (occurrence GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'),
  zone TEXT,
  due_at INTEGER NOT NULL,
  fires_at INTEGER NOT NULL,
  count INTEGER NOT NULL DEFAULT 0 CHECK (count >= 0),
  CHECK ((kind = 'digest') = (item IS NULL) AND (kind = 'item') = (rule IS NOT NULL)),
  CHECK (fires_at >= due_at)
) STRICT;

CREATE UNIQUE INDEX reminder_item ON reminder (item, kind, rule) WHERE item IS NOT NULL;

CREATE INDEX reminder_person ON reminder (person, fires_at);

CREATE INDEX reminder_time ON reminder (fires_at, person);

CREATE TABLE request (
  hash INTEGER NOT NULL,
  errand INTEGER NOT NULL,
  recipient INTEGER REFERENCES person (id) ON DELETE SET NULL,
  asked REAL NOT NULL,
  is_open INTEGER NOT NULL CHECK (is_open IN (0, 1)),
  PRIMARY KEY (hash, errand)
) STRICT, WITHOUT ROWID;

CREATE INDEX request_asked ON request (asked);

CREATE INDEX request_errand ON request (errand);

CREATE TABLE secret (
  name TEXT PRIMARY KEY,
  value BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE session (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
  person INTEGER REFERENCES person (id) ON DELETE CASCADE,
  is_operator INTEGER NOT NULL CHECK (is_operator = (person IS NULL)),
  browser TEXT NOT NULL,
  began REAL NOT NULL,
  used REAL NOT NULL
) STRICT;

CREATE INDEX session_person ON session (person);

CREATE TABLE sign_in (
  hash BLOB PRIMARY KEY CHECK (length(hash) = 32),
  person INTEGER REFERENCES person (id) ON DELETE CASCADE,
  is_operator INTEGER NOT NULL CHECK (is_operator = (person IS NULL)),
  expires REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sign_in_person ON sign_in (person);

CREATE TABLE spending (
  account TEXT PRIMARY KEY CHECK (account <> ''),
  spent INTEGER NOT NULL CHECK (spent >= 0),
  per_day INTEGER CHECK (per_day >= 0),
  resets REAL NOT NULL
) STRICT, WITHOUT ROWID;

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
  problem TEXT CHECK (problem = 'unreachable' OR problem = 'noCalendar' OR problem = 'tooLong' OR problem = 'full'),
  -- In how many answers in a row so many events were missing that they are not believed to be gone.
  held INTEGER NOT NULL DEFAULT 0 CHECK (held >= 0),
  next REAL NOT NULL,
  UNIQUE (person, address)
) STRICT;

CREATE INDEX subscription_next ON subscription (next);

CREATE TABLE "tag" (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (name <> '' AND instr(name, char(31)) = 0),
  folded TEXT NOT NULL,
  UNIQUE (person, folded)
) STRICT;

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
  added REAL NOT NULL, moved TEXT CHECK (moved GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'), moved_zone TEXT, reminders TEXT, snooze TEXT CHECK (snooze GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'), nag INTEGER CHECK (nag > 0), overrides TEXT CHECK (overrides IS NULL OR json_valid(overrides)), uid TEXT CHECK (uid <> ''), fingerprint TEXT CHECK ((fingerprint IS NULL) = (uid IS NULL)),
  FOREIGN KEY (id, person, kind) REFERENCES item (id, person, kind) ON DELETE CASCADE,
  CHECK ((due IS NULL) = (due_at IS NULL) AND (due_zone IS NULL OR due IS NOT NULL)),
  CHECK ((start IS NULL) = (start_at IS NULL) AND (start_zone IS NULL OR start IS NOT NULL)),
  CHECK (series_zone IS NULL OR series IS NOT NULL)
) STRICT;

CREATE INDEX todo_completed ON todo (person, completed) WHERE completed IS NOT NULL;

CREATE INDEX todo_list ON todo (list) WHERE list IS NOT NULL;

CREATE TRIGGER todo_note_words_delete AFTER DELETE ON todo WHEN old.note IS NOT NULL BEGIN
  INSERT INTO todo_note_words (todo_note_words, rowid, note)
    VALUES ('delete', old.id, words_of(old.person, old.note));
END;

CREATE TRIGGER todo_note_words_insert AFTER INSERT ON todo WHEN new.note IS NOT NULL BEGIN
  INSERT INTO todo_note_words (rowid, note) VALUES (new.id, words_of(new.person, new.note));
END;

CREATE TRIGGER todo_note_words_update AFTER UPDATE OF id, person, note ON todo
  WHEN old.id <> new.id OR old.person <> new.person OR old.note IS NOT new.note
BEGIN
  INSERT INTO todo_note_words (todo_note_words, rowid, note)
    SELECT 'delete', old.id, words_of(old.person, old.note) WHERE old.note IS NOT NULL;
  INSERT INTO todo_note_words (rowid, note)
    SELECT new.id, words_of(new.person, new.note) WHERE new.note IS NOT NULL;
END;

CREATE INDEX todo_open ON todo (person, due_at) WHERE completed IS NULL;

CREATE INDEX todo_place ON todo (place) WHERE place IS NOT NULL;

CREATE TRIGGER todo_quota BEFORE INSERT ON todo
  WHEN new.completed IS NULL AND NOT EXISTS (SELECT 1 FROM todo WHERE id = new.id)
    AND EXISTS (SELECT 1 FROM keeping WHERE person = new.person AND quota IS NOT NULL AND items >= quota)
    AND NOT EXISTS (SELECT 1 FROM journalled WHERE person = new.person AND kind = 'todo' AND thing = new.id)
BEGIN
  SELECT RAISE(ABORT, 'the quota is used up');
END;

CREATE INDEX todo_series ON todo (person)
  WHERE completed IS NULL AND recurrence IS NOT NULL AND due IS NOT NULL;

CREATE INDEX todo_uid ON todo (person, uid) WHERE uid IS NOT NULL;

CREATE TRIGGER todo_words_delete AFTER DELETE ON todo BEGIN
  INSERT INTO todo_words (todo_words, rowid, name)
    VALUES ('delete', old.id, words_of(old.person, old.name));
END;

CREATE TRIGGER todo_words_insert AFTER INSERT ON todo BEGIN
  INSERT INTO todo_words (rowid, name) VALUES (new.id, words_of(new.person, new.name));
END;

CREATE TRIGGER todo_words_update AFTER UPDATE OF id, person, name ON todo
  WHEN old.id <> new.id OR old.person <> new.person OR old.name <> new.name
BEGIN
  INSERT INTO todo_words (todo_words, rowid, name)
    VALUES ('delete', old.id, words_of(old.person, old.name));
  INSERT INTO todo_words (rowid, name) VALUES (new.id, words_of(new.person, new.name));
END;

CREATE VIEW todo_name AS SELECT id, words_of(person, name) AS name FROM todo;

CREATE VIRTUAL TABLE todo_note_words USING fts5 (
  note, content = 'todo_remark', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2'
);

CREATE VIEW todo_remark AS SELECT id, words_of(person, note) AS note FROM todo WHERE note IS NOT NULL;

CREATE VIRTUAL TABLE todo_words USING fts5 (
  name, content = 'todo_name', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TABLE turned_away (
  hash INTEGER PRIMARY KEY,
  since REAL NOT NULL
) STRICT;

CREATE TABLE wrong_code (
  person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
  sent REAL NOT NULL
) STRICT;

CREATE INDEX wrong_code_person ON wrong_code (person, sent);
