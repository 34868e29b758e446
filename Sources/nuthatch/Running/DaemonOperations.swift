import Foundation
import Storage
import Web

/// The daemon's part of the operator's page: its report and its actions.
struct DaemonOperations: Operations {
  let ledger: any Ledger & LedgerReports
  let live: LiveSettings
  let health: @Sendable () async -> [String]

  /// The seconds for which the report counts messages.
  private static let month: TimeInterval = 30 * 86_400
  /// The most entries of each kind that are listed.
  private static let most = 50

  func report() async throws -> OperatingReport {
    let now = Composition.now()
    let names = Set(live.settings.accounts.map(\.name))
    let counts = try await ledger.counts()
    let problems = await health()
    return try await ledger.read { ledger in
      let pictures = try ledger.pictureCounts()
      return OperatingReport(
        version: Version.current, problems: problems,
        accounts: try ledger.accounts().filter { names.contains($0.account) }.map(OperatingReport.Account.init),
        stuck: try stuck(in: ledger),
        counts: [
          ("People", counts.people), ("Open todos", counts.openTodos), ("Messages to be read", counts.waiting),
          ("Messages to be sent", counts.queued), ("Pictures kept", pictures.kept),
          ("Megabytes of pictures", (pictures.bytes + 500_000) / 1_000_000),
          ("Pictures to be fetched", pictures.waiting),
        ], traffic: try ledger.traffic(since: now - Self.month), at: now)
    }
  }

  func replay(_ id: String) async throws -> Bool {
    guard let item = ReplayableItem(id) else { return false }
    let now = Composition.now()
    return try await ledger.write { try item.replay(in: $0, at: now) }
  }

  private func stuck(in ledger: any DomainStore & Inbox & Outbox) throws -> [OperatingReport.Stuck] {
    let letters = try ledger.deadLetters(limit: Self.most).map {
      OperatingReport.Stuck(
        id: "out-\($0.number)", what: "a message to somebody on \($0.account), after \($0.attempts) attempts",
        reason: $0.failure ?? "")
    }
    let messages = try ledger.troubled(limit: Self.most).map { entry, outcome in
      OperatingReport.Stuck(
        id: "in-\(entry.number)", what: "a message from somebody on \(entry.account)", reason: outcome.reason)
    }
    let jobs = try ledger.jobs.dead(limit: Self.most).map {
      OperatingReport.Stuck(
        id: "job-\($0.number)", what: "a job, after \($0.attempts) attempts", reason: $0.failure ?? "")
    }
    return letters + messages + jobs
  }
}

extension InboxOutcome {
  fileprivate var reason: String {
    switch self {
    case .failed(let reason), .setAside(let reason): reason
    case .done, .ignored: ""
    }
  }
}

extension OperatingReport.Account {
  fileprivate init(_ status: AccountStatus) {
    self.init(
      name: status.account, network: status.network, lastPoll: status.lastPoll, failure: status.failure,
      queued: status.queued, doubtful: status.doubtful, dead: status.dead)
  }
}
