import GRDB

/// Lets people search the words of remarks, keep a search as a list, and set their hours and a digest.
enum SearchesAndHours: Migration {
  static let name = "4 searches and hours"

  static let statements = """
    -- A list that is a search holds what it finds besides what was put on it.
    ALTER TABLE list ADD COLUMN search TEXT CHECK (search <> '');

    -- Minutes since midnight: between them a person wants to be written to, and at `digest` to hear of the day.
    ALTER TABLE person ADD COLUMN hours_from INTEGER CHECK (hours_from BETWEEN 0 AND 1439);
    ALTER TABLE person ADD COLUMN hours_until INTEGER CHECK (hours_until BETWEEN 0 AND 1440);
    ALTER TABLE person ADD COLUMN digest INTEGER CHECK (digest BETWEEN 0 AND 1439);

    -- Most things have no remarks: the indexes hold those that do.
    CREATE VIEW todo_remark AS SELECT id, person, note FROM todo WHERE note IS NOT NULL;
    CREATE VIRTUAL TABLE todo_note_words USING fts5 (
      person, note, content = 'todo_remark', content_rowid = 'id',
      tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
    );
    INSERT INTO todo_note_words (rowid, person, note) SELECT id, person, note FROM todo_remark;
    CREATE TRIGGER todo_note_words_insert AFTER INSERT ON todo WHEN new.note IS NOT NULL BEGIN
      INSERT INTO todo_note_words (rowid, person, note) VALUES (new.id, new.person, new.note);
    END;
    CREATE TRIGGER todo_note_words_delete AFTER DELETE ON todo WHEN old.note IS NOT NULL BEGIN
      INSERT INTO todo_note_words (todo_note_words, rowid, person, note)
        VALUES ('delete', old.id, old.person, old.note);
    END;
    CREATE TRIGGER todo_note_words_update AFTER UPDATE OF note ON todo WHEN old.note IS NOT new.note BEGIN
      INSERT INTO todo_note_words (todo_note_words, rowid, person, note)
        SELECT 'delete', old.id, old.person, old.note WHERE old.note IS NOT NULL;
      INSERT INTO todo_note_words (rowid, person, note)
        SELECT new.id, new.person, new.note WHERE new.note IS NOT NULL;
    END;

    CREATE VIEW event_remark AS SELECT id, person, note FROM event WHERE note IS NOT NULL;
    CREATE VIRTUAL TABLE event_note_words USING fts5 (
      person, note, content = 'event_remark', content_rowid = 'id',
      tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
    );
    INSERT INTO event_note_words (rowid, person, note) SELECT id, person, note FROM event_remark;
    CREATE TRIGGER event_note_words_insert AFTER INSERT ON event WHEN new.note IS NOT NULL BEGIN
      INSERT INTO event_note_words (rowid, person, note) VALUES (new.id, new.person, new.note);
    END;
    CREATE TRIGGER event_note_words_delete AFTER DELETE ON event WHEN old.note IS NOT NULL BEGIN
      INSERT INTO event_note_words (event_note_words, rowid, person, note)
        VALUES ('delete', old.id, old.person, old.note);
    END;
    CREATE TRIGGER event_note_words_update AFTER UPDATE OF note ON event WHEN old.note IS NOT new.note BEGIN
      INSERT INTO event_note_words (event_note_words, rowid, person, note)
        SELECT 'delete', old.id, old.person, old.note WHERE old.note IS NOT NULL;
      INSERT INTO event_note_words (rowid, person, note)
        SELECT new.id, new.person, new.note WHERE new.note IS NOT NULL;
    END;
    """
}
