import Conversation
import Foundation
import HTTP
import NetworkSupport
import Testing

@testable import Bluesky

@Suite(
  "Answers recorded from servers of the AT Protocol",
  .enabled(if: Recording.folder != nil, "NUTHATCH_SHARED names no folder with recorded answers"))
struct RecordedBlueskyTests {
  private static let millipds = Recording.all("bluesky_live/millipds")
  private static let arroba = Recording.all("bluesky_live/arroba")
  private static let parts = Recording.all("bluesky")
  private static let live = millipds + arroba

  private func decode<Value: Decodable>(_ type: Value.Type, _ recording: Recording) throws -> Value {
    try JSONDecoder().decode(type, from: recording.response.body)
  }

  private func part(_ name: String) throws -> [String: Any] {
    let recording = try #require(Self.parts.first { $0.name == "\(name).01.json" }, "\(name)")
    return try #require(try JSONSerialization.jsonObject(with: recording.response.body) as? [String: Any])
  }

  @Test func `all that servers answered is read`() throws {
    #expect(Self.millipds.count == 24 && Self.arroba.count == 16)
    for recording in Self.live where recording.response.isSuccess {
      let name = "\(recording.name)"
      switch recording.path.split(separator: ".").last.map(String.init) ?? "" {
      case "createSession", "refreshSession":
        let session = try decode(BlueskySession.self, recording)
        #expect(session.did.hasPrefix("did:plc:") && session.handle == "nuthatch.test", "\(name)")
        #expect(session.tokens?.refreshToken != nil && session.inactive == nil, "\(name)")
      case "getSession": #expect(try decode(BlueskySession.self, recording).tokens == nil)
      case "putRecord", "createRecord", "getRecord":
        let uri = try #require(BlueskyURI(try decode(BlueskyRecord.self, recording).uri), "\(name)")
        #expect(uri.collection == BlueskyURI.post && uri.account.hasPrefix("did:plc:"), "\(name)")
      case "listRecords", "describeServer", "deleteSession": continue
      default: Issue.record("\(name) is not looked at")
      }
    }
  }

  @Test func `posts are read with what they reply to, and whom they name`() throws {
    let recording = try #require(Self.millipds.first { $0.name == "getRecord.01.json" })
    struct Whole: Decodable { var value: BlueskyPost }
    let post = try decode(Whole.self, recording).value
    #expect(post.text == "@ann.test Added \"call jimmy\" for Sat 21 Nov, 17:00.")
    #expect(post.parent == post.root && post.parent?.cid.hasPrefix("bafyrei") == true)
    #expect(post.facets.map(\.mention) == ["did:plc:aaaaaaaaaaaaaaaaaaaaaaaa"])
    #expect(post.facets == BlueskyFacet.all(in: post.text, to: ("ann.test", "did:plc:aaaaaaaaaaaaaaaaaaaaaaaa")))
  }

  @Test func `every refusal is sorted, and has words`() throws {
    let kinds: [(prefix: String, kind: String)] = [
      ("getRecord_unknown.01.json", "permanent"), ("createSession_wrong", "signedOut"),
      ("getSession_no_token", "signedOut"), ("refreshSession_", "signedOut"), ("createRecord_other_repo", "signedOut"),
    ]
    let refusals = Self.live.filter { !$0.response.isSuccess }
    #expect(refusals.count == 17)
    let client = RESTClient(transport: RecordedTransport([]), words: BlueskyFailure.words)
    for recording in refusals {
      #expect(!BlueskyFailure.words(recording.response).isEmpty, "\(recording.name)")
      let request = HTTPRequest(recording.method == "GET" ? .get : .post, "https://nuthatch.test" + recording.path)
      let refusal = try #require(
        #expect(throws: RESTRefusal.self) {
          let _: RESTClient.Answer<BlueskyRecord> = try client.read(recording.response, to: request)
        })
      let wanted =
        recording.response.status == 500
        ? "retry" : kinds.first { recording.name.hasPrefix($0.prefix) }?.kind ?? "permanent"
      #expect("\(BlueskyFailure.sorted(refusal))".hasPrefix(wanted), "\(recording.name)")
    }
  }

  @Test func `a document names the account's server`() throws {
    let answer = try #require(part("did_doc")["didDoc"] as? [String: Any])
    let document = try JSONDecoder().decode(
      BlueskyDocument.self, from: JSONSerialization.data(withJSONObject: answer))
    #expect(document.id == "did:plc:kvwvcn5iqfooopmyzvb4qzba")
    #expect(document.host == "https://shimeji.us-east.host.bsky.network")
  }

  @Test func `pictures beside a quotation are found`() throws {
    let thread = try #require(part("thread_view_post_with_embed_media")["thread"] as? [String: Any])
    let post = try #require(thread["post"] as? [String: Any])
    let item = try JSONDecoder().decode(BlueskyPosts.Item.self, from: JSONSerialization.data(withJSONObject: post))
    #expect(item.post.blobs.map(\.cid) == ["bafkreic3cp5ky525vsukjvrzxsc2h3jka2gud74l2hgeatw2rhj2qycnmq"])
    #expect(item.post.blobs.map(\.type) == ["image/jpeg"] && item.post.blobs[0].description == nil)
  }

  @Test func `people are read with all that is said of them`() throws {
    let answer = try part("get_follows")
    let follows = try #require(answer["follows"] as? [Any])
    let people = try JSONDecoder().decode(
      [BlueskyProfile].self, from: JSONSerialization.data(withJSONObject: follows))
    #expect(people.count == follows.count && people[0].handle == "why.bsky.team")
    #expect(people.allSatisfy { !$0.isBot && $0.did.hasPrefix("did:plc:") })
  }

  @Test func `notifications of the reference server are read, apart from what is no post`() throws {
    let root = try #require(Recording.folder)
    let file = URL(fileURLWithPath: root).appendingPathComponent(
      "recorded/bluesky/dev-env-snapshots/notifications.test.ts.snap")
    let pages = try Self.snapshots(String(contentsOf: file, encoding: .utf8))
    #expect(pages.count == 19)
    var (seen, posts) = (0, 0)
    for page in pages {
      let whole = try JSONSerialization.jsonObject(with: Data(page.utf8))
      let items = try #require(
        whole as? [[String: Any]] ?? (whole as? [String: Any])?["notifications"] as? [[String: Any]])
      let readable = items.filter { ($0["record"] as? [String: Any])?["text"] != nil }
      let answer = try JSONDecoder().decode(
        BlueskyNotifications.self, from: JSONSerialization.data(withJSONObject: ["notifications": items]))
      #expect(answer.items.count == readable.count)
      #expect(answer.items.map(\.reason) == readable.map { $0["reason"] as? String ?? "" })
      (seen, posts) = (seen + items.count, posts + readable.count)
    }
    #expect(seen > 46 && posts > 8, "\(seen) notifications, \(posts) of posts")
  }

  /// The lists in a file of snapshots as JSON: without trailing commas, and with addresses in the place of the file's
  /// placeholders.
  private static func snapshots(_ text: String) -> [String] {
    text.split(separator: "exports[").compactMap { part -> String? in
      guard let start = part.range(of: "`] = `"), let end = part.range(of: "`;", options: .backwards),
        start.upperBound < end.lowerBound
      else { return nil }
      return String(part[start.upperBound..<end.lowerBound])
        .replacing(#/,(\s*[}\]])/#) { String($0.1) }
        .replacing(#/"record\((\d+)\)"/#) { "\"at://did:plc:somebody/app.bsky.feed.post/3k\($0.1)\"" }
        .replacing(#/"user\((\d+)\)"/#) { "\"did:plc:user\($0.1)\"" }
        .replacing(#/"cids\((\d+)\)"/#) { "\"bafyreicid\($0.1)\"" }
    }
    .filter { $0.contains("\"reason\"") }
  }
}
