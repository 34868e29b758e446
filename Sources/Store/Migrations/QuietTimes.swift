/// Lets a person mute reminders until a moment, and the sender of a request ask whether it is done.
enum QuietTimes: Migration {
  static let name = "18 quiet times"

  static let statements = """
    -- Seconds since 1970: until then the person is reminded of nothing.
    ALTER TABLE person ADD COLUMN quiet_until REAL;
    -- The recipient's todo that an errand became. It may be gone since.
    ALTER TABLE errand ADD COLUMN landed INTEGER;
    """
}
