import Agenda
import Conversation
import Foundation
import Storage

/// Publishes texts through the first of the bot's accounts that can publish.
struct AccountPublisher: Publisher {
  let ledger: any Accounts & Outbox
  /// The last known connections of the bot's accounts, by account name.
  let connections: [String: Connection]
  /// The cause of the published texts.
  let cause: MessageOrigin.Cause
  let isOperator: Bool
  let now: Date

  private var account: (name: String, connection: Connection)? {
    connections.sorted { $0.key < $1.key }.first { $0.value.traits.longestPost != nil }.map { ($0.key, $0.value) }
  }

  func place() throws -> String? {
    guard let account, let status = try ledger.accounts().first(where: { $0.account == account.name }) else {
      return nil
    }
    return "@\(account.connection.handle) on \(status.network)"
  }

  func fits(_ text: String) -> Bool {
    guard let traits = account?.connection.traits, let longest = traits.longestPost else { return false }
    return traits.length(of: text) <= longest
  }

  func publish(_ text: String) throws {
    guard let account else { return }
    let message = OutgoingMessage(
      key: MessageOrigin.post(1, cause).key(), recipientID: account.connection.accountID,
      recipientHandle: account.connection.handle, visibility: .open, text: text)
    try ledger.enqueue(message, account: account.name, for: .announcement, answering: nil, notBefore: now)
  }
}
