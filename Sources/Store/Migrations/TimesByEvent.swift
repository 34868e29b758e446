/// The index of the community's times tells their events as well: anybody who looks for words goes through it in order, and
/// looks up nothing else of what has none of them.
enum TimesByEvent: Migration {
  static let name = "50 times by event"

  static let statements = """
    DROP INDEX community_occurrence_time;
    CREATE INDEX community_occurrence_time ON community_occurrence (lasting, start_at, finish_at, event);
    """
}
