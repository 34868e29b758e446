import Agent
import Conversation
import Foundation
import Storage

/// Whether the daemon does its work: the database answers, every account is polled, and nothing is left lying.
struct Health {
  let live: LiveSettings
  let ledger: any Ledger
  let heartbeats: Heartbeats
  let started: Date

  /// Seconds that a message may wait to be worked on.
  private static let patience: TimeInterval = 300

  /// All that is wrong, a line each.
  func problems(at now: Date) async -> [String] {
    do {
      let names = live.settings.accounts.map(\.name)
      let operatingStatus = try await ledger.read { try $0.operatingStatus(of: names, at: now) }
      var problems = heartbeats.problems
      if let since = operatingStatus.waitingSince, now.timeIntervalSince(max(since, started)) > Self.patience {
        problems.append("\(operatingStatus.waiting) message(s) wait to be worked on, since \(since)")
      }
      if let backup = backupProblem(at: now) { problems.append(backup) }
      problems += losses(at: now)
      for name in names {
        guard let absence = try await ledger.read({ try $0.absence(of: name) }),
          now.timeIntervalSince(absence.until) < Self.patience
        else { continue }
        problems.append("account \(name): nothing was read for so long that its server may have dropped messages")
      }
      return problems
    } catch {
      return heartbeats.problems + ["the database does not answer: \(error)"]
    }
  }

  /// Trouble with a read just now: nobody can do anything about it, so it is soon silent.
  private func losses(at now: Date) -> [String] {
    heartbeats.losses(at: now).filter { now.timeIntervalSince($0.at) < Self.patience }.map { loss in
      switch loss.reason {
      case .tooLong: "account \(loss.account): a message was too long to be read, and was stepped over"
      case .unlisted: "account \(loss.account): more came at once than the server lists, and the oldest was not read"
      case .anonymous: "account \(loss.account): a message does not say who wrote it, and was not answered"
      }
    }
  }

  /// Whether backups have stopped: more than one in a row is missing.
  private func backupProblem(at now: Date) -> String? {
    guard let backups = live.settings.backups else { return nil }
    let newest = backups.folder.newest(at: now)
    // A daemon that was down for long takes one at its start.
    let late = now.timeIntervalSince(max(newest ?? started, started)) - backups.hours * 3600
    guard late > max(backups.hours * 3600, Self.patience) else { return nil }
    return "no backup was taken since \(newest.map { $0.formatted(.iso8601) } ?? "the start"): the log tells why"
  }
}
