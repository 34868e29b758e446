import Foundation
import Storage

extension Outbox {
  /// The instant at which the account's next message may be sent or read back, not counting those that wait for a
  /// previous one, past instants too; nil if there is none.
  func nextSend(account: String) throws -> Date? {
    try sendable(account: account, at: .distantFuture, limit: 1_000).map(\.notBefore).min()
  }
}
