/// What a server was called before counts for what was done while it was called so: another server may be there now.
enum FormerUntil: Migration {
  static let name = "19 former until"

  static let statements = """
    -- When the name was given up; NULL is for good, as for what is older than realms.
    ALTER TABLE former_realm ADD COLUMN until REAL;
    """
}
