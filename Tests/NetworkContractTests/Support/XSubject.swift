import Conversation
import Foundation
import HTTP
import NetworkSupport
import X

/// An account on a small X, with faults between the two.
struct XSubject: Subject {
  let server: FakeX
  let faults: FaultyTransport
  let store: MemoryTokens
  let network: any Network
  let person = FakeX.ann.username

  /// - Parameter longestAnswer: bytes of an answer that are read at most.
  init(
    credentials: XCredentials? = nil, prices: XPrices = XPrices(), longestAnswer: Int = HTTPRequest.longestAnswer
  ) {
    server = FakeX()
    faults = FaultyTransport(server)
    store = MemoryTokens()
    network = Self.network(server, faults, credentials ?? Self.pair(store), prices, longestAnswer)
  }

  static func pair(_ store: any TokenStore) -> XCredentials { .pair(clientID: "client", store) }

  static let keys = XCredentials.keys(
    XKeys(consumerKey: "ck", consumerSecret: "cs", accessToken: "at", accessTokenSecret: "as"))

  /// An account that has been read once: later messages are new to it.
  static func started(_ subject: XSubject = XSubject()) async throws -> (XSubject, Reader) {
    var reader = Reader(subject.network)
    try await reader.poll()
    subject.server.clock.advance(1)
    return (subject, reader)
  }

  /// The same account, as another process would open it.
  func reopened() -> any Network { Self.network(server, faults, Self.pair(store), XPrices()) }

  private static func network(
    _ server: FakeX, _ faults: FaultyTransport, _ credentials: XCredentials, _ prices: XPrices,
    _ longestAnswer: Int = HTTPRequest.longestAnswer
  ) -> any Network {
    XNetwork(
      account: XAccount(prices: prices), credentials: credentials, transport: faults, longestAnswer: longestAnswer,
      now: { server.clock.now })
  }

  func write(_ text: String, visibility: IncomingMessage.Visibility) async {
    if visibility == .direct { server.message(text) } else { server.mention("@nuthatch \(text)") }
    server.clock.advance(1)
  }

  func sent() async -> [Sent] {
    server.sentEvents.map { Sent(text: $0.text, repliesTo: nil, visibility: .direct) }
      + server.sentPosts.map {
        Sent(text: $0.text.replacing("@ann ", with: ""), repliesTo: $0.repliesTo, visibility: .open)
      }
  }

  func serve(_ response: HTTPResponse) async -> String? {
    faults.fail(.get, "/1.1/ton/data/dm/1", .answer(response))
    return "https://ton.twitter.com/1.1/ton/data/dm/1/2/x.jpg?name=large"
  }

  var requests: [HTTPRequest] { faults.requests }

  /// An answer of the bot's to the person.
  static func answer(_ text: String, to post: String? = nil) -> OutgoingMessage {
    OutgoingMessage(
      key: MessageKey(UUID().uuidString), recipientID: FakeX.ann.id, recipientHandle: FakeX.ann.username,
      repliesTo: post,
      visibility: post == nil ? .direct : .open, text: text)
  }
}

/// A pair of tokens in memory, in a store that fails if a test wants it to.
final class MemoryTokens: TokenStore, @unchecked Sendable {
  private let lock = NSLock()
  private var kept = TokenPair(accessToken: "access-0", refreshToken: "refresh-0", expires: nil)
  private var failures = 0
  /// The pairs that were kept, in order.
  private(set) var history: [TokenPair] = []

  struct Full: Error {}

  func failNext(_ count: Int) { lock.withLock { failures = count } }

  func load() throws -> TokenPair { lock.withLock { kept } }

  func save(_ tokens: TokenPair) throws {
    try lock.withLock {
      guard failures == 0 else {
        failures -= 1
        throw Full()
      }
      kept = tokens
      history.append(tokens)
    }
  }
}
