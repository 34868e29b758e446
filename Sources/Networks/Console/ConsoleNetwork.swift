public import Conversation
public import Foundation

/// The terminal as a network: lines that are heard become messages, and what is sent is written where one says.
///
/// Nothing is polled: `messages` waits for the next line. One person talks to it at a time.
public actor ConsoleNetwork: Network {
  public nonisolated let name = "console"

  private let person: String
  private let now: @Sendable () -> Date
  private let write: @Sendable (String) async -> Void
  private var heard: [IncomingMessage] = []
  private var isEnded = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Long enough for every answer, short enough to be one glance.
  private static let lengthLimit = 4_000

  /// - Parameters:
  ///   - person: who talks, by name: their id and handle.
  ///   - write: puts a message before the person.
  public init(
    person: String, now: @escaping @Sendable () -> Date = { Date() }, write: @escaping @Sendable (String) async -> Void
  ) {
    self.person = person
    self.now = now
    self.write = write
  }

  // MARK: The person's side

  /// Takes one message; returns its id.
  @discardableResult
  public func hear(_ text: String) -> String {
    let message = IncomingMessage(
      id: UUID().uuidString, authorID: person, authorHandle: person, conversationID: person, text: text, sentAt: now(),
      visibility: .direct)
    heard.append(message)
    wake()
    return message.id
  }

  /// Takes every line of a sequence as a message, and then says goodbye.
  public func hear<Lines: AsyncSequence & Sendable>(_ lines: Lines) async throws where Lines.Element == String {
    defer { end() }
    for try await line in lines { hear(line) }
  }

  /// Nothing more will be heard: who waits for messages gets none.
  public func end() {
    isEnded = true
    wake()
  }

  // MARK: Network

  public func connect() -> Connection {
    Connection(
      accountID: "nuthatch", handles: ["nuthatch"],
      traits: NetworkTraits(
        lengthLimit: Self.lengthLimit, mentionsRecipient: false, mentions: .bounded, hasDirectMessages: true,
        hasReferences: false,
        idempotency: .none, canReadBack: false, requestsPerWindow: 10_000, window: 1))
  }

  /// The lines heard after the one named by `cursor`, which says that all up to it are safe; waits for one unless the
  /// conversation has ended or the task is cancelled.
  public func messages(after cursor: String?) async -> MessagePage {
    if let kept = heard.firstIndex(where: { $0.id == cursor }) { heard.removeFirst(kept + 1) }
    while heard.isEmpty, !isEnded, !Task.isCancelled { await wait() }
    return MessagePage(messages: heard, cursor: heard.last?.id)
  }

  public func send(_ message: OutgoingMessage) async -> String {
    await write(message.text)
    return UUID().uuidString
  }

  /// A terminal cannot be asked what it showed.
  public func find(_ message: OutgoingMessage, standing: @Sendable (String) async throws -> OwnPost) -> ReadbackResult {
    .unclear
  }

  // MARK: Waiting

  private func wait() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Cancelled before it could wait: the handler has run already, and found nobody to wake.
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
