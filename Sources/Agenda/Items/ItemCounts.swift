/// How many items one person has.
public struct ItemCounts: Hashable, Sendable {
  /// Todos, open and completed.
  public var todos: Int
  /// Events, past ones too; a series counts as one.
  public var events: Int
  /// Notes.
  public var notes: Int

  /// The three counts.
  public init(todos: Int, events: Int, notes: Int) {
    self.todos = todos
    self.events = events
    self.notes = notes
  }
}
