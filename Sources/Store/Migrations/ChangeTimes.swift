/// When each change was made, for the trash to tell.
enum ChangeTimes: Migration {
  static let name = "32 change times"

  static let statements = """
    -- NULL for the changes that earlier versions recorded.
    ALTER TABLE change_set ADD COLUMN made REAL;
    """
}
