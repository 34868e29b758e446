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

  private var publishing: (name: String, connection: Connection)? {
    connections.sorted { $0.key < $1.key }.first { $0.value.traits.longestPost != nil }.map { ($0.key, $0.value) }
  }

  func account() throws -> (handle: String, network: String)? {
    guard let publishing, let status = try ledger.accounts().first(where: { $0.account == publishing.name }) else {
      return nil
    }
    return (publishing.connection.handle, status.network)
  }

  func fits(_ text: String) -> Bool {
    guard let traits = publishing?.connection.traits, let longest = traits.longestPost else { return false }
    return traits.length(of: text) <= longest
  }

  func publish(_ text: String) throws {
    guard let publishing else { return }
    let message = OutgoingMessage(
      key: MessageOrigin.post(1, cause).key(), recipientID: publishing.connection.accountID,
      recipientHandle: publishing.connection.handle, visibility: .open, text: text)
    try ledger.enqueue(message, account: publishing.name, for: .announcement, answering: nil, notBefore: now)
  }
}
