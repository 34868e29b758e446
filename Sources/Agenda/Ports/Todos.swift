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
