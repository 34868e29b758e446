/// Adds the time of each change, which the trash shows.
enum ChangeTimes: Migration {
  static let name = "32 change times"

  static let statements = """
    -- NULL for the changes that earlier versions recorded.
    ALTER TABLE change_set ADD COLUMN made REAL;
    """
}
