import Conversation
import Foundation

/// A network with pages, answers and faults that a test decides.
final class ScriptedNetwork: Network, @unchecked Sendable {
  let name: String
  let realm: String
  var traits: NetworkTraits
  private let lock = NSLock()
  private var messages: [IncomingMessage] = []
  private var posted: [(id: String, message: OutgoingMessage)] = []
  private var sends: [OutgoingMessage] = []
  private var faults: [Fault] = []
  private var late: [OutgoingMessage] = []
  private var renewal: Date?
  private var isDown = false
  private var isSignedOut = false
  private var pages = 0
  private var finding: ReadbackResult?
  private var files: [String: [Result<AttachedFile, NetworkFailure>]] = [:]
  private var read: [String] = []
  private var held: Set<String> = []
  private var holdsPages = false
  private var reading = 0
  private var mostAtOnce = 0
  var pageSize = 40
  /// The messages that the next page reports as unreadable.
  var missed: [MissedReason] = []
  /// The times of messages that the next page may lack.
  var dropped: Range<Date>?
  /// The price of each message, sent or read.
  var price = 0
  /// What happens before each message is sent.
  var beforeSending: @Sendable () async throws -> Void = {}
  var readingPrice = 0

  /// The faults of the next sends, one each.
  enum Fault {
    /// The post takes effect and its answer is lost.
    case answerLost
    /// It is lost on the way, which nobody can know.
    case requestLost
    /// The client's time is up before the server gets to it, which it does with `carryOutLate`.
    case late
    /// It never gets there.
    case unreachable
    /// The server asks to wait.
    case tooMany(TimeInterval)
    case refused
    /// The credentials do not hold for that.
    case signedOut
    /// Its recipient has opted out.
    case optedOut
    /// Its recipient has not written for too long, by the network's clock.
    case windowClosed
    case none
  }

  init(traits: NetworkTraits = NetworkTraits(lengthLimit: 500), name: String = "scripted", realm: String? = nil) {
    self.traits = traits
    self.name = name
    self.realm = realm ?? name
  }

  /// The posts, without copies that the server dropped.
  var posts: [OutgoingMessage] { posts(after: 0) }
  /// The same without the first of them.
  func posts(after count: Int) -> [OutgoingMessage] { lock.withLock { posted.dropFirst(count).map(\.message) } }
  /// The id of the first message someone wrote.
  func firstID(by author: String) -> String? { lock.withLock { messages.first { $0.authorID == author }?.id } }
  /// The network's id of the last post to someone.
  func lastPost(to recipient: String) -> String? {
    lock.withLock { posted.last { $0.message.recipientID == recipient }?.id }
  }
  /// The number of pages requested.
  var pagesRead: Int { lock.withLock { pages } }
  /// All attempts to send.
  var attempts: [OutgoingMessage] { lock.withLock { sends } }

  func fail(_ next: Fault...) { lock.withLock { faults += next } }
  /// Lets the server finish the requests that its client gave up on.
  func carryOutLate() {
    lock.withLock {
      posted += late.enumerated().map { (id: "late\($0.offset + 1)", message: $0.element) }
      late = []
    }
  }
  func signOut(_ out: Bool) { lock.withLock { isSignedOut = out } }
  /// Sets the result of reading back from now on, whatever was posted.
  func tell(_ told: ReadbackResult) { lock.withLock { finding = told } }

  /// Sets the results of reading a file; the last one repeats.
  func serve(_ url: String, _ answers: Result<AttachedFile, NetworkFailure>...) {
    lock.withLock { files[url] = answers }
  }
  /// The number of times that files were read.
  var fileReads: Int { filesRead.count }
  /// The addresses of the files that were read, in this order.
  var filesRead: [String] { lock.withLock { read } }
  /// The number of files being read now, and the highest such number.
  var fileReading: Int { lock.withLock { reading } }
  var mostFilesAtOnce: Int { lock.withLock { mostAtOnce } }
  /// Makes the server send a file only after it is released.
  func hold(_ urls: String...) { lock.withLock { held.formUnion(urls) } }
  func release(_ urls: String...) { lock.withLock { held.subtract(urls) } }

  /// Someone writes.
  func write(
    _ text: String, by author: String = "ana", id: String? = nil, visibility: IncomingMessage.Visibility = .direct,
    handle: String? = nil, replyingTo: String? = nil, isPressed: Bool = false, edits: String? = nil,
    sentAt: Date? = nil, media: [IncomingMessage.Media] = []
  ) {
    lock.withLock {
      let id = id ?? "m\(messages.count + 1)"
      messages.append(
        IncomingMessage(
          id: id, authorID: author, authorHandle: handle ?? author, conversationID: author, text: text,
          sentAt: sentAt ?? Date(timeIntervalSince1970: 1_763_600_000 + Double(messages.count)), visibility: visibility,
          repliesTo: replyingTo, isPressed: isPressed, edits: edits, media: media))
    }
  }

  var renewed: Date? { get async { lock.withLock { renewal } } }

  /// Gives the account a new token.
  func renew(at instant: Date) { lock.withLock { renewal = instant } }

  /// Makes the server hold requests for a page.
  func holdPages(_ holds: Bool) { lock.withLock { holdsPages = holds } }

  /// Makes servers not answer sign-ins.
  func isDown(_ isDown: Bool) { lock.withLock { self.isDown = isDown } }

  func connect() async throws -> Connection {
    try lock.withLock {
      if isDown { throw NetworkFailure.retry(after: nil, reason: "no route", doubt: .no) }
      if isSignedOut { throw NetworkFailure.signedOut(reason: "the token was revoked") }
      return Connection(accountID: "bot", handles: ["nuthatch"], traits: traits)
    }
  }

  func messages(after cursor: String?) async throws -> MessagePage {
    while lock.withLock({ holdsPages }) {
      do { try await Task.sleep(for: .milliseconds(1)) } catch {
        throw NetworkFailure.retry(after: nil, reason: "cancelled", doubt: .no)
      }
    }
    return try lock.withLock {
      if isSignedOut { throw NetworkFailure.signedOut(reason: "the token was revoked") }
      pages += 1
      let start = cursor.flatMap(Int.init) ?? 0
      let end = min(start + pageSize, messages.count)
      defer { (missed, dropped) = ([], nil) }
      return MessagePage(
        messages: Array(messages[start..<end]), cursor: String(end), hasMore: end < messages.count, missed: missed,
        dropped: dropped, cost: readingPrice * (end - start))
    }
  }

  func messages(after cursor: String?, spending most: Int) async throws -> MessagePage {
    if readingPrice > 0 {
      guard most >= readingPrice else {
        throw NetworkFailure.retry(after: nil, reason: "no money", doubt: .no)
      }
      pageSize = min(pageSize, most / readingPrice)
    }
    return try await messages(after: cursor)
  }

  func cost(of message: OutgoingMessage) -> Int { price }

  func send(_ message: OutgoingMessage) async throws -> String {
    try await beforeSending()
    return try lock.withLock {
      if isSignedOut { throw NetworkFailure.signedOut(reason: "the token was revoked") }
      sends.append(message)
      let fault = faults.isEmpty ? Fault.none : faults.removeFirst()
      switch fault {
      case .requestLost: throw NetworkFailure.retry(after: nil, reason: "connection lost", doubt: .pending)
      case .late:
        late.append(message)
        throw NetworkFailure.retry(after: nil, reason: "the time is up", doubt: .pending)
      case .unreachable: throw NetworkFailure.retry(after: nil, reason: "no route", doubt: .no)
      case .tooMany(let wait): throw NetworkFailure.retry(after: wait, reason: "429", doubt: .no)
      case .optedOut: throw NetworkFailure.optedOut(reason: "21610")
      case .windowClosed: throw NetworkFailure.windowClosed(reason: "10/2018278")
      case .signedOut: throw NetworkFailure.signedOut(reason: "403")
      case .refused: throw NetworkFailure.permanent(reason: "422")
      case .answerLost, .none:
        var id = "p\(posted.count + 1)"
        if case .honoured = traits.idempotency, let copy = posted.first(where: { $0.message.key == message.key }) {
          id = copy.id
        } else {
          posted.append((id, message))
        }
        if case .answerLost = fault {
          throw NetworkFailure.retry(after: nil, reason: "connection lost", doubt: .pending)
        }
        return id
      }
    }
  }

  func file(at url: String, upTo most: Int) async throws -> AttachedFile {
    lock.withLock {
      read.append(url)
      reading += 1
      mostAtOnce = max(mostAtOnce, reading)
    }
    defer { lock.withLock { reading -= 1 } }
    while lock.withLock({ held.contains(url) }) {
      do { try await Task.sleep(for: .milliseconds(1)) } catch {
        throw NetworkFailure.retry(after: nil, reason: "cancelled", doubt: .no)
      }
    }
    return try lock.withLock {
      guard let answers = files[url], let next = answers.first else { return AttachedFile.gone(reason: "404") }
      if answers.count > 1 { files[url]?.removeFirst() }
      return try next.get()
    }
  }

  /// Finds a post by its words, because nobody sends a key there.
  func find(_ message: OutgoingMessage, standing: @Sendable (String) async throws -> OwnPost) async throws
    -> ReadbackResult
  {
    let (told, posted) = lock.withLock { (finding, self.posted) }
    if let told { return told }
    for post in posted.reversed() {
      let standing = try await standing(post.id)
      if standing == .earlier { return .absent }
      let isSame = post.message.recipientID == message.recipientID && post.message.text == message.text
      if isSame, standing == .unknown { return .arrived(id: post.id) }
    }
    return .absent
  }
}
