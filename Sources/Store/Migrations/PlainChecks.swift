/// Makes SQLite check a row's values without making a table of the allowed ones.
enum PlainChecks: Migration {
  static let name = "55 plain checks"

  // For a list of more than two values in a CHECK, SQLite makes a table each time it writes a row, which takes longer
  // than writing most rows. Comparisons with the same meaning need no table. Since no stored data changes, the schema
  // may be edited in place (https://www.sqlite.org/lang_altertable.html#otheralter). Creating and dropping a table
  // makes all connections read the schema again.
  static let statements = """
    PRAGMA writable_schema = ON;
    \(lists.map(rewriting).joined(separator: "\n"))
    CREATE TABLE edited (schema INTEGER) STRICT;
    DROP TABLE edited;
    PRAGMA writable_schema = RESET;
    """

  private static func rewriting(_ table: String, _ column: String, _ values: String) -> String {
    let comparisons = values.split(separator: ",").map { "\(column) = \($0.drop { $0.isWhitespace })" }
    return """
      UPDATE sqlite_schema
      SET sql = replace(sql, \(quoted("\(column) IN (\(values))")), \(quoted(comparisons.joined(separator: " OR "))))
      WHERE type = 'table' AND name = '\(table)';
      """
  }

  private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "''"))'" }

  /// The lists as the schema spells them: the table, the column, and its allowed values.
  private static let lists: [(String, String, String)] = [
    ("account", "sign_in", "'granted', 'denied', 'renewed', 'rejected', 'failed'"),
    ("attendance", "state", "'going', 'waiting', 'interested', 'invited', 'no'"),
    (
      "change", "kind",
      """
      'person', 'list', 'tag', 'place', 'todo', 'event', 'note', 'errand', 'contact',
          'attendance', 'publication', 'report', 'subscription'
      """
    ),
    ("change_set", "origin", "'message', 'page', 'device', 'source'"),
    ("community_event", "audience", "'everybody', 'friends', 'invited'"),
    ("community_event", "status", "'confirmed', 'tentative', 'cancelled'"),
    ("community_event", "standing", "'shown', 'waiting', 'hidden', 'removed'"),
    ("consent", "word", "'stop', 'start', 'yes', 'help'"),
    ("contact", "standing", "'known', 'trusted', 'blocked'"),
    ("errand", "kind", "'todo', 'event', 'note'"),
    ("errand", "state", "'asked', 'accepted', 'declined', 'withdrawn'"),
    ("event_report", "reason", "'spam', 'noEvent', 'wrong', 'offensive', 'dangerous', 'other'"),
    ("event_source", "trust", "'official', 'ordinary', 'aggregator'"),
    ("inbox", "visibility", "'direct', 'followers', 'unlisted', 'open'"),
    ("inbox", "state", "'new', 'done', 'ignored', 'failed', 'set aside'"),
    ("item", "kind", "'todo', 'event', 'note'"),
    ("moderation", "actor", "'moderator', 'operator', 'reports', 'rule'"),
    ("moderation", "standing", "'shown', 'waiting', 'hidden', 'removed'"),
    (
      "outbox", "purpose",
      """
      'answer', 'answers', 'apology', 'erased', 'notice', 'event', 'export', 'announcement',
            'reminder', 'nag', 'digest', 'budget', 'restore', 'alert'
      """
    ),
    ("outbox", "visibility", "'direct', 'followers', 'unlisted', 'open'"),
    ("outbox", "state", "'queued', 'sending', 'sent', 'unknown', 'dead'"),
    ("outbox", "state", "'queued', 'sending', 'unknown'"),
    ("person", "requests", "'everybody', 'contacts', 'nobody'"),
    ("picture", "state", "'waiting', 'kept', 'refused'"),
    ("rate_limit", "kind", "'read', 'send', 'pause'"),
    ("reminder", "kind", "'item', 'snooze', 'nag', 'digest'"),
    ("subscription", "problem", "'unreachable', 'noCalendar', 'tooLong', 'full'"),
  ]
}
