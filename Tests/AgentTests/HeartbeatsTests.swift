import Foundation
import Synchronization
import Testing

@testable import Agent

/// What `/health` tells of accounts.
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
    // What fails once more begins to be waited for anew.
    heartbeats.polled("garden", failure: "401")
    #expect(heartbeats.problems.isEmpty)
  }
}
