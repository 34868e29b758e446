import Commands
import Conversation
import Foundation
import Logging
import Storage

/// Sends what one account has to send, the most urgent first, and is explicit about doubt: what may have arrived is
/// sent again only where the network drops the copy, or on proof that it never arrived.
struct OutboxWorker {
  let account: Account
  let connectionState: ConnectionState
  /// All accounts, for what this one can't send.
  var registry = AccountRegistry()
  var languages = Languages.all
  let ledger: any Ledger
  let timekeeper: Timekeeper
  let outbox: WakeSignal
  var slot = SendSlot()
  let storeHealth: StoreHealth
  let heartbeats: Heartbeats
  /// The id of the only one who is there to read; nil where messages reach everybody.
  var listener: String?
  let log: Logger
  let recentRecipients = RecentRecipients()
  let recentChats = RecentChats()

  /// How many are sent before it is looked what has come meanwhile, and among how many those are found that may go now.
  private static let batch = 20, lookahead = 200
  /// Seconds until a message is tried again that an account's credentials were refused for.
  static let untilSignedIn: TimeInterval = 30
  /// Seconds until it is looked again whether a message has another way to its recipient, who has not written.
  static let untilTheyWrite: TimeInterval = 3_600

  /// What waits in the outbox.
  private struct Waiting {
    /// Those that may go now, or have to be read back.
    var entries: [OutboxEntry]
    /// When the next one may go.
    var next: Date?
    var limits: AccountLimits
  }

  /// Sends until cancelled; a message being sent is finished first.
  func run() async {
    let name = "outbox of \(account.name)"
    var isSettled = false
    var last = timekeeper.now()
    var known: Waiting?
    while let connection = await connectionState.established() {
      // While it waits to be signed in, however long, nobody expects to hear of it.
      defer { heartbeats.end(name) }
      heartbeats.beat(name, within: 600)
      do {
        if let begun = slot.take() { known = try await send(begun, over: connection) }
        let now = timekeeper.now()
        // A clock that was set back puts nothing off.
        if !isSettled || now < last {
          try await settleInterrupted(on: connection.traits)
          known = nil
        }
        (isSettled, last) = (true, now)
        let (entries, next) = try await sendable(over: connection, at: now, known)
        known = nil
        guard !entries.isEmpty else {
          openSlot(over: connection)
          await outbox.wait(atMost: min(max(next.timeIntervalSince(now), 0.05), 30))
          continue
        }
        known = try await send(entries, over: connection) {
          heartbeats.beat(name, within: 600)
          return !Task.isCancelled
        }
      } catch is CancellationError {
        break
      } catch {
        // What was being sent may have been sent, and that not have been noted.
        (isSettled, known) = (false, nil)
        await storeHealth.report(error)
        await storeHealth.waitUntilWritable()
      }
    }
    if let begun = slot.end() { try? await giveBack(begun) }
  }

  /// Sends what can be sent now, and returns when nothing more can.
  func sendAll() async throws {
    var known: Waiting?
    while let connection = await connectionState.connection {
      if let begun = slot.take() { known = try await send(begun, over: connection) }
      let (entries, _) = try await sendable(over: connection, at: timekeeper.now(), known)
      guard !entries.isEmpty else { return openSlot(over: connection) }
      known = try await send(entries, over: connection) { await connectionState.connection != nil }
    }
  }

  /// Whether it does no harm that the end of the process or of the power leaves a doubt: where that can be settled, and
  /// where the only one who reads sees it happen, and asks again.
  private func mayBeInDoubt(by traits: NetworkTraits) -> Bool { traits.canSettleDoubt || listener != nil }

  /// Nothing is left to send: the next answer may begin as it is queued.
  private func openSlot(over connection: Connection) {
    if mayBeInDoubt(by: connection.traits) { slot.open(attemptStart(over: connection)) }
  }

  /// Has what was begun for nothing wait again.
  private func giveBack(_ begun: OutboxEntry) async throws {
    let now = timekeeper.now()
    try await ledger.write { try $0.giveBack(begun, at: now) }
  }

  /// Sends entries one after the other, until one of them has to wait. Returns what waits then, where that was seen.
  private func send(
    _ entries: [OutboxEntry], over connection: Connection, while goesOn: () async -> Bool
  ) async throws -> Waiting? {
    var sent: Arrival?
    for entry in entries where await goesOn() {
      // What has begun is seen to its end even when the process is asked to stop.
      let delivery: Delivery
      do {
        delivery = try await Task { [sent] in try await deliver(entry, over: connection, noting: sent) }.value
      } catch {
        // Whatever is wrong with this one, the one before has arrived.
        try? await note(sent)
        throw error
      }
      sent = delivery.arrival
      guard delivery.goesOn else { break }
    }
    return try await noteLast(sent)
  }

  /// Sends an entry whose attempt has begun. Returns what waits then, where that was seen.
  private func send(_ begun: OutboxEntry, over connection: Connection) async throws -> Waiting? {
    let delivery = try await Task { try await post(begun, over: connection, wasDoubtful: false) }.value
    return try await noteLast(delivery.arrival)
  }

  /// Notes what has arrived, and sees what waits behind it.
  private func noteLast(_ arrival: Arrival?) async throws -> Waiting? {
    guard let arrival else { return nil }
    let now = timekeeper.now()
    let waiting = try await ledger.write(arrival.durability) { ledger in
      try arrival.note(in: ledger)
      return try self.waiting(in: ledger, at: now)
    }
    FaultPoint.outboxSent.reach()
    return waiting
  }

  /// What may be sent now, the limits being what they are, and when it is worth looking again.
  ///
  /// - Parameter known: what waits, where it was just seen.
  private func sendable(
    over connection: Connection, at now: Date, _ known: Waiting?
  ) async throws -> ([OutboxEntry], Date) {
    let rateLimiter = rateLimiter(over: connection)
    var waiting = if let known { known } else { try await waiting(at: now) }
    let unpaid = waiting.entries.filter {
      $0.urgency == .answer && $0.state == .queued
        && rateLimiter.waitForMoney($0, waiting.limits.spending, at: now) != nil
    }
    if !unpaid.isEmpty {
      try await ledger.write { [account, languages] in
        try BudgetNotice(account: account, languages: languages, now: now).enqueue(in: $0)
      }
      waiting = try await self.waiting(at: now)
    }
    // Looking whether one has arrived takes none of what sending may.
    let waits = waiting.entries.map { entry in
      isReadBack(entry, by: connection.traits)
        ? rateLimiter.pause(waiting.limits, at: now) : rateLimiter.wait(for: entry, waiting.limits, at: now)
    }
    let open = zip(waiting.entries, waits).compactMap { $1 == nil ? $0 : nil }
    return (Array(open.prefix(Self.batch)), waits.compactMap { $0 }.min() ?? waiting.next ?? now + 30)
  }

  private func rateLimiter(over connection: Connection) -> SendRateLimiter {
    SendRateLimiter(
      account: account, traits: connection.traits, recentRecipients: recentRecipients, recentChats: recentChats)
  }

  private func attemptStart(over connection: Connection) -> AttemptStart {
    AttemptStart(
      account: account, traits: connection.traits, languages: languages, rateLimiter: rateLimiter(over: connection),
      listener: listener)
  }

  private func waiting(at now: Date) async throws -> Waiting {
    try await ledger.read { try waiting(in: $0, at: now) }
  }

  private func waiting(in ledger: any Outbox & Limits, at now: Date) throws -> Waiting {
    Waiting(
      entries: try ledger.sendable(account: account.name, at: now, limit: Self.lookahead).filter {
        listener == nil || $0.message.recipientID == listener
      },
      next: try ledger.nextSend(account: account.name),
      limits: try ledger.limits(of: account.name))
  }

  /// Moves one entry on.
  ///
  /// - Parameter sent: what was sent before it, and is not noted yet.
  func deliver(
    _ entry: OutboxEntry, over connection: Connection, noting sent: Arrival? = nil
  ) async throws -> Delivery {
    let isDoubtful = entry.state == .unknown
    // An alert may have been queued before anything was known of the account.
    if entry.purpose == .alert, !connection.traits.hasDirectMessages {
      try await note(sent)
      return Delivery(
        goesOn: try await note(
          .permanent(reason: "it is for one person, and everybody can read what the account writes"), of: entry,
          by: connection.traits, wasDoubtful: isDoubtful))
    }
    if isReadBack(entry, by: connection.traits) {
      try await note(sent)
      try await readBack(entry, connection.traits)
      return Delivery(goesOn: true)
    }
    switch try await begin(entry, over: connection, noting: sent) {
    case .gone: return Delivery(goesOn: true)
    case .held: return Delivery(goesOn: false)
    case .closed(let reason): return Delivery(goesOn: try await putOff(entry, reason))
    case .begun(let begun): return try await post(begun, over: connection, wasDoubtful: isDoubtful)
    }
  }

  /// Hands an entry whose attempt has begun to the network.
  private func post(_ entry: OutboxEntry, over connection: Connection, wasDoubtful: Bool) async throws -> Delivery {
    FaultPoint.outboxSending.reach()
    do {
      let id = try await account.network.send(entry.message)
      let durability: Durability = mayBeInDoubt(by: connection.traits) ? .normal : .full
      FaultPoint.outboxPosted.reach()
      AgentMetrics.sent(.replied, by: account.name)
      log.debug("sent", metadata: ["outbox": "\(entry.number)"])
      return Delivery(goesOn: true, arrival: Arrival(of: entry, id: id, durability: durability))
    } catch let failure as NetworkFailure {
      return Delivery(goesOn: try await note(failure, of: entry, by: connection.traits, wasDoubtful: wasDoubtful))
    }
  }

  private func note(
    _ failure: NetworkFailure, of entry: OutboxEntry, by traits: NetworkTraits, wasDoubtful: Bool
  ) async throws -> Bool {
    var pause: TimeInterval?
    let now = timekeeper.now()
    let cost = account.network.cost(of: entry.message)
    let event: OutboxEvent
    switch failure {
    case .retry(let after, _, let arrival, _):
      let mayHaveArrived = arrival != .no || wasDoubtful
      var delay = max(after ?? 0, Backoff.sending.delay(after: entry.attempts))
      // A copy that overtakes a server's work on the first attempt may be recognised no better than one it would take.
      if arrival == .pending || mayHaveArrived && !isDeduplicated(entry, by: traits) {
        delay = max(delay, ReadbackDelay.after(arrival))
      }
      event = .failed(
        reason: failure.words, mayHaveArrived: mayHaveArrived, retryAt: now.addingTimeInterval(delay))
      let chat = traits.chat(of: entry.message)
      pause = after.flatMap { recentChats.refuse(chat.id, chat.limits, for: $0, at: now) ? nil : $0 }
    case .permanent(let reason):
      if try await move(entry, reason) { return true }
      event = .abandoned(reason: reason)
    case .windowClosed(let reason):
      // By the network's clock; what may have arrived before stays in doubt.
      if !wasDoubtful, try await move(entry, reason) { return true }
      let next = now + Self.untilTheyWrite
      event =
        wasDoubtful
        ? .failed(reason: reason, mayHaveArrived: true, retryAt: next)
        : .postponed(reason: reason, at: now, until: next)
    case .optedOut(let reason):
      try await noteStop(by: entry.message.recipientID)
      event = .abandoned(reason: reason)
    case .signedOut:
      // Where signing in works and sending this does not, others are let go first.
      event = .signedOut(reason: failure.words, mayHaveArrived: wasDoubtful, retryAt: now + Self.untilSignedIn)
      await connectionState.lose(failure)
    }
    let state = try await ledger.write { [pause, account] ledger in
      if failure.costsNothing {
        try account.spendingBudget.giveBack(cost, in: ledger, ledger.limits(of: account.name).spending, at: now)
      }
      if let pause { try SendRateLimiter.pause(account.name, for: pause, in: ledger, at: now) }
      // What was given up meanwhile stays so.
      return try ledger.apply(event, to: entry.number)?.state ?? .dead
    }
    AgentMetrics.sent(state == .dead ? .dead : state == .unknown ? .doubtful : .retried, by: account.name)
    log.log(
      level: state == .dead ? .error : .warning, "not sent",
      metadata: ["outbox": "\(entry.number)", "state": "\(state.rawValue)", "failure": "\(failure.words)"])
    if case .signedOut = failure { return false }
    return pause == nil
  }

  /// Has what its addressee can't be sent here go to another account of theirs, where there is one.
  private func move(_ entry: OutboxEntry, _ reason: String) async throws -> Bool {
    let fallback = FallbackRouter(
      connections: await registry.known(), languages: languages, now: timekeeper.now())
    let isMoved = try await ledger.write { [account] ledger in
      try fallback.move(entry, of: account, reason: reason, in: ledger)
    }
    guard isMoved else { return false }
    log.notice(
      "refused here, sent to another account of the person's",
      metadata: ["outbox": "\(entry.number)", "failure": "\(reason)"])
    AgentMetrics.sent(.moved, by: account.name)
    await registry.wakeOutboxes()
    return true
  }

  /// What can't be sent before its recipient writes goes to another account of theirs, or waits.
  private func putOff(_ entry: OutboxEntry, _ reason: String) async throws -> Bool {
    if try await move(entry, reason) { return true }
    let now = timekeeper.now()
    try await apply(.postponed(reason: reason, at: now, until: now + Self.untilTheyWrite), to: entry)
    log.notice("waits until its recipient writes", metadata: ["outbox": "\(entry.number)"])
    return true
  }

  /// Who has had the carrier stop the messages is not written to again.
  private func noteStop(by recipient: String) async throws {
    let now = timekeeper.now()
    try await ledger.write { [account] ledger in
      guard try !ledger.hasStopped(recipient, account: account.name) else { return }
      try ledger.note(.stop, from: recipient, account: account.name, at: now)
    }
  }

  /// Begins an attempt to send an entry, in the transaction that notes what was sent before it.
  private func begin(
    _ entry: OutboxEntry, over connection: Connection, noting sent: Arrival?
  ) async throws -> AttemptStart.Outcome {
    let now = timekeeper.now()
    let start = attemptStart(over: connection)
    let outcome = try await ledger.write { ledger in
      try sent?.note(in: ledger)
      return try start.begin(entry, in: ledger, at: now)
    }
    if sent != nil { FaultPoint.outboxSent.reach() }
    return outcome
  }

  @discardableResult
  func apply(
    _ event: OutboxEvent, to entry: OutboxEntry, durability: Durability = .full
  ) async throws -> OutboxEntry? {
    try await ledger.write(durability) { try $0.apply(event, to: entry.number) }
  }
}
