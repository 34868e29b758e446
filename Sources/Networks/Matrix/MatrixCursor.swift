import NetworkSupport

/// What was read, and what is still to be done about it.
struct MatrixCursor: TextCursor, Hashable {
  /// The token of the last synchronization.
  var since: String
  /// Invitations that were not accepted yet.
  var invitations: [Invitation] = []
  /// Rooms in which somebody wrote what the account cannot read, and was not told so yet.
  var untold: [Untold] = []

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
