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

  /// Seconds that anything may take before it counts as stuck.
  private static let patience: TimeInterval = 300

  /// All that is wrong, a line each.
  func problems(at now: Date) async -> [String] {
    do {
      let known = try await ledger.read { try $0.accounts() }
      let counts = try await ledger.counts()
      var problems = vitals.problems
      problems += live.settings.accounts.compactMap { account -> String? in
        let last = max(known.first { $0.account == account.name }?.lastPoll ?? started, started)
        let patience = Self.patience + 2 * account.polling.upperBound
        return now.timeIntervalSince(last) > patience ? "\(account.name) has not been polled since \(last)" : nil
      }
      if let since = counts.waitingSince, now.timeIntervalSince(max(since, started)) > Self.patience {
        problems.append("\(counts.waiting) message(s) wait to be worked on, since \(since)")
      }
      return problems
    } catch {
      return vitals.problems + ["the database does not answer: \(error)"]
    }
  }
}
