import Foundation
import Testing

@testable import Agent

@Suite(.timeLimit(.minutes(15))) struct WakeSignalTests {
  /// A signal whose waits last for an hour, whatever is asked for, or end at once.
  private static func signal(isPatient: Bool = true) -> WakeSignal {
    WakeSignal(
      Timekeeper(now: { Date() }, sleep: { _ in if isPatient { try await Task.sleep(for: .seconds(3600)) } }))
  }

  @Test func `a wake-up is kept for the next wait, once`() async {
    let signal = Self.signal(isPatient: false)
    signal.wake()
    signal.wake()
    #expect(await signal.wait(atMost: 1))
    #expect(await !signal.wait(atMost: 1))
  }

  @Test func `a wake-up ends the wait under way, whenever it comes`() async {
    await Self.onManySignals { signal, turn in
      async let wasWoken = signal.wait(atMost: 1)
      if turn % 2 == 0 { await Task.yield() }
      signal.wake()
      #expect(await wasWoken)
    }
  }

  @Test func `a wait that is cancelled ends, whenever that comes, and takes nobody's wake-up`() async {
    await Self.onManySignals { signal, turn in
      let wait = Task { await signal.wait(atMost: 1) }
      if turn % 2 == 0 { await Task.yield() }
      wait.cancel()
      #expect(await !wait.value)
      signal.wake()
      #expect(await signal.wait(atMost: 1))
    }
  }

  /// Takes ten turns on each of fifty signals, all side by side: among other tests a turn on its own waits long for a
  /// thread.
  private static func onManySignals(_ takeTurn: @escaping @Sendable (WakeSignal, Int) async -> Void) async {
    await withTaskGroup { group in
      for _ in 0..<50 {
        group.addTask {
          let signal = signal()
          for turn in 0..<10 { await takeTurn(signal, turn) }
        }
      }
    }
  }
}
