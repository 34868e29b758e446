/// The part of `nuthatch status --json` that the tests rely on.
struct Status: Decodable, Sendable {
  struct Account: Decodable, Sendable {
    var name: String
    var cursor: String?
    var failure: String?
    /// What to do about how signing in ended last.
    var signInCure: String?
    /// To be sent.
    var queued: Int
    /// May have arrived; to be looked into.
    var doubtful: Int
    /// Given up: the operator is told.
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
