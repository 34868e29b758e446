import Conversation
import Foundation

/// The accounts at work right now: their sign-ins, and the bells that wake whoever sends for them. It changes while the
/// others who look things up here go on.
final class Switchboard: @unchecked Sendable {
  /// What the rest of the agent needs of one account.
  struct Line {
    var session: Session
    var outbox: Bell
    /// Rung when the network calls; nil for one that never does.
    var door: Bell?
    var account: Account
  }

  private let lock = NSLock()
  private var lines: [String: Line]

  init(_ lines: [String: Line] = [:]) { self.lines = lines }

  subscript(account: String) -> Line? {
    get { lock.withLock { lines[account] } }
    set { lock.withLock { lines[account] = newValue } }
  }

  var all: [String: Line] { lock.withLock { lines } }

  /// What signing in told of each account that is signed in.
  func connections() async -> [String: Connection] {
    var found: [String: Connection] = [:]
    for (name, line) in all { found[name] = await line.session.connection }
    return found
  }

  /// What signing in told last of each account, whether or not it still holds.
  func known() async -> [String: Connection] {
    var found: [String: Connection] = [:]
    for (name, line) in all { found[name] = await line.session.known }
    return found
  }

  /// Wakes everybody who sends: what one person writes may have something said to another, elsewhere.
  func ringOutboxes() async {
    for line in all.values { await line.outbox.ring() }
  }
}
