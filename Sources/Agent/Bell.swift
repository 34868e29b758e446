import Foundation

/// Wakes one waiting worker; a ring that nobody waits for is kept for the next who does.
actor Bell {
  private let timekeeper: Timekeeper
  private var rung = false
  private var waiter: CheckedContinuation<Bool, Never>?
  private var turn = 0

  init(_ timekeeper: Timekeeper) { self.timekeeper = timekeeper }

  func ring() {
    if let waiter {
      self.waiter = nil
      waiter.resume(returning: true)
    } else {
      rung = true
    }
  }

  /// Waits for a ring, but no longer than so many seconds nor past a cancellation; returns whether it rang.
  @discardableResult
  func wait(atMost seconds: TimeInterval) async -> Bool {
    if rung {
      rung = false
      return true
    }
    turn += 1
    let mine = turn
    let timer = Task { [timekeeper] in
      try? await timekeeper.sleep(seconds)
      end(mine)
    }
    let rang = await withTaskCancellationHandler {
      await withCheckedContinuation { waiter = $0 }
    } onCancel: {
      Task { await end(mine) }
    }
    timer.cancel()
    return rang
  }

  private func end(_ turn: Int) {
    guard turn == self.turn, let waiter else { return }
    self.waiter = nil
    waiter.resume(returning: false)
  }
}
