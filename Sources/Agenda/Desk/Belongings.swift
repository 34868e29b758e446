/// Everything one person keeps; every change made through it belongs to the message at hand and can be undone.
public struct Belongings {
  public var todos: any Todos
  public var events: any Events
  public var notes: any Notes
  public var names: any Names
  public var searches: any Searches
  public var journal: any Journal

  public init(
    todos: any Todos, events: any Events, notes: any Notes, names: any Names, searches: any Searches,
    journal: any Journal
  ) {
    self.todos = todos
    self.events = events
    self.notes = notes
    self.names = names
    self.searches = searches
    self.journal = journal
  }
}
