public import Conversation
public import Foundation

/// The terminal as a network. Lines that a person types become messages, and a function shows each message that is
/// sent.
///
/// Nothing is polled: `messages` waits for the next line. It serves one person.
public actor ConsoleNetwork: Network {
  /// The network's name, `console`.
  public static let networkName = "console"
  /// The network's name.
  public nonisolated let name = ConsoleNetwork.networkName

  private let person: String
  private let now: @Sendable () -> Date
  private let write: @Sendable (String) async -> Void
  /// The beginning of the messages' ids, which no other conversation has.
  private let conversation = String(UInt128.random(in: 0...UInt128.max), radix: 16)
  /// The number of messages so far.
  private var count = 0
  private var heard: [IncomingMessage] = []
  private var isEnded = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Long enough for every answer, and short enough to read at once.
  private static let lengthLimit = 4_000

  /// - Parameters:
  ///   - person: the name of the person who types, which is their id and handle.
  ///   - write: shows a message to the person.
  public init(
    person: String, now: @escaping @Sendable () -> Date, write: @escaping @Sendable (String) async -> Void
  ) {
    self.person = person
    self.now = now
    self.write = write
  }

  // MARK: The person's side

  /// Adds a message from the person and returns its id.
  @discardableResult
  public func hear(_ text: String) -> String {
    count += 1
    let message = IncomingMessage(
      id: "\(conversation)-\(count)", authorID: person, authorHandle: person,
      conversationID: person, text: text, sentAt: now(),
      visibility: .direct)
    heard.append(message)
    wake()
    return message.id
  }

  /// Ends the conversation: a caller that waits for messages gets an empty page.
  public func end() {
    isEnded = true
    wake()
  }

  // MARK: Network

  /// Always succeeds, since there is nothing to sign in to.
  public func connect() -> Connection {
    Connection(
      accountID: "nuthatch", handles: ["nuthatch"],
      traits: NetworkTraits(
        lengthLimit: Self.lengthLimit, mentionsRecipient: false, mentions: .bounded, hasDirectMessages: true,
        hasReferences: false,
        idempotency: .none, canReadBack: false, requestsPerWindow: 10_000, window: 1, sendLimits: []))
  }

  /// Returns the lines after the one with the id `cursor`, and forgets those up to it, which are stored by now. Waits
  /// for a line, unless the conversation has ended or the task is cancelled.
  public func messages(after cursor: String?) async -> MessagePage {
    if let kept = heard.firstIndex(where: { $0.id == cursor }) { heard.removeFirst(kept + 1) }
    while heard.isEmpty, !isEnded, !Task.isCancelled { await wait() }
    return MessagePage(messages: heard, cursor: heard.last?.id)
  }

  /// Shows the message's text on the caller's thread, without a switch to the actor's.
  public nonisolated func send(_ message: OutgoingMessage) async -> String {
    await write(message.text)
    return message.key.description
  }

  /// Always unclear, since a terminal cannot say what it showed.
  public func find(_ message: OutgoingMessage, standing: @Sendable (String) async throws -> OwnPost) -> ReadbackResult {
    .unclear
  }

  // MARK: Waiting

  private func wait() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // If the task was cancelled before this, the handler has already run and found nobody to wake.
        if Task.isCancelled { continuation.resume() } else { waiting.append(continuation) }
      }
    } onCancel: {
      Task { await wake() }
    }
  }

  private func wake() {
    let all = waiting
    waiting = []
    for continuation in all { continuation.resume() }
  }
}
