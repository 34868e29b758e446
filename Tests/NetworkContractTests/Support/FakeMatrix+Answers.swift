import Foundation
import HTTP

/// The answers to reading requests.
extension FakeMatrix {
  private var newest: Int { events.last?.position ?? origin }

  func sync(_ query: [String: String]) -> HTTPResponse {
    let filter = Self.filter(query)
    let timeline = (filter["room"] as? [String: Any])?["timeline"] as? [String: Any] ?? [:]
    let types = timeline["types"] as? [String]
    let limit = min(timeline["limit"] as? Int ?? largestTimeline, largestTimeline)
    guard let since = query["since"].map(Self.position) ?? .some(origin) else {
      return refused(400, "M_UNKNOWN", "Invalid stream token")
    }
    let isFirst = query["since"] == nil
    var joined: [String: Any] = [:], invited: [String: Any] = [:], left: [String: Any] = [:]
    for (id, room) in rooms {
      let all = events.filter { $0.room == id }
      let own = all.filter { types?.contains($0.type) ?? true }
      let new = own.filter { $0.position > since }
      let moved = new.contains { $0.stateKey == Self.bot }
      switch room.members[Self.bot] {
      case "join":
        // All events of a room that was just joined may be given.
        let isNew = new.contains { $0.stateKey == Self.bot && $0.content["membership"] as? String == "join" }
        let shown = (isNew ? own : new).filter { !room.isFar || $0.position > since }.suffix(limit)
        guard let first = shown.first, isFirst || !new.isEmpty else { continue }
        joined[id] = [
          "timeline": [
            "events": shown.map(rendered), "limited": isNew || shown.count < new.count,
            "prev_batch": "s\(first.position - 1)_1_0",
          ]
        ]
      case "invite" where isFirst || moved:
        let direct = all.last { $0.stateKey == Self.bot }?.content["is_direct"] as? Bool ?? false
        var state: [[String: Any]] = [
          [
            "type": "m.room.member", "state_key": Self.bot, "sender": all.last?.sender ?? "",
            "content": ["membership": "invite", "is_direct": direct],
          ]
        ]
        if room.isEncrypted { state.append(["type": "m.room.encryption", "sender": Self.ann, "content": [:]]) }
        invited[id] = ["invite_state": ["events": state]]
      case "leave" where moved, "ban" where moved: left[id] = ["timeline": ["events": new.map(rendered)]]
      default: break
      }
    }
    var body: [String: Any] = ["next_batch": "s\(newest)_1_0"]
    if !joined.isEmpty || !invited.isEmpty || !left.isEmpty {
      body["rooms"] = ["join": joined, "invite": invited, "leave": left]
    }
    return json(200, body)
  }

  func messages(in room: String, _ query: [String: String]) -> HTTPResponse {
    let filter = Self.filter(query)
    // Pantalaimon asks for what is encrypted, too.
    let types = (filter["types"] as? [String]).map { $0 + (dialect.decrypts ? ["m.room.encrypted"] : []) }
    let from = query["from"].flatMap(Self.position) ?? newest
    let to = query["to"].flatMap(Self.position) ?? -1
    let limit = min(query["limit"].flatMap { Int($0) } ?? 10, largestPage)
    let found = events.reversed().filter { event in
      event.room == room && event.position <= from
        && (event.position > to && !isBackfilled(event) || query["to"] == nil)
        && (filter["senders"] as? [String])?.contains(event.sender) ?? true
        && types?.contains(event.type) ?? true
    }
    let page = found.prefix(limit)
    var body: [String: Any] = ["chunk": page.map(rendered), "start": "s\(from)_1_0"]
    if let last = page.last, found.count > page.count { body["end"] = "s\(last.position - 1)_1_0" }
    return json(200, body)
  }

  func state(in room: String, _ type: String, _ key: String) -> HTTPResponse {
    let event = events.last { $0.room == room && $0.type == type && $0.stateKey == key }
    return event.map { json(200, rendered($0)) } ?? notFound
  }

  /// Returns true for an event from before the bot came to a room on another server: it is there, and older than any
  /// token.
  private func isBackfilled(_ event: Event) -> Bool {
    guard rooms[event.room]?.isFar == true else { return false }
    return events.contains {
      $0.room == event.room && $0.stateKey == Self.bot && $0.content["membership"] as? String == "join"
        && $0.position > event.position
    }
  }

  private func rendered(_ event: Event) -> [String: Any] {
    var unsigned: [String: Any] = ["age": 80]
    if dialect.tellsTransactions { unsigned["transaction_id"] = event.transaction }
    if event.isRedacted { unsigned["redacted_because"] = ["type": "m.room.redaction"] }
    if event.type == "m.room.member" {
      let former = events.last {
        $0.room == event.room && $0.type == event.type && $0.stateKey == event.stateKey && $0.position < event.position
      }
      unsigned["prev_content"] = former?.content
    }
    var (type, content) = (event.type, event.content)
    if type == "m.room.encrypted", dialect.decrypts, rooms[event.room]?.isEncrypted == true {
      // This is what pantalaimon does if it has no keys.
      type = "m.room.message"
      content = [
        "msgtype": "m.text",
        "body": "** Unable to decrypt: The sender's device has not sent us the keys for this message. **",
      ]
    }
    var fields: [String: Any] = [
      "event_id": event.id, "type": type, "sender": event.sender, "content": content, "unsigned": unsigned,
      "origin_server_ts": Int(event.sent.timeIntervalSince1970 * 1_000),
    ]
    fields["state_key"] = event.stateKey
    return fields
  }

  /// The number in a token, as `s12_1_0`; nil for any other text.
  private static func position(_ token: String) -> Int? {
    token.hasPrefix("s") ? Int(token.dropFirst().prefix { $0.isNumber }) : nil
  }

  private static func filter(_ query: [String: String]) -> [String: Any] {
    let object = try? JSONSerialization.jsonObject(with: Data((query["filter"] ?? "{}").utf8))
    return object as? [String: Any] ?? [:]
  }

  static func body(_ request: HTTPRequest) -> [String: Any] {
    let object = request.body.flatMap { try? JSONSerialization.jsonObject(with: $0) }
    return object as? [String: Any] ?? [:]
  }

  var unrecognized: HTTPResponse { refused(404, "M_UNRECOGNIZED", "Unrecognized request") }
  var notFound: HTTPResponse { refused(404, "M_NOT_FOUND", "Not found.") }

  func refused(_ status: Int, _ code: String, _ error: String) -> HTTPResponse {
    json(status, ["errcode": code, "error": error])
  }

  func json(_ status: Int, _ body: Any, _ headers: HTTPHeaders = [:]) -> HTTPResponse {
    var headers = headers
    headers["Content-Type"] = "application/json"
    return HTTPResponse(
      status: status, headers: headers, body: (try? JSONSerialization.data(withJSONObject: body)) ?? Data())
  }
}
