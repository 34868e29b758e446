public import Foundation

/// Something that happens to a message in the outbox.
public enum OutboxEvent: Hashable, Sendable {
  /// An attempt to send it begins.
  case begun(at: Date)
  /// It has arrived, with that id on its network.
  case arrived(id: String)
  /// The attempt failed. `mayHaveArrived` says whether this attempt or an earlier one may still have succeeded.
  case failed(reason: String, mayHaveArrived: Bool, retryAt: Date)
  /// The account was signed out, so the attempt does not count.
  case signedOut(reason: String, mayHaveArrived: Bool, retryAt: Date)
  /// The attempt began but was not made, so it does not count.
  case untried
  /// The attempt's outcome was lost: the process ended first, or could not store it.
  case interrupted(retryAt: Date)
  /// The bot may not write to the recipient until they write: it did not try, or the network refused the message for
  /// that reason.
  case postponed(reason: String, at: Date, until: Date)
  /// Reading back proved that it has not arrived.
  case absent(at: Date)
  /// Reading back failed.
  case unreadable(retryAt: Date)
  /// It was given up.
  case abandoned(reason: String)
  /// Another message replaces it: to another address, or with a note that it may have arrived before.
  case readdressed(reason: String, at: Date)
  /// The operator asks for another try.
  case replayed(at: Date)
}

extension OutboxEntry.State {
  /// Whether sending has not ended.
  public var isLive: Bool {
    switch self {
    case .queued, .sending, .unknown: true
    case .sent, .dead: false
    }
  }

  /// Returns the state after an event, if attempts are left; nil if the event cannot happen in this state.
  public func after(_ event: OutboxEvent) -> Self? {
    switch (self, event) {
    case (.sent, _): nil
    // A message that was given up during an attempt may still arrive.
    case (_, .arrived): .sent
    case (.dead, .replayed): .queued
    case (.dead, _), (_, .replayed): nil
    case (_, .abandoned): .dead
    case (_, .readdressed): .queued
    case (.queued, .postponed), (.sending, .postponed): .queued
    case (_, .postponed): nil
    case (.sending, .begun): nil
    case (_, .begun): .sending
    case (.unknown, .failed), (.unknown, .signedOut): .unknown
    case (_, .failed(_, let mayHaveArrived, _)), (_, .signedOut(_, let mayHaveArrived, _)):
      mayHaveArrived ? .unknown : .queued
    case (.sending, .untried): .queued
    case (.sending, .interrupted): .unknown
    case (.unknown, .absent): .queued
    case (.unknown, .unreadable): .unknown
    case (_, .untried), (_, .interrupted), (_, .absent), (_, .unreadable): nil
    }
  }
}

extension OutboxEntry {
  /// The number of attempts after which a message is given up.
  public static let mostAttempts = 40

  /// Returns the entry after an event; nil if the event cannot happen in its state.
  public func after(_ event: OutboxEvent) -> OutboxEntry? {
    guard let state = state.after(event) else { return nil }
    var entry = self
    entry.state = state
    switch event {
    case .begun(let now):
      entry.attempts += 1
      entry.firstAttempt = firstAttempt ?? now
      entry.postponedAt = nil
    case .arrived(let id): (entry.remoteID, entry.failure) = (id, nil)
    case .failed(let reason, _, let retryAt):
      (entry.failure, entry.notBefore) = (reason, retryAt)
      if attempts >= Self.mostAttempts { entry.state = .dead }
    case .signedOut(let reason, _, let retryAt):
      (entry.failure, entry.notBefore) = (reason, retryAt)
      entry.attempts = max(0, attempts - 1)
    case .untried: entry.attempts = max(0, attempts - 1)
    case .interrupted(let retryAt):
      (entry.failure, entry.notBefore) = ("the result of sending it could not be saved", retryAt)
    case .postponed(let reason, let now, let until):
      (entry.failure, entry.notBefore) = (reason, until)
      entry.postponedAt = postponedAt ?? now
      if self.state == .sending { entry.attempts = max(0, attempts - 1) }
    case .absent(let now): entry.notBefore = now
    case .unreadable(let retryAt):
      (entry.attempts, entry.notBefore) = (attempts + 1, retryAt)
      if entry.attempts >= Self.mostAttempts { entry.state = .dead }
    case .abandoned(let reason): entry.failure = reason
    case .readdressed(let reason, let now):
      (entry.failure, entry.notBefore, entry.attempts, entry.remoteID) = (reason, now, 0, nil)
    case .replayed(let now): (entry.notBefore, entry.attempts) = (now, 0)
    }
    if state == .queued { entry.firstAttempt = nil }
    return entry
  }
}
