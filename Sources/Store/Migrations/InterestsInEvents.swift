/// Adds the kinds of events that people want to see first, and the events that their digests have named.
enum InterestsInEvents: Migration {
  static let name = "46 interests"

  static let statements = """
    ALTER TABLE person ADD COLUMN interests TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(interests));
    CREATE TABLE event_told (
      person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
      event INTEGER NOT NULL REFERENCES community_event (id) ON DELETE CASCADE,
      -- As in community_occurrence.
      occurrence TEXT NOT NULL,
      at REAL NOT NULL,
      PRIMARY KEY (person, event, occurrence)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX event_told_event ON event_told (event);
    CREATE INDEX event_told_at ON event_told (at);
    """
}
