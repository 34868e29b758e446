/// Adds the events to the index of the community's occurrences. A search for words reads the index in order, and looks
/// up nothing else for events without those words.
enum TimesByEvent: Migration {
  static let name = "50 times by event"

  static let statements = """
    DROP INDEX community_occurrence_time;
    CREATE INDEX community_occurrence_time ON community_occurrence (lasting, start_at, finish_at, event);
    """
}
