/// Counts fetches of pictures that crashed their process. A picture that crashes every process that fetches it is given
/// up.
enum UnendedFetches: Migration {
  static let name = "33 unended fetches"

  static let statements = """
    -- How often it was begun, less how often that came to an end of any kind.
    ALTER TABLE picture ADD COLUMN unended INTEGER NOT NULL DEFAULT 0 CHECK (unended >= 0);
    """
}
