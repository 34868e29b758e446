/// Makes every word of an index belong to one person, so that a search takes the same time however much others keep.
enum WordsOfOne: Migration {
  static let name = "10 words of one"

  static let statements = """
    DROP TABLE todo_words;
    DROP TABLE event_words;
    DROP TABLE note_words;
    DROP TABLE todo_note_words;
    DROP TABLE event_note_words;
    DROP VIEW todo_remark;
    DROP VIEW event_remark;
    DROP TRIGGER todo_words_insert;
    DROP TRIGGER todo_words_delete;
    DROP TRIGGER todo_words_update;
    DROP TRIGGER event_words_insert;
    DROP TRIGGER event_words_delete;
    DROP TRIGGER event_words_update;
    DROP TRIGGER note_words_insert;
    DROP TRIGGER note_words_delete;
    DROP TRIGGER note_words_update;
    DROP TRIGGER todo_note_words_insert;
    DROP TRIGGER todo_note_words_delete;
    DROP TRIGGER todo_note_words_update;
    DROP TRIGGER event_note_words_insert;
    DROP TRIGGER event_note_words_delete;
    DROP TRIGGER event_note_words_update;

    -- words_of(17, 'Buy the milk!') is '17xBuy 17xthe 17xmilk': a word, and all that begins like it, is one person's.
    CREATE VIEW todo_name AS SELECT id, words_of(person, name) AS name FROM todo;
    CREATE VIRTUAL TABLE todo_words USING fts5 (
      name, content = 'todo_name', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2'
    );
    INSERT INTO todo_words (todo_words) VALUES ('rebuild');
    CREATE TRIGGER todo_words_insert AFTER INSERT ON todo BEGIN
      INSERT INTO todo_words (rowid, name) VALUES (new.id, words_of(new.person, new.name));
    END;
    CREATE TRIGGER todo_words_delete AFTER DELETE ON todo BEGIN
      INSERT INTO todo_words (todo_words, rowid, name)
        VALUES ('delete', old.id, words_of(old.person, old.name));
    END;
    CREATE TRIGGER todo_words_update AFTER UPDATE OF id, person, name ON todo
      WHEN old.id <> new.id OR old.person <> new.person OR old.name <> new.name
    BEGIN
      INSERT INTO todo_words (todo_words, rowid, name)
        VALUES ('delete', old.id, words_of(old.person, old.name));
      INSERT INTO todo_words (rowid, name) VALUES (new.id, words_of(new.person, new.name));
    END;

    CREATE VIEW event_name AS SELECT id, words_of(person, name) AS name FROM event;
    CREATE VIRTUAL TABLE event_words USING fts5 (
      name, content = 'event_name', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2'
    );
    INSERT INTO event_words (event_words) VALUES ('rebuild');
    CREATE TRIGGER event_words_insert AFTER INSERT ON event BEGIN
      INSERT INTO event_words (rowid, name) VALUES (new.id, words_of(new.person, new.name));
    END;
    CREATE TRIGGER event_words_delete AFTER DELETE ON event BEGIN
      INSERT INTO event_words (event_words, rowid, name)
        VALUES ('delete', old.id, words_of(old.person, old.name));
    END;
    CREATE TRIGGER event_words_update AFTER UPDATE OF id, person, name ON event
      WHEN old.id <> new.id OR old.person <> new.person OR old.name <> new.name
    BEGIN
      INSERT INTO event_words (event_words, rowid, name)
        VALUES ('delete', old.id, words_of(old.person, old.name));
      INSERT INTO event_words (rowid, name) VALUES (new.id, words_of(new.person, new.name));
    END;

    CREATE VIEW note_text AS SELECT id, words_of(person, text) AS text FROM note;
    CREATE VIRTUAL TABLE note_words USING fts5 (
      text, content = 'note_text', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2'
    );
    INSERT INTO note_words (note_words) VALUES ('rebuild');
    CREATE TRIGGER note_words_insert AFTER INSERT ON note BEGIN
      INSERT INTO note_words (rowid, text) VALUES (new.id, words_of(new.person, new.text));
    END;
    CREATE TRIGGER note_words_delete AFTER DELETE ON note BEGIN
      INSERT INTO note_words (note_words, rowid, text)
        VALUES ('delete', old.id, words_of(old.person, old.text));
    END;
    CREATE TRIGGER note_words_update AFTER UPDATE OF id, person, text ON note
      WHEN old.id <> new.id OR old.person <> new.person OR old.text <> new.text
    BEGIN
      INSERT INTO note_words (note_words, rowid, text)
        VALUES ('delete', old.id, words_of(old.person, old.text));
      INSERT INTO note_words (rowid, text) VALUES (new.id, words_of(new.person, new.text));
    END;

    CREATE VIEW todo_remark AS SELECT id, words_of(person, note) AS note FROM todo WHERE note IS NOT NULL;
    CREATE VIRTUAL TABLE todo_note_words USING fts5 (
      note, content = 'todo_remark', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2'
    );
    INSERT INTO todo_note_words (todo_note_words) VALUES ('rebuild');
    CREATE TRIGGER todo_note_words_insert AFTER INSERT ON todo WHEN new.note IS NOT NULL BEGIN
      INSERT INTO todo_note_words (rowid, note) VALUES (new.id, words_of(new.person, new.note));
    END;
    CREATE TRIGGER todo_note_words_delete AFTER DELETE ON todo WHEN old.note IS NOT NULL BEGIN
      INSERT INTO todo_note_words (todo_note_words, rowid, note)
        VALUES ('delete', old.id, words_of(old.person, old.note));
    END;
    CREATE TRIGGER todo_note_words_update AFTER UPDATE OF id, person, note ON todo
      WHEN old.id <> new.id OR old.person <> new.person OR old.note IS NOT new.note
    BEGIN
      INSERT INTO todo_note_words (todo_note_words, rowid, note)
        SELECT 'delete', old.id, words_of(old.person, old.note) WHERE old.note IS NOT NULL;
      INSERT INTO todo_note_words (rowid, note)
        SELECT new.id, words_of(new.person, new.note) WHERE new.note IS NOT NULL;
    END;

    CREATE VIEW event_remark AS SELECT id, words_of(person, note) AS note FROM event WHERE note IS NOT NULL;
    CREATE VIRTUAL TABLE event_note_words USING fts5 (
      note, content = 'event_remark', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2'
    );
    INSERT INTO event_note_words (event_note_words) VALUES ('rebuild');
    CREATE TRIGGER event_note_words_insert AFTER INSERT ON event WHEN new.note IS NOT NULL BEGIN
      INSERT INTO event_note_words (rowid, note) VALUES (new.id, words_of(new.person, new.note));
    END;
    CREATE TRIGGER event_note_words_delete AFTER DELETE ON event WHEN old.note IS NOT NULL BEGIN
      INSERT INTO event_note_words (event_note_words, rowid, note)
        VALUES ('delete', old.id, words_of(old.person, old.note));
    END;
    CREATE TRIGGER event_note_words_update AFTER UPDATE OF id, person, note ON event
      WHEN old.id <> new.id OR old.person <> new.person OR old.note IS NOT new.note
    BEGIN
      INSERT INTO event_note_words (event_note_words, rowid, note)
        SELECT 'delete', old.id, words_of(old.person, old.note) WHERE old.note IS NOT NULL;
      INSERT INTO event_note_words (rowid, note)
        SELECT new.id, words_of(new.person, new.note) WHERE new.note IS NOT NULL;
    END;
    """
}
