import Agenda
import Civil
import Commands
import Conversation
import Foundation
import Logging
import Storage

/// Works through the inbox: each message is one savepoint, many share a transaction, and a message that takes the
/// process down twice is set aside.
///
/// A message is suspected only if the process ended while it was being worked on: a note tells the next process. A
/// commit that fails and a proper stop leave none.
struct InboxWorker {
  /// The ports that it uses within a transaction.
  private typealias Ports = MessageHandler.Ports & AttemptStart.Ports & RestoreState

  let ledger: any Ledger
  let registry: AccountRegistry
  let profile: BotProfile
  let timekeeper: Timekeeper
  let inbox: WakeSignal
  /// The limit on one author's messages; nil for none.
  var rate: AuthorRateLimiter?
  /// Woken when there may be jobs to do.
  let jobs: WakeSignal
  /// Woken when reminders may have changed.
  let reminders: WakeSignal
  let storeHealth: StoreHealth
  let heartbeats: Heartbeats
  /// The note of what is being worked on; nil if the ledger ends with the process.
  var note: (any WorkNote)?
  let log: Logger

  /// More messages of one person in one go than this are answered in one.
  static let flood = 5
  /// The most messages in one transaction.
  static let batch = 500
  /// More messages than this are worked on in a transaction of their own.
  static let few = 20
  /// The most messages of one person in one transaction: each is understood anew if those before it change what it
  /// means.
  static let perAuthor = 60

  /// Works until cancelled.
  func run() async {
    var isSettled = false
    while !Task.isCancelled {
      heartbeats.beat("inbox", within: 120)
      do {
        if !isSettled { try await settleInterrupted() }
        isSettled = true
        if try await workOnce().isEmptied { await inbox.wait(atMost: 2) }
      } catch {
        await storeHealth.report(error)
        await storeHealth.waitUntilWritable()
      }
    }
    heartbeats.end("inbox")
  }

  /// The result of one batch.
  struct Progress {
    /// The number of its entries.
    var worked = 0
    /// True if no message that may be worked on now was left in the inbox.
    var isEmptied = true
  }

  /// Records which messages were being worked on when the last process ended. It comes before all work.
  func settleInterrupted() async throws {
    guard let note, case let attempts = note.left(), !attempts.isEmpty else { return }
    try await ledger.write { try $0.note(attempts) }
    note.end()
  }

  /// Works through one batch, to its end even when the process is asked to stop.
  func workOnce() async throws -> Progress {
    let connections = await registry.connections()
    let known = await registry.known()
    guard !connections.isEmpty else { return Progress() }
    let names = Array(connections.keys)
    let now = timekeeper.now()
    let found = try await ledger.read { [rate] in
      try $0.unprocessed(accounts: names, limit: Self.batch, perAuthor: Self.perAuthor) {
        rate?.allowance(of: AddressKey(network: $1, realm: $2, remoteID: $0), at: now) ?? .max
      }
    }
    var entries = found
    if let suspect = found.first(where: { $0.attempts > 0 }) {
      guard suspect.attempts < 2 else {
        try await setAside(suspect, connections, known: known)
        return Progress(worked: 1, isEmptied: false)
      }
      entries = [try await first(upTo: suspect, of: found)]
    }
    guard !entries.isEmpty else { return Progress() }
    let ended = try await Task.immediate { try await work(on: entries, connections, known: known) }.value
    let done = Set(ended)
    rate?.spend(entries.filter { done.contains($0.number) }, at: timekeeper.now())
    // No author had more messages than are worked on at once.
    return Progress(
      worked: entries.count, isEmptied: done.count == found.count && found.count < Self.perAuthor)
  }

  /// Returns the message that is worked on alone, to find out whether it ends the process: that one, or what its author
  /// wrote before, since their order holds.
  private func first(upTo suspect: InboxEntry, of found: [InboxEntry]) async throws -> InboxEntry {
    let runs = try await ledger.read { try Self.runs(of: found, in: $0) }
    return runs.first { $0.joined().contains(suspect) }?.first?.first ?? suspect
  }

  /// Sets a message aside, and tells its author that it had no effect.
  private func setAside(
    _ entry: InboxEntry, _ connections: [String: Connection], known: [String: Connection]
  ) async throws {
    let now = timekeeper.now()
    log.error("a message ended the process twice and is set aside", metadata: ["inbox": "\(entry.number)"])
    try await ledger.write {
      try $0.finish(entry.number, .setAside(reason: "it ended the process \(entry.attempts) times"), at: now)
    }
    // Its end stands, whatever becomes of the apology.
    try await ledger.write { ledger in
      try batch(of: [entry], connections, known: known, restoration: ledger.restoration(), at: now)?
        .apologise(for: entry, in: ledger)
    }
    registry.wakeOutboxes()
  }

  /// Returns the batch of one author's entries on one account; nil if the account is gone.
  private func batch(
    of run: [InboxEntry], understood: [Int64: UnderstoodMessage] = [:], _ connections: [String: Connection],
    known: [String: Connection], restoration: Restoration?, at now: Date
  ) -> AuthorBatch? {
    guard let connection = connections[run[0].account], let line = registry[run[0].account] else { return nil }
    return AuthorBatch(
      entries: run, understood: understood, connection: connection, connections: known, profile: profile,
      access: line.account.access, restoration: restoration, now: now)
  }

  /// Understands entries, and has them take effect. Returns those whose work has ended: the others are taken again.
  private func work(
    on entries: [InboxEntry], _ connections: [String: Connection], known: [String: Connection]
  ) async throws -> [Int64] {
    try note?.begin(Dictionary(entries.map { ($0.number, $0.attempts + 1) }) { $1 })
    defer { note?.end() }
    FaultPoint.workBegun.reach()
    let lines = registry.all
    let now = timekeeper.now()
    let batches = { @Sendable (ledger: any Ports, understood: [Int64: UnderstoodMessage]) in
      let restoration = try ledger.restoration()
      return try Self.runs(of: entries, in: ledger).map { runs in
        runs.compactMap {
          batch(of: $0, understood: understood, connections, known: known, restoration: restoration, at: now)
        }
      }
    }
    let readingContext = try await ledger.read { ledger in
      try batches(ledger, [:]).flatMap { $0.flatMap { $0.readingContext(in: ledger) } }
    }
    // Nothing is held up while messages are understood: neither writers to the store nor its readers.
    let understood = Dictionary(readingContext.map { ($0, UnderstoodMessage(of: $1)) }) { $1 }
    let apply = { @Sendable (ledger: any Ports) in
      var outcomes: [AuthorBatch.Outcome] = []
      for person in try batches(ledger, understood) {
        for batch in person {
          let outcome = try batch.work(in: ledger)
          outcomes.append(outcome)
          // An author's later messages wait for the earlier ones.
          if outcome.ended.count < batch.entries.count { break }
        }
      }
      let sending = try Set(entries.map(\.account)).compactMap { account in
        try lines[account]?.slot.opening.flatMap { opening in
          try opening.start.beginFirstAnswer(in: ledger, at: now).map { (entry: $0, opening: opening) }
        }
      }
      FaultPoint.workApplied.reach()
      return (outcomes, sending)
    }
    let (outcomes, sending) = try await entries.count > Self.few ? ledger.writeAlone(apply) : ledger.write(apply)
    FaultPoint.workCommitted.reach()
    AgentMetrics.worked(
      understood: outcomes.reduce(0) { $0 + $1.understood }, misunderstood: outcomes.reduce(0) { $0 + $1.misunderstood }
    )
    for (entry, opening) in sending where lines[entry.account]?.slot.put(entry, through: opening) != true {
      try await ledger.write {
        guard try $0.apply(.untried, to: entry.number) != nil else { return }
        try opening.start.rateLimiter.giveBack([entry], in: $0, at: now)
      }
    }
    for (number, reason) in outcomes.flatMap(\.failed) {
      log.error("a message failed and is kept", metadata: ["inbox": "\(number)", "error": "\(reason)"])
    }
    registry.wakeOutboxes()
    jobs.wake()
    reminders.wake()
    return outcomes.flatMap(\.ended)
  }

  /// The author: a known person, or an address that belongs to nobody yet.
  private enum Writer: Hashable {
    case person(Person.ID)
    case stranger(AddressKey)
  }

  /// One person's entries after another's, each person's as they were written wherever that was, in runs of one author
  /// on one account.
  private static func runs(of entries: [InboxEntry], in ledger: any PeopleStore) throws -> [[[InboxEntry]]] {
    if entries.count == 1 { return [[entries]] }
    var writers: [AddressKey: Writer] = [:]
    let groups = try Dictionary(grouping: entries) { entry in
      let author = entry.author
      if let writer = writers[author.key] { return writer }
      let writer = try ledger.people.id(at: author).map { Writer.person($0) } ?? .stranger(author.key)
      writers[author.key] = writer
      return writer
    }
    return groups.values.sorted { $0[0].number < $1[0].number }.map { group in
      group.reduce(into: [[InboxEntry]]()) { runs, entry in
        if let last = runs.last?.last, last.account == entry.account, last.message.authorID == entry.message.authorID {
          runs[runs.count - 1].append(entry)
        } else {
          runs.append([entry])
        }
      }
    }
  }
}
