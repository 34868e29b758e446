import Foundation

/// Wakes one waiting worker. A wake-up that nobody waits for is kept for the next one who waits.
actor WakeSignal {
  private let timekeeper: Timekeeper
  private var isPending = false
  private var waiter: CheckedContinuation<Bool, Never>?
  private var turn = 0

  init(_ timekeeper: Timekeeper) { self.timekeeper = timekeeper }

  func wake() {
    if let waiter {
      self.waiter = nil
      waiter.resume(returning: true)
    } else {
      isPending = true
    }
  }

  /// Waits to be woken, for a limited number of seconds and not past a cancellation. Returns whether it was woken.
  @discardableResult
  func wait(atMost seconds: TimeInterval) async -> Bool {
    if isPending {
      isPending = false
      return true
    }
    turn += 1
    let mine = turn
    let timer = Task { [timekeeper] in
      try? await timekeeper.sleep(seconds)
      end(mine)
    }
    let wasWoken = await withTaskCancellationHandler {
      await withCheckedContinuation { waiter = $0 }
    } onCancel: {
      Task { await end(mine) }
    }
    timer.cancel()
    return wasWoken
  }

  private func end(_ turn: Int) {
    guard turn == self.turn, let waiter else { return }
    self.waiter = nil
    waiter.resume(returning: false)
  }
}
