import Conversation
import Foundation
import HTTP
import SMS
import Testing

@Suite("Text messages", .timeLimit(.minutes(15)))
struct SMSTests {
  private func started(_ subject: SMSSubject = SMSSubject()) async throws -> (SMSSubject, Reader) {
    var reader = Reader(subject.network)
    try await reader.poll()
    return (subject, reader)
  }

  private static func problem(_ status: Int, _ code: Int, _ headers: HTTPHeaders = [:]) -> FaultyTransport.Fault {
    .answer(
      HTTPResponse(status: status, headers: headers, body: Data(#"{"code":\#(code),"message":"No.","status":0}"#.utf8)))
  }

  // MARK: Reading

  @Test func `what was written before the first start is not answered`() async throws {
    let subject = SMSSubject()
    subject.server.receive("long ago")
    subject.server.clock.advance(2)
    var (_, reader) = try await started(subject)
    subject.server.receive("now")
    #expect(try await reader.poll().map(\.text) == ["now"])
  }

  @Test func `messages of one second, and ones that show up late, are all read once, in their order`() async throws {
    var (subject, reader) = try await started()
    subject.server.clock.advance(60)
    for number in 0..<5 { subject.server.receive("\(number)") }
    #expect(try await reader.poll().map(\.text) == (0..<5).map(String.init))
    subject.server.receive("late", late: 30)
    subject.server.receive("again")
    #expect(try await reader.poll().map(\.text) == ["late", "again"])
    subject.server.clock.advance(4_000)
    subject.server.receive("later")
    #expect(try await reader.poll().map(\.text) == ["later"])
    #expect(try await reader.poll() == [])
  }

  @Test func `a server that filters by the day delivers nothing twice`() async throws {
    var (subject, reader) = try await started()
    subject.server.filtersByDay = true
    for number in 0..<50 {
      subject.server.receive("\(number)")
      subject.server.clock.advance(400)
      try await reader.poll()
    }
    #expect(reader.delivered.map(\.text) == (0..<50).map(String.init))
  }

  @Test func `what the bot itself sent is no message`() async throws {
    var (subject, reader) = try await started()
    _ = try await subject.network.send(SMSSubject.answer("Hello."))
    subject.server.receive("from itself", from: FakeTwilio.number)
    #expect(try await reader.poll() == [])
  }

  @Test func `pictures are kept by their addresses`() async throws {
    var (subject, reader) = try await started()
    let sid = subject.server.receive("the broken tap", media: 2)
    let message = try #require(try await reader.poll().first)
    let root = "https://api.twilio.com" + SMSSubject.path("Messages/\(sid)/Media/")
    #expect(message.media.map(\.url) == [root + "ME0", root + "ME1"])
    #expect(message.media.map(\.type) == ["image/jpeg", "image/jpeg"])
  }

  @Test func `pictures that are gone do not cost the words`() async throws {
    var (subject, reader) = try await started()
    let sid = subject.server.receive("the broken tap", media: 1)
    subject.faults.fail(.get, SMSSubject.path("Messages/\(sid)/Media"), Self.problem(404, 20404))
    #expect(try await reader.poll().map(\.text) == ["the broken tap"])
  }

  @Test func `a page that fails is read again, and nothing is lost`() async throws {
    var (subject, reader) = try await started()
    for number in 0..<30 { subject.server.receive("\(number)") }
    subject.faults.fail(.get, SMSSubject.path("Messages.json"), .cutAnswer)
    _ = try await failure { _ = try await reader.poll() }
    #expect(try await reader.poll().count == 30)
  }

  // MARK: Sending

  @Test(arguments: [["queued", "undelivered"], ["queued", "sending", "failed"], ["failed"]])
  func `a message that is given up is told, with Twilio's reason`(course: [String]) async throws {
    let (subject, _) = try await started()
    subject.server.course = course
    subject.server.errorCode = 30005
    guard
      case .permanent(let reason) = try await failure(of: {
        _ = try await subject.network.send(SMSSubject.answer("Hello."))
      })
    else {
      Issue.record("not permanent")
      return
    }
    #expect(course.count == 1 || reason.contains("30005"))
  }

  @Test(arguments: [30001, 30022])
  func `a message that is given up since too many went at once is sent later`(code: Int) async throws {
    let (subject, _) = try await started()
    subject.server.course = ["queued", "failed"]
    subject.server.errorCode = code
    guard
      case .retry(nil, let reason, .no, _) = try await failure(of: {
        _ = try await subject.network.send(SMSSubject.answer("Hello."))
      })
    else {
      Issue.record("not to be sent later")
      return
    }
    #expect(reason.contains("\(code)"))
  }

  @Test func `a look that fails takes nothing back`() async throws {
    let (subject, _) = try await started()
    subject.faults.fail(.get, SMSSubject.path("Messages/"), .unreachable)
    #expect(try await subject.network.send(SMSSubject.answer("Hello.")) == subject.server.sent.first?.sid)
  }

  @Test func `typographic marks become plain where that saves a segment`() async throws {
    let (subject, _) = try await started()
    let long = "“" + String(repeating: "a", count: 100) + "” – it’s"
    for text in [long, "“short”", "ask @\u{200B}bob"] {
      _ = try await subject.network.send(SMSSubject.answer(text))
    }
    #expect(
      subject.server.sent.map(\.body)
        == ["\"" + String(repeating: "a", count: 100) + "\" - it's", "“short”", "ask @bob"])
  }

  @Test func `a messaging service chooses the sender where there is one`() async throws {
    let (subject, _) = try await started(SMSSubject { $0.messagingService = "MG" + String(repeating: "b", count: 32) })
    let answer = SMSSubject.answer("Hello.")
    let id = try await subject.network.send(answer)
    let body = subject.faults.requests.first { $0.method == .post }?.body.map { String(decoding: $0, as: UTF8.self) }
    #expect(body?.contains("MessagingServiceSid=MGb") == true)
    #expect(body?.contains("From=") == false)
    #expect(try await subject.network.find(answer) == .arrived(id: id))
  }

  @Test func `a key signs in its account`() async throws {
    let (subject, _) = try await started()
    let key = SMSSubject { $0.keySID = "SK" + String(repeating: "c", count: 32) }
    guard case .signedOut = try await failure(of: { _ = try await key.network.connect() }) else {
      Issue.record("the key's name was not used")
      return
    }
    _ = try await subject.network.connect()
    let pair = "SK\(String(repeating: "c", count: 32)):\(FakeTwilio.secret)"
    #expect(key.faults.requests[0].headers["Authorization"] == "Basic " + Data(pair.utf8).base64EncodedString())
    #expect(key.faults.requests[0].url.contains(FakeTwilio.account))
  }

  @Test func `a message costs by its segments`() {
    let network = SMSSubject { $0.segmentPrice = 10 }.network
    #expect(network.cost(of: SMSSubject.answer("Hello.")) == 10)
    #expect(network.cost(of: SMSSubject.answer(String(repeating: "ж", count: 71))) == 20)
  }

  @Test func `messages too long for one page are read in smaller ones`() async throws {
    let subject = SMSSubject(longestAnswer: 6_000)
    var reader = Reader(subject.network)
    try await reader.poll()
    for number in 0..<30 {
      await subject.write("\(number) " + String(repeating: "x", count: 1_500), visibility: .direct)
    }
    try await reader.poll()
    #expect(reader.delivered.map { $0.text.split(separator: " ")[0] } == (0..<30).map { "\($0)" })
    try await reader.poll()
    #expect(reader.delivered.count == 30)
  }

  // MARK: Doubt

  @Test func `reading back finds what waits to be sent, and tells what never arrived`() async throws {
    let (subject, _) = try await started()
    subject.server.course = ["queued"]
    let earlier = try await subject.network.send(SMSSubject.answer("Hello."))
    for number in 0..<45 { _ = try await subject.network.send(SMSSubject.answer("Other \(number).")) }
    subject.faults.fail(.post, SMSSubject.path("Messages.json"), .lostAnswer)
    subject.faults.fail(.post, SMSSubject.path("Messages.json"), .lostRequest)
    for text in ["Added.", "Moved."] {
      guard
        case .retry(_, _, .pending, _) = try await failure(of: {
          _ = try await subject.network.send(SMSSubject.answer(text))
        })
      else {
        Issue.record("no doubt")
        return
      }
    }
    let sid = try #require(subject.server.sent.first { $0.body == "Added." }?.sid)
    // However much its clock and this machine's differ.
    subject.server.clock.advance(7_200)
    #expect(try await subject.network.find(SMSSubject.answer("Added."), earlier: [earlier]) == .arrived(id: sid))
    #expect(try await subject.network.find(SMSSubject.answer("Moved."), earlier: [earlier]) == .absent)
  }

  @Test func `the same words, known to be another message, prove nothing`() async throws {
    let (subject, _) = try await started()
    let first = try await subject.network.send(SMSSubject.answer("Done."))
    subject.faults.fail(.post, SMSSubject.path("Messages.json"), .lostRequest)
    let second = SMSSubject.answer("Done.")
    _ = try await failure { _ = try await subject.network.send(second) }
    #expect(try await subject.network.find(second, others: [first]) == .absent)
    #expect(try await subject.network.find(second) == .arrived(id: first))
  }

  // MARK: Refusals

  @Test(arguments: [(401, 20003), (403, 20005), (403, 20003)])
  func `credentials that do not hold sign out`(status: Int, code: Int) async throws {
    let (subject, reader) = try await started()
    subject.faults.fail(.get, SMSSubject.path("Messages.json"), Self.problem(status, code))
    subject.faults.fail(.post, SMSSubject.path("Messages.json"), Self.problem(status, code))
    let cursor = reader.cursor
    let failures = [
      try await failure { _ = try await subject.network.messages(after: cursor) },
      try await failure { _ = try await subject.network.send(SMSSubject.answer("Hello.")) },
    ]
    for failure in failures {
      guard case .signedOut = failure else {
        Issue.record("\(failure)")
        continue
      }
    }
  }

  @Test(arguments: [21211, 21408, 21606, 21608, 21614])
  func `what will never be taken is permanent, and says what to do`(code: Int) async throws {
    let (subject, _) = try await started()
    subject.faults.fail(.post, SMSSubject.path("Messages.json"), Self.problem(400, code))
    guard
      case .permanent(let reason) = try await failure(of: {
        _ = try await subject.network.send(SMSSubject.answer("Hello."))
      })
    else {
      Issue.record("not permanent")
      return
    }
    #expect(reason.contains("(Twilio \(code)): "))
    #expect(!reason.contains(FakeTwilio.secret))
  }

  @Test func `who has opted out is told apart`() async throws {
    let (subject, _) = try await started()
    subject.faults.fail(.post, SMSSubject.path("Messages.json"), Self.problem(400, 21610))
    guard
      case .optedOut = try await failure(of: {
        _ = try await subject.network.send(SMSSubject.answer("Hello."))
      })
    else {
      Issue.record("taken for any refusal")
      return
    }
  }

  @Test(arguments: [(429, 20429), (400, 21611)])
  func `too much at once waits`(status: Int, code: Int) async throws {
    let (subject, _) = try await started()
    subject.faults.fail(.post, SMSSubject.path("Messages.json"), Self.problem(status, code, ["Retry-After": "7"]))
    guard
      case .retry(7, _, .no, _) = try await failure(of: {
        _ = try await subject.network.send(SMSSubject.answer("Hello."))
      })
    else {
      Issue.record("not to be sent later")
      return
    }
  }

  @Test func `a message that can't be read proves no absence`() async throws {
    let (subject, _) = try await started()
    let page = #"{"messages":[{"body":"Moved."}],"next_page_uri":null}"#
    subject.faults.fail(
      .get, SMSSubject.path("Messages.json"), .answer(HTTPResponse(status: 200, body: Data(page.utf8))))
    #expect(try await subject.network.find(SMSSubject.answer("Moved.")) == .unclear)
    #expect(try await subject.network.find(SMSSubject.answer("Moved.")) == .absent)
  }

  @Test(arguments: [500, 503, 408])
  func `a server in trouble leaves doubt about what was written`(status: Int) async throws {
    let (subject, _) = try await started()
    subject.faults.fail(.post, SMSSubject.path("Messages.json"), .answer(HTTPResponse(status: status)))
    guard
      case .retry(_, _, status == 500 ? .maybe : .pending, _) = try await failure(of: {
        _ = try await subject.network.send(SMSSubject.answer("Hello."))
      })
    else {
      Issue.record("no doubt")
      return
    }
  }

  @Test func `a number that is not the account's is said so`() async throws {
    let subject = SMSSubject { $0.number = "+14155550199" }
    guard case .permanent(let reason) = try await failure(of: { _ = try await subject.network.connect() }) else {
      Issue.record("not permanent")
      return
    }
    #expect(reason.contains("+14155550199"))
  }
}
