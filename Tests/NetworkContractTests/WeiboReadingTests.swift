import Conversation
import Foundation
import HTTP
import Testing
import Weibo

@Suite("Reading from Weibo", .timeLimit(.minutes(15)))
struct WeiboReadingTests {
  @Test func `what was written before the first start is not answered`() async throws {
    let subject = WeiboSubject()
    subject.server.write("@nuthatch old")
    var (_, reader) = try await WeiboSubject.started(subject)
    #expect(try await reader.poll() == [])
    subject.server.write("@nuthatch new")
    #expect(try await reader.poll().map(\.text) == ["@nuthatch new"])
  }

  @Test func `what is old stays unanswered, even if the newest was deleted before the first start`() async throws {
    let subject = WeiboSubject()
    subject.server.write("@nuthatch old")
    subject.server.delete(subject.server.write("@nuthatch regretted"))
    var (_, reader) = try await WeiboSubject.started(subject)
    #expect(try await reader.poll() == [])
    subject.server.write("@nuthatch new")
    #expect(try await reader.poll().map(\.text) == ["@nuthatch new"])
  }

  @Test func `a comment is read with its status, and what it replies to`() async throws {
    var (subject, reader) = try await WeiboSubject.started()
    let status = subject.server.write("nice weather", by: FakeWeibo.bob)
    let comment = subject.server.comment("@nuthatch call jimmy", on: status)
    let message = try #require(try await reader.poll().first)
    #expect(message.id == "comment:\(comment)" && message.conversationID == "\(status)")
    #expect(message.text == "@nuthatch call jimmy" && message.visibility == .open)
    #expect((message.authorID, message.authorHandle) == (FakeWeibo.ann, "ann"))
    #expect(
      message.sentAt == Date(timeIntervalSince1970: subject.server.clock.now.timeIntervalSince1970.rounded(.down)))

    let answer = try await subject.network.send(OutgoingMessage("Added.", to: message))
    let own = try #require(subject.server.sent.first)
    #expect(answer == "comment:\(own.id)")
    subject.server.comment("done", on: status, replyingTo: own.id)
    let reply = try #require(try await reader.poll().first)
    #expect(reply.text == "@nuthatch done" && reply.repliesTo == answer)
  }

  @Test(arguments: [
    ("@nuthatch buy milk", "@nuthatch buy milk"), ("buy milk @Nuthatch", "@nuthatch buy milk"),
    ("@nuthatch buy milk //@小鳥: @nuthatch old", "@nuthatch buy milk"), ("lovely //@小鳥: @nuthatch buy milk", nil),
    ("@nuthatchery buy milk", nil), ("@nuthatchery and @nuthatch: buy milk", "@nuthatch @nuthatchery and : buy milk"),
    ("@nuthatch 买牛奶", "@nuthatch 买牛奶"), ("回复 @nuthatch :buy milk // @小鳥:@nuthatch old", "@nuthatch buy milk"),
    ("lovely // @小鳥 :buy milk @nuthatch", nil),
  ])
  func `what names the account in its author's own words is for it`(text: String, read: String?) async throws {
    var (subject, reader) = try await WeiboSubject.started()
    subject.server.write(text)
    #expect(try await reader.poll().map(\.text) == [read].compactMap { $0 })
  }

  @Test func `what is in two feeds is read once, and the account's own comments never`() async throws {
    var (subject, reader) = try await WeiboSubject.started()
    subject.server.write("@nuthatch milk")
    let message = try #require(try await reader.poll().first)
    _ = try await subject.network.send(OutgoingMessage("@nuthatch says: added.", to: message))
    let own = try #require(subject.server.sent.first)
    subject.server.comment("@nuthatch done", on: Int(message.conversationID) ?? 0, replyingTo: own.id)
    #expect(try await reader.poll().map(\.text) == ["@nuthatch done"])
    #expect(try await reader.poll() == [])
  }

  @Test func `more than a page is read back to the known, over gaps of what was deleted`() async throws {
    var (subject, reader) = try await WeiboSubject.started()
    for number in 0..<250 {
      let id = subject.server.write("@nuthatch \(number)")
      if number % 5 == 4 { subject.server.delete(id) }
      subject.server.clock.advance(1)
    }
    let expected = (0..<250).filter { $0 % 5 != 4 }.map { "@nuthatch \($0)" }
    #expect(try await reader.poll().map(\.text) == expected)
    #expect(reader.missed == [])
  }

  @Test func `a page that was deleted but for a few hides nothing behind it`() async throws {
    var (subject, reader) = try await WeiboSubject.started()
    subject.server.write("@nuthatch known")
    _ = try await reader.poll()
    for number in 0..<250 {
      let id = subject.server.write("@nuthatch \(number)")
      if number >= 50, number % 50 != 49 { subject.server.delete(id) }
      subject.server.clock.advance(1)
    }
    let expected = ((0..<50) + [99, 149, 199, 249]).map { "@nuthatch \($0)" }
    #expect(try await reader.poll().map(\.text) == expected)
    #expect(reader.missed == [])
    // Known comments are looked at again, but not delivered again.
    let before = subject.server.calls
    #expect(try await reader.poll() == [])
    #expect(subject.server.calls - before == 3)
  }

  @Test func `a page that was deleted whole hides nothing behind it`() async throws {
    var (subject, reader) = try await WeiboSubject.started()
    subject.server.write("@nuthatch known")
    _ = try await reader.poll()
    for number in 0..<230 {
      let id = subject.server.write("@nuthatch \(number)")
      if number >= 30 { subject.server.delete(id) }
      subject.server.clock.advance(1)
    }
    #expect(try await reader.poll().map(\.text) == (0..<30).map { "@nuthatch \($0)" })
    #expect(reader.missed == [])
    // Two in a row end the search, and cost no more than that.
    for _ in 0..<450 { subject.server.delete(subject.server.write("@nuthatch regretted")) }
    let before = subject.server.calls
    #expect(try await reader.poll() == [])
    #expect(subject.server.calls - before == 4)
  }

  @Test func `more than Weibo lists is told of`() async throws {
    var (subject, reader) = try await WeiboSubject.started()
    for number in 0..<1_050 { subject.server.write("@nuthatch \(number)") }
    #expect(try await reader.poll().count == 1_000)
    #expect(reader.missed == [.unlisted])
  }

  @Test func `pages that are too long are read in smaller ones`() async throws {
    var (subject, reader) = try await WeiboSubject.started(WeiboSubject(longestAnswer: 9_000))
    for number in 0..<60 {
      subject.server.write("@nuthatch \(number)")
      subject.server.clock.advance(1)
    }
    #expect(try await reader.poll().map(\.text) == (0..<60).map { "@nuthatch \($0)" })
  }

  @Test func `a day of looking leaves calls for answers, and a restart forgets none of them`() async throws {
    let (subject, reader) = try await WeiboSubject.started()
    var page = try await subject.network.messages(after: reader.cursor)
    let began = try #require(page.budget)
    // Half of the calls in the budget are for reading: 18 looks a day, less the two that were made.
    #expect(began.remaining == 32 && began.resets <= subject.server.clock.now + 86_400)
    var looks = 2
    while let budget = page.budget, budget.remaining > 0 {
      subject.server.clock.advance(60)
      page = try await subject.reopened().messages(after: page.cursor)
      looks += 1
    }
    #expect(looks == 18)
    #expect(page.budget?.resets == began.resets)
    subject.server.clock.advance(86_400)
    page = try await subject.reopened().messages(after: page.cursor)
    #expect(page.budget?.remaining == 34)
    #expect((page.budget?.resets).map { $0 > began.resets } == true)
    let traits = try await subject.network.connect().traits
    let sends = try #require(traits.limitsForSending.first { $0.window == 86_400 }).messages
    #expect(looks * 3 + sends <= 90 && traits.requestsPerWindow == 100)
  }
}
