import Bluesky
import Conversation
import Foundation
import HTTP
import NetworkSupport

/// An account on a small Bluesky, with faults between the two.
struct BlueskySubject: Subject {
  let server: FakeBluesky
  let faults: FaultyTransport
  let tokens: KeptTokens
  let network: any Network
  let person = "ann"

  /// Tokens as a file keeps them, and how often they were saved.
  final class KeptTokens: TokenStore, @unchecked Sendable {
    private let lock = NSLock()
    private var tokens: TokenPair
    private(set) var saved = 0
    /// True if nothing can be saved for now.
    var isBroken = false

    init(_ tokens: TokenPair) { self.tokens = tokens }
    func load() -> TokenPair { lock.withLock { tokens } }
    func save(_ tokens: TokenPair) throws {
      if isBroken { throw CocoaError(.fileWriteOutOfSpace) }
      lock.withLock { (self.tokens, saved) = (tokens, saved + 1) }
    }
  }

  /// - Parameter longestAnswer: bytes of an answer that are read at most.
  init(_ dialect: BlueskyDialect = .reference, longestAnswer: Int = HTTPRequest.longestAnswer) {
    server = FakeBluesky(dialect)
    faults = FaultyTransport(server)
    tokens = KeptTokens(TokenPair(accessToken: server.access, refreshToken: server.refresh, expires: nil))
    network = Self.network(server, faults, tokens, longestAnswer)
  }

  /// An account that has been read once: later messages are new to it.
  static func started(_ subject: BlueskySubject = BlueskySubject()) async throws -> (BlueskySubject, Reader) {
    var reader = Reader(subject.network)
    try await reader.poll()
    return (subject, reader)
  }

  /// The same account, as another process would open it.
  func reopened() -> any Network { Self.network(server, faults, tokens, HTTPRequest.longestAnswer) }

  private static func network(
    _ server: FakeBluesky, _ faults: FaultyTransport, _ tokens: KeptTokens, _ longestAnswer: Int
  ) -> any Network {
    BlueskyNetwork(
      account: BlueskyAccount(server: FakeBluesky.server, directory: FakeBluesky.directory), tokens: tokens,
      transport: faults, longestAnswer: longestAnswer, now: { server.clock.now })
  }

  func write(_ text: String, visibility: IncomingMessage.Visibility) async {
    if visibility == .direct { server.write(text) } else { server.post("@\(FakeBluesky.bot.handle) \(text)") }
    server.clock.advance(1)
  }

  func sent() async -> [Sent] {
    let direct = server.messages.filter { $0.sender == FakeBluesky.bot.did }.map { message in
      Sent(
        text: message.text, repliesTo: message.repliesTo.map { "\(message.conversation)/\($0)" }, visibility: .direct)
    }
    let own = server.ownPosts
    let open = server.written.compactMap { own[$0] }.map { post in
      let reply = post.value["reply"] as? [String: [String: String]]
      return Sent(text: post.value["text"] as? String ?? "", repliesTo: reply?["parent"]?["uri"], visibility: .open)
    }
    return direct + open
  }

  func serve(_ response: HTTPResponse) async -> String? {
    faults.fail(.get, "/xrpc/com.atproto.sync.getBlob", .answer(response))
    return "\(FakeBluesky.server)/xrpc/com.atproto.sync.getBlob?did=did:plc:ann&cid=bafkreipicture"
  }

  var requests: [HTTPRequest] { faults.requests }

  /// The number of calls of a method.
  func calls(_ method: String) -> Int {
    requests.count { URLComponents(string: $0.url)?.path == "/xrpc/\(method)" }
  }

  /// A direct message of the bot's, or an answer to a post.
  static func message(
    _ text: String, to person: FakeBluesky.Person = FakeBluesky.ann, answering id: String? = nil,
    in conversation: String? = nil, key: String = UUID().uuidString
  ) -> OutgoingMessage {
    OutgoingMessage(
      key: MessageKey(key), recipientID: person.did, recipientHandle: person.handle, repliesTo: id,
      conversationID: conversation, visibility: id?.hasPrefix("at://") == true ? .open : .direct, text: text)
  }
}
