import Conversation
import Foundation
import Testing

@testable import Agent

@Suite struct MessageRateTests {
  private let now = Date(timeIntervalSince1970: 1_795_168_800)

  private func entries(_ count: Int, by author: String) -> [InboxEntry] {
    (0..<count).map { number in
      InboxEntry(
        number: Int64(number), account: "main", network: "scripted", realm: "scripted",
        message: IncomingMessage(
          id: "\(author)\(number)", authorID: author, authorHandle: author, conversationID: author, text: "hi",
          sentAt: now),
        attempts: 0)
    }
  }

  @Test func `a flood waits, in its order, and nobody else with it`() {
    let rate = MessageRate(burst: 10, perMinute: 60)
    let flood = entries(25, by: "ana")
    let first = rate.admitted(flood + entries(1, by: "bob"), at: now)
    #expect(first.map(\.message.id) == flood.prefix(10).map(\.message.id) + ["bob0"])
    rate.spend(first, at: now)
    #expect(rate.admitted(Array(flood.dropFirst(10)), at: now).isEmpty)
    let later = rate.admitted(Array(flood.dropFirst(10)), at: now + 3)
    #expect(later.map(\.number) == [10, 11, 12])
  }

  @Test func `what was not worked on is not counted, and a clock set back does no harm`() {
    let rate = MessageRate(burst: 2, perMinute: 60)
    let flood = entries(9, by: "ana")
    #expect(rate.admitted(flood, at: now).count == 2)
    #expect(rate.admitted(flood, at: now).count == 2)
    rate.spend(Array(flood.prefix(2)), at: now)
    #expect(rate.admitted(flood, at: now - 3600).isEmpty)
    #expect(rate.admitted(flood, at: now + 3600).count == 2)
  }
}
