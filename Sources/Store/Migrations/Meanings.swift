/// Gives a person a language, and keeps a message's changes as summaries instead of sentences of one language.
enum Meanings: Migration {
  static let name = "28 languages and meanings"

  static let statements = """
    ALTER TABLE person ADD COLUMN language TEXT NOT NULL DEFAULT 'en' CHECK (language <> '');

    -- What was done, as an array of objects; `summary` holds the text that older versions wrote.
    ALTER TABLE change_set ADD COLUMN deeds TEXT CHECK (deeds IS NULL OR json_valid(deeds));
    """
}
