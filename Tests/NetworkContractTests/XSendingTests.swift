import Conversation
import Foundation
import HTTP
import Testing
import X

@Suite("Writing on X", .timeLimit(.minutes(15)))
struct XSendingTests {
  private static let tweets = "/2/tweets", messages = "/2/dm_conversations"

  private static func problem(_ status: Int, _ body: String, _ headers: HTTPHeaders = [:]) -> FaultyTransport.Fault {
    .answer(HTTPResponse(status: status, headers: headers, body: Data(body.utf8)))
  }

  @Test func `a public answer is a reply that names its addressee`() async throws {
    let subject = XSubject()
    let post = subject.server.mention("@nuthatch milk")
    let id = try await subject.network.send(XSubject.answer("Got it.", to: post))
    let sent = try #require(subject.server.sentPosts.first)
    #expect(sent.id == id && sent.text == "@ann Got it." && sent.repliesTo == post)
    let request = try #require(subject.faults.requests.last)
    #expect(
      request.body.map { String(decoding: $0, as: UTF8.self) }.map { $0.contains(#""reply":{"in_reply_to_tweet_id":"#) }
        == true)
  }

  @Test func `nothing is posted that answers nothing`() async throws {
    let subject = XSubject()
    var message = XSubject.answer("Hello everybody.", to: "1")
    message.repliesTo = nil
    guard case .permanent = try await failure(of: { _ = try await subject.network.send(message) }) else {
      Issue.record("not refused")
      return
    }
    #expect(subject.server.sentPosts.isEmpty)
  }

  @Test(arguments: [true, false])
  func `reading back finds what arrived, and tells what never did`(isPublic: Bool) async throws {
    let subject = XSubject()
    _ = try await subject.network.connect()
    let post = isPublic ? subject.server.mention("@nuthatch milk") : nil
    subject.server.largestPage = 10
    let earlier = try await subject.network.send(XSubject.answer("Hello.", to: post))
    for number in 0..<15 { _ = try await subject.network.send(XSubject.answer("Other \(number).", to: post)) }
    let path = isPublic ? Self.tweets : Self.messages
    subject.faults.fail(.post, path, .lostAnswer)
    subject.faults.fail(.post, path, .lostRequest)
    let arrived = XSubject.answer("Added \"milk & <eggs>\".", to: post), lost = XSubject.answer("Moved.", to: post)
    for message in [arrived, lost] {
      guard case .retry(_, _, .pending, _) = try await failure(of: { _ = try await subject.network.send(message) })
      else {
        Issue.record("no doubt")
        return
      }
    }
    for number in 15..<30 { _ = try await subject.network.send(XSubject.answer("Other \(number).", to: post)) }
    let texts = subject.server.sentEvents.map { ($0.id, $0.text) } + subject.server.sentPosts.map { ($0.id, $0.text) }
    let id = try #require(texts.first { $0.1.contains("milk") }?.0)
    #expect(try await subject.network.find(arrived, earlier: [earlier]) == .arrived(id: id))
    #expect(try await subject.network.find(lost, earlier: [earlier]) == .absent)
    // A post that is known to be older ends the search, and saves the cost of reading on.
    let newest = try #require(texts.last?.0)
    let asked = subject.faults.requests.count
    #expect(try await subject.network.find(lost, earlier: [newest]) == .absent)
    #expect(subject.faults.requests.count == asked + 1)
  }

  @Test func `a server that repeats a page proves no absence`() async throws {
    let subject = XSubject()
    _ = try await subject.network.connect()
    subject.server.largestPage = 10
    for number in 0..<15 { _ = try await subject.network.send(XSubject.answer("Other \(number).")) }
    subject.faults.fail(.post, Self.messages, .lostRequest)
    let lost = XSubject.answer("Moved.")
    _ = try await failure { _ = try await subject.network.send(lost) }
    subject.server.repeatsPage = true
    #expect(try await subject.network.find(lost) == .unclear)
  }

  @Test func `no more is read and paid for than is likely to settle a doubt`() async throws {
    let subject = XSubject()
    _ = try await subject.network.connect()
    subject.server.largestPage = 100
    for number in 0..<350 { _ = try await subject.network.send(XSubject.answer("Other \(number).")) }
    let asked = subject.faults.requests.count
    #expect(try await subject.network.find(XSubject.answer("Moved.")) == .unclear)
    #expect(subject.faults.requests.count == asked + 3)
  }

  @Test(arguments: [#"{"data":[{"text":"Moved."}],"meta":{}}"#, #"{"data":[{"id":"7","text":"Moved."},5],"meta":{}}"#])
  func `a post that can't be read proves no absence`(page: String) async throws {
    let subject = XSubject()
    _ = try await subject.network.connect()
    subject.faults.fail(.get, "/2/dm_conversations", Self.problem(200, page))
    #expect(try await subject.network.find(XSubject.answer("Added.")) == .unclear)
    #expect(try await subject.network.find(XSubject.answer("Added.")) == .absent)
  }

  @Test func `the same words, known to be another message, prove nothing`() async throws {
    let subject = XSubject()
    _ = try await subject.network.connect()
    let first = try await subject.network.send(XSubject.answer("Done."))
    subject.faults.fail(.post, Self.messages, .lostRequest)
    let second = XSubject.answer("Done.")
    _ = try await failure { _ = try await subject.network.send(second) }
    // Whichever process asks.
    let finding = try await subject.reopened().find(second, others: [first])
    #expect(finding == .absent)
  }

  @Test func `a copy that is refused is the message that arrived before`() async throws {
    let subject = XSubject()
    _ = try await subject.network.connect()
    let post = subject.server.mention("@nuthatch milk")
    let answer = XSubject.answer("Got it.", to: post)
    subject.faults.fail(.post, Self.tweets, .lostAnswer)
    _ = try await failure { _ = try await subject.network.send(answer) }
    let id = try await subject.network.send(answer)
    #expect(subject.server.sentPosts.map(\.id) == [id])
    // To another post it is none.
    let other = XSubject.answer("Got it.", to: subject.server.mention("@nuthatch eggs"))
    let refused = try await failure { _ = try await subject.network.send(other) }
    guard case .permanent(let reason) = refused, reason.contains("same text only once") else {
      Issue.record("\(refused)")
      return
    }
  }

  // MARK: Refusals

  private enum Sort: Equatable { case signedOut, permanent, later(TimeInterval?) }

  private static func sort(_ failure: NetworkFailure) -> Sort {
    switch failure {
    case .signedOut: .signedOut
    case .permanent, .optedOut, .windowClosed: .permanent
    case .retry(let after, _, _, _): .later(after)
    }
  }

  private static let forbidden = #"{"title":"Forbidden","type":"about:blank","status":403,"detail":"%"}"#

  private static let refusals: [(status: Int, body: String, sort: Sort, cure: String)] = [
    (
      403, #"{"errors":[{"code":349,"message":"You cannot send messages to this user."}]}"#, .permanent,
      "or write first"
    ),
    (403, detail("You do not have permission to DM one or more participants."), .permanent, "accept direct messages"),
    (403, detail("You are not allowed to create a Tweet with duplicate content."), .permanent, "only once"),
    (
      403,
      detail(
        "Reply to this conversation is not allowed because you have not been mentioned or otherwise engaged by the author"
      ),
      .permanent, "limits who can reply"
    ),
    (
      403, detail("You attempted to reply to a Tweet that is deleted or not visible to you."), .permanent,
      "gone or protected"
    ),
    (
      403, detail("Your account is suspended and is not permitted to access this feature."), .signedOut,
      "sign in at x.com"
    ),
    (
      403, #"{"errors":[{"code":326,"message":"To protect our users, this account is temporarily locked."}]}"#,
      .signedOut, "sign in at x.com"
    ),
    (
      403, #"{"errors":[{"code":226,"message":"This request looks like it might be automated."}]}"#, .later(900),
      "automated"
    ),
    (
      403,
      #"{"title":"Client Forbidden","reason":"client-not-enrolled","required_enrollment":"Appropriate Level of API Access","detail":"When authenticating requests to the API v2 endpoints, you must use keys and tokens from a developer App that is attached to a Project.","type":"https://api.twitter.com/2/problems/client-forbidden"}"#,
      .signedOut, "pay-per-use"
    ),
    (
      403,
      #"{"title":"Forbidden","detail":"Your client app is not configured with the appropriate oauth1 app permissions for this endpoint.","type":"https://api.twitter.com/2/problems/oauth1-permissions"}"#,
      .signedOut, "Direct message rights"
    ),
    (
      403,
      #"{"title":"Unsupported Authentication","detail":"Authenticating with OAuth 2.0 Application-Only is forbidden for this endpoint.","type":"https://api.twitter.com/2/problems/unsupported-authentication"}"#,
      .signedOut, "too few rights"
    ),
    (403, detail("Something new."), .permanent, "Something new."),
    (
      402,
      #"{"title":"CreditsDepleted","detail":"Your enrolled account does not have any credits.","type":"https://api.x.com/2/problems/credits"}"#,
      .later(3600), "buy credits"
    ),
    (
      429,
      #"{"title":"UsageCapExceeded","period":"Monthly","scope":"Product","detail":"Usage cap exceeded: Monthly product cap","type":"https://api.twitter.com/2/problems/usage-capped"}"#,
      .later(3600), "raise the spending cap"
    ),
    (
      429, #"{"title":"Too Many Requests","detail":"Too Many Requests","type":"about:blank","status":429}"#,
      .later(nil), "Too Many"
    ),
    (
      404,
      #"{"title":"Not Found Error","detail":"Could not find user.","type":"https://api.x.com/2/problems/resource-not-found"}"#,
      .permanent, "Could not find"
    ),
    (
      400,
      #"{"errors":[{"message":"text is too long"}],"title":"Invalid Request","type":"https://api.x.com/2/problems/invalid-request"}"#,
      .permanent, "too long"
    ),
    (
      200,
      #"{"errors":[{"title":"Forbidden","detail":"You do not have permission to DM one or more participants.","status":403,"type":"https://api.x.com/2/problems/not-authorized-for-resource"}]}"#,
      .permanent, "accept direct messages"
    ),
    (403, #"{"errors":"Status is a duplicate."}"#, .permanent, "only once"),
  ]

  private static func detail(_ text: String) -> String { forbidden.replacing("%", with: text) }

  @Test(arguments: refusals.indices)
  func `each refusal is sorted, and says what to do`(index: Int) async throws {
    let refusal = Self.refusals[index]
    let subject = XSubject()
    subject.faults.fail(.post, Self.messages, Self.problem(refusal.status, refusal.body))
    let failure = try await failure { _ = try await subject.network.send(XSubject.answer("Hello.")) }
    #expect(Self.sort(failure) == refusal.sort)
    #expect(failure.words.contains(refusal.cure), "\(failure)")
    // The remedy is given once: by the failure itself or by the network's advice, and not again in the reason.
    #expect(failure.cure.map { !failure.reason.contains($0) } ?? true)
    #expect(!"\(failure)".contains("Arrival.maybe"))
    #expect(!"\(failure)".contains("access-0"))
  }

  @Test func `a limit waits until its window ends, by the server's clock`() async throws {
    let subject = XSubject()
    let ahead: TimeInterval = 3600
    let server = subject.server.clock.now.addingTimeInterval(ahead)
    let headers: HTTPHeaders = [
      "x-rate-limit-limit": "15", "x-rate-limit-remaining": "0",
      "x-rate-limit-reset": "\(Int(server.timeIntervalSince1970) + 90)", "Date": "Wed, 18 Nov 2026 12:06:40 GMT",
    ]
    subject.faults.fail(.post, Self.messages, Self.problem(429, "{}", headers))
    let failure = try await failure { _ = try await subject.network.send(XSubject.answer("Hello.")) }
    #expect(Self.sort(failure) == .later(90))
  }

  @Test(arguments: [500, 502, 503, 504, 408])
  func `a server in trouble leaves a doubt about what was written`(status: Int) async throws {
    let subject = XSubject()
    // The text of a server error is no verdict.
    subject.faults.fail(.post, Self.messages, Self.problem(status, #"{"title":"Forbidden","detail":"scope"}"#))
    guard
      case .retry(_, _, status == 500 ? .maybe : .pending, _) = try await failure(of: {
        _ = try await subject.network.send(XSubject.answer("Hi."))
      })
    else {
      Issue.record("no doubt")
      return
    }
  }

  @Test(arguments: ["", "<html>hotel</html>", "[{", "null", #"{"data":{}}"#, #"{"data":{"id":7}}"#])
  func `an answer that cannot be read leaves a doubt, and is asked for again`(body: String) async throws {
    let subject = XSubject()
    _ = try await subject.network.connect()
    subject.faults.fail(.post, Self.messages, Self.problem(201, body))
    guard
      case .retry(_, _, .maybe, _) = try await failure(of: {
        _ = try await subject.network.send(XSubject.answer("Hi."))
      })
    else {
      Issue.record("no doubt")
      return
    }
    for path in ["/2/users/", "/2/dm_events"] { subject.faults.fail(.get, path, Self.problem(200, body)) }
    let failure = try await failure { _ = try await subject.network.messages(after: nil) }
    guard case .retry = failure else {
      Issue.record("\(failure)")
      return
    }
  }
}
