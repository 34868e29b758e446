import Foundation
import Synchronization
import Testing

@testable import Agent

/// What `/health` tells of accounts.
@Suite struct VitalsTests {
  @Test func `an account that has failed for minutes is told of, until it is well or gone`() {
    let time = Mutex(0.0)
    let vitals = Vitals(uptime: { time.withLock { $0 } })
    vitals.polled("garden", failure: "401")
    vitals.polled("bird", failure: "503")
    time.withLock { $0 += Vitals.leniency - 1 }
    #expect(vitals.problems.isEmpty)
    vitals.polled("garden", failure: "502")
    time.withLock { $0 += 2 }
    #expect(
      vitals.problems == [
        "account bird has failed for 5 minutes: 503", "account garden has failed for 5 minutes: 502",
      ])
    vitals.polled("garden", failure: nil)
    vitals.forget("bird")
    #expect(vitals.problems.isEmpty)
    // What fails once more begins to be waited for anew.
    vitals.polled("garden", failure: "401")
    #expect(vitals.problems.isEmpty)
  }
}
