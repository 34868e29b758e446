public import Foundation

/// The todos of one person.
public protocol Todos {
  /// Stores a new todo, with any list, place and tags that do not exist yet. Returns it with its number.
  func add(_ todo: Todo) throws -> Todo
  /// Stores the changed properties of a todo.
  func update(_ todo: Todo) throws
  /// Deletes a todo.
  func remove(_ id: Todo.ID) throws
  /// Returns the todo with that number; nil if this person has none.
  func todo(_ id: Todo.ID) throws -> Todo?
  /// Returns the open todos due before that instant, soonest first.
  func open(dueBefore instant: Date) throws -> [Todo]
  /// Returns the open todos due from one instant up to another, soonest first.
  func open(dueFrom start: Date, before end: Date) throws -> [Todo]
  /// Returns the open todos with a repeat and a date, whose later occurrences must be computed.
  func openSeries() throws -> [Todo]
  /// Returns the open or the completed todos whose names have words that begin with all of these, best match first.
  func search(_ words: [String], open: Bool, limit: Int) throws -> [Todo]
  /// Returns the names of open todos, newest first, for spelling comparisons that no index supports.
  func openNames(limit: Int) throws -> [(id: Todo.ID, name: String)]
  /// Returns the latest completed todos, newest first.
  func completed(limit: Int) throws -> [Todo]
}
