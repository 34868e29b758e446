import Conversation
import Foundation
import HTTP
import Testing
import X

@Suite("Limits and costs of X", .timeLimit(.minutes(15)))
struct XLimitTests {
  @Test func `an endpoint that is used up waits for its window, the other goes on`() async throws {
    var (subject, reader) = try await XSubject.started()
    subject.server.remaining["mentions"] = 1
    try await reader.poll()
    subject.server.mention("@nuthatch one")
    subject.server.message("two")
    let asked = subject.server.queries["mentions"]?.count
    #expect(try await reader.poll().map(\.text) == ["two"])
    #expect(subject.server.queries["mentions"]?.count == asked)
    subject.server.clock.advance(901)
    subject.server.remaining["mentions"] = 5
    #expect(try await reader.poll().map(\.text) == ["@nuthatch one"])
  }

  @Test func `the tighter of two limits is told, and both used up say when to come again`() async throws {
    let (subject, reader) = try await XSubject.started()
    subject.server.remaining = ["mentions": 12, "dm_events": 4]
    let page = try await subject.network.messages(after: reader.cursor)
    #expect(page.budget?.remaining == 3)
    subject.server.remaining = ["mentions": 0, "dm_events": 0]
    let refused = try await failure { _ = try await subject.network.messages(after: reader.cursor) }
    guard case .retry(900, _, .no, _) = refused else {
      Issue.record("\(refused)")
      return
    }
    subject.server.clock.advance(100)
    let asked = subject.faults.requests.count
    let empty = try await subject.network.messages(after: reader.cursor)
    #expect(empty.messages == [] && empty.budget?.remaining == 0)
    #expect(empty.budget?.resets == subject.server.clock.now.addingTimeInterval(800))
    #expect(subject.faults.requests.count == asked)
  }

  @Test func `a day's limit holds longer than a quarter of an hour's`() async throws {
    let (subject, reader) = try await XSubject.started()
    let now = Int(subject.server.clock.now.timeIntervalSince1970)
    let headers: HTTPHeaders = [
      "x-rate-limit-limit": "15", "x-rate-limit-remaining": "9", "x-rate-limit-reset": "\(now + 300)",
      "x-user-limit-24hour-limit": "100", "x-user-limit-24hour-remaining": "0",
      "x-user-limit-24hour-reset": "\(now + 40_000)",
    ]
    for path in ["/2/users/", "/2/dm_events"] {
      subject.faults.fail(.get, path, .answer(HTTPResponse(status: 429, headers: headers, body: Data("{}".utf8))))
    }
    let refused = try await failure { _ = try await subject.network.messages(after: reader.cursor) }
    guard case .retry(40_000, _, .no, _) = refused else {
      Issue.record("\(refused)")
      return
    }
  }

  @Test(arguments: [200, 503])
  func `an answer that is no use waits for no window that has requests left`(status: Int) async throws {
    var (subject, reader) = try await XSubject.started()
    let end = Int(subject.server.clock.now.timeIntervalSince1970) + 800
    let headers: HTTPHeaders = [
      "x-rate-limit-limit": "450", "x-rate-limit-remaining": "449", "x-rate-limit-reset": "\(end)",
    ]
    let spoilt = HTTPResponse(status: status, headers: headers, body: Data(#"{"data": {"id"#.utf8))
    subject.faults.fail(.get, "/2/users/", .answer(spoilt))
    guard case .retry(nil, _, .no, _) = try await failure(of: { try await reader.poll() }) else {
      Issue.record("it waits")
      return
    }
  }

  @Test func `one endpoint in trouble does not keep back what the other has`() async throws {
    var (subject, reader) = try await XSubject.started()
    subject.server.message("milk")
    subject.faults.fail(.get, "/2/users/", .answer(HTTPResponse(status: 503)))
    #expect(try await reader.poll().map(\.text) == ["milk"])
    subject.faults.fail(.get, "/2/users/", .answer(HTTPResponse(status: 503)))
    guard case .retry(_, _, .no, _) = try await failure(of: { try await reader.poll() }) else {
      Issue.record("trouble is not told")
      return
    }
  }

  @Test func `what is read is charged once a day, what is written by what it is`() async throws {
    let prices = XPrices(postRead: 5, messageRead: 10, post: 15, postWithLink: 200, message: 20)
    let (subject, reader) = try await XSubject.started(XSubject(prices: prices))
    subject.server.mention("@nuthatch one")
    subject.server.message("two")
    let costs = [
      try await subject.network.messages(after: reader.cursor),
      try await subject.network.messages(after: reader.cursor),
    ].map(\.cost)
    #expect(costs == [15, 0])
    subject.server.clock.advance(86_400)
    #expect(try await subject.network.messages(after: reader.cursor).cost == 15)
    #expect(subject.network.cost(of: XSubject.answer("Done.")) == 20)
    #expect(subject.network.cost(of: XSubject.answer("Done.", to: "1")) == 15)
    #expect(subject.network.cost(of: XSubject.answer("See https://example.org", to: "1")) == 200)
  }
}
