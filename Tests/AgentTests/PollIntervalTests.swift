import Conversation
import Foundation
import Testing

@testable import Agent

@Suite struct PollIntervalTests {
  let now = Date(timeIntervalSince1970: 1_795_000_000)

  @Test func `while messages come it is polled soon again, and ever less when none do`() {
    var pollInterval = PollInterval(2...30)
    pollInterval.read(new: 3, budget: nil)
    #expect(pollInterval.wait(at: now) == 2)
    pollInterval.read(new: 0, budget: nil)
    #expect(pollInterval.wait(at: now) == 3)
    for _ in 0..<20 { pollInterval.read(new: 0, budget: nil) }
    #expect(pollInterval.wait(at: now) == 30)
  }

  @Test func `what a server has held is followed at once, unless its limit or a failure says otherwise`() {
    var pollInterval = PollInterval(2...30)
    pollInterval.read(new: 0, budget: nil, hasWaited: true)
    #expect(pollInterval.wait(at: now) == 0)
    pollInterval.read(
      new: 0, budget: RateBudget(limit: 300, remaining: 0, resets: now.addingTimeInterval(9)), hasWaited: true)
    #expect(pollInterval.wait(at: now) == 9)
    pollInterval.failed()
    #expect(pollInterval.wait(at: now, told: 5) >= 5)
    pollInterval.read(new: 1, budget: RateBudget(limit: 300, remaining: 300, resets: now))
    #expect(pollInterval.wait(at: now) == 2)
  }

  @Test func `half of what the server's limit leaves is kept for answers`() {
    var pollInterval = PollInterval(1...30)
    pollInterval.read(new: 1, budget: RateBudget(limit: 300, remaining: 20, resets: now.addingTimeInterval(100)))
    #expect(pollInterval.wait(at: now) == 10)
    pollInterval.read(new: 1, budget: RateBudget(limit: 300, remaining: 0, resets: now.addingTimeInterval(100)))
    #expect(pollInterval.wait(at: now) == 100)
  }

  @Test func `a limit that a clock set back has put off for days is none`() {
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    let pollInterval = PollInterval(1...10, budget: RateBudget(limit: 10, remaining: 0, resets: now + 30 * 86_400))
    #expect(pollInterval.wait(untilReadableAt: now) == 0)
    #expect(pollInterval.wait(at: now) <= 10)
  }

  @Test func `failures are waited out, at least as long as the server says`() {
    var pollInterval = PollInterval(1...30)
    pollInterval.failed()
    #expect(pollInterval.wait(at: now, told: 90) == 90)
    for _ in 0..<30 { pollInterval.failed() }
    #expect((36...60).contains(pollInterval.wait(at: now)))
  }

  @Test func `a network's call shortens no wait that a limit or a failure asks for`() {
    var pollInterval = PollInterval(5...60)
    for _ in 0..<20 { pollInterval.read(new: 0, budget: nil) }
    #expect(pollInterval.wait(at: now) == 60 && pollInterval.leastWait(at: now, 60) == 0)
    pollInterval.called()
    #expect(pollInterval.wait(at: now) == 5)
    pollInterval.read(new: 0, budget: RateBudget(limit: 300, remaining: 20, resets: now.addingTimeInterval(100)))
    #expect(pollInterval.leastWait(at: now, 60) == 10)
    pollInterval.failed()
    #expect(pollInterval.leastWait(at: now, 60) == 60)
  }

  @Test(arguments: [(1, 1.0), (2, 2.0), (5, 16.0), (40, 3600.0)])
  func `each failure doubles the wait, up to the longest`(failures: Int, seconds: Double) {
    let backoff = Backoff(first: 1, longest: 3600)
    #expect(backoff.delay(after: failures, spread: 0) == seconds * 0.75)
    #expect(backoff.delay(after: failures, spread: 1) == seconds * 1.25)
  }
}
