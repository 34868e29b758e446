import Foundation
import HTTP

/// The Bot API as far as a bot needs it, with one bot, people who write to it, and its surprises: it forgets updates
/// that were read or are a day old, jumps to other ids, and lets the bot write only to people who have written first.
final class FakeTelegram: Transport, @unchecked Sendable {
  struct Person: Sendable {
    var id: Int
    var username: String?
    var isBot = false
  }

  /// A message that the bot sent.
  struct Sent: @unchecked Sendable {
    var chat: Int
    var id: Int
    var text: String
    var repliesTo: Int?
    var fields: [String: Any]
  }

  static let token = "123456789:AAE-stand_in-token-of-nobody-1234567890"
  static let server = "https://example.org"
  static let bot = Person(id: 123_456_789, username: "nuthatch", isBot: true)
  static let ann = Person(id: 77, username: "ann"), bob = Person(id: 78, username: nil)
  static let group = -1_001_234_567_890

  let clock = TestClock()
  private let lock = NSLock()
  private var updates: [(id: Int, at: Date, body: [String: Any])] = []
  private var nextUpdate = 870_000_001
  private var lastMessages: [Int: Int] = [:]
  private var keptMessages: [Sent] = []
  private var begun: Set<Int> = []
  private var token = FakeTelegram.token
  /// The people who have blocked the bot.
  var blocked: Set<Int> = []
  /// The groups that have other ids now.
  var migrated: [Int: Int] = [:]
  var webhook = ""
  /// True if somebody else sets the webhook again whenever it is deleted.
  var keepsWebhook = false
  /// The messages that may be sent before a limit, which lasts for 35 seconds.
  var sendsLeft = Int.max
  /// True if the bot gets all messages in groups.
  var readsGroups = false
  /// The commands that the bot has published.
  private(set) var menu: [String] = []
  /// The longest file that can be fetched.
  var fileSize: Int?
  /// The folder of files, for a server that keeps them for programs beside it; nil if files have to be fetched.
  var folder: String?
  private(set) var methods: [String] = []
  /// The presses of buttons that the bot has acknowledged.
  private(set) var acknowledged: [String] = []
  private var pressed = 0

  var sent: [Sent] { lock.withLock { keptMessages } }

  /// Somebody writes; returns the message's id in the network's notation.
  @discardableResult
  func write(
    _ text: String?, by person: Person = FakeTelegram.ann, in chat: Int? = nil, type: String = "supergroup",
    replyingTo answered: (id: Int, by: Person)? = nil, entities: [[String: Any]]? = nil,
    _ more: [String: Any] = [:]
  ) -> String {
    lock.withLock {
      let place = chat ?? person.id
      if chat == nil { begun.insert(person.id) }
      let id = (lastMessages[place] ?? 0) + 1
      lastMessages[place] = id
      var message: [String: Any] = [
        "message_id": id, "from": Self.rendered(person), "date": Int(clock.now.timeIntervalSince1970),
        "chat": ["id": place, "type": chat == nil ? "private" : type] as [String: Any],
      ]
      let marks = entities ?? Self.entities(of: text ?? "")
      if let text {
        message["text"] = text
        if !marks.isEmpty { message["entities"] = marks }
      }
      if let answered {
        message["reply_to_message"] = [
          "message_id": answered.id, "from": Self.rendered(answered.by),
          "chat": ["id": place, "type": type] as [String: Any],
        ]
      }
      message.merge(more) { $1 }
      let isCalled = marks.contains { $0["type"] as? String != "url" } || answered?.by.id == Self.bot.id
      if chat == nil || readsGroups || isCalled { add(["message": message]) }
      return Self.id(id, in: place)
    }
  }

  /// Somebody edits a message of theirs.
  func edit(
    _ message: Int, _ text: String, by person: Person = FakeTelegram.ann, in chat: Int? = nil,
    _ more: [String: Any] = [:]
  ) {
    lock.withLock {
      let seconds = Int(clock.now.timeIntervalSince1970)
      let place: [String: Any] = ["id": chat ?? person.id, "type": chat == nil ? "private" : "supergroup"]
      let edited: [String: Any] = [
        "message_id": message, "from": Self.rendered(person), "date": seconds - 60, "edit_date": seconds,
        "chat": place, "text": text, "entities": Self.entities(of: text),
      ]
      add(["edited_message": edited.merging(more) { $1 }])
    }
  }

  /// Somebody presses a button below a message of the bot; returns the press's id.
  @discardableResult
  func press(
    _ data: String, below message: Int, by person: Person = FakeTelegram.ann, in chat: Int? = nil
  ) -> String {
    lock.withLock {
      pressed += 1
      let place = chat ?? person.id
      let type = chat == nil ? "private" : "supergroup"
      add([
        "callback_query": [
          "id": "4382bfdwdsb323b2d\(pressed)", "from": Self.rendered(person), "chat_instance": "1",
          "message": [
            // If the message is gone, nothing else about it is given.
            "message_id": message, "date": 0, "chat": ["id": place, "type": type] as [String: Any],
          ] as [String: Any], "data": data,
        ] as [String: Any]
      ])
      return "4382bfdwdsb323b2d\(pressed)"
    }
  }

  /// Something else happens.
  func add(_ body: [String: Any]) {
    updates.append((nextUpdate, clock.now, body))
    nextUpdate += 1
  }

  /// After a week of silence, ids go on anywhere.
  func beSilent(thenGoOnAt id: Int) {
    clock.advance(8 * 86_400)
    lock.withLock { nextUpdate = id }
  }

  /// The token works for nobody any more.
  func revoke() { lock.withLock { token = "" } }

  /// A message's id in the network's notation.
  static func id(_ message: Int, in chat: Int) -> String { "\(bot.id):\(chat):\(message)" }

  // MARK: Transport

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse { lock.withLock { answer(request) } }

  private func answer(_ request: HTTPRequest) -> HTTPResponse {
    let parts = URLComponents(string: request.url)
    let query = Dictionary((parts?.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { $1 }
    let path = (parts?.path ?? "").split(separator: "/").map(String.init)
    guard path.count == 2, path[0].hasPrefix("bot") else { return refused(404, "Not Found") }
    guard path[0] == "bot\(token)" else {
      return path[0].contains(":") ? refused(401, "Unauthorized") : refused(404, "Not Found")
    }
    methods.append(path[1])
    let body = request.body.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any] ?? [:]
    switch path[1] {
    case "getMe":
      var me = Self.rendered(Self.bot)
      me["first_name"] = "Nuthatch"
      me["can_join_groups"] = true
      me["can_read_all_group_messages"] = readsGroups
      return result(me)
    case "getWebhookInfo": return result(["url": webhook, "pending_update_count": updates.count] as [String: Any])
    case "deleteWebhook":
      if !keepsWebhook { webhook = "" }
      return result(true)
    case "setMyCommands":
      menu = (body["commands"] as? [[String: String]] ?? []).compactMap { $0["command"] }
      return result(true)
    case "answerCallbackQuery":
      acknowledged.append(body["callback_query_id"] as? String ?? "")
      return result(true)
    case "getUpdates": return read(query)
    case "getFile": return file(query["file_id"] ?? "")
    case "sendMessage": return send(body)
    default: return refused(404, "Not Found: method not found")
    }
  }

  /// As the server does: what comes before the offset is forgotten, an offset out of its range begins at the oldest,
  /// and a negative one counts from the newest.
  private func read(_ query: [String: String]) -> HTTPResponse {
    guard webhook.isEmpty else {
      return refused(
        409,
        "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first")
    }
    updates.removeAll { clock.now.timeIntervalSince($0.at) > 86_400 }
    let offset = query["offset"].flatMap { Int($0) } ?? 0
    if offset < 0 {
      updates = updates.suffix(-offset)
    } else if let first = updates.first, let last = updates.last, (first.id...last.id + 1).contains(offset) {
      updates.removeAll { $0.id < offset }
    }
    let page = updates.prefix(min(100, query["limit"].flatMap { Int($0) } ?? 100))
    return result(page.map { $0.body.merging(["update_id": $0.id]) { $1 } } as [[String: Any]])
  }

  private func file(_ id: String) -> HTTPResponse {
    guard id.hasPrefix("file") else {
      return refused(400, "Bad Request: wrong file_id or the file is temporarily unavailable")
    }
    guard fileSize ?? 0 < 20_000_000 else { return refused(400, "Bad Request: file is too big") }
    var file: [String: Any] = ["file_id": id, "file_unique_id": "u", "file_path": "\(folder ?? "photos")/\(id).jpg"]
    file["file_size"] = fileSize
    return result(file)
  }

  private func send(_ body: [String: Any]) -> HTTPResponse {
    guard let chat = body["chat_id"] as? Int, let text = body["text"] as? String else {
      return refused(400, "Bad Request: chat_id is empty")
    }
    guard !text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty else {
      return refused(400, "Bad Request: message text is empty")
    }
    guard text.utf16.count <= 4_096 else { return refused(400, "Bad Request: message is too long") }
    if let new = migrated[chat] {
      return refused(
        400, "Bad Request: group chat was upgraded to a supergroup chat", ["migrate_to_chat_id": new])
    }
    if blocked.contains(chat) { return refused(403, "Forbidden: bot was blocked by the user") }
    if chat > 0, !begun.contains(chat) {
      return refused(403, "Forbidden: bot can't initiate conversation with a user")
    }
    guard sendsLeft > 0 else {
      return refused(429, "Too Many Requests: retry after 35", ["retry_after": 35])
    }
    sendsLeft -= 1
    let id = (lastMessages[chat] ?? 0) + 1
    lastMessages[chat] = id
    let reply = (body["reply_parameters"] as? [String: Any])?["message_id"] as? Int
    keptMessages.append(
      Sent(chat: chat, id: id, text: text, repliesTo: reply, fields: body))
    return result(
      [
        "message_id": id, "from": Self.rendered(Self.bot),
        "chat": ["id": chat, "type": chat > 0 ? "private" : "group"] as [String: Any],
        "date": Int(clock.now.timeIntervalSince1970), "text": text,
      ] as [String: Any])
  }

  // MARK: Rendering

  static func rendered(_ person: Person) -> [String: Any] {
    var fields: [String: Any] = ["id": person.id, "is_bot": person.isBot, "first_name": "Somebody"]
    if let username = person.username { fields["username"] = username }
    return fields
  }

  /// The parts of a text that the server marks by itself.
  private static func entities(of text: String) -> [[String: Any]] {
    text.matches(of: #/(?:^|\s)(@[A-Za-z0-9_]+|\/[a-z0-9_]+(?:@[A-Za-z0-9_]+)?)/#).map { match in
      let range = match.1.startIndex..<match.1.endIndex
      return [
        "type": match.1.hasPrefix("@") ? "mention" : "bot_command",
        "offset": text.utf16.distance(from: text.startIndex, to: range.lowerBound),
        "length": match.1.utf16.count,
      ]
    }
  }

  func refused(_ status: Int, _ words: String, _ parameters: [String: Any]? = nil) -> HTTPResponse {
    var body: [String: Any] = ["ok": false, "error_code": status, "description": words]
    body["parameters"] = parameters
    return json(status, body)
  }

  private func result(_ value: Any) -> HTTPResponse { json(200, ["ok": true, "result": value]) }

  private func json(_ status: Int, _ body: [String: Any]) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "application/json"],
      body: (try? JSONSerialization.data(withJSONObject: body)) ?? Data())
  }
}
