import Agenda
import Conversation
import Foundation
import Storage
import Testing

@testable import Agent

@Suite struct AuthorRateLimiterTests {
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

  private func key(_ author: String) -> AddressKey {
    AddressKey(network: "scripted", realm: "scripted", remoteID: author)
  }

  @Test func `so many of one author's messages are worked on at once, then so many a minute`() {
    let rate = AuthorRateLimiter(burst: 10, perMinute: 60)
    #expect(rate.allowance(of: key("ana"), at: now) == 10)
    rate.spend(entries(10, by: "ana"), at: now)
    #expect(rate.allowance(of: key("ana"), at: now) == 0)
    #expect(rate.allowance(of: key("bob"), at: now) == 10)
    #expect(rate.allowance(of: key("ana"), at: now + 3) == 3)
  }

  @Test func `a clock set back does no harm`() {
    let rate = AuthorRateLimiter(burst: 2, perMinute: 60)
    rate.spend(entries(2, by: "ana"), at: now)
    #expect(rate.allowance(of: key("ana"), at: now - 3600) == 0)
    #expect(rate.allowance(of: key("ana"), at: now + 3600) == 2)
  }

  @Test func `a crowd whose messages have to wait holds nobody else up`() async throws {
    let agent = try TestAgent()
    var worker = agent.worker
    worker.rate = AuthorRateLimiter(burst: 1, perMinute: 60)
    for number in 0..<(2 * InboxWorker.batch) {
      agent.network.write("hello there", by: "crowd \(number % InboxWorker.batch)")
    }
    agent.network.write("buy milk", by: "bob")
    try await agent.poll()
    #expect(try await worker.workOnce().worked == InboxWorker.batch)
    #expect(try await worker.workOnce().worked == 1)
    #expect(try await agent.todos(of: "bob") == ["buy milk"])
    #expect(try await worker.workOnce().worked == 0)
  }
}
