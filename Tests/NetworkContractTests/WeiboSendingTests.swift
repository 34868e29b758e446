import Conversation
import Foundation
import HTTP
import Testing
import Weibo

@Suite("Sending by Weibo", .timeLimit(.minutes(15)))
struct WeiboSendingTests {
  /// An account with one status read from it.
  private func asked() async throws -> (subject: WeiboSubject, message: IncomingMessage) {
    var (subject, reader) = try await WeiboSubject.started()
    subject.server.write("@nuthatch milk")
    return (subject, try #require(try await reader.poll().first))
  }

  private func refusal(_ code: Int) -> HTTPResponse {
    HTTPResponse(
      status: 400, body: Data(#"{"request":"/2/comments/create.json","error_code":\#(code),"error":"no"}"#.utf8))
  }

  @Test func `a status is commented on, with the address of the bot's machine, and no token in any address`()
    async throws
  {
    let (subject, message) = try await asked()
    _ = try await subject.network.send(OutgoingMessage("Added \"milk\".", to: message))
    #expect(subject.server.lastFields == ["id": message.id, "comment": "Added \"milk\".", "rip": "203.0.113.7"])
    #expect(subject.requests.allSatisfy { !$0.url.contains(FakeWeibo.token) && !$0.followsRedirects })
  }

  @Test func `what Weibo shows later is posted`() async throws {
    let (subject, message) = try await asked()
    subject.server.isLate = true
    #expect(
      try await subject.network.send(OutgoingMessage("Added.", to: message, key: "main/1/answer/1"))
        == "posted:main/1/answer/1")
    #expect(subject.server.sent.count == 1)
  }

  @Test(arguments: [FaultyTransport.Fault.lostAnswer, .lostRequest])
  func `a lost answer is looked for among the account's own comments`(fault: FaultyTransport.Fault) async throws {
    let (subject, message) = try await asked()
    let answer = OutgoingMessage("Added \"milk\".", to: message)
    subject.faults.fail(.post, "/2/comments/create.json", fault)
    guard case .retry(_, _, .pending, _) = try await failure(of: { _ = try await subject.network.send(answer) }) else {
      Issue.record("it may have arrived")
      return
    }
    let finding = try await subject.network.find(answer)
    let expected = subject.server.sent.first.map { ReadbackResult.arrived(id: "comment:\($0.id)") } ?? .absent
    #expect(finding == expected)
  }

  @Test func `a text that Weibo has already has arrived, where it is there`() async throws {
    let (subject, message) = try await asked()
    let answer = OutgoingMessage("Added.", to: message)
    let id = try await subject.network.send(answer)
    #expect(try await subject.network.send(answer) == id)
    #expect(subject.server.sent.count == 1)
    subject.faults.fail(.post, "/2/comments/create.json", .answer(refusal(20_017)))
    guard
      case .permanent = try await failure(of: {
        _ = try await subject.network.send(OutgoingMessage("Something else.", to: message))
      })
    else {
      Issue.record("it is nowhere")
      return
    }
  }

  @Test func `what answers nothing names whom it is for, since the same text is taken only once`() async throws {
    let (subject, message) = try await asked()
    var news = OutgoingMessage("There is something for you.", to: message)
    news.repliesTo = nil
    let id = try await subject.network.send(news)
    #expect(subject.server.lastFields["comment"] == "@\(message.authorHandle) There is something for you.")
    #expect(try await subject.network.find(news) == .arrived(id: id))
  }

  @Test func `whoever has written no status can't be written to`() async throws {
    let (subject, message) = try await asked()
    var news = OutgoingMessage("News.", to: message)
    (news.repliesTo, news.conversationID) = (nil, nil)
    guard case .permanent(let reason) = try await failure(of: { _ = try await subject.network.send(news) }) else {
      Issue.record("there is nothing to comment on")
      return
    }
    #expect(reason.contains("no status"))
  }

  @Test(arguments: [("milk", 4), ("牛奶", 4), ("é", 2), ("", 0), ("👨‍👩‍👧", 10)])
  func `half-width characters are counted`(text: String, length: Int) {
    #expect(NetworkTraits.Counting.weibo.length(of: text) == length)
  }

  /// The meaning of an answer: the kind of failure.
  @Test(arguments: [
    (10_022, "retry"), (10_023, "retry"), (10_024, "retry"), (20_016, "retry"), (10_001, "doubt"), (10_002, "doubt"),
    (10_003, "doubt"), (10_009, "doubt"), (10_010, "doubt"), (10_011, "doubt"), (20_012, "permanent"),
    (20_013, "permanent"), (20_101, "permanent"), (20_201, "permanent"), (20_206, "permanent"), (20_207, "permanent"),
    (20_031, "signed out"), (10_014, "signed out"), (21_314, "signed out"), (21_327, "signed out"),
    (21_332, "signed out"),
    (99_999, "permanent"),
  ])
  func `refusals are sorted by their codes`(code: Int, kind: String) async throws {
    let (subject, message) = try await asked()
    subject.faults.fail(.post, "/2/comments/create.json", .answer(refusal(code)))
    let failure = try await failure { _ = try await subject.network.send(OutgoingMessage("Added.", to: message)) }
    let found =
      switch failure {
      case .retry(let after, _, .no, _): after == 3_600 ? "retry" : "retry at another time"
      case .retry: "doubt"
      case .permanent: "permanent"
      case .optedOut: "opted out"
      case .windowClosed: "window closed"
      case .signedOut: "signed out"
      }
    #expect(found == kind, "\(failure)")
  }

  @Test func `the stand-in's own refusals mean the same`() async throws {
    let (subject, message) = try await asked()
    subject.server.closed = [FakeWeibo.ann]
    guard
      case .permanent = try await failure(of: {
        _ = try await subject.network.send(OutgoingMessage("Added.", to: message))
      })
    else {
      Issue.record("its author lets nobody comment")
      return
    }
    subject.server.callsPerDay = 3
    guard
      case .retry(3_600, _, .no, _) = try await failure(of: {
        _ = try await subject.network.messages(after: "{\"calls\":0,\"dayBegan\":0,\"read\":{}}")
      })
    else {
      Issue.record("the day's calls are used up")
      return
    }
  }
}
