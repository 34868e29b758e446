import Conversation
import Foundation
import HTTP
import NetworkSupport
import Testing

@testable import X

@Suite(
  "Answers recorded from X",
  .enabled(if: Recording.folder != nil, "NUTHATCH_SHARED names no folder with recorded answers"))
struct RecordedXTests {
  private static let recordings = Recording.all("x")
  private static let now = Date(timeIntervalSince1970: 1_795_000_000)

  private func all(_ pattern: some RegexComponent, _ method: String = "GET") -> [Recording] {
    Self.recordings.filter { $0.method == method && $0.path.contains(pattern) }
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ recording: Recording) throws -> Value {
    try JSONDecoder().decode(type, from: recording.response.body)
  }

  /// The number of things in an answer, by its own count.
  private func count(_ recording: Recording) throws -> Int {
    let object = try JSONSerialization.jsonObject(with: recording.response.body) as? [String: Any]
    return (object?["data"] as? [Any])?.count ?? 0
  }

  @Test func `every list of posts is read`() throws {
    let lists = all(#/^/2/(users/[^/]+/(mentions|tweets)|tweets|tweets/search/recent)$/#)
    #expect(lists.count > 5)
    for recording in lists {
      let page = try decode(XPage<XPost>.self, recording)
      #expect(try page.items.count == count(recording), "\(recording.name)")
      #expect(page.items.allSatisfy { !$0.text.isEmpty }, "\(recording.name)")
      #expect(page.items.allSatisfy { ($0.created ?? XID.instant(of: $0.id) ?? .distantPast) < Self.now })
    }
  }

  @Test func `every list of private messages is read`() throws {
    let lists = all(#/^/2/.*dm_events$/#)
    #expect(lists.count > 5)
    for recording in lists {
      let page = try decode(XPage<XEvent>.self, recording)
      #expect(try page.items.count == count(recording), "\(recording.name)")
      #expect(page.items.allSatisfy { !$0.text.isEmpty || $0.type != "MessageCreate" }, "\(recording.name)")
    }
  }

  @Test func `every account is read`() throws {
    let accounts = all(#/^/2/users/me$/#)
    #expect(accounts.count > 3)
    for recording in accounts {
      #expect(try decode(XOne<XUser>.self, recording).data.username?.isEmpty == false, "\(recording.name)")
    }
  }

  @Test func `everything written has an id`() throws {
    let written = all(#/^/2/(tweets|dm_conversations/.*messages)$/#, "POST")
    #expect(written.count > 6)
    for recording in written {
      #expect(try !decode(XOne<XWritten>.self, recording).data.id.isEmpty, "\(recording.name)")
    }
  }

  @Test func `every limit that was told is understood`() throws {
    let limited = Self.recordings.filter { $0.response.headers["x-rate-limit-reset"] != nil }
    #expect(limited.count > 20)
    for recording in limited {
      let limit = try #require(XLimit(recording.response.headers, now: Self.now), "\(recording.name)")
      let date = try #require(recording.response.headers["Date"].flatMap(Timestamp.http), "\(recording.name)")
      let reset = try #require(recording.response.headers["x-rate-limit-reset"].flatMap(Double.init))
      #expect(limit.windows.first?.resets == Self.now.addingTimeInterval(max(0, reset - date.timeIntervalSince1970)))
    }
  }

  @Test func `every refusal has words`() {
    for recording in Self.recordings where recording.response.status >= 400 {
      #expect(!XProblem(recording.response).words.isEmpty, "\(recording.name)")
    }
  }

  @Test func `ids hold when they were made`() throws {
    let known = ["1585321444547837956": "2022-10-26T17:24:21.000Z", "1364398068313903104": "2021-02-24T02:13:43.000Z"]
    for (id, text) in known {
      let instant = try #require(XID.instant(of: id)), told = try #require(Timestamp.iso(text))
      #expect(abs(instant.timeIntervalSince(told)) < 1)
    }
  }

  @Test func `a bot signs in, reads and writes over the network's own answers`() async throws {
    let wanted = [
      "GET_2_users_me.03.json", "GET_2_dm_events.fixture.01.json", "GET_2_users_ID_mentions.02.json",
      "POST_2_dm_conversations_with_ID_messages.201.01.json",
    ]
    let recordings = Self.recordings.filter { wanted.contains($0.name) }.map { recording in
      var recording = recording
      // The owner of the mentions makes no difference to how they are read.
      recording.path = recording.path.replacing(#/users/\d+//#, with: "users/1072250532645998596/")
      return recording
    }
    #expect(recordings.count == wanted.count)
    let transport = RecordedTransport(recordings)
    let network = XNetwork(
      account: XAccount(server: "https://api.twitter.com/"), credentials: XSubject.pair(MemoryTokens()),
      transport: transport, now: wallClock)
    #expect(try await network.connect().handles == ["TweepyDev"])
    let first = try await network.messages(after: nil)
    let beginning = try #require(first.cursor.flatMap(XCursor.init(text:)))
    #expect(beginning.mentions?.floor == "1578516295611748353" && beginning.messages?.floor == "1585321444547837956")
    // Each is read and paid for, once; who wrote the mentions was not asked, and the message is a group's talk.
    #expect(first.messages == [] && first.cost == 10 * 5_000 + 10_000)
    var cursor = XCursor()
    (cursor.mentions, cursor.messages) = (.init(floor: "0"), .init(floor: "0"))
    let page = try await network.messages(after: cursor.text)
    let read = try #require(page.cursor.flatMap(XCursor.init(text:)))
    // Old messages are settled at once.
    #expect(read.mentions?.seen.count == 10 && read.messages == .init(floor: "1585321444547837956"))
    #expect(page.messages == [] && page.cost == 0)
    let message = OutgoingMessage(
      key: MessageKey("k"), recipientID: "750362064426721281", recipientHandle: "ann", visibility: .direct,
      text: "Testing 1")
    #expect(try await network.send(message) == "1585823814058971140")
  }
}
