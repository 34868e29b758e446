import Agenda
import Civil
import Foundation
import Logging
import Storage

/// Deletes messages that are older than the operator's policy, in small steps that nobody has to wait for.
struct Retention {
  let ledger: any Ledger
  let policy: CurrentPolicy
  let timekeeper: Timekeeper
  /// Keeps pictures; nil if none are kept.
  var pictures: PictureWorker?
  let log: Logger

  /// Seconds from one look to the next.
  static let interval: TimeInterval = 3600
  /// The most messages in one transaction.
  static let batch = 200

  /// Works until cancelled.
  func run() async {
    while !Task.isCancelled {
      do {
        let gone = try await sweep()
        if gone > 0 { log.info("old messages were let go", metadata: ["messages": "\(gone)"]) }
      } catch {
        log.error("old messages could not be let go", metadata: ["error": "\(error)"])
      }
      do {
        try await pictures?.sweep()
      } catch {
        log.error("unused pictures could not be deleted", metadata: ["error": "\(error)"])
      }
      do { try await timekeeper.sleep(Self.interval) } catch { return }
    }
  }

  /// Deletes all that are old enough; returns their number.
  func sweep() async throws -> Int {
    let now = timekeeper.now()
    try await ledger.write { ledger in
      try ledger.dropRequests(before: now - SendingLimits.standard.day)
      try ledger.sweepSignIns(at: now)
    }
    let cutoff = now - policy.value.retention
    var gone = 0
    while !Task.isCancelled {
      let count = try await ledger.write { try $0.retire(before: cutoff, limit: Self.batch) }
      gone += count
      if count == 0 { break }
      // Others who want to write go first.
      try await timekeeper.sleep(0.05)
    }
    return gone
  }
}
