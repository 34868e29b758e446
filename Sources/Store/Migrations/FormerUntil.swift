/// Limits a server's former name to what was done while it had that name, since another server may have the name now.
enum FormerUntil: Migration {
  static let name = "19 former until"

  static let statements = """
    -- When the name was given up; NULL is for good, as for what is older than realms.
    ALTER TABLE former_realm ADD COLUMN until REAL;
    """
}
