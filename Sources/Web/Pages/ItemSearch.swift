public import Agenda
public import Foundation

/// Finds items with a search in the words that the bot understands. Agent implements it, since Web does not know the
/// grammar.
public protocol ItemSearch: Sendable {
  /// Returns a search's results among a person's things: todos by due date, then events, then notes.
  ///
  /// - Throws: `Misunderstanding` if the search makes no sense.
  func find(_ search: String, for person: Person, at instant: Date) async throws -> [ItemReference]
}
