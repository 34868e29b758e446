/// Everything that one person keeps. Every change made through it has the desk's origin and can be undone.
public struct Belongings {
  /// Their todos, open and completed.
  public var todos: any Todos
  /// Their events, past and future.
  public var events: any Events
  /// Their notes.
  public var notes: any Notes
  /// The pictures that came with these.
  public var pictures: any Pictures
  /// The names of their lists, tags and places.
  public var names: any Names
  /// Searches over all of these.
  public var searches: any Searches
  /// The calendars on other servers that they follow.
  public var subscriptions: any Subscriptions
  /// The journal of changes, for `!undo` and `!redo`.
  public var journal: any Journal

  /// Joins the ports of one person.
  public init(
    todos: any Todos, events: any Events, notes: any Notes, pictures: any Pictures, names: any Names,
    searches: any Searches, subscriptions: any Subscriptions, journal: any Journal
  ) {
    self.todos = todos
    self.events = events
    self.notes = notes
    self.pictures = pictures
    self.names = names
    self.searches = searches
    self.subscriptions = subscriptions
    self.journal = journal
  }
}
