/// Adds buttons below messages, and notes which messages were written by pressing one.
enum Buttons: Migration {
  static let name = "34 buttons"

  static let statements = """
    -- Rows of labels and of the messages that they write; NULL for none.
    ALTER TABLE outbox ADD COLUMN buttons TEXT CHECK (buttons IS NULL OR json_valid(buttons));
    ALTER TABLE inbox ADD COLUMN pressed INTEGER NOT NULL DEFAULT 0 CHECK (pressed IN (0, 1));
    """
}
