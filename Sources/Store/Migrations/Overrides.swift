/// Lets single occurrences of a series differ from the others.
enum Overrides: Migration {
  static let name = "15 overrides"

  static let statements = """
    -- Occurrences that were moved or changed, as JSON; what is left out of a series is told by its recurrence.
    ALTER TABLE event ADD COLUMN overrides TEXT CHECK (overrides IS NULL OR json_valid(overrides));
    ALTER TABLE todo ADD COLUMN overrides TEXT CHECK (overrides IS NULL OR json_valid(overrides));

    -- What repeats falls on later days too, whenever it is due.
    CREATE INDEX todo_series ON todo (person)
      WHERE completed IS NULL AND recurrence IS NOT NULL AND due IS NOT NULL;
    """
}
