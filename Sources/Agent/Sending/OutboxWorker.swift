import Commands
import Conversation
import Foundation
import Logging
import Storage

/// Sends an account's messages, the most urgent first, and is explicit about doubt: a message that may have arrived is
/// sent again only if the network drops the copy, or on proof that it never arrived.
struct OutboxWorker {
  let account: Account
  let connectionState: ConnectionState
  /// All accounts, for messages that this one can't send.
  var registry = AccountRegistry()
  var languages = Languages.all
  let ledger: any Ledger
  let timekeeper: Timekeeper
  let outbox: WakeSignal
  var slot = SendSlot()
  let storeHealth: StoreHealth
  let heartbeats: Heartbeats
  /// The id of the only one who is there to read; nil if messages reach everybody.
  var listener: String?
  let log: Logger
  let recentRecipients = RecentRecipients()
  let recentChats = RecentChats()

  /// The number of entries that are sent before the next look at the outbox, and the number that are searched for those
  /// that may go now.
  private static let batch = 20, lookahead = 200
  /// Seconds until a message is tried again after the account's credentials were refused.
  static let untilSignedIn: TimeInterval = 30
  /// Seconds until the next look for another way to a recipient who has not written.
  static let untilTheyWrite: TimeInterval = 3_600

  /// The entries that wait in the outbox.
  private struct Waiting {
    /// The entries that may go now, or have to be read back.
    var entries: [OutboxEntry]
    /// The time when the next one may go; nil if none waits.
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
        // An entry that was being sent may have been sent, without a note of it.
        (isSettled, known) = (false, nil)
        await storeHealth.report(error)
        await storeHealth.waitUntilWritable()
      }
    }
    if let begun = slot.end() { try? await giveBack(begun) }
  }

  /// Sends everything that can be sent now, and returns when nothing more can.
  func sendAll() async throws {
    var known: Waiting?
    while let connection = await connectionState.connection {
      if let begun = slot.take() { known = try await send(begun, over: connection) }
      let (entries, _) = try await sendable(over: connection, at: timekeeper.now(), known)
      guard !entries.isEmpty else { return openSlot(over: connection) }
      known = try await send(entries, over: connection) { await connectionState.connection != nil }
    }
  }

  /// True if a doubt left by the end of the process or of the power does no harm: if it can be settled, or if the only
  /// reader sees it happen, and asks again.
  private func mayBeInDoubt(by traits: NetworkTraits) -> Bool { traits.canSettleDoubt || listener != nil }

  /// Nothing is left to send: the next answer may begin as it is queued.
  private func openSlot(over connection: Connection) {
    if mayBeInDoubt(by: connection.traits) { slot.open(attemptStart(over: connection)) }
  }

  /// Lets an entry wait again whose attempt was begun for nothing.
  private func giveBack(_ begun: OutboxEntry) async throws {
    let now = timekeeper.now()
    try await ledger.write { try $0.giveBack(begun, at: now) }
  }

  /// Sends entries one after the other, until one of them has to wait. Returns the entries that wait then, if they were
  /// looked up.
  private func send(
    _ entries: [OutboxEntry], over connection: Connection, while goesOn: () async -> Bool
  ) async throws -> Waiting? {
    var sent: Arrival?
    for entry in entries where await goesOn() {
      // An attempt that has begun is finished even when the process is asked to stop.
      let delivery: Delivery
      do {
        delivery = try await Task { [sent] in try await deliver(entry, over: connection, noting: sent) }.value
      } catch {
        // Whatever is wrong with this entry, the one before has arrived.
        try? await note(sent)
        throw error
      }
      sent = delivery.arrival
      guard delivery.goesOn else { break }
    }
    return try await noteLast(sent)
  }

  /// Sends an entry whose attempt has begun. Returns the entries that wait then, if they were looked up.
  private func send(_ begun: OutboxEntry, over connection: Connection) async throws -> Waiting? {
    let delivery = try await Task { try await post(begun, over: connection, wasDoubtful: false) }.value
    return try await noteLast(delivery.arrival)
  }

  /// Notes an arrival, and looks up the entries that wait behind it.
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

  /// Returns the entries that may be sent now under the limits, and the time of the next look.
  ///
  /// - Parameter known: the waiting entries, if they were just looked up.
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
    // A look at whether one has arrived uses none of the limit for sending.
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
  /// - Parameter sent: the entry sent before it, if its arrival is not noted yet.
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
      // The network's clock closed the window; a message that may have arrived before stays in doubt.
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
      // If signing in works and sending this does not, others are let go first.
      event = .signedOut(reason: failure.words, mayHaveArrived: wasDoubtful, retryAt: now + Self.untilSignedIn)
      await connectionState.lose(failure)
    }
    let state = try await ledger.write { [pause, account] ledger in
      if failure.costsNothing {
        try account.spendingBudget.giveBack(cost, in: ledger, ledger.limits(of: account.name).spending, at: now)
      }
      if let pause { try SendRateLimiter.pause(account.name, for: pause, in: ledger, at: now) }
      // An entry that was given up meanwhile stays so.
      return try ledger.apply(event, to: entry.number)?.state ?? .dead
    }
    AgentMetrics.sent(state == .dead ? .dead : state == .unknown ? .doubtful : .retried, by: account.name)
    log.log(
      level: state == .dead ? .error : .warning, "not sent",
      metadata: ["outbox": "\(entry.number)", "state": "\(state.rawValue)", "failure": "\(failure.words)"])
    if case .signedOut = failure { return false }
    return pause == nil
  }

  /// Moves a message that its addressee can't be sent here to another account of theirs, if there is one.
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

  /// Moves a message that can't be sent before its recipient writes to another account of theirs, or lets it wait.
  private func putOff(_ entry: OutboxEntry, _ reason: String) async throws -> Bool {
    if try await move(entry, reason) { return true }
    let now = timekeeper.now()
    try await apply(.postponed(reason: reason, at: now, until: now + Self.untilTheyWrite), to: entry)
    log.notice("waits until its recipient writes", metadata: ["outbox": "\(entry.number)"])
    return true
  }

  /// Notes that a recipient had the carrier stop the messages: they are not written to again.
  private func noteStop(by recipient: String) async throws {
    let now = timekeeper.now()
    try await ledger.write { [account] ledger in
      guard try !ledger.hasStopped(recipient, account: account.name) else { return }
      try ledger.note(.stop, from: recipient, account: account.name, at: now)
    }
  }

  /// Begins an attempt to send an entry, in the transaction that notes the arrival of the one before it.
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
