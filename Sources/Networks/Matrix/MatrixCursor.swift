import Foundation
import NetworkSupport

/// The place where reading continues, and the actions that are not done yet.
struct MatrixCursor: TextCursor, Hashable {
  /// The token of the last synchronization.
  var since: String
  /// The invitations that were not accepted yet.
  var invitations: [Invitation] = []
  /// The rooms with messages that the account cannot read, where the bot has not said so yet.
  var untold: [Untold] = []

  /// The rooms that could not be read so far; nil for none.
  var unread: [Unread]?

  /// A room that could not be read: its newest events wait for those before them.
  struct Unread: Codable, Hashable {
    var room: String
    /// The token up to which the room was read.
    var since: String
    /// The time of the next attempt, and the number of failed ones.
    var next: Date
    var attempts = 0

    private static let patience = 12

    /// The room after another failure; nil if it has failed for most of a day.
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
    /// The person who wants to talk only to the account, in clear text; nil if nobody does.
    var partner: String?
  }

  struct Untold: Codable, Hashable {
    var room: String
    var person: String
  }

  /// The position in the server's stream of events, which only grows; nil if the token does not begin with one.
  static func position(of token: String) -> Int? {
    Int(token.drop { $0 == "s" }.prefix { $0.isNumber })
  }
}
