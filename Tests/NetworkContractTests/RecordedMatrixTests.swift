import Conversation
import Foundation
import HTTP
import NetworkSupport
import Testing

@testable import Matrix

@Suite(
  "Answers recorded from Matrix servers",
  .enabled(if: Recording.folder != nil, "NUTHATCH_SHARED names no folder with recorded answers"))
struct RecordedMatrixTests {
  private static let synapse = Recording.all("matrix/synapse")
  private static let pantalaimon = Recording.all("matrix/pantalaimon")
  private static let all = synapse + pantalaimon
  private static let me = MatrixName(id: "@nuthatch:nuthatch.test", local: "nuthatch", shown: "nuthatch")

  private func decode<Value: Decodable>(_ type: Value.Type, _ recording: Recording) throws -> Value {
    try JSONDecoder().decode(type, from: recording.response.body)
  }

  private func named(_ name: String, in folder: [Recording] = synapse) throws -> Recording {
    try #require(folder.first { $0.name == "\(name).01.json" }, "\(name)")
  }

  private func json(_ recording: Recording) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: recording.response.body) as? [String: Any])
  }

  /// The messages of a synchronization with one room.
  private func messages(_ recording: Recording, isPrivate: Bool = true) throws -> [IncomingMessage] {
    try decode(MatrixSync.self, recording).joined.flatMap { room, timeline in
      timeline.events.compactMap {
        $0.message(in: room, isPrivate: isPrivate, to: Self.me, download: "https://nuthatch.test", at: .distantPast)
      }
    }
  }

  @Test func `every synchronization is read whole`() throws {
    let syncs = Self.all.filter { $0.path == "/_matrix/client/v3/sync" && $0.response.isSuccess }
    #expect(syncs.count > 12)
    for recording in syncs {
      let sync = try decode(MatrixSync.self, recording)
      let raw = try json(recording)
      #expect(sync.next == raw["next_batch"] as? String)
      let rooms = raw["rooms"] as? [String: [String: Any]] ?? [:]
      #expect(Set(sync.joined.keys) == Set(rooms["join"]?.keys.map { $0 } ?? []), "\(recording.name)")
      #expect(Set(sync.invited.keys) == Set(rooms["invite"]?.keys.map { $0 } ?? []), "\(recording.name)")
      #expect(Set(sync.left.keys) == Set(rooms["leave"]?.keys.map { $0 } ?? []), "\(recording.name)")
      for (id, timeline) in sync.joined {
        let told = (rooms["join"]?[id] as? [String: Any])?["timeline"] as? [String: Any]
        #expect(timeline.events.count == (told?["events"] as? [Any])?.count, "\(recording.name)")
        #expect(timeline.isLimited == told?["limited"] as? Bool)
        #expect(timeline.before == told?["prev_batch"] as? String)
        #expect(timeline.events.allSatisfy { $0.sent != nil && !$0.type.isEmpty })
      }
    }
  }

  @Test func `every page of a room is read whole`() throws {
    let pages = Self.all.filter { $0.path.hasSuffix("/messages") && $0.response.isSuccess }
    #expect(pages.count > 3)
    for recording in pages {
      let page = try decode(MatrixPage.self, recording)
      #expect(page.isWhole && !page.events.isEmpty)
      #expect(page.end == (try json(recording)["end"] as? String))
    }
  }

  @Test func `only what people write to it is a message`() throws {
    let messages = try messages(named("sync_kinds"))
    #expect(messages.map(\.text) == ["buy milk", "buy oat milk", "done", "", "", "never mind"])
    #expect(messages[1].edits == messages[0].id && messages[1].id != messages[0].id)
    #expect(messages[2].repliesTo == "$OANvIsh4xwUFcP1ZDn0GjadhsEpobbubj6qupKVJs9M")
    #expect(
      messages[3].media.map(\.url) == ["https://nuthatch.test/_matrix/client/v1/media/download/nuthatch.test/abc"])
    #expect(messages.allSatisfy { $0.authorHandle == "ann@nuthatch.test" })
    #expect(try self.messages(named("sync_redaction")).isEmpty)
    #expect(try self.messages(named("sync_joined")).isEmpty)
    #expect(try self.messages(named("sync_group"), isPrivate: false).map(\.visibility).allSatisfy { $0 == .followers })
    #expect(try !self.messages(named("sync_group"), isPrivate: false).isEmpty)
    #expect(try self.messages(named("sync_decrypted", in: Self.pantalaimon)).map(\.text) == ["secret milk"])
  }

  @Test func `invitations tell who wants to talk to it alone, and whether they can be read`() throws {
    let direct = try #require(decode(MatrixSync.self, named("sync_invite")).invited.values.first)
    #expect(direct.partner(of: Self.me.id) == "@ann:nuthatch.test" && !direct.isEncrypted)
    let group = try #require(decode(MatrixSync.self, named("sync_invite_group")).invited.values.first)
    #expect(group.partner(of: Self.me.id) == nil)
    let sealed = try #require(decode(MatrixSync.self, named("sync_invite_encrypted")).invited.values.first)
    #expect(sealed.isEncrypted)
  }

  @Test func `a gap is filled without an event twice`() async throws {
    let timeline = try #require(decode(MatrixSync.self, named("sync_gap_limited")).joined.first)
    let api = MatrixAPI(
      server: "http://localhost:8008",
      keeper: TokenKeeper(FixedTokens("t"), margin: 0, now: { Date() }) { _ in throw CancellationError() },
      transport: OncePerPath([try named("messages_fill_gap")]), longestAnswer: HTTPRequest.longestAnswer)
    let events = try await MatrixGap(api: api, room: timeline.key, account: Self.me.id)
      .events(of: timeline.value, since: "s10_1_0_1_1_1_1_6_0_1_1_1_1_1")
    let numbers = events.compactMap { $0.content.body }.filter { $0.hasPrefix("number") }
    #expect(numbers == (0..<numbers.count).map { "number \($0)" })
    #expect(numbers.count == 12)
    #expect(Set(events.map(\.id)).count == events.count)
  }

  /// Answers each path once with its recording, and then with an end.
  private actor Pages {
    var left: [String: HTTPResponse]
    init(_ left: [String: HTTPResponse]) { self.left = left }
    func next(_ path: String) -> HTTPResponse? { left.removeValue(forKey: path) }
  }

  private struct OncePerPath: Transport {
    let pages: Pages

    init(_ recordings: [Recording]) {
      pages = Pages(Dictionary(recordings.map { ($0.path, $0.response) }) { $1 })
    }

    func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
      await pages.next(URLComponents(string: request.url)?.path ?? "")
        ?? HTTPResponse(status: 200, body: Data(#"{"chunk":[]}"#.utf8))
    }
  }

  @Test func `every refusal is sorted, and has words`() throws {
    let kinds: [(prefix: String, kind: String)] = [
      ("login_too_many", "retry"), ("send_too_many", "retry"), ("sync_revoked", "signedOut"),
      ("sync_expired_soft_logout", "signedOut"), ("sync_bad_token", "signedOut"), ("whoami_no_token", "signedOut"),
      ("send_revoked", "signedOut"), ("refresh_wrong", "signedOut"),
    ]
    let refusals = Self.all.filter { !$0.response.isSuccess }
    #expect(refusals.count > 15)
    let client = RESTClient(transport: OncePerPath([]), words: MatrixFailure.words, wait: MatrixFailure.wait)
    for recording in refusals {
      #expect(MatrixFailure.code(recording.response)?.hasPrefix("M_") == true, "\(recording.name)")
      let request = HTTPRequest(recording.method == "GET" ? .get : .put, "https://nuthatch.test" + recording.path)
      let error = #expect(throws: RESTRefusal.self) {
        let _: RESTClient.Answer<MatrixUser> = try client.read(recording.response, to: request)
      }
      let refusal = try #require(error)
      let wanted = kinds.first { recording.name.hasPrefix($0.prefix) }?.kind ?? "permanent"
      #expect("\(MatrixFailure.sorted(refusal))".hasPrefix(wanted), "\(recording.name)")
    }
    #expect(try MatrixFailure.wait(named("send_too_many").response) == 3.964)
  }

  @Test func `what was written, joined, made and told is read`() throws {
    for recording in Self.all where recording.response.isSuccess {
      switch (recording.method, recording.path.split(separator: "/").last.map(String.init) ?? "") {
      case ("PUT", _) where recording.path.contains("/send/"):
        #expect(try !decode(MatrixWritten.self, recording).id.isEmpty, "\(recording.name)")
      case ("POST", "createRoom"), ("POST", "join"):
        #expect(try decode(MatrixRoom.self, recording).id.hasPrefix("!"), "\(recording.name)")
      case ("POST", "login"), ("POST", "refresh"):
        let grant = try decode(MatrixTokenEndpoint.Grant.self, recording)
        #expect((grant.lifetime != nil) == (grant.refreshToken != nil), "\(recording.name)")
      case ("GET", "whoami"): #expect(try decode(MatrixUser.self, recording).id == Self.me.id)
      case ("GET", "joined_members"): #expect(try decode(MatrixMembers.self, recording).ids == [Self.me.id])
      case ("GET", "versions"): #expect(try decode(MatrixVersions.self, recording).versions.last == "v1.15")
      default: break
      }
    }
  }

  @Test func `its own messages tell their transactions, to the device that sent them`() throws {
    let own = try decode(MatrixPage.self, named("messages_own")).events
    #expect(own.contains { $0.transaction == "answer-1" })
    #expect(own.contains { $0.transaction == nil })
    #expect(own.allSatisfy { $0.sender == Self.me.id })
    let decrypted = try decode(MatrixPage.self, named("messages_back", in: Self.pantalaimon)).events
    #expect(decrypted.allSatisfy { $0.transaction == nil })
  }
}
