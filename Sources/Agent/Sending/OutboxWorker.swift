import Agenda
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
  /// The seconds for messages whose attempts begin together.
  var timeTogether: TimeInterval = 0.5
  let recentRecipients = RecentRecipients()
  let recentChats = RecentChats()

  /// Seconds until a message is tried again after the account's credentials were refused.
  static let untilSignedIn: TimeInterval = 30
  /// Seconds until the next look for another way to a recipient who has not written.
  static let untilTheyWrite: TimeInterval = 3_600

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
    if let begun = slot.end() { _ = try? await apply(.untried, to: begun) }
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

  /// Sends entries one after the other, until one of them has to wait. Returns the entries that wait then, if they were
  /// looked up.
  private func send(
    _ entries: [OutboxEntry], over connection: Connection, while goesOn: () async -> Bool
  ) async throws -> Waiting? {
    var sent: [Arrival] = []
    var left = entries[...]
    var pace = SendPace(time: timeTogether, from: timekeeper.now())
    while !left.isEmpty, await goesOn() {
      let group = pace.next(of: left, on: connection.traits)
      left = left.dropFirst(group.count)
      // Attempts that have begun are finished even when the process is asked to stop.
      let delivery: Delivery
      do {
        delivery = try await Task.immediate { [sent] in try await deliver(group, over: connection, noting: sent) }.value
      } catch {
        // Whatever is wrong with these entries, the ones before have arrived.
        try? await note(sent)
        throw error
      }
      sent = delivery.arrivals
      guard delivery.goesOn else { break }
      pace.note(group.count, at: timekeeper.now())
    }
    return try await noteLast(sent)
  }

  /// Sends an entry whose attempt has begun. Returns the entries that wait then, if they were looked up.
  private func send(_ begun: OutboxEntry, over connection: Connection) async throws -> Waiting? {
    let delivery = try await Task.immediate { try await post(begun, over: connection, wasDoubtful: false) }.value
    return try await noteLast(delivery.arrivals)
  }

  /// Notes arrivals, and looks up the entries that wait behind them.
  private func noteLast(_ arrivals: [Arrival]) async throws -> Waiting? {
    guard !arrivals.isEmpty else { return nil }
    let now = timekeeper.now()
    let waiting = try await ledger.write(arrivals.durability) { ledger in
      try arrivals.note(in: ledger)
      return try self.waiting(in: ledger, at: now)
    }
    FaultPoint.outboxSent.reach()
    return waiting
  }

  func rateLimiter(over connection: Connection) -> SendRateLimiter {
    SendRateLimiter(
      account: account, traits: connection.traits, recentRecipients: recentRecipients, recentChats: recentChats)
  }

  private func attemptStart(over connection: Connection) -> AttemptStart {
    AttemptStart(
      account: account, traits: connection.traits, languages: languages, rateLimiter: rateLimiter(over: connection),
      listener: listener)
  }

  /// Moves on an entry, or several whose attempts begin together.
  ///
  /// - Parameter sent: the entries sent before, if their arrival is not noted yet.
  func deliver(
    _ entries: [OutboxEntry], over connection: Connection, noting sent: [Arrival] = []
  ) async throws -> Delivery {
    guard let entry = entries.first else { return Delivery(goesOn: true, arrivals: sent) }
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
    var begun: [OutboxEntry] = []
    var goesOn = true
    for (entry, outcome) in zip(entries, try await begin(entries, over: connection, noting: sent)) {
      switch outcome {
      case .begun(let entry): begun.append(entry)
      case .gone: break
      case .held: goesOn = false
      case .closed(let reason): goesOn = try await putOff(entry, reason)
      }
    }
    var delivery = try await post(begun, over: connection, wasDoubtful: isDoubtful)
    delivery.goesOn = delivery.goesOn && goesOn
    return delivery
  }

  /// Hands entries whose attempts have begun to the network, one after the other. Once one of them has to wait, or they
  /// take too long, the others wait again.
  private func post(_ begun: [OutboxEntry], over connection: Connection, wasDoubtful: Bool) async throws -> Delivery {
    let pace = SendPace(time: timeTogether, from: timekeeper.now())
    var whole = Delivery(goesOn: true)
    for (index, entry) in begun.enumerated() {
      let now = timekeeper.now()
      guard whole.goesOn, index == 0 || !pace.isOver(at: now) else {
        let untried = begun[index...]
        try await ledger.write(.normal) { [arrivals = whole.arrivals, rateLimiter = rateLimiter(over: connection)] in
          try arrivals.note(in: $0)
          for entry in untried { try $0.apply(.untried, to: entry.number) }
          try rateLimiter.giveBack(untried, in: $0, at: now)
        }
        return Delivery(goesOn: false)
      }
      do {
        let one = try await post(entry, over: connection, wasDoubtful: wasDoubtful)
        whole = Delivery(goesOn: one.goesOn, arrivals: whole.arrivals + one.arrivals)
      } catch {
        try? await note(whole.arrivals)
        throw error
      }
    }
    return whole
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
      return Delivery(goesOn: true, arrivals: [Arrival(of: entry, id: id, durability: durability)])
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
    case .retry(let after, _, let doubt, _):
      let mayHaveArrived = doubt != .no || wasDoubtful
      var delay = max(after ?? 0, Backoff.sending.delay(after: entry.attempts))
      // A copy that overtakes a server's work on the first attempt may be recognised no better than one it would take.
      if doubt == .pending || mayHaveArrived && !isDeduplicated(entry, by: traits) {
        delay = max(delay, ReadbackDelay.after(doubt))
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
    registry.wakeOutboxes()
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

  /// Begins attempts to send entries, in the transaction that notes the arrival of those before them. Ends at the first
  /// that has to wait.
  private func begin(
    _ entries: [OutboxEntry], over connection: Connection, noting sent: [Arrival]
  ) async throws -> [AttemptStart.Outcome] {
    let now = timekeeper.now()
    let start = attemptStart(over: connection)
    let outcomes = try await ledger.write { [account] ledger in
      try sent.note(in: ledger)
      var limits = try ledger.limits(of: account.name)
      var outcomes: [AttemptStart.Outcome] = []
      for entry in entries {
        outcomes.append(try start.begin(entry, in: ledger, &limits, at: now))
        if case .held = outcomes[outcomes.count - 1] { break }
      }
      return outcomes
    }
    if !sent.isEmpty { FaultPoint.outboxSent.reach() }
    return outcomes
  }

  @discardableResult
  func apply(
    _ event: OutboxEvent, to entry: OutboxEntry, durability: Durability = .full
  ) async throws -> OutboxEntry? {
    try await ledger.write(durability) { try $0.apply(event, to: entry.number) }
  }
}
