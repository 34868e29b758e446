import Agent
import Conversation
import Foundation
import Storage

/// The daemon's health: the database answers, every account is polled, and no message or backup is late.
struct Health {
  let live: LiveSettings
  let ledger: any Ledger
  let heartbeats: Heartbeats
  let started: Date

  /// The seconds that a message may wait to be handled.
  private static let patience: TimeInterval = 300

  /// Returns all problems, a line each.
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
        problems.append("account \(name): it was not read for so long that its server may have dropped messages")
      }
      return problems
    } catch {
      return heartbeats.problems + ["the database does not answer: \(error)"]
    }
  }

  /// Returns messages that were lost lately while reading. Nobody can do anything about them, so they are reported only
  /// for a while.
  private func losses(at now: Date) -> [String] {
    heartbeats.losses(at: now).filter { now.timeIntervalSince($0.at) < Self.patience }.map { loss in
      switch loss.reason {
      case .tooLong: "account \(loss.account): a message was too long to be read, and was stepped over"
      case .unlisted: "account \(loss.account): more came at once than the server lists, and the oldest was not read"
      case .anonymous: "account \(loss.account): a message does not say who wrote it, and was not answered"
      }
    }
  }

  /// Returns a problem if backups have stopped, that is, if more than one in a row is missing.
  private func backupProblem(at now: Date) -> String? {
    guard let backups = live.settings.backups else { return nil }
    let newest = backups.folder.newest(at: now)
    // A daemon that was down for a long time takes one at its start.
    let late = now.timeIntervalSince(max(newest ?? started, started)) - backups.hours * 3600
    guard late > max(backups.hours * 3600, Self.patience) else { return nil }
    return "no backup was taken since \(newest.map { $0.formatted(.iso8601) } ?? "the start"): the log tells why"
  }
}
