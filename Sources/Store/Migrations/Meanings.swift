/// A person has a language, and what a message changed is kept as what was done, not as a sentence of one language.
enum Meanings: Migration {
  static let name = "28 languages and meanings"

  static let statements = """
    ALTER TABLE person ADD COLUMN language TEXT NOT NULL DEFAULT 'en' CHECK (language <> '');

    -- What was done, as an array of objects; `summary` holds the text that older versions wrote.
    ALTER TABLE change_set ADD COLUMN deeds TEXT CHECK (deeds IS NULL OR json_valid(deeds));
    """
}
