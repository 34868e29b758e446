import Conversation
import Facebook
import Foundation
import HTTP
import Testing

@Suite("Sending by Facebook", .timeLimit(.minutes(15)))
struct FacebookSendingTests {
  /// A Page with one message read from it, or one comment.
  private func asked(
    _ visibility: IncomingMessage.Visibility = .direct, _ change: (inout FacebookAccount) -> Void = { _ in }
  ) async throws -> (subject: FacebookSubject, message: IncomingMessage) {
    var (subject, reader) = try await FacebookSubject.started(FacebookSubject(change))
    await subject.write("milk", visibility: visibility)
    return (subject, try #require(try await reader.poll().first))
  }

  @Test func `an answer is a response, and what the bot begins an update`() async throws {
    let (subject, message) = try await asked()
    _ = try await subject.network.send(OutgoingMessage("Added.", to: message))
    _ = try await subject.network.send(FacebookSubject.reminder("Reminder: milk."))
    #expect(subject.server.sent.map(\.type) == ["RESPONSE", "UPDATE"])
  }

  @Test func `a comment is answered by one private reply, which is not sent twice`() async throws {
    let (subject, message) = try await asked(.open)
    let answer = OutgoingMessage("Added \"milk\".", to: message)
    _ = try await subject.network.send(answer)
    #expect(subject.server.sent.map(\.to) == [FakeFacebook.ann])
    #expect((subject.server.sent[0].fields["recipient"] as? [String: String])?["comment_id"] != nil)
    guard case .permanent = try await failure(of: { _ = try await subject.network.send(answer) }) else {
      Issue.record("it had its reply")
      return
    }
    #expect(subject.server.sent.count == 1)
  }

  @Test func `what does not fit one private reply is not sent as another`() async throws {
    let (subject, message) = try await asked(.open)
    _ = try await subject.network.send(OutgoingMessage("One.", to: message, key: "main/1/answer/1"))
    guard
      case .permanent = try await failure(of: {
        _ = try await subject.network.send(OutgoingMessage("Two.", to: message, key: "main/1/answer/2"))
      })
    else {
      Issue.record("a comment takes one")
      return
    }
  }

  @Test func `a private reply to a comment that is gone by now stays in doubt`() async throws {
    let (subject, message) = try await asked(.open)
    let gone = Data(#"{"error":{"message":"(#100) No matching comment","code":100}}"#.utf8)
    subject.faults.fail(.post, FacebookSubject.path("messages"), .answer(HTTPResponse(status: 400, body: gone)))
    #expect(try await subject.network.find(OutgoingMessage("Added \"milk\".", to: message)) == .unclear)
    #expect(subject.server.sent.isEmpty)
  }

  @Test(arguments: [FaultyTransport.Fault.lostAnswer, .lostRequest])
  func `a private reply whose answer was lost is settled by sending it again`(fault: FaultyTransport.Fault) async throws
  {
    let (subject, message) = try await asked(.open)
    let answer = OutgoingMessage("Added \"milk\".", to: message)
    subject.faults.fail(.post, FacebookSubject.path("messages"), fault)
    guard case .retry(_, _, .pending, _) = try await failure(of: { _ = try await subject.network.send(answer) }) else {
      Issue.record("it may have arrived")
      return
    }
    guard case .arrived = try await subject.network.find(answer) else {
      Issue.record("it is there by now")
      return
    }
    #expect(subject.server.sent.map(\.text) == ["Added \"milk\"."])
  }

  @Test func `reading back finds what arrived though its answer was lost, among many`() async throws {
    let (subject, message) = try await asked()
    for number in 0..<60 { _ = try await subject.network.send(OutgoingMessage("Other \(number).", to: message)) }
    let answer = OutgoingMessage("Added \"milk\"\nfor Sat 21 Nov.", to: message)
    subject.faults.fail(.post, FacebookSubject.path("messages"), .lostAnswer)
    _ = try await failure { _ = try await subject.network.send(answer) }
    for number in 60..<90 { _ = try await subject.network.send(OutgoingMessage("Other \(number).", to: message)) }
    guard case .arrived = try await subject.network.find(answer) else {
      Issue.record("it is there")
      return
    }
    let never = OutgoingMessage("Never sent.", to: message)
    #expect(try await subject.network.find(never) == .absent)
  }

  @Test func `after the window a reminder goes by the template that the operator has`() async throws {
    let (subject, message) = try await asked { $0.template = .init(name: "reminder", language: "en_GB") }
    subject.server.clock.advance(86_401)
    let reminder = FacebookSubject.reminder("Call Jimmy\nat 5 pm")
    _ = try await subject.network.send(reminder)
    let sent = try #require(subject.server.sent.last)
    #expect(sent.type == "UTILITY" && sent.text == "Call Jimmy at 5 pm")
    let content = sent.fields["message"] as? [String: Any]
    let template = try #require(content?["template"] as? [String: Any])
    #expect(template["name"] as? String == "reminder")
    #expect(template["language"] as? [String: String] == ["code": "en_GB"])
    guard case .arrived = try await subject.network.find(reminder) else {
      Issue.record("it is found among the template's words")
      return
    }
    // A daily digest is no reminder, and neither is an answer.
    var overview = FacebookSubject.reminder("Today: milk.", key: "reminder/2/2/1")
    overview.isReminder = false
    guard case .windowClosed = try await failure(of: { _ = try await subject.network.send(overview) }) else {
      Issue.record("nothing but reminders goes by it")
      return
    }
    guard
      case .windowClosed = try await failure(of: {
        _ = try await subject.network.send(OutgoingMessage("Added.", to: message))
      })
    else {
      Issue.record("nothing but reminders goes by it")
      return
    }
  }

  @Test func `after the window nothing is sent by a tag, and the traits tell of it`() async throws {
    let (subject, _) = try await asked()
    let traits = try await subject.network.connect().traits
    #expect(traits.replyWindow == .init(seconds: 86_400))
    subject.server.clock.advance(86_401)
    guard
      case .windowClosed = try await failure(of: {
        _ = try await subject.network.send(FacebookSubject.reminder("milk"))
      })
    else {
      Issue.record("nobody is written to")
      return
    }
    #expect(!subject.requests.contains { String(decoding: $0.body ?? Data(), as: UTF8.self).contains("\"tag\"") })
  }

  /// The meaning of an answer: the kind of failure, with the seconds to wait.
  private static let refusals: [(code: Int, subcode: Int, kind: String)] = [
    (190, 460, "signed out"), (102, 0, "signed out"), (10, 0, "permanent"), (200, 0, "permanent"),
    (299, 0, "permanent"), (4, 0, "retry"), (17, 0, "retry"), (32, 0, "retry"), (613, 0, "retry"),
    (80_001, 0, "retry"), (80_006, 0, "retry"), (368, 0, "retry"), (10, 1_893_063, "retry"), (1, 0, "doubt"),
    (2, 0, "doubt"), (1_200, 0, "doubt"), (10, 2_018_278, "window closed"), (100, 0, "permanent"),
    (10_903, 0, "permanent"),
    (2_022, 0, "permanent"), (551, 1_545_041, "permanent"), (551, 0, "opted out"), (230, 0, "opted out"),
  ]

  @Test(arguments: [10, 200])
  func `a refusal for want of the Page's own permission signs out, and names it`(code: Int) async throws {
    let (subject, message) = try await asked()
    let body = Data(#"{"error":{"message":"(#\#(code)) No permission","code":\#(code)}}"#.utf8)
    subject.server.scopes = ["pages_manage_metadata"]
    subject.faults.fail(.post, FacebookSubject.path("messages"), .answer(HTTPResponse(status: 403, body: body)))
    let refused = try await failure { _ = try await subject.network.send(OutgoingMessage("Added.", to: message)) }
    guard case .signedOut(let reason, let cure) = refused else {
      Issue.record("\(refused)")
      return
    }
    #expect(reason.hasSuffix("the permission pages_messaging is missing"), "\(reason)")
    #expect(cure == "add that permission to the app, and do: nuthatch login facebook")
    // Nothing is read with that token either.
    guard case .signedOut = try await failure(of: { _ = try await subject.network.connect() }) else {
      Issue.record("it signs in")
      return
    }
    subject.server.scopes += ["pages_messaging"]
    _ = try await subject.network.send(OutgoingMessage("Added.", to: message))
    #expect(subject.server.sent.count == 1)
  }

  @Test(arguments: [IncomingMessage.Visibility.direct, .open])
  func `without the app's id and secret, reading tells a lost permission from a person who can't be written to`(
    visibility: IncomingMessage.Visibility
  ) async throws {
    let (subject, message) = try await asked(visibility) { ($0.appID, $0.appSecret) = (nil, nil) }
    let (answer, scopes) = (OutgoingMessage("Added.", to: message), subject.server.scopes)
    subject.server.scopes = ["pages_manage_metadata"]
    guard
      case .signedOut(_, .some) = try await failure(of: { _ = try await subject.network.send(answer) }),
      case .signedOut = try await failure(of: { _ = try await subject.network.messages(after: nil) })
    else {
      Issue.record("it is lost")
      return
    }
    if visibility == .open {
      guard case .signedOut = try await failure(of: { _ = try await subject.network.find(answer) }) else {
        Issue.record("a doubt is settled by a refusal that says nothing of it")
        return
      }
    }
    subject.server.scopes = scopes
    // The same code about one person must not stop the account.
    let body = Data(#"{"error":{"message":"(#200) This person can't be reached","code":200}}"#.utf8)
    subject.faults.fail(.post, FacebookSubject.path("messages"), .answer(HTTPResponse(status: 403, body: body)))
    guard case .permanent = try await failure(of: { _ = try await subject.network.send(answer) }) else {
      Issue.record("the account was signed out for one person")
      return
    }
    _ = try await subject.network.send(answer)
    #expect(subject.server.sent.count == 1)
  }

  @Test func `a post that the token may not publish says what to do`() async throws {
    let subject = FacebookSubject { $0.publishes = true }
    subject.server.scopes = ["pages_messaging", "pages_manage_metadata"]
    let post = OutgoingMessage(
      key: MessageKey("post/1"), recipientID: FakeFacebook.page, recipientHandle: "nuthatch", visibility: .open,
      text: "Open day.")
    guard case .permanent(let reason) = try await failure(of: { _ = try await subject.network.send(post) }) else {
      Issue.record("it is published")
      return
    }
    #expect(reason.contains("nuthatch login facebook --publish, then `nuthatch replay`"), "\(reason)")
    #expect(subject.server.published.isEmpty)
  }

  @Test(arguments: refusals)
  func `refusals are sorted by their codes`(code: Int, subcode: Int, kind: String) async throws {
    let (subject, message) = try await asked()
    let body =
      #"{"error":{"message":"(#\#(code)) no","type":"OAuthException","code":\#(code),"error_subcode":\#(subcode)}}"#
    subject.faults.fail(
      .post, FacebookSubject.path("messages"), .answer(HTTPResponse(status: 400, body: Data(body.utf8))))
    let failure = try await failure { _ = try await subject.network.send(OutgoingMessage("Added.", to: message)) }
    let found =
      switch failure {
      case .retry(_, _, .no, _): "retry"
      case .retry: "doubt"
      case .permanent: "permanent"
      case .optedOut: "opted out"
      case .windowClosed: "window closed"
      case .signedOut: "signed out"
      }
    #expect(found == kind, "\(failure)")
  }

  @Test(arguments: [FaultyTransport.Fault?.none, .lostAnswer, .lostRequest])
  func `a post is published on the Page's feed, and a doubt about it is settled there`(
    fault: FaultyTransport.Fault?
  ) async throws {
    let (subject, _) = try await asked { $0.publishes = true }
    subject.server.scopes += ["pages_manage_posts"]
    #expect(try await subject.network.connect().traits.longestPost == 30_000)
    let post = OutgoingMessage(
      key: MessageKey("main/1/post/1"), recipientID: FakeFacebook.page, recipientHandle: "nuthatch", visibility: .open,
      text: "We meet\nat 7.")
    if let fault {
      subject.faults.fail(.post, FacebookSubject.path("feed"), fault)
      guard case .retry(_, _, .pending, _) = try await failure(of: { _ = try await subject.network.send(post) }) else {
        Issue.record("it may be there")
        return
      }
    } else {
      #expect(try await subject.network.send(post) == subject.server.published.first?.id)
    }
    let expected = subject.server.published.first.map { ReadbackResult.arrived(id: $0.id) } ?? .absent
    #expect(try await subject.network.find(post) == expected)
    #expect(subject.server.published.map(\.text) == (expected == .absent ? [] : ["We meet\nat 7."]))
    #expect(subject.server.sent.isEmpty)
  }

  @Test func `what is said to be transient is tried again, whatever its code`() async throws {
    let (subject, message) = try await asked()
    let body = #"{"error":{"message":"(#100) temporary","code":100,"is_transient":true}}"#
    subject.faults.fail(
      .post, FacebookSubject.path("messages"), .answer(HTTPResponse(status: 400, body: Data(body.utf8))))
    let failure = try await failure { _ = try await subject.network.send(OutgoingMessage("Added.", to: message)) }
    guard case .retry = failure else {
      Issue.record("\(failure)")
      return
    }
  }

  @Test func `a limit that tells when it ends is waited for until then`() async throws {
    let (subject, message) = try await asked()
    let usage = #"{"21":[{"type":"messenger","call_count":101,"estimated_time_to_regain_access":7}]}"#
    let body = #"{"error":{"message":"limit","code":80006}}"#
    subject.faults.fail(
      .post, FacebookSubject.path("messages"),
      .answer(
        HTTPResponse(status: 400, headers: ["X-Business-Use-Case-Usage": usage], body: Data(body.utf8))))
    let failure = try await failure { _ = try await subject.network.send(OutgoingMessage("Added.", to: message)) }
    guard case .retry(let wait, _, .no, _) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(wait == 420)
  }
}
