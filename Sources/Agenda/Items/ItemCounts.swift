/// How much there is of one person.
public struct ItemCounts: Hashable, Sendable {
  public var todos: Int
  public var events: Int
  public var notes: Int

  public init(todos: Int, events: Int, notes: Int) {
    self.todos = todos
    self.events = events
    self.notes = notes
  }
}
