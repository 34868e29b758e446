import Conversation
import Foundation
import Mastodon
import SMS
import Synchronization
import X

/// A network on which everything arrives at once, and which notes the bot's messages.
final class Stage: Network {
  struct Line: Equatable {
    var id: String
    var recipient: String
    var text: String
    var buttons: [[MessageButton]] = []

    /// The text, and below it the rows of buttons by their labels.
    var whole: String {
      ([text] + buttons.map { $0.map { "[\($0.label)]" }.joined(separator: " ") }).joined(separator: "\n")
    }
  }

  private let said = Mutex<[Line]>([])
  private let written = Mutex<[IncomingMessage]>([])

  let name = "stage"
  private let traits: NetworkTraits

  init(_ place: Transcript.Place) {
    traits =
      switch place {
      // The usual traits of that network.
      case .fediverse:
        NetworkTraits(
          lengthLimit: 500, counting: .mastodon, mentionsRecipient: true, mentions: .bounded,
          idempotency: .honoured(window: 3600))
      case .sms:
        NetworkTraits(
          lengthLimit: 2, counting: .segments, mentions: .bounded, hasReferences: false, numbersParts: true,
          addressing: .telephone)
      case .terminal:
        NetworkTraits(
          lengthLimit: 4_000, mentionsRecipient: false, mentions: .bounded, hasReferences: false, idempotency: .none,
          canReadBack: false)
      case .telegram:
        NetworkTraits(lengthLimit: 4_096, mentions: .bounded, longestButton: 64)
      case .x:
        NetworkTraits(
          lengthLimit: 1_000, mentions: .bounded, hasReferences: false,
          publicReply: .init(lengthLimit: 280, counting: .weighted))
      }
  }

  /// Everything the bot has said so far.
  var lines: [Line] { said.withLock { $0 } }

  func connect() -> Connection {
    Connection(accountID: "nuthatch", handles: ["nuthatch", "nuthatch@example.org"], traits: traits)
  }

  /// Someone writes.
  func write(_ message: IncomingMessage) { written.withLock { $0.append(message) } }

  func messages(after cursor: String?) -> MessagePage {
    written.withLock { written in
      let seen = cursor.flatMap(Int.init) ?? 0
      return MessagePage(messages: Array(written.dropFirst(seen)), cursor: String(written.count))
    }
  }

  func send(_ message: OutgoingMessage) -> String {
    said.withLock { said in
      let id = "bot-\(said.count + 1)"
      said.append(Line(id: id, recipient: message.recipientID, text: message.text, buttons: message.buttons))
      return id
    }
  }

  func find(_ message: OutgoingMessage, standing: @Sendable (String) async throws -> OwnPost) -> ReadbackResult {
    .unclear
  }
}
