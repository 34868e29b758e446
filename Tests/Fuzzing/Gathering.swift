import Conversation
import Foundation

/// A network in memory with a few people on it, who write the given messages and may answer the bot.
actor Gathering: Network {
  nonisolated let name = "gathering"
  private let traits: NetworkTraits
  private var messages: [IncomingMessage] = []
  private var read = 0
  private var written = 0
  /// The bot's messages since the last request for them.
  private var sent: [OutgoingMessage] = []
  /// The ids of its messages to each person, the newest last.
  private var answers: [String: [String]] = [:]

  init(_ traits: NetworkTraits) { self.traits = traits }

  /// Someone writes; `answering` counts back from the bot's last message to them.
  func write(
    _ text: String, by author: String, at instant: Date, visibility: IncomingMessage.Visibility, answering: Int?
  ) {
    written += 1
    let known = answers[author] ?? []
    let answered = answering.flatMap { $0 < known.count ? known[known.count - 1 - $0] : nil }
    messages.append(
      IncomingMessage(
        id: "m\(written)", authorID: author, authorHandle: author, conversationID: author, text: text, sentAt: instant,
        visibility: visibility, repliesTo: answered,
        media: written % 50 == 0 ? [.init(url: "https://example.org/a.png", type: "image", description: "a")] : []))
  }

  func takeSent() -> [OutgoingMessage] {
    defer { sent = [] }
    return sent
  }

  func connect() -> Connection { Connection(accountID: "bot", handles: ["nuthatch"], traits: traits) }

  func messages(after cursor: String?) -> MessagePage {
    defer { messages = [] }
    read += messages.count
    return MessagePage(messages: messages, cursor: "\(read)")
  }

  func send(_ message: OutgoingMessage) -> String {
    sent.append(message)
    answers[message.recipientID, default: []].append(message.key.description)
    return message.key.description
  }

  func find(_ message: OutgoingMessage, standing: @Sendable (String) async throws -> OwnPost) -> ReadbackResult {
    .unclear
  }
}
