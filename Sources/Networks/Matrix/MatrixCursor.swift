import Foundation
import NetworkSupport

/// What was read, and what is still to be done about it.
struct MatrixCursor: TextCursor, Hashable {
  /// The token of the last synchronization.
  var since: String
  /// Invitations that were not accepted yet.
  var invitations: [Invitation] = []
  /// Rooms in which somebody wrote what the account cannot read, and was not told so yet.
  var untold: [Untold] = []

  /// Rooms that could not be read so far; nil for none.
  var unread: [Unread]?

  /// A room that could not be read: its newest events wait for those before them.
  struct Unread: Codable, Hashable {
    var room: String
    /// The token up to which it was read.
    var since: String
    /// When to try again, and how often that has failed.
    var next: Date
    var attempts = 0

    private static let patience = 12

    /// The same after another failure; nil where it has failed for most of a day.
    func postponed(at now: Date) -> Unread? {
      guard attempts < Self.patience else { return nil }
      var later = self
      later.attempts += 1
      later.next = now + 10 * pow(2, Double(attempts))
      return later
    }
  }

  struct Invitation: Codable, Hashable {
    var room: String
    /// Who wants to talk to the account alone, where they do, in clear text.
    var partner: String?
  }

  struct Untold: Codable, Hashable {
    var room: String
    var person: String
  }

  /// The position in the server's stream of events, which only grows; nil where the token does not begin so.
  static func position(of token: String) -> Int? {
    Int(token.drop { $0 == "s" }.prefix { $0.isNumber })
  }
}
