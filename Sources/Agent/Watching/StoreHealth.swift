import Foundation
import Logging
import Storage

/// Knows whether the store can be written. While it can't - the disk is full, or may only be read - nobody asks a
/// network for messages, which could not be kept, and nothing is acknowledged; the store is tried again and again.
actor StoreHealth {
  private let ledger: any Ledger
  private let timekeeper: Timekeeper
  private let heartbeats: Heartbeats
  private let log: Logger
  private var recovery: Task<Void, Never>?
  /// The number of failed tries since the store was last well for a while.
  private var tries = 0
  private var recovered: Date?

  /// Seconds from one try to the next, at most.
  private static let backoff = Backoff(first: 1, longest: 30)

  init(ledger: any Ledger, timekeeper: Timekeeper, heartbeats: Heartbeats = Heartbeats(), log: Logger) {
    self.ledger = ledger
    self.timekeeper = timekeeper
    self.heartbeats = heartbeats
    self.log = log
  }

  /// Seconds until work that only failed itself is taken up again.
  private static let pause: TimeInterval = 5

  /// Reports that the store refused some work. Returns whether the store itself is at fault. An error of this work
  /// alone does not block others; this call just delays its retry.
  @discardableResult func report(_ error: any Error) async -> Bool {
    guard (error as? StoreError)?.isOfTheMachine == true else {
      if error is CancellationError || Task.isCancelled { return false }
      log.error("the store refused some work, which is tried again", metadata: ["error": "\(error)"])
      try? await timekeeper.sleep(Self.pause)
      return false
    }
    guard recovery == nil else { return true }
    if let recovered, timekeeper.now().timeIntervalSince(recovered) > 60 { tries = 0 }
    log.error(
      "the database can't be written: no message is read or acknowledged until it can", metadata: ["error": "\(error)"])
    heartbeats.trouble = String(describing: error)
    recovery = Task { await recover() }
    return true
  }

  /// Waits until the store can be written, or the caller is cancelled.
  func waitUntilWritable() async {
    while recovery != nil, !Task.isCancelled { try? await timekeeper.sleep(1) }
  }

  private func recover() async {
    while !Task.isCancelled {
      tries += 1
      try? await timekeeper.sleep(Self.backoff.delay(after: tries))
      do {
        try await ledger.probe()
        break
      } catch {
        heartbeats.trouble = String(describing: error)
      }
    }
    log.notice("the store can be written again")
    heartbeats.trouble = nil
    recovered = timekeeper.now()
    recovery = nil
  }
}
