import Foundation
import NetworkSupport

/// The place where reading goes on, and the tasks that are still to be done.
struct MatrixCursor: TextCursor, Hashable {
  /// The token of the last synchronization.
  var since: String
  /// Invitations that were not accepted yet.
  var invitations: [Invitation] = []
  /// Rooms in which somebody wrote a message that the account cannot read, and does not know so yet.
  var untold: [Untold] = []

  /// Rooms that could not be read so far; nil for none.
  var unread: [Unread]?

  /// A room that could not be read: its newest events wait for those before them.
  struct Unread: Codable, Hashable {
    var room: String
    /// The token up to which it was read.
    var since: String
    /// The time of the next attempt, and the number of failed ones.
    var next: Date
    var attempts = 0

    private static let patience = 12

    /// Returns the same after another failure; nil if the room has failed for most of a day.
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
    /// The person who wants to talk to the account alone, in clear text; nil otherwise.
    var partner: String?
  }

  struct Untold: Codable, Hashable {
    var room: String
    var person: String
  }

  /// Returns the position in the server's stream of events, which only grows; nil if the token does not begin with one.
  static func position(of token: String) -> Int? {
    Int(token.drop { $0 == "s" }.prefix { $0.isNumber })
  }
}
