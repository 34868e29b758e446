/// Makes pictures searchable by the words of their descriptions, like names and remarks.
enum WordsOfPictures: Migration {
  static let name = "36 words of pictures"

  static let statements = """
    CREATE VIEW picture_alt AS SELECT id, words_of(person, alt) AS alt FROM picture WHERE alt IS NOT NULL;
    CREATE VIRTUAL TABLE picture_words USING fts5 (
      alt, content = 'picture_alt', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2'
    );
    INSERT INTO picture_words (picture_words) VALUES ('rebuild');
    CREATE TRIGGER picture_words_insert AFTER INSERT ON picture WHEN new.alt IS NOT NULL BEGIN
      INSERT INTO picture_words (rowid, alt) VALUES (new.id, words_of(new.person, new.alt));
    END;
    CREATE TRIGGER picture_words_delete AFTER DELETE ON picture WHEN old.alt IS NOT NULL BEGIN
      INSERT INTO picture_words (picture_words, rowid, alt)
        VALUES ('delete', old.id, words_of(old.person, old.alt));
    END;
    CREATE TRIGGER picture_words_update AFTER UPDATE OF id, person, alt ON picture
      WHEN old.id <> new.id OR old.person <> new.person OR old.alt IS NOT new.alt
    BEGIN
      INSERT INTO picture_words (picture_words, rowid, alt)
        SELECT 'delete', old.id, words_of(old.person, old.alt) WHERE old.alt IS NOT NULL;
      INSERT INTO picture_words (rowid, alt)
        SELECT new.id, words_of(new.person, new.alt) WHERE new.alt IS NOT NULL;
    END;
    """
}
