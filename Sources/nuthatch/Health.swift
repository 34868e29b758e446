import Agent
import Conversation
import Foundation
import Store

/// Whether the daemon does its work: the database answers, every account is polled, and nothing is left lying.
struct Health {
  let live: LiveSettings
  let ledger: SQLiteLedger
  let vitals: Vitals
  let started: Date

  /// Seconds that a message may wait to be worked on.
  private static let patience: TimeInterval = 300

  /// All that is wrong, a line each.
  func problems(at now: Date) async -> [String] {
    do {
      let names = live.settings.accounts.map(\.name)
      let outlook = try await ledger.read { try $0.outlook(of: names, at: now) }
      var problems = vitals.problems
      if let since = outlook.waitingSince, now.timeIntervalSince(max(since, started)) > Self.patience {
        problems.append("\(outlook.waiting) message(s) wait to be worked on, since \(since)")
      }
      return problems
    } catch {
      return vitals.problems + ["the database does not answer: \(error)"]
    }
  }
}
