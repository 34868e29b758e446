import Agenda
import Civil
import Conversation
import Foundation
import Logging
import Storage

/// Fires reminders: sleeps until the earliest, and takes the due ones in bounded batches, each one transaction.
///
/// It holds no state: the queue is the store's, however long it is. It looks at the clock again twice a minute, for the
/// machine may have been suspended, or its clock set.
struct ReminderWorker {
  let ledger: any Ledger
  let registry: AccountRegistry
  let profile: BotProfile
  let timekeeper: Timekeeper
  /// Woken when the next reminder may have changed.
  let reminders: WakeSignal
  let storeHealth: StoreHealth
  let heartbeats: Heartbeats
  /// Seconds after which missed reminders are all told in one line.
  var patience: TimeInterval = 3 * 86_400
  /// The only one who listens; nil if everybody can be told.
  var listener: Address?
  let log: Logger

  /// The most rows that are looked at in one transaction before their people are known.
  static let batch = 100
  /// The longest sleep, in seconds.
  static let longestSleep: TimeInterval = 30
  /// Seconds until a person's reminders are tried again that could not be told.
  static let pause: TimeInterval = 600

  /// Works until cancelled.
  func run() async {
    while !Task.isCancelled {
      heartbeats.beat("reminders", within: 300)
      do {
        let told = try await workOnce()
        if told == 0 { try await wait() }
      } catch {
        await storeHealth.report(error)
        await storeHealth.waitUntilWritable()
      }
    }
    heartbeats.end("reminders")
  }

  /// Waits for the next due reminder, for half a minute, or for the signal: whichever comes first.
  func wait() async throws { await reminders.wait(atMost: try await sleep()) }

  /// Seconds until the next one.
  private func sleep() async throws -> TimeInterval {
    let next = try await ledger.read { try $0.reminders.next() }
    // Even if a due reminder could not be told yet, because no account is signed in, pause before the next look.
    let wait = next.map { $0.timeIntervalSince(timekeeper.now()) } ?? Self.longestSleep
    return min(wait > 0 ? max(wait, 0.01) : 0.25, Self.longestSleep)
  }

  /// Has one batch fire, to its end even when the process is asked to stop; returns the number of people.
  func workOnce() async throws -> Int {
    let connections = await registry.known()
    guard !connections.isEmpty else { return 0 }
    let now = timekeeper.now()
    let news = try await tellOfEvents(at: now, connections)
    let people = try await ledger.read { try due(of: $0.reminders, $0, at: now) }
    guard !people.isEmpty else { return news }
    FaultPoint.reminderRead.reach()
    let accounts = Set(registry.all.keys)
    let failed = try await Task.immediate { [profile, patience] in
      try await ledger.write { ledger in
        var failed: [(Person.ID, String)] = []
        for (index, person) in people.enumerated() {
          do {
            try ledger.attempt {
              let reminding = ReminderDelivery(
                ledger: ledger, accounts: accounts, connections: connections, profile: profile,
                patience: patience, now: now, place: index)
              try reminding.remind(person)
            }
          } catch {
            // One person's error holds up nobody else.
            let due = try ledger.reminders.due(of: person, at: now, limit: ReminderDelivery.most)
            try ledger.reminders.hold(due.map(\.number), until: now.addingTimeInterval(Self.pause))
            failed.append((person, String(describing: error)))
          }
        }
        FaultPoint.reminderApplied.reach()
        return failed
      }
    }.value
    FaultPoint.reminderCommitted.reach()
    for (person, reason) in failed {
      log.error("somebody could not be reminded", metadata: ["person": "\(person)", "error": "\(reason)"])
    }
    registry.wakeOutboxes()
    return people.count
  }

  /// Returns the people whose reminders are due.
  func due(of reminders: any Reminders, _ people: any PeopleStore, at now: Date) throws -> [Person.ID] {
    guard let listener else { return try reminders.due(at: now, limit: Self.batch) }
    guard let person = try people.people.id(at: listener) else { return [] }
    return try reminders.due(of: person, at: now, limit: 1).map { _ in person }
  }

  /// Tells changes of events to those who attend; returns the number told. If one person alone listens, the others are
  /// left to the daemon.
  private func tellOfEvents(at now: Date, _ connections: [String: Connection]) async throws -> Int {
    guard profile.community != nil else { return 0 }
    let told = try await Task.immediate { [profile, listener] in
      try await ledger.write { ledger in
        var delivery = EventNoticeDelivery(ledger: ledger, connections: connections, profile: profile, now: now)
        if let listener {
          guard let person = try ledger.people.id(at: listener) else { return 0 }
          delivery.listener = person
        }
        return try delivery.tell()
      }
    }.value
    if told > 0 { registry.wakeOutboxes() }
    return told
  }
}
