import Conversation
import Foundation
import Logging

/// Whether the store can be written. While it can't - the disk is full, or may only be read - nobody asks a network for
/// messages, which could not be kept, and nothing is acknowledged; it is tried again and again whether it can.
actor Footing {
  private let ledger: any Ledger
  private let timekeeper: Timekeeper
  private let vitals: Vitals
  private let log: Logger
  private var mending: Task<Void, Never>?
  /// How often it was tried in vain, since it was well for a while.
  private var tries = 0
  private var mended: Date?

  /// Seconds from one try to the next, at most.
  private static let backoff = Backoff(first: 1, longest: 30)

  init(ledger: any Ledger, timekeeper: Timekeeper, vitals: Vitals = Vitals(), log: Logger) {
    self.ledger = ledger
    self.timekeeper = timekeeper
    self.vitals = vitals
    self.log = log
  }

  /// Seconds until work is taken up again that only failed itself.
  private static let pause: TimeInterval = 5

  /// The store has refused somebody's work. Returns whether the store is at fault; what only ails that work holds nobody
  /// else up, and is waited for here.
  @discardableResult func slipped(_ error: any Error) async -> Bool {
    guard (error as? any LedgerFailure)?.isOfTheMachine == true else {
      if error is CancellationError || Task.isCancelled { return false }
      log.error("the store refused some work, which is tried again", metadata: ["error": "\(error)"])
      try? await timekeeper.sleep(Self.pause)
      return false
    }
    guard mending == nil else { return true }
    if let mended, timekeeper.now().timeIntervalSince(mended) > 60 { tries = 0 }
    log.error(
      "the store refused: nothing is read or acknowledged until it can be written", metadata: ["error": "\(error)"])
    vitals.trouble = String(describing: error)
    mending = Task { await mend() }
    return true
  }

  /// Waits until the store can be written, or the caller is cancelled.
  func firm() async {
    while mending != nil, !Task.isCancelled { try? await timekeeper.sleep(1) }
  }

  private func mend() async {
    while !Task.isCancelled {
      tries += 1
      try? await timekeeper.sleep(Self.backoff.delay(after: tries))
      do {
        try await ledger.probe()
        break
      } catch {
        vitals.trouble = String(describing: error)
      }
    }
    log.notice("the store can be written again")
    vitals.trouble = nil
    mended = timekeeper.now()
    mending = nil
  }
}
