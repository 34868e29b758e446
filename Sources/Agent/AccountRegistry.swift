import Conversation
import Foundation

/// The accounts at work right now: whether each is signed in, and the signals that wake its workers. It may change
/// while others look things up in it.
final class AccountRegistry: @unchecked Sendable {
  /// The parts of one account that the rest of the agent needs.
  struct Entry {
    var connectionState: ConnectionState
    var outbox: WakeSignal
    var slot = SendSlot()
    /// Woken when the network calls; nil for one that never does.
    var door: WakeSignal?
    var account: Account
  }

  private let lock = NSLock()
  private var entries: [String: Entry]

  init(_ entries: [String: Entry] = [:]) { self.entries = entries }

  subscript(account: String) -> Entry? {
    get { lock.withLock { entries[account] } }
    set { lock.withLock { entries[account] = newValue } }
  }

  var all: [String: Entry] { lock.withLock { entries } }

  /// Returns the connection of each account that is signed in, by account name.
  func connections() async -> [String: Connection] {
    var found: [String: Connection] = [:]
    for (name, entry) in all { found[name] = await entry.connectionState.connection }
    return found
  }

  /// Returns the last known connection of each account, whether or not it still holds.
  func known() async -> [String: Connection] {
    var found: [String: Connection] = [:]
    for (name, entry) in all { found[name] = await entry.connectionState.known }
    return found
  }

  /// Wakes all outboxes: one person's message may cause messages to others on other accounts.
  func wakeOutboxes() {
    for entry in all.values { entry.outbox.wake() }
  }
}
