/// The numbers of items that one person has.
public struct ItemCounts: Hashable, Sendable {
  /// The number of todos, open and completed.
  public var todos: Int
  /// The number of events, including past ones; a series counts as one.
  public var events: Int
  /// The number of notes.
  public var notes: Int

  /// The three counts.
  public init(todos: Int, events: Int, notes: Int) {
    self.todos = todos
    self.events = events
    self.notes = notes
  }
}
