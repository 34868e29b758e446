import Foundation
import Synchronization
import Testing

@testable import Agent

/// The report of `/health` on accounts.
@Suite struct HeartbeatsTests {
  @Test func `an account that has failed for minutes is told of, until it is well or gone`() {
    let time = Mutex(0.0)
    let heartbeats = Heartbeats(uptime: { time.withLock { $0 } })
    heartbeats.polled("garden", failure: "401")
    heartbeats.polled("bird", failure: "503")
    time.withLock { $0 += Heartbeats.leniency - 1 }
    #expect(heartbeats.problems.isEmpty)
    heartbeats.polled("garden", failure: "502")
    time.withLock { $0 += 2 }
    #expect(
      heartbeats.problems == [
        "account bird has failed for 5 minutes: 503", "account garden has failed for 5 minutes: 502",
      ])
    heartbeats.polled("garden", failure: nil)
    heartbeats.forget("bird")
    #expect(heartbeats.problems.isEmpty)
    // A new failure starts a new wait.
    heartbeats.polled("garden", failure: "401")
    #expect(heartbeats.problems.isEmpty)
  }
}
