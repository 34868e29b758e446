import Conversation
import Foundation

/// The server of one account: people's messages, the bot's posts, and the faults of its answers. It survives the bot.
final class FaultyServer: @unchecked Sendable {
  /// The ways to settle a doubt about a post on this server.
  enum Kind: String, CaseIterable {
    /// The server drops copies.
    case deduplicating
    /// Own posts can be read back.
    case readable
    /// Neither.
    case blind
  }

  struct Post {
    var id: String
    var message: OutgoingMessage
    var at: Date
    /// The time from which it can be read back.
    var visible: Date
  }

  let account: String
  let kind: Kind
  let dice: Dice
  let clock: TestClock
  let chronicle: Chronicle
  /// The probability that a call fails.
  var trouble: Double
  /// Chooses the fault of a call among those it can have; asked before the dice.
  var script: (([String]) -> String?)?

  private var stream: [IncomingMessage] = []
  private var upcoming: [(message: IncomingMessage, at: Date)] = []
  private(set) var posts: [Post] = []
  private(set) var signedOutUntil = Date.distantPast
  /// The keys of messages that it refused for good, and of those about whose arrival it gave no answer.
  private(set) var refused: Set<String> = [], unclear: Set<String> = []

  static let window: TimeInterval = 900
  /// The number of messages written.
  private(set) var written = 0

  /// Seconds until a post can be read back, at most.
  static let lag = 8.0

  init(_ account: String, _ kind: Kind, dice: Dice, clock: TestClock, chronicle: Chronicle, trouble: Double) {
    self.account = account
    self.kind = kind
    self.dice = dice
    self.clock = clock
    self.chronicle = chronicle
    self.trouble = trouble
  }

  var traits: NetworkTraits {
    NetworkTraits(
      lengthLimit: 5000, idempotency: kind == .deduplicating ? .honoured(window: Self.window) : .none,
      canReadBack: kind != .blind)
  }

  /// The time at which the next message appears that somebody has written already.
  var nextAppearance: Date? { upcoming.map(\.at).min() }

  /// Somebody writes a message; it may appear later than messages written after it.
  func write(_ message: IncomingMessage) {
    written += 1
    let isLate = trouble > 0 && dice.chance(0.1)
    let appears = isLate ? clock.now.addingTimeInterval(Double(dice.number(1...1800))) : clock.now
    chronicle.note("\(account) \(message.id) \(message.authorID): \(message.text)\(isLate ? " (appears later)" : "")")
    upcoming.append((message, appears))
  }

  /// Returns the fault of a call, or nil.
  private func fault(of call: String, among faults: [String]) -> String? {
    let scripted = script?(faults)
    guard let fault = scripted ?? (dice.chance(trouble) ? dice.pick(faults) : nil) else { return nil }
    chronicle.note(fault: fault, in: "\(account) \(call)")
    return fault
  }

  private func requireSignedIn() throws {
    if clock.now < signedOutUntil { throw NetworkFailure.signedOut(reason: "the token was revoked") }
  }

  /// Fails without an effect, in one of the ways that all calls have.
  private func fail(_ fault: String, doubt: NetworkFailure.Doubt = .no) throws -> Never {
    switch fault {
    case "429":
      let wait = Double(dice.number(1...120))
      throw NetworkFailure.retry(after: wait, reason: "429", doubt: .no)
    case "signed out":
      signedOutUntil = clock.now.addingTimeInterval(Double(dice.number(1...300)))
      throw NetworkFailure.signedOut(reason: "401")
    default:
      throw NetworkFailure.retry(after: nil, reason: fault, doubt: doubt)
    }
  }

  func connect() throws -> Connection {
    try requireSignedIn()
    if let fault = fault(of: "connect", among: ["unreachable", "5xx", "429", "garbage", "signed out"]) {
      try fail(fault)
    }
    return Connection(accountID: "bot", handles: ["nuthatch"], traits: traits)
  }

  func messages(after cursor: String?) throws -> MessagePage {
    try requireSignedIn()
    let faults = ["unreachable", "cut", "5xx", "429", "garbage", "signed out", "twice", "shuffled", "short page"]
    let fault = fault(of: "messages after \(cursor ?? "the start")", among: faults)
    if let fault, !["twice", "shuffled", "short page"].contains(fault) { try fail(fault) }
    let appeared = upcoming.filter { $0.at <= clock.now }.sorted { $0.at < $1.at }
    upcoming.removeAll { $0.at <= clock.now }
    stream += appeared.map(\.message)
    let start = cursor.flatMap(Int.init) ?? 0
    let end = min(start + (fault == "short page" ? 1 : 20), stream.count)
    var page = Array(stream[start..<end])
    if fault == "twice" { page = Array(stream[max(0, start - 3)..<start]) + page + page }
    if fault == "shuffled" { page = dice.shuffled(page) }
    return MessagePage(messages: page, cursor: String(end), hasMore: end < stream.count)
  }

  func send(_ message: OutgoingMessage) throws -> String {
    try requireSignedIn()
    let faults = [
      "answer lost", "answer lost", "garbage answer", "cut", "5xx after", "5xx before", "unreachable", "429", "refused",
      "signed out",
    ]
    let fault = fault(of: "send \(message.key)", among: faults)
    switch fault {
    case "answer lost", "garbage answer", "5xx after":
      _ = accept(message)
      throw NetworkFailure.retry(after: nil, reason: fault ?? "", doubt: fault == "answer lost" ? .pending : .maybe)
    case "refused":
      refused.insert(message.key.description)
      throw NetworkFailure.permanent(reason: "422")
    case let fault?: try fail(fault, doubt: fault == "cut" ? .pending : fault == "5xx before" ? .maybe : .no)
    case nil: return accept(message)
    }
  }

  private func accept(_ message: OutgoingMessage) -> String {
    if kind == .deduplicating,
      let copy = posts.first(where: {
        $0.message.key == message.key && clock.now.timeIntervalSince($0.at) < Self.window
      })
    {
      return copy.id
    }
    let post = Post(
      id: "\(account)-post\(posts.count + 1)", message: message, at: clock.now,
      visible: clock.now.addingTimeInterval(trouble > 0 ? dice.fraction() * Self.lag : 0))
    posts.append(post)
    chronicle.note("\(account) posted \(post.id), \(message.key) to \(message.recipientID): \(message.text)")
    return post.id
  }

  /// Finds a post by its words, because nobody sends a key there; posts known to be other messages are left out.
  func find(_ message: OutgoingMessage, standing: (String) async throws -> OwnPost) async throws -> ReadbackResult {
    try requireSignedIn()
    let fault = fault(of: "find \(message.key)", among: ["unreachable", "5xx", "429", "signed out", "unclear"])
    if fault == "unclear" {
      unclear.insert(message.key.description)
      return .unclear
    }
    if let fault { try fail(fault) }
    for post in posts.reversed() where post.visible <= clock.now {
      let standing = try await standing(post.id)
      if standing == .earlier { break }
      guard standing == .unknown, post.message.recipientID == message.recipientID, post.message.text == message.text
      else { continue }
      chronicle.note("\(account) reads back \(message.key): \(post.id)")
      return .arrived(id: post.id)
    }
    chronicle.note("\(account) reads back \(message.key): nothing")
    return .absent
  }
}

/// The server as one process reaches it; other work of the process may go on while a request is under way.
struct FaultyNetwork: Network {
  let name = "scripted"
  let server: FaultyServer
  let life: Lifetime
  var meanwhile: @Sendable () async -> Void = {}

  private func call<T>(_ what: String, _ body: () async throws -> T) async throws -> T {
    try life.pass("before \(what)")
    await meanwhile()
    try life.pass("during \(what)")
    let result: Result<T, any Error>
    do { result = .success(try await body()) } catch { result = .failure(error) }
    await meanwhile()
    try life.pass("after \(what)")
    return try result.get()
  }

  func connect() async throws -> Connection { try await call("signing in") { try server.connect() } }
  func messages(after cursor: String?) async throws -> MessagePage {
    try await call("reading a page") { try server.messages(after: cursor) }
  }
  func send(_ message: OutgoingMessage) async throws -> String {
    try await call("sending \(message.key)") { try server.send(message) }
  }
  func find(_ message: OutgoingMessage, standing: @Sendable (String) async throws -> OwnPost) async throws
    -> ReadbackResult
  {
    try await call("reading back") { try await server.find(message, standing: standing) }
  }
}
