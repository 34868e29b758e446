import Conversation
import NetworkSupport

/// Searches the account's own messages in a room for a message in doubt.
struct MatrixReadback {
  let api: MatrixAPI
  let account: String
  let room: String

  /// The messages requested at once, and the pages read before giving up.
  private static let pageSize = 100, pageLimit = 10

  func find(
    _ message: OutgoingMessage, standing: @Sendable (_ id: String) async throws -> OwnPost
  ) async throws -> ReadbackResult {
    let transaction = MatrixTransaction.id(of: message.key)
    var start: String?
    var isWhole = true
    for _ in 0..<Self.pageLimit {
      let page = try await api.events(in: room, from: start, to: nil, by: account, limit: Self.pageSize)
      isWhole = isWhole && page.isWhole
      for event in page.events where event.sender == account && (event.isSealed || event.type == "m.room.message") {
        if event.transaction == transaction { return .arrived(id: event.id) }
        // The server names the transaction only to the device that sent the message, and not for ever.
        let isSame = event.transaction == nil && event.content.body == message.text
        let standing = try await standing(event.id)
        if event.isSealed, standing == .unknown { isWhole = false }
        if let finding = ReadbackResult(id: event.id, standing: standing, isSame: isSame) {
          return finding.proven(isWhole)
        }
      }
      guard let end = page.end, end != start else { return ReadbackResult.absent.proven(isWhole) }
      start = end
    }
    return .unclear
  }
}
