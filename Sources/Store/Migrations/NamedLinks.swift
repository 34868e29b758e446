/// Lets a code that joins two accounts be for one named account only: then it does not matter who else reads it.
enum NamedLinks: Migration {
  static let name = "51 named links"

  static let statements = """
    ALTER TABLE link_code ADD COLUMN sender_network TEXT;
    ALTER TABLE link_code ADD COLUMN sender_name TEXT
      CHECK (sender_name <> '' AND (sender_name IS NULL) = (sender_network IS NULL));
    """
}
