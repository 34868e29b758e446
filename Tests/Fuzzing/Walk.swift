import Agenda
import Agent
import Civil
import Commands
import Conversation
import Foundation
import Logging
import SMS
import Storage
import Store
import Voice
import X

/// A simulated conversation: several people, in different states, write mutated messages to a bot of its own. Each
/// message goes the whole way from the inbox to its effects and answers.
public struct Walk: Sendable {
  /// A message that the bot failed on.
  public struct Failure: Error, CustomStringConvertible {
    /// The seed of the walk, which repeats it.
    public var seed: UInt64
    /// The messages that were written together.
    public var text: String
    /// The messages that failed, each with the reason.
    public var reasons: [String]

    /// The seed, the messages and the reasons, in one line.
    public var description: String { "seed \(seed): \(text.debugDescription): \(reasons.joined(separator: "; "))" }
  }

  private let seed: UInt64
  private let people = ["ana", "bob", "+447700900123"]
  private let start = Date(timeIntervalSince1970: 1_795_168_800)

  /// A walk that the seed determines.
  public init(seed: UInt64) { self.seed = seed }

  /// The kinds of network that a walk can be on.
  private static let traits = [
    NetworkTraits(lengthLimit: 500), NetworkTraits(lengthLimit: 4000, hasReferences: false),
    NetworkTraits(lengthLimit: 2, counting: .segments, hasReferences: false, addressing: .telephone),
    NetworkTraits(lengthLimit: 280, counting: .weighted, publicReply: .init(lengthLimit: 280, counting: .weighted)),
    NetworkTraits(lengthLimit: 140, hasDirectMessages: false),
  ]

  /// The messages of each person before the walk: somebody new, somebody with items, somebody with requests.
  private static let before = [
    [],
    ["add milk to groceries", "dentist friday 3pm @office", "dentist monday 4pm", "!remind 1 1h before", "list all"],
    ["rent ^1st *monthly", "@ana pick up the milk", "!trust @ana", "!find milk as dairy", "complete dentist"],
  ]

  /// Writes a number of messages.
  ///
  /// - Returns: the longest time that a message took, in seconds, and the messages written then.
  /// - Throws: `Failure` for a message that failed, and errors of the store.
  public func run(messages: Int) async throws -> (seconds: Double, text: String) {
    var mutations = Mutations(seed: seed)
    let network = Gathering(mutations.pick(Self.traits))
    let clock = WalkClock(start)
    var log = Logger(label: "fuzz")
    log.logLevel = .critical
    let ledger = try SQLiteLedger.inMemory(now: { clock.now })
    let exchange = try await LocalConversation(
      account: Account(name: "main", network: network, access: mutations.pick([.open, .open, .open, .invite])),
      ledger: ledger, profile: BotProfile(zone: .utc, conventions: Conventions(), about: "a test"),
      timekeeper: Timekeeper(now: { clock.now }, sleep: { clock.advance($0) }), log: log)
    try await exchange.take()
    for (person, lines) in zip(people, Self.before) {
      for line in lines {
        await network.write(line, by: person, at: clock.now, visibility: .direct, answering: nil)
        try await exchange.take()
      }
    }
    _ = await network.takeSent()
    var slowest = (seconds: 0.0, text: "")
    var written = 0
    while written < messages {
      var texts: [String] = []
      let author = mutations.pick(people)
      for _ in 0..<mutations.pick([1, 1, 2, 8]) {
        texts.append(mutations.next())
        await network.write(
          texts[texts.count - 1], by: author, at: clock.now - mutations.pick([0, 0, 0, 300, 90_000]),
          visibility: mutations.pick([.direct, .direct, .direct, .open]),
          answering: mutations.pick([nil, nil, 0, 1, 5]))
        clock.advance(mutations.pick([1, 60, 7200]))
      }
      let begun = ContinuousClock.now
      try await exchange.take()
      let took = (ContinuousClock.now - begun) / texts.count
      let seconds = Double(took.components.seconds) + Double(took.components.attoseconds) / 1e18
      if seconds > slowest.seconds { slowest = (seconds, texts.joined(separator: " || ")) }
      for sent in await network.takeSent() where sent.text.contains(EnglishWording().apology.prefix(40)) {
        let reasons = try await ledger.read { [count = texts.count] ledger in
          try ledger.troubled(limit: count).map { "\($0.entry.message.text.debugDescription) \($0.outcome)" }
        }
        throw Failure(seed: seed, text: texts.joined(separator: " || "), reasons: reasons)
      }
      written += texts.count
    }
    return slowest
  }
}

/// A clock that advances when somebody sleeps.
private final class WalkClock: @unchecked Sendable {
  private let lock = NSLock()
  private var instant: Date

  init(_ instant: Date) { self.instant = instant }

  var now: Date { lock.withLock { instant } }
  func advance(_ seconds: TimeInterval) { lock.withLock { instant += max(0, seconds) } }
}
