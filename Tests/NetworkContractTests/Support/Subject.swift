import Console
import Conversation
import Foundation
import HTTP
import Mastodon
import Testing

/// A network under the contract, and the other side of it.
protocol Subject: Sendable {
  var network: any Network { get }
  /// The beginning of the person's handle.
  var person: String { get }
  /// The narrowest audience that messages to the bot have there.
  var visibility: IncomingMessage.Visibility { get }
  /// A person writes to the bot.
  func write(_ text: String, visibility: IncomingMessage.Visibility) async
  /// The messages to the person, oldest first, without mention and markup.
  func sent() async -> [Sent]
  /// Puts a file at an address that messages can give, for one reading; returns nil if the network has no files.
  func serve(_ response: HTTPResponse) async -> String?
  /// The requests that the network made, newest last.
  var requests: [HTTPRequest] { get }
}

extension Subject {
  var visibility: IncomingMessage.Visibility { .direct }
  func serve(_ response: HTTPResponse) async -> String? { nil }
  var requests: [HTTPRequest] { [] }
}

/// A message as the person got it.
struct Sent: Equatable {
  var text: String
  var repliesTo: String?
  var visibility: IncomingMessage.Visibility
}

/// A network, in one of its versions.
enum Guise: Sendable, CustomTestStringConvertible {
  case bluesky(BlueskyDialect)
  case console
  case facebook
  case mastodon(Dialect)
  case matrix(MatrixDialect)
  case sms
  case telegram
  case weibo
  case x
  case toy

  static let all =
    [.console, .facebook, .sms, .telegram, .weibo, .x, .toy] + Dialect.all.map(Guise.mastodon)
    + MatrixDialect.all.map(Guise.matrix)
    + BlueskyDialect.all.map(Guise.bluesky)

  /// True if messages wait for the bot on a server.
  var isRemote: Bool { if case .console = self { false } else { true } }

  var testDescription: String {
    switch self {
    case .bluesky(let dialect): "Bluesky: \(dialect.name)"
    case .console: "Console"
    case .facebook: "Facebook"
    case .mastodon(let dialect): "Mastodon: \(dialect.name)"
    case .matrix(let dialect): "Matrix: \(dialect.name)"
    case .sms: "SMS"
    case .telegram: "Telegram"
    case .weibo: "Weibo"
    case .x: "X"
    case .toy: "the toy"
    }
  }

  func subject() -> any Subject {
    switch self {
    case .bluesky(let dialect): BlueskySubject(dialect)
    case .console: ConsoleSubject()
    case .facebook: FacebookSubject()
    case .mastodon(let dialect): MastodonSubject(dialect)
    case .matrix(let dialect): MatrixSubject(dialect)
    case .sms: SMSSubject()
    case .telegram: TelegramSubject()
    case .weibo: WeiboSubject()
    case .x: XSubject()
    case .toy: ToySubject()
    }
  }
}

struct MastodonSubject: Subject {
  let server: FakeServer
  let faults: FaultyTransport
  let network: any Network
  let person = "ann"

  /// - Parameter longestAnswer: bytes of an answer that are read at most.
  init(_ dialect: Dialect = .mastodon, longestAnswer: Int = 8 << 20) {
    server = FakeServer(dialect)
    faults = FaultyTransport(server)
    network = Self.network(server, faults, longestAnswer)
  }

  /// The same account, as another process would open it.
  func reopened() -> any Network { Self.network(server, faults, 8 << 20) }

  private static func network(_ server: FakeServer, _ faults: FaultyTransport, _ longestAnswer: Int) -> any Network {
    MastodonNetwork(
      server: "https://example.org", token: server.token, transport: faults, longestAnswer: longestAnswer,
      now: { server.clock.now })
  }

  func write(_ text: String, visibility: IncomingMessage.Visibility) async {
    server.mention("@nuthatch\(server.dialect.localSuffix) \(text)", visibility: Self.word(visibility))
  }

  func sent() async -> [Sent] {
    server.sent.map { post in
      Sent(
        text: post.text.replacing("@ann\(server.dialect.localSuffix) ", with: ""), repliesTo: post.inReplyTo,
        visibility: Self.visibility(post.visibility))
    }
  }

  func serve(_ response: HTTPResponse) async -> String? {
    faults.fail(.get, "/media/1.jpg", .answer(response))
    return "https://example.org/media/1.jpg"
  }

  var requests: [HTTPRequest] { faults.requests }

  private static let words: [(IncomingMessage.Visibility, String)] = [
    (.direct, "direct"), (.followers, "private"), (.unlisted, "unlisted"), (.open, "public"),
  ]
  private static func word(_ visibility: IncomingMessage.Visibility) -> String {
    words.first { $0.0 == visibility }?.1 ?? ""
  }
  private static func visibility(_ word: String) -> IncomingMessage.Visibility {
    words.first { $0.1 == word }?.0 ?? .open
  }
}

actor ConsoleSubject: Subject {
  nonisolated let network: any Network
  nonisolated let person = "ann"
  private nonisolated let console: ConsoleNetwork
  private nonisolated let screen: Screen

  private actor Screen {
    var texts: [String] = []
    func show(_ text: String) { texts.append(text) }
  }

  init() {
    let screen = Screen()
    self.screen = screen
    console = ConsoleNetwork(person: "ann", now: wallClock, write: { await screen.show($0) })
    network = console
  }

  func write(_ text: String, visibility: IncomingMessage.Visibility) async {
    await console.hear(text)
    await console.end()
  }

  func sent() async -> [Sent] {
    await screen.texts.map { Sent(text: $0, repliesTo: nil, visibility: .direct) }
  }
}

extension OutgoingMessage {
  /// An answer to a message.
  init(_ text: String, to message: IncomingMessage, key: String = UUID().uuidString) {
    self.init(
      key: MessageKey(key), recipientID: message.authorID, recipientHandle: message.authorHandle, repliesTo: message.id,
      conversationID: message.conversationID, visibility: .direct, text: text)
  }
}

extension Network {
  /// Reads back, given posts that are known to be other messages, and posts that are older.
  func find(_ message: OutgoingMessage, others: [String] = [], earlier: [String] = []) async throws -> ReadbackResult {
    try await find(message) { earlier.contains($0) ? .earlier : others.contains($0) ? .another : .unknown }
  }
}

/// The failure that a call ends with.
func failure(
  sourceLocation: SourceLocation = #_sourceLocation, of call: () async throws -> Void
) async throws -> NetworkFailure {
  let error = await #expect(throws: NetworkFailure.self, sourceLocation: sourceLocation) { try await call() }
  return try #require(error, sourceLocation: sourceLocation)
}
