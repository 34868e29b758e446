/// Adds messages that are new versions of earlier ones.
enum Edits: Migration {
  static let name = "35 edits"

  static let statements = """
    -- The id of the message that it is a new version of.
    ALTER TABLE inbox ADD COLUMN edits TEXT CHECK (edits <> '');
    CREATE INDEX inbox_edits ON inbox (account, edits) WHERE edits IS NOT NULL;
    """
}
