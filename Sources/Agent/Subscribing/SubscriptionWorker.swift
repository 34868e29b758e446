import Agenda
import Civil
import Commands
import Conversation
import Foundation
import Hashing
import Importing
import Logging
import Storage

/// Reads the calendars that people follow, again and again, and updates their events to match.
struct SubscriptionWorker {
  let ledger: any Ledger
  let registry: AccountRegistry
  let languages: Languages
  let timekeeper: Timekeeper
  let reminders: WakeSignal
  let storeHealth: StoreHealth
  let heartbeats: Heartbeats
  let read: CalendarReading
  let log: Logger

  /// The longest calendar that is read, in bytes.
  static let longest = 4 << 20
  /// The number of calendars that are asked for at once.
  static let together = 8
  /// Seconds between two reads of one calendar, and between two looks for due ones.
  static let (interval, tick): (TimeInterval, TimeInterval) = (3600, 5)
  /// Seconds until a calendar that could not be read is asked for again.
  static let backoff = Backoff(first: 300, longest: 86_400)
  /// The number of answers in a row that must lack what was there before they are believed.
  static let patience = 3

  /// Works until cancelled.
  func run() async {
    while !Task.isCancelled {
      heartbeats.beat("subscriptions", within: 300)
      do {
        if try await workOnce() == 0 { try? await timekeeper.sleep(Self.tick) }
      } catch {
        await storeHealth.report(error)
        await storeHealth.waitUntilWritable()
      }
    }
    heartbeats.end("subscriptions")
  }

  /// Reads the due calendars; returns their number.
  func workOnce() async throws -> Int {
    let now = timekeeper.now()
    let due = try await ledger.read { try $0.dueCalendars(at: now, limit: Self.together) }
    try await withThrowingTaskGroup { group in
      for calendar in due { group.addTask { try await follow(calendar) } }
      try await group.waitForAll()
    }
    guard !due.isEmpty else { return 0 }
    registry.wakeOutboxes()
    reminders.wake()
    return due.count
  }

  private func follow(_ calendar: FollowedCalendar) async throws {
    let answer = await read(calendar.subscription.address, calendar.etag, calendar.lastModified, Self.longest)
    guard !Task.isCancelled else { return }
    switch answer {
    case .unchanged: try await conclude(calendar)
    case .none(let wait): try await fail(calendar, .unreachable, retryAfter: wait)
    case .tooLong: try await fail(calendar, .tooLong)
    case .document(let bytes, let etag, let lastModified):
      var calendar = calendar
      (calendar.etag, calendar.lastModified) = (etag, lastModified)
      let body = SHA256.hash(bytes)
      // An answer that is not believed yet counts again.
      guard calendar.body != body || calendar.held > 0 else { return try await conclude(calendar) }
      calendar.body = body
      try await take(bytes, of: calendar)
    }
  }

  private var next: Date { timekeeper.now().addingTimeInterval(Self.interval * .random(in: 0.9...1.1)) }

  private func conclude(_ calendar: FollowedCalendar) async throws {
    let (now, next) = (timekeeper.now(), next)
    try await ledger.write { try $0.noteRead(calendar, at: now, next: next) }
  }

  /// Updates the person's events to match the calendar.
  private func take(_ bytes: [UInt8], of calendar: FollowedCalendar) async throws {
    let (now, next) = (timekeeper.now(), next)
    let id = calendar.subscription.person
    guard let person = try await ledger.read({ try $0.people.person(id) }) else { return }
    let reader = ImportReader(person: person, wording: languages.wording(of: person), now: now)
    guard let told = SubscribedCalendar(bytes, by: reader) else { return try await fail(calendar, .noCalendar) }
    let connections = await registry.known()
    let isTaken = try await ledger.writeAlone { [languages] ledger in
      // The subscription may have ended meanwhile, or its person be gone.
      guard try ledger.calendar(calendar.subscription.id) != nil, let person = try ledger.people.person(id) else {
        return true
      }
      var calendar = calendar
      if !calendar.subscription.isNamed, let name = told.name {
        calendar.subscription.name = String(name.onOneLine.prefix(Subscription.longestName))
      }
      do {
        try ledger.attempt { try Self.apply(told, to: &calendar, of: person, in: ledger, at: now) }
      } catch is QuotaReached {
        return false
      }
      try ledger.noteRead(calendar, at: now, next: next)
      if calendar.subscription.answered == nil, let read = try ledger.calendar(calendar.subscription.id) {
        try Self.messenger(of: calendar, connections, languages, in: ledger, at: now)
          .tell(person.id) { $0.follows(read.subscription, unread: told.unread) }
      }
      return true
    }
    if !isTaken { try await fail(calendar, .full) }
  }

  private static func apply(
    _ told: SubscribedCalendar, to calendar: inout FollowedCalendar, of person: Person,
    in ledger: any PersonItems & FollowedCalendars, at now: Date
  ) throws {
    let belongings = try ledger.belongings(of: person, changedBy: nil)
    let plan = try SubscriptionPlan(
      told, of: Subscribed(id: calendar.subscription.id, name: calendar.subscription.name),
      kept: ledger.events(of: calendar.subscription),
      own: { uid in
        guard case .event(let id) = try belongings.searches.item(withUID: uid),
          let own = try belongings.events.event(id), own.imported?.uid == uid, own.subscribed == nil
        else { return nil }
        return own
      }, believesLoss: calendar.held + 1 >= patience, zone: person.zone, now: now)
    calendar.held = plan.isHeld ? calendar.held + 1 : 0
    try plan.apply(to: belongings.events)
  }

  /// Notes that a calendar could not be read, and tells the person if that is news.
  private func fail(
    _ calendar: FollowedCalendar, _ problem: Subscription.Problem, retryAfter: TimeInterval? = nil
  ) async throws {
    let now = timekeeper.now()
    let next = now.addingTimeInterval(max(retryAfter ?? 0, Self.backoff.delay(after: calendar.failures + 1)))
    let connections = await registry.known()
    try await ledger.write { [languages] ledger in
      guard let known = try ledger.calendar(calendar.subscription.id) else { return }
      try ledger.noteFailure(calendar, problem, next: next)
      let isNews = known.subscription.answered == nil && known.failures == 0 || problem == .full
      guard isNews, known.subscription.problem != problem else { return }
      try Self.messenger(of: calendar, connections, languages, in: ledger, at: now)
        .tell(calendar.subscription.person) { $0.cannotFollow(known.subscription, problem) }
    }
  }

  private static func messenger(
    of calendar: FollowedCalendar, _ connections: [String: Connection], _ languages: Languages,
    in ledger: any OutboxWriter.Ports, at now: Date
  ) -> SubscriptionNews {
    SubscriptionNews(
      writer: OutboxWriter(
        ledger, connections: connections, cause: .subscription(calendar.subscription.id, at: now), answering: nil,
        languages: languages, now: now),
      wording: { languages.wording(of: $0, in: ledger) })
  }
}

/// The news of a subscription, in the person's language.
private struct SubscriptionNews {
  let writer: OutboxWriter
  let wording: (Person.ID) -> any Wording

  func tell(_ person: Person.ID, _ text: (any Wording) -> String) throws {
    _ = try writer.send(Reply(.answer, [text(wording(person))]), to: person)
  }
}
