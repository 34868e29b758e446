/// The part of `nuthatch status --json` that the tests rely on.
struct Status: Decodable, Sendable {
  struct Account: Decodable, Sendable {
    var name: String
    var cursor: String?
    var failure: String?
    /// The remedy for the last failed sign-in.
    var signInCure: String?
    /// The number of messages to be sent.
    var queued: Int
    /// The number of messages that may have arrived, and have to be looked into.
    var doubtful: Int
    /// The number of messages that were given up, and reported to the operator.
    var dead: Int
  }

  /// A message that had no effect: `id` is for `replay`.
  struct Trouble: Decodable, Sendable {
    var id: String
    var reason: String
  }

  var accounts: [Account]
  var messages: [Trouble]
}
