import Foundation

/// Wakes one waiting worker. A wake-up that nobody waits for is kept for the next one who waits.
final class WakeSignal: @unchecked Sendable {
  private let timekeeper: Timekeeper
  private let lock = NSLock()
  private var isPending = false
  private var waiter: CheckedContinuation<Bool, Never>?
  /// The number of the last wait that began, and of the last one whose time was up.
  private var (begun, ended) = (0, 0)

  init(_ timekeeper: Timekeeper) { self.timekeeper = timekeeper }

  func wake() {
    let waiter = lock.withLock {
      isPending = self.waiter == nil
      return takeWaiter()
    }
    waiter?.resume(returning: true)
  }

  /// Waits to be woken, for a limited number of seconds and not past a cancellation. Returns whether it was woken.
  @discardableResult
  func wait(atMost seconds: TimeInterval) async -> Bool {
    guard let turn = lock.withLock({ begin() }) else { return true }
    let timer = Task { [timekeeper] in
      try? await timekeeper.sleep(seconds)
      end(turn)
    }
    let wasWoken = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let wasWoken: Bool? = lock.withLock {
          if takePending() { return true }
          if ended == turn { return false }
          waiter = continuation
          return nil
        }
        if let wasWoken { continuation.resume(returning: wasWoken) }
      }
    } onCancel: {
      end(turn)
    }
    timer.cancel()
    return wasWoken
  }

  /// Begins a wait, and returns its number; nil if a wake-up was kept for it.
  private func begin() -> Int? {
    if takePending() { return nil }
    begun += 1
    return begun
  }

  private func takePending() -> Bool {
    defer { isPending = false }
    return isPending
  }

  private func takeWaiter() -> CheckedContinuation<Bool, Never>? {
    defer { waiter = nil }
    return waiter
  }

  /// The time of a wait is up, whether or not it has come to waiting.
  private func end(_ turn: Int) {
    let waiter = lock.withLock {
      guard turn == begun else { return nil as CheckedContinuation<Bool, Never>? }
      ended = turn
      return takeWaiter()
    }
    waiter?.resume(returning: false)
  }
}
