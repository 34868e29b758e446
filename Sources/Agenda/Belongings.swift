public import Foundation

/// The todos of one person.
public protocol Todos {
  /// Keeps a new todo; its list, place and tags come into being with it. Returns it with its number.
  func add(_ todo: Todo) throws -> Todo
  /// Keeps what has changed of a todo.
  func update(_ todo: Todo) throws
  func remove(_ id: Todo.ID) throws
  func todo(_ id: Todo.ID) throws -> Todo?
  /// Open todos due before that instant, soonest first.
  func open(dueBefore instant: Date) throws -> [Todo]
  /// Open todos due from one instant up to another, soonest first.
  func open(dueFrom start: Date, before end: Date) throws -> [Todo]
  /// Open todos that repeat and have a date.
  func openSeries() throws -> [Todo]
  /// Todos that have all these words at the start of words in their name, best first: the open ones, or else the
  /// completed ones.
  func search(_ words: [String], open: Bool, limit: Int) throws -> [Todo]
  /// All open todos' names, newest first: for close spelling, which no index answers.
  func openNames(limit: Int) throws -> [(id: Todo.ID, name: String)]
  /// The todos completed last, newest first.
  func completed(limit: Int) throws -> [Todo]
}

/// The events of one person.
public protocol Events {
  func add(_ event: Event) throws -> Event
  func update(_ event: Event) throws
  func remove(_ id: Event.ID) throws
  func event(_ id: Event.ID) throws -> Event?
  /// Events that may touch the time between two instants, earliest first; a repeating one whenever its
  /// series had begun by then.
  func events(from start: Date, before end: Date) throws -> [Event]
  /// Events that have all these words at the start of words in their name, best first.
  func search(_ words: [String], limit: Int) throws -> [Event]
}

/// The notes of one person.
public protocol Notes {
  func add(_ note: Note) throws -> Note
  func update(_ note: Note) throws
  func remove(_ id: Note.ID) throws
  func note(_ id: Note.ID) throws -> Note?
  /// Notes that have all these words at the start of words in their text, best first.
  func search(_ words: [String], limit: Int) throws -> [Note]
  /// The notes kept last, newest first.
  func newest(limit: Int) throws -> [Note]
}

/// The names a person has given: what Grammar needs to tell a list from a tag.
public protocol Names {
  func lists() throws -> [String]
  func tags() throws -> [String]
  func places() throws -> [String]
  /// Names of a kind with how much there is to each: all lists, and the tags and places that are in use.
  func groups(_ kind: NamedGroup.Kind) throws -> [NamedGroup]
  /// The search that the list of that name is, if it is one.
  func search(ofList name: String) throws -> String?
  /// Makes a list a search; the list comes into being where it was not there. nil makes it a list like others.
  func setSearch(_ search: String?, ofList name: String) throws
  /// Gives a list another name, which no other has; what is on it stays on it.
  func renameList(_ name: String, to newName: String) throws
  /// Takes a list away. What was on it stays, on no list; returns how many things those are.
  func removeList(_ name: String) throws -> Int
}

/// What a person's messages changed, so that it can be taken back.
public protocol Journal {
  /// Takes back the newest message's changes that still stand; returns what it had done, as it was told then
  /// (`added "call jimmy"`), or nil when there is nothing left (50 messages are kept).
  func undo() throws -> String?
  /// Does again what was taken back last; nil when there is nothing.
  func redo() throws -> String?
  /// Whether the next turn changes how the person holds others, or who may ask things of them.
  func isAboutOthers(next turn: JournalTurn) throws -> Bool
  /// Says in a few words what this message has changed, for `undo` to tell.
  func describe(_ summary: String) throws
}

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
