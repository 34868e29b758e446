import Conversation
import Foundation
import Logging
import Storage

/// Reads the messages to one account into the inbox, and nothing else: the cursor moves with the messages.
struct Poller {
  let account: Account
  let connectionState: ConnectionState
  let ledger: any Ledger
  let timekeeper: Timekeeper
  /// Woken when the network calls, since something was written; nil for one that never calls.
  var door: WakeSignal?
  /// Woken when something new is in the inbox.
  let inbox: WakeSignal
  let storeHealth: StoreHealth
  let heartbeats: Heartbeats
  let log: Logger

  /// The name of this loop for heartbeats.
  private var name: String { "poll of \(account.name)" }

  /// Polls until cancelled; failures are noted and waited out.
  func run() async {
    defer {
      heartbeats.end(name)
      heartbeats.forget(account.name)
    }
    var pollInterval = PollInterval(account.polling, budget: await keptBudget())
    var noted: (failure: String?, signIn: SignIn?, at: Date)?
    var signIn: SignIn?
    while !Task.isCancelled {
      await storeHealth.waitUntilWritable()
      heartbeats.beat(name, within: 600)
      // A limit for reading that is used up keeps nobody from being written to.
      let mayRead = pollInterval.wait(untilReadableAt: timekeeper.now()) == 0
      var told: TimeInterval?
      var failure: String?
      do {
        if try await connect() { signIn = await granted() }
        if mayRead {
          try await readAll(&pollInterval)
        } else {
          pollInterval.waits()
          failure = "the limit for reading is used up"
        }
      } catch is CancellationError {
        return
      } catch let error as NetworkFailure {
        // A request that the server held was given up with the account.
        if Task.isCancelled { return }
        pollInterval.failed()
        if case .retry(let after?, _, _, _) = error {
          told = after
          pollInterval.closed(until: timekeeper.now() + after)
        }
        failure = await words(for: error, &signIn)
      } catch {
        // Nothing was acknowledged, so the same page is read again when it can be kept.
        if await storeHealth.report(error) { continue }
        pollInterval.failed()
        failure = String(describing: error)
      }
      heartbeats.polled(account.name, failure: failure)
      let now = timekeeper.now()
      if let renewed = await account.network.renewed, signIn.map({ $0.at < renewed }) ?? true {
        signIn = SignIn(.renewed, at: renewed)
        log.info("signed in", metadata: ["outcome": "\(SignInOutcome.renewed)"])
      }
      let isOld = noted.map { now.timeIntervalSince($0.at) > 30 } ?? true
      if isOld || noted?.failure != failure || noted?.signIn?.outcome != signIn?.outcome
        || noted?.signIn?.cure != signIn?.cure
      {
        await note(failure, isNews: noted?.failure != failure, signIn, pollInterval.budget, at: now)
        noted = (failure, signIn, now)
      }
      // While nothing may be read, the loop checks now and then whether a new sign-in is needed.
      let isClosed = await connectionState.connection != nil && pollInterval.wait(untilReadableAt: now) > 0
      let wait = min(pollInterval.wait(at: now, told: told), isClosed ? max(account.polling.upperBound, 1) : .infinity)
      heartbeats.beat(name, within: wait + 600)
      do { try await rest(wait, atLeast: pollInterval.leastWait(at: now, wait), &pollInterval) } catch { return }
    }
  }

  /// Notes at once that the account was signed in: a server may hold the first page for a while.
  private func granted() async -> SignIn {
    let signIn = SignIn(.granted, at: timekeeper.now())
    try? await ledger.write { [account] ledger in
      try ledger.noteSignIn(
        account: account.name, network: account.network.name, realm: account.network.realm, signIn)
    }
    return signIn
  }

  /// Returns the words for a failure. If it ended the sign-in, notes that with the remedy.
  private func words(for error: NetworkFailure, _ signIn: inout SignIn?) async -> String {
    if case .signedOut = error { await connectionState.lose(error) }
    guard await connectionState.connection == nil else { return error.words }
    signIn = SignIn(SignInOutcome(error), at: timekeeper.now(), cure: account.advice.map(error.signInCure))
    return error.reason
  }

  /// Notes the state of polling, for the log and the operator.
  private func note(
    _ failure: String?, isNews: Bool, _ signIn: SignIn?, _ budget: RateBudget?, at now: Date
  ) async {
    var metadata = failure.map { ["failure": "\($0)"] } ?? [:]
    if failure != nil, let cure = signIn?.cure { metadata["cure"] = "\(cure)" }
    log.log(
      level: failure != nil && isNews ? .warning : .debug, "poll", metadata: metadata.mapValues { .string($0) })
    try? await ledger.write { [account] ledger in
      if let budget { try ledger.keep(budget, of: .reading, account: account.name) }
      try ledger.notePoll(
        account: account.name, network: account.network.name, realm: account.network.realm, failure: failure,
        signIn: signIn, at: now)
    }
  }

  /// Waits for the next poll, or for the network to call.
  ///
  /// - Parameter least: seconds that no call shortens.
  private func rest(_ wait: TimeInterval, atLeast least: TimeInterval, _ pollInterval: inout PollInterval) async throws
  {
    guard let door else { return try await timekeeper.sleep(wait) }
    if least > 0 { try await timekeeper.sleep(least) }
    // The message that the call announces may take a moment to be listed.
    if await door.wait(atMost: wait - least) { pollInterval.called() }
  }

  /// The rest of the limit when it was last noted.
  private func keptBudget() async -> RateBudget? {
    try? await ledger.read { [account] in try $0.limits(of: account.name).budgets[.reading] }
  }

  /// Signs in if that is needed; returns true if it was.
  @discardableResult
  func connect() async throws -> Bool {
    guard await connectionState.connection == nil else { return false }
    let connection = try await account.network.connect()
    await connectionState.establish(connection)
    inbox.wake()
    log.info("signed in", metadata: ["handle": "\(connection.handles.first ?? "")"])
    return true
  }

  /// Reads page after page until the newest, each stored before the next is asked for.
  func readAll(_ pollInterval: inout PollInterval) async throws {
    let connection = await connectionState.connection
    var more = true
    while more, !Task.isCancelled {
      heartbeats.beat(name, within: 600)
      let (cursor, most) = try await ledger.read { [account, now = timekeeper.now()] ledger in
        let cursor = try ledger.cursor(of: account.name)
        return (cursor, try account.spendingBudget.forReading(ledger.limits(of: account.name).spending, at: now))
      }
      let page: MessagePage
      if let most {
        page = try await account.network.messages(after: cursor, spending: most)
      } else {
        page = try await account.network.messages(after: cursor)
      }
      let messages = page.messages.filter {
        account.access.admits(account.address($0.authorID, handle: $0.authorHandle))
      }
      FaultPoint.pollRead.reach()
      var new = 0
      if !messages.isEmpty || page.cost > 0 || page.dropped != nil || (page.cursor != nil && page.cursor != cursor) {
        let now = timekeeper.now()
        // Reads lost in a power failure are repeated: the cursor goes with the messages. But money stays spent, and
        // some servers forget messages that were read.
        let isSafer = page.cost > 0 || connection?.traits.forgetsWhatWasRead == true
        new = try await ledger.write(isSafer ? .full : .normal) { [account] ledger in
          if page.cost > 0 {
            var spending = try ledger.limits(of: account.name).spending
            try account.spendingBudget.spend(page.cost, in: ledger, &spending, at: now)
          }
          if let dropped = page.dropped {
            let absence = Absence(since: dropped.lowerBound, keptSince: dropped.upperBound, until: now)
            try ledger.keep(absence, of: account.name)
          }
          return try ledger.receive(
            messages, account: account.name, network: account.network.name, realm: account.network.realm,
            cursor: page.cursor ?? cursor, at: now)
        }
        FaultPoint.inboxStored.reach()
        AgentMetrics.polled(new, by: account.name)
        if new > 0 {
          log.debug("received", metadata: ["messages": "\(messages.count)", "new": "\(new)"])
          inbox.wake()
        }
      }
      if let dropped = page.dropped {
        log.warning("the server may have dropped messages", metadata: ["since": "\(dropped.lowerBound)"])
      }
      for missed in page.missed {
        log.warning("something written to the bot can't be read", metadata: ["reason": "\(missed.rawValue)"])
        heartbeats.note(missed, on: account.name, at: timekeeper.now())
      }
      pollInterval.read(new: new, budget: page.budget, hasWaited: page.hasWaited)
      // A page that moves nothing would be read for ever.
      more = page.hasMore && page.cursor != nil && page.cursor != cursor
    }
  }
}

extension NetworkFailure {
  /// True if it is known that nothing was sent, and so nothing is to be paid for.
  var costsNothing: Bool {
    switch self {
    case .retry(_, _, let doubt, _): doubt == .no
    case .signedOut, .windowClosed: true
    case .permanent, .optedOut: false
    }
  }
}
