import Agenda
import Agent
import ArgumentParser
import Conversation
import Foundation
import Storage

/// Shows the daemon's state from its database; works beside it.
struct Status: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Shows accounts, cursors, queues, dead letters and failed messages; works beside a running daemon.")

  @OptionGroup var file: DatabaseChoice

  @OptionGroup var output: OutputChoice

  func run() async throws {
    let path = try await file.path()
    let ledger = try openLedger(at: path)
    let contested = try await ledger.unsettled().map(\.advice)
    let holder = DaemonLock.holder(of: path)
    let problems = holder?.version == nil ? nil : await problems()
    let report = try await ledger.read { ledger in
      StatusReport(
        accounts: try ledger.accounts().map {
          StatusReport.ReportedAccount($0, try ledger.limits(of: $0.account).spending)
        },
        deadLetters: try ledger.deadLetters(limit: 50).map(StatusReport.DeadLetter.init),
        messages: try ledger.troubled(limit: 50).map { StatusReport.Message($0.entry, $0.outcome) },
        deadJobs: try ledger.jobs.dead(limit: 50).map(StatusReport.DeadJob.init), contested: contested,
        daemon: holder?.version, problems: problems, command: holder?.command, pictures: try ledger.pictureCounts(),
        events: SourceHealth(try ledger.eventSources(at: Composition.now())).summary)
    }
    try ledger.close()
    try output.tell(report, report.text.printable)
  }

  /// Returns what the daemon says at `/health`; nil if it serves nothing, or another configuration's daemon runs.
  private func problems() async -> [String]? {
    guard file.database == nil, let web = try? await file.configuration.readWithoutAccounts().web else { return nil }
    return await RunningDaemon(at: ListenAddress(host: web.host, port: web.port)).problems
  }
}

/// The output of `status`; its JSON is stable.
private struct StatusReport: Codable {
  struct ReportedAccount: Codable {
    var name: String
    var network: String
    var cursor: String?
    var lastPoll: Date?
    var failure: String?
    /// The outcome of the last sign-in, one of `SignInOutcome`; absent while it is unknown.
    var signIn: SignInOutcome?
    var signedInAt: Date?
    /// The remedy for that outcome.
    var signInCure: String?
    var queued: Int
    var doubtful: Int
    var dead: Int
    /// The amount in the currency of the prices; days are in UTC.
    var spentToday: Double?
    var spendPerDay: Double?

    init(_ status: AccountStatus, _ spending: Spending?) {
      name = status.account
      network = status.network
      cursor = status.cursor
      lastPoll = status.lastPoll
      failure = status.failure
      signIn = status.signIn?.outcome
      signedInAt = status.signIn?.at
      signInCure =
        status.signIn?.cure
        ?? KnownNetworks.all.kind(named: status.network).flatMap {
          status.signIn?.outcome.cure($0.advice(for: status.account))
        }
      queued = status.queued
      doubtful = status.doubtful
      dead = status.dead
      guard let spending, spending.resets > Composition.now() else { return }
      spentToday = Double(spending.spent) / 1_000_000
      spendPerDay = spending.perDay.map { Double($0) / 1_000_000 }
    }

    /// The outcome of the last sign-in, and the remedy.
    var signInText: String? {
      guard let signIn, let signedInAt else { return nil }
      return "signing in: \(signIn) \(signedInAt.toTheMinute)" + (signInCure.map { "; \($0)" } ?? "")
    }
  }

  struct DeadLetter: Codable {
    /// The id for `replay`.
    var id: String
    var account: String
    var to: String
    var attempts: Int
    var reason: String

    init(_ entry: OutboxEntry) {
      id = "out-\(entry.number)"
      account = entry.account
      to = entry.message.recipientHandle
      attempts = entry.attempts
      reason = entry.failure ?? ""
    }
  }

  struct Message: Codable {
    /// The id for `replay`.
    var id: String
    var account: String
    var from: String
    var reason: String

    init(_ entry: InboxEntry, _ outcome: InboxOutcome) {
      id = "in-\(entry.number)"
      account = entry.account
      from = entry.message.authorHandle
      switch outcome {
      case .failed(let reason), .setAside(let reason): self.reason = reason
      case .done, .ignored: reason = ""
      }
    }
  }

  struct DeadJob: Codable {
    /// The id for `replay`.
    var id: String
    var work: String
    var attempts: Int
    var reason: String

    init(_ job: Job) {
      id = "job-\(job.number)"
      work =
        switch job.work {
        case .export(let person): "the export of person \(person)"
        case .sweep: "what is left of somebody erased"
        case .announce: "an announcement"
        case .importFile(let file): "the import of a file of person \(file.person)"
        }
      attempts = job.attempts
      reason = job.failure ?? ""
    }
  }

  /// The version of this program, not of the daemon.
  var version = Version.current
  var accounts: [ReportedAccount]
  var deadLetters: [DeadLetter]
  var messages: [Message]
  var deadJobs: [DeadJob]
  /// The people who may be several, with the remedies.
  var contested: [String]
  /// The version of the running daemon; absent if none runs, empty if it does not say.
  var daemon: String?
  /// The problems that the daemon reports at `/health`, a line each; absent if it does not answer there.
  var problems: [String]?
  /// The command that keeps a daemon from the database; absent if none does.
  var command: String?
  var pictures: PictureCounts
  /// The state of the sources of the community's events, in one line; absent if there are none.
  var events: String?

  var text: String {
    var lines = accounts.map { account in
      let polled = account.lastPoll?.toTheMinute ?? "never"
      return "\(account.name) (\(account.network)): polled \(polled), "
        + "\(account.queued) to send, \(account.doubtful) in doubt, \(account.dead) dead"
        + (account.spentToday.map { spent in
          String(format: ", %.2f", spent) + (account.spendPerDay.map { String(format: " of %.2f", $0) } ?? "")
            + " spent today"
        } ?? "")
        + (account.signInText.map { "\n  \($0)" } ?? "")
        + (account.failure.map { "\n  failing: \($0.printableLine)" } ?? "")
    }
    lines.insert(contentsOf: (problems ?? []).map { "PROBLEM: \($0.printableLine)" }, at: 0)
    lines.insert("nuthatch \(version); \(daemonText)", at: 0)
    lines += contested
    if pictures.kept + pictures.waiting + pictures.refused > 0 {
      lines.append(
        "pictures: \(pictures.kept) kept"
          + " (\(pictures.bytes.size)), \(pictures.waiting) to be fetched, \(pictures.refused) only as links")
    }
    if let events { lines.append(events.printableLine) }
    if accounts.isEmpty { lines.append("No account was polled yet.") }
    lines += deadLetters.map {
      "dead letter \($0.id) to @\($0.to.printableLine) after \($0.attempts) attempts: \($0.reason.printableLine)"
    }
    lines += messages.map {
      "message \($0.id) from @\($0.from.printableLine) without effect: \($0.reason.printableLine)"
    }
    lines += deadJobs.map {
      "job \($0.id), \($0.work), given up after \($0.attempts) attempts: \($0.reason.printableLine)"
    }
    if !deadLetters.isEmpty || !messages.isEmpty || !deadJobs.isEmpty {
      lines.append("nuthatch replay ID retries one.")
    }
    return lines.joined(separator: "\n")
  }

  private var daemonText: String {
    switch daemon {
    case nil: "the daemon does not run" + (command.map { ", and can't while `nuthatch \($0)` works" } ?? "")
    case version?: "the daemon runs"
    case ""?: "a daemon of another version runs: restart it"
    case let other?: "the daemon that runs is \(other): restart it"
    }
  }
}

extension Int {
  /// The number of bytes in words: `12 kB`, `3.4 MB`.
  var size: String {
    self < 1_000_000 ? "\((self + 999) / 1000) kB" : String(format: "%.1f MB", Double(self) / 1_000_000)
  }
}

extension Date {
  /// The time to the minute, `2026-11-20T17:05Z`. A poll is noted at most twice a minute, so seconds would be too
  /// precise.
  var toTheMinute: String { formatted(.iso8601).prefix(16) + "Z" }
}
