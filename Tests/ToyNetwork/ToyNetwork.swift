public import Conversation
import Foundation
public import HTTP
import NetworkSupport

/// A network that is none: the least that one can be made of. It has one server, and private messages alone.
public actor ToyNetwork: Network {
  /// The network's name.
  public static let networkName = "toy"
  /// The network's name.
  public nonisolated let name = ToyNetwork.networkName
  private let api: ToyAPI

  /// An account that signs in by a token.
  public init(server: String, token: String, transport: any Transport) {
    api = ToyAPI(server: server, token: token, client: RESTClient(transport: transport))
  }

  // MARK: Network

  /// Asks whose the token is.
  public func connect() async throws -> Connection {
    let me = try await failing { try await api.me() }
    return Connection(
      accountID: me.id, handles: [me.handle],
      traits: NetworkTraits(
        lengthLimit: 60, counting: .words, mentions: .bounded, hasReferences: false, requestsPerWindow: 600, window: 60),
      notes: ["network: the toy", "strangers: whoever finds it can write to it", "encryption: none"])
  }

  /// The messages after the last one's number.
  public func messages(after cursor: String?) async throws -> MessagePage {
    try await failing {
      guard let last = cursor.flatMap({ Int($0) }) else {
        return MessagePage(messages: [], cursor: "\(try await api.messages(after: -1).last?.id ?? 0)")
      }
      let new = try await api.messages(after: last)
      return MessagePage(
        messages: new.map { message in
          IncomingMessage(
            id: "\(message.id)", authorID: message.from, authorHandle: message.from, conversationID: message.from,
            text: message.text, sentAt: Date(timeIntervalSince1970: message.at))
        }, cursor: new.last.map { "\($0.id)" }, hasMore: !new.isEmpty)
    }
  }

  /// Sends a message, and returns its number.
  public func send(_ message: OutgoingMessage) async throws -> String {
    try await failing { "\(try await api.post(ToyPost(to: message.recipientID, text: message.text)).id)" }
  }

  /// Looks among the bot's own messages.
  public func find(_ message: OutgoingMessage, standing: @Sendable (String) async throws -> OwnPost) async throws
    -> ReadbackResult
  {
    try await failing {
      for post in try await api.sent() {
        let standing = try await standing("\(post.id)")
        let isSame = post.to == message.recipientID && post.text == message.text
        if let result = ReadbackResult(id: "\(post.id)", standing: standing, isSame: isSame) { return result }
      }
      return .absent
    }
  }

  private func failing<Value>(_ work: () async throws -> Value) async throws -> Value {
    do {
      return try await work()
    } catch {
      throw NetworkFailure(sorting: error)
    }
  }
}

extension NetworkTraits.Counting {
  /// The toy network counts words.
  static let words = Self("words", unit: "words") { $0.split(whereSeparator: \.isWhitespace).count }
}
