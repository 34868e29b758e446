import Conversation
import Foundation
import Storage
import Testing

@Suite("What happens to a message in the outbox")
struct OutboxEventTests {
  private typealias State = OutboxEntry.State
  private static let later = now + 60

  private static func failed(mayHaveArrived: Bool) -> OutboxEvent {
    .failed(reason: "timed out", mayHaveArrived: mayHaveArrived, retryAt: later)
  }

  private static func signedOut(mayHaveArrived: Bool) -> OutboxEvent {
    .signedOut(reason: "401", mayHaveArrived: mayHaveArrived, retryAt: later)
  }

  /// Every event, with the next state of a message that is queued, sending, unknown, sent or dead; nil if the event
  /// cannot happen to it.
  static let table: [(OutboxEvent, [OutboxEntry.State?])] = [
    (.begun(at: now), [.sending, nil, .sending, nil, nil]),
    (.arrived(id: "110"), [.sent, .sent, .sent, nil, .sent]),
    (failed(mayHaveArrived: false), [.queued, .queued, .unknown, nil, nil]),
    (failed(mayHaveArrived: true), [.unknown, .unknown, .unknown, nil, nil]),
    (signedOut(mayHaveArrived: false), [.queued, .queued, .unknown, nil, nil]),
    (signedOut(mayHaveArrived: true), [.unknown, .unknown, .unknown, nil, nil]),
    (.untried, [nil, .queued, nil, nil, nil]),
    (.interrupted(retryAt: later), [nil, .unknown, nil, nil, nil]),
    (.absent(at: now), [nil, nil, .queued, nil, nil]),
    (.unreadable(retryAt: later), [nil, nil, .unknown, nil, nil]),
    (.postponed(reason: "they have not written", at: now, until: later), [.queued, .queued, nil, nil, nil]),
    (.abandoned(reason: "422"), [.dead, .dead, .dead, nil, nil]),
    (.readdressed(reason: "422", at: now), [.queued, .queued, .queued, nil, nil]),
    (.replayed(at: now), [nil, nil, nil, nil, .queued]),
  ]

  private static func entry(_ state: OutboxEntry.State, attempts: Int = 3) -> OutboxEntry {
    OutboxEntry(
      number: 1, account: "main", purpose: .answer, message: OutgoingMessage("k"), state: state, attempts: attempts,
      firstAttempt: [.sending, .unknown].contains(state) ? now - 60 : nil, notBefore: now - 5,
      remoteID: state == .sent ? "7" : nil, failure: state == .queued ? nil : "before")
  }

  @Test("makes of each state what the table says, and nothing of what can't happen to it", arguments: table)
  func pairs(_ event: OutboxEvent, _ outcomes: [OutboxEntry.State?]) {
    let states: [State] = [.queued, .sending, .unknown, .sent, .dead]
    #expect(states == State.allCases.sorted { states.firstIndex(of: $0) ?? 9 < states.firstIndex(of: $1) ?? 9 })
    for (state, outcome) in zip(states, outcomes) {
      #expect(state.after(event) == outcome, "\(state) \(event)")
      #expect(Self.entry(state).after(event)?.state == outcome, "\(state) \(event)")
    }
  }

  @Test("changes attempts and times as it should")
  func details() throws {
    let begun = try #require(Self.entry(.queued).after(.begun(at: now)))
    #expect((begun.attempts, begun.firstAttempt) == (4, now))
    // The first attempt of a message that may have arrived earlier is kept.
    #expect(Self.entry(.unknown).after(.begun(at: now))?.firstAttempt == now - 60)

    // The time of the first postponement is kept until the next attempt.
    let putOff = try #require(Self.entry(.queued).after(.postponed(reason: "", at: now, until: Self.later)))
    #expect((putOff.postponedAt, putOff.notBefore) == (now, Self.later))
    #expect(putOff.after(.postponed(reason: "", at: Self.later, until: Self.later + 60))?.postponedAt == now)
    #expect(try #require(putOff.after(.begun(at: Self.later))).postponedAt == nil)
    let refused = try #require(
      Self.entry(.sending, attempts: 3).after(.postponed(reason: "", at: now, until: Self.later)))
    #expect((refused.postponedAt, refused.attempts) == (now, 2))

    let failed = try #require(begun.after(Self.failed(mayHaveArrived: false)))
    #expect((failed.attempts, failed.firstAttempt, failed.notBefore) == (4, nil, Self.later))
    #expect(failed.failure == "timed out")
    let doubtful = try #require(begun.after(Self.failed(mayHaveArrived: true)))
    #expect((doubtful.attempts, doubtful.firstAttempt, doubtful.notBefore) == (4, now, Self.later))
    #expect(begun.after(Self.signedOut(mayHaveArrived: false))?.attempts == 3)
    #expect(doubtful.after(.unreadable(retryAt: Self.later + 1))?.attempts == 5)
    #expect(begun.after(.interrupted(retryAt: Self.later))?.firstAttempt == now)
    #expect(begun.after(.untried) == Self.entry(.queued))

    let absent = try #require(doubtful.after(.absent(at: now)))
    #expect((absent.attempts, absent.firstAttempt, absent.notBefore) == (4, nil, now))
    let elsewhere = try #require(doubtful.after(.readdressed(reason: "422", at: now)))
    #expect((elsewhere.attempts, elsewhere.firstAttempt, elsewhere.failure) == (0, nil, "422"))
    let replayed = try #require(Self.entry(.dead, attempts: 40).after(.replayed(at: now)))
    #expect((replayed.attempts, replayed.firstAttempt, replayed.notBefore) == (0, nil, now))
    #expect(doubtful.after(.arrived(id: "110"))?.remoteID == "110")
  }

  @Test("gives it up at the last attempt, and not for being signed out")
  func lastAttempt() {
    let last = OutboxEntry.mostAttempts
    #expect(Self.entry(.sending, attempts: last - 1).after(Self.failed(mayHaveArrived: false))?.state == .queued)
    #expect(Self.entry(.sending, attempts: last).after(Self.failed(mayHaveArrived: false))?.state == .dead)
    #expect(Self.entry(.sending, attempts: last).after(Self.failed(mayHaveArrived: true))?.state == .dead)
    #expect(Self.entry(.unknown, attempts: last - 1).after(.unreadable(retryAt: Self.later))?.state == .dead)
    #expect(Self.entry(.sending, attempts: last).after(Self.signedOut(mayHaveArrived: true))?.state == .unknown)
  }

  @Test("in whatever order leaves a message whose details fit its state")
  func walks() {
    var seed: UInt64 = 1
    var broken: [String] = []
    for _ in 0..<500 {
      var entry = Self.entry(.queued, attempts: 0)
      for _ in 0..<20 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        guard let next = entry.after(Self.table[Int(seed >> 33) % Self.table.count].0) else { continue }
        entry = next
        let fits =
          switch entry.state {
          case .queued: entry.firstAttempt == nil
          case .sending: entry.firstAttempt != nil && entry.attempts > 0
          case .unknown, .dead: entry.failure != nil
          case .sent: entry.remoteID != nil
          }
        if !fits || entry.attempts < 0 { broken.append("\(entry)") }
      }
    }
    #expect(broken.isEmpty, "\(broken.first ?? "")")
  }

  @Test("is asked of one place: which states are live stands in no other query")
  func liveStates() throws {
    let store = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Store").standardized
    let files = FileManager.default.enumerator(at: store, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", file.deletingLastPathComponent().lastPathComponent != "Migrations" else {
        continue
      }
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains("'queued', '") && !text.contains("'sent', '"), "\(file.lastPathComponent)")
    }
  }
}
