/// Counts fetches of pictures that ended with their process: a picture that ends every process that fetches it is given
/// up.
enum UnendedFetches: Migration {
  static let name = "33 unended fetches"

  static let statements = """
    -- How often it was begun, less how often that came to an end of any kind.
    ALTER TABLE picture ADD COLUMN unended INTEGER NOT NULL DEFAULT 0 CHECK (unended >= 0);
    """
}
