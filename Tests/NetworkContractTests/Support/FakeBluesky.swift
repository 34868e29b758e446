import Foundation
import HTTP

/// Bluesky as far as a bot needs it: an account's server, the directory, and the services behind it, with their
/// surprises: notifications in the order that their authors claim, notifications of replies to others, and expiring
/// tokens.
final class FakeBluesky: Transport, @unchecked Sendable {
  struct Person: Sendable {
    var did: String
    var handle: String
    var isBot = false
  }

  /// A direct message.
  struct Message: Sendable {
    var id: String
    var rev: String
    var conversation: String
    var sender: String
    var text: String
    var repliesTo: String?
    var sent: Date
    var isDeleted = false
  }

  /// Something that is kept under a name.
  struct Record: @unchecked Sendable {
    var cid: String
    var value: [String: Any]
  }

  static let server = "https://example.org", directory = "https://plc.example.org"
  static let password = "abcd-efgh-ijkl-mnop"
  static let bot = Person(did: "did:plc:nuthatch", handle: "nuthatch.test")
  static let ann = Person(did: "did:plc:ann", handle: "ann.test"), bob = Person(did: "did:plc:bob", handle: "bob.test")
  static let people = [bot, ann, bob]

  let dialect: BlueskyDialect
  let clock = TestClock()
  let lock = NSLock()
  private var count = 0
  var access = "access-0", refresh = "refresh-0"
  /// Access tokens that were good once.
  var ended: Set<String> = []
  /// True if the app password may read direct messages.
  var allowsChat = true
  /// The people to whom the account may not write, and the refusal of each.
  var closed: [String: String] = [:]
  /// Conversations that it refuses to show, and the code that it says so with.
  var withheld: [String: String] = [:]
  var listed: [(at: Date, fields: [String: Any])] = []
  /// Everybody's posts, by their addresses.
  var posts: [String: Record] = [:]
  /// The account's own records, by collection and key.
  var records: [String: Record] = [:]
  var messages: [Message] = []
  /// The events in conversations.
  var log: [(rev: String, fields: [String: Any])] = []
  /// The number of events of the log that were forgotten.
  var forgotten = 0
  /// Conversations of more than two.
  var groups: Set<String> = []
  var accepted: Set<String> = []
  /// The facets of the direct messages that the account has sent.
  var facets: [[[String: Any]]] = []
  /// The order in which the account's posts were written, by their keys.
  var written: [String] = []
  /// The rate limit in the answers, and the rest of it.
  var limit: (limit: Int, left: Int)?

  init(_ dialect: BlueskyDialect = .reference) { self.dialect = dialect }

  /// A number that no other thing has, as text that grows.
  func next() -> String {
    count += 1
    return "3k\(String(String(10_000_000_000 + count).dropFirst()))a"
  }

  // MARK: What people do

  /// Somebody names the account in a post, or answers a post; returns the post's address.
  ///
  /// - Parameters:
  ///   - claimed: when they say that it was made.
  ///   - reasons: why it is told of.
  @discardableResult
  func post(
    _ text: String, by person: Person = FakeBluesky.ann, answering parent: String? = nil, root: String? = nil,
    claimed: Date? = nil, reasons: [String] = ["mention"], _ more: [String: Any] = [:]
  ) -> String {
    lock.withLock {
      let uri = "at://\(person.did)/app.bsky.feed.post/\(next())"
      var record: [String: Any] = [
        "$type": "app.bsky.feed.post", "text": text, "createdAt": Self.text(claimed ?? clock.now),
      ]
      if let range = text.range(of: "@\(Self.bot.handle)") {
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        let index = ["byteStart": start, "byteEnd": start + Self.bot.handle.utf8.count + 1]
        record["facets"] = [
          ["index": index, "features": [["$type": "app.bsky.richtext.facet#mention", "did": Self.bot.did]]]
            as [String: Any]
        ]
      }
      if let parent {
        record["reply"] = [
          "parent": ["uri": parent, "cid": posts[parent]?.cid ?? "bafyown"],
          "root": ["uri": root ?? parent, "cid": posts[root ?? parent]?.cid ?? "bafyown"],
        ]
      }
      record.merge(more) { $1 }
      posts[uri] = Record(cid: "bafyrei\(next())", value: record)
      let instant = min(claimed ?? clock.now, clock.now)
      for reason in reasons {
        listed.append(
          (
            instant,
            [
              "uri": uri, "cid": posts[uri]?.cid ?? "", "author": Self.rendered(person), "reason": reason,
              "record": record, "isRead": false, "indexedAt": Self.text(instant),
            ]
          ))
      }
      return uri
    }
  }

  /// The conversation of the account with somebody.
  static func conversation(_ person: Person) -> String { "convo-\(person.did.split(separator: ":").last ?? "")" }

  /// Somebody writes directly; returns the message's id in the agent's form.
  @discardableResult
  func write(
    _ text: String, by person: Person = FakeBluesky.ann, in conversation: String? = nil, replyingTo id: String? = nil
  ) -> String {
    lock.withLock { add(text, by: person.did, in: conversation ?? Self.conversation(person), replyingTo: id) }
  }

  func add(_ text: String, by did: String, in conversation: String, replyingTo id: String?) -> String {
    let (name, rev) = (next(), next())
    if !messages.contains(where: { $0.conversation == conversation }) {
      log.append((next(), ["$type": "chat.bsky.convo.defs#logBeginConvo", "convoId": conversation]))
    }
    let message = Message(
      id: name, rev: rev, conversation: conversation, sender: did, text: text, repliesTo: id, sent: clock.now)
    messages.append(message)
    log.append(
      (
        rev,
        [
          "$type": "chat.bsky.convo.defs#logCreateMessage", "convoId": conversation, "message": Self.rendered(message),
        ]
      ))
    return "\(conversation)/\(name)"
  }

  /// The access token ends; a refresh token stays good.
  func endAccess() { lock.withLock { _ = ended.insert(access) } }

  /// Ends both tokens.
  func endSession() {
    lock.withLock {
      ended.insert(access)
      refresh = "nobody's"
    }
  }

  // MARK: What the account did

  /// The account's posts, by their keys.
  var ownPosts: [String: Record] {
    lock.withLock {
      let own = records.filter { $0.key.hasPrefix("app.bsky.feed.post/") }
      return Dictionary(uniqueKeysWithValues: own.map { (String($0.key.split(separator: "/")[1]), $0.value) })
    }
  }

  func record(_ collection: String) -> [String: Any]? { lock.withLock { records["\(collection)/self"]?.value } }

  // MARK: Rendering

  static func rendered(_ person: Person) -> [String: Any] {
    let labels =
      person.isBot ? [["src": person.did, "uri": person.did, "val": "bot", "cts": "2026-01-01T00:00:00Z"]] : []
    return ["did": person.did, "handle": person.handle, "labels": labels]
  }

  static func rendered(_ message: Message) -> [String: Any] {
    var fields: [String: Any] = [
      "$type": "chat.bsky.convo.defs#messageView", "id": message.id, "rev": message.rev,
      "sender": ["did": message.sender], "sentAt": text(message.sent), "text": message.text,
    ]
    if let answered = message.repliesTo { fields["replyTo"] = ["id": answered] }
    return message.isDeleted
      ? fields.filter { $0.key != "text" }.merging(["$type": "chat.bsky.convo.defs#deletedMessageView"]) { $1 } : fields
  }

  static func text(_ instant: Date) -> String {
    instant.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }

  // MARK: Transport

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse { lock.withLock { answer(request) } }
}
