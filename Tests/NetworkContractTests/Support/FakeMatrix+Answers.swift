import Foundation
import HTTP

/// What it gives to read.
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
      let own = events.filter { $0.room == id && (types?.contains($0.type) ?? true) }
      let new = own.filter { $0.position > since }
      let moved = new.contains { $0.stateKey == Self.bot }
      switch room.members[Self.bot] {
      case "join":
        // Of a room that was just joined, all there is could be given.
        let isNew = new.contains { $0.stateKey == Self.bot && $0.content["membership"] as? String == "join" }
        let shown = (isNew ? own : new).suffix(limit)
        guard let first = shown.first, isFirst || !new.isEmpty else { continue }
        joined[id] = [
          "timeline": [
            "events": shown.map(rendered), "limited": isNew || shown.count < new.count,
            "prev_batch": "s\(first.position - 1)_1_0",
          ]
        ]
      case "invite" where isFirst || moved:
        let direct = own.last { $0.stateKey == Self.bot }?.content["is_direct"] as? Bool ?? false
        var state: [[String: Any]] = [
          [
            "type": "m.room.member", "state_key": Self.bot, "sender": own.last?.sender ?? "",
            "content": ["membership": "invite", "is_direct": direct],
          ]
        ]
        if room.isEncrypted { state.append(["type": "m.room.encryption", "sender": Self.ann, "content": [:]]) }
        invited[id] = ["invite_state": ["events": state]]
      case "leave" where moved, "ban" where moved: left[id] = ["timeline": ["events": []]]
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
    let from = query["from"].flatMap(Self.position) ?? newest
    let to = query["to"].flatMap(Self.position) ?? -1
    let limit = min(query["limit"].flatMap { Int($0) } ?? 10, largestPage)
    let found = events.reversed().filter { event in
      event.room == room && event.position <= from && event.position > to
        && (filter["senders"] as? [String])?.contains(event.sender) ?? true
        && (filter["types"] as? [String])?.contains(event.type) ?? true
    }
    let page = found.prefix(limit)
    var body: [String: Any] = ["chunk": page.map(rendered), "start": "s\(from)_1_0"]
    if let last = page.last, found.count > page.count { body["end"] = "s\(last.position - 1)_1_0" }
    return json(200, body)
  }

  private func rendered(_ event: Event) -> [String: Any] {
    var unsigned: [String: Any] = ["age": 80]
    if dialect.tellsTransactions { unsigned["transaction_id"] = event.transaction }
    if event.isRedacted { unsigned["redacted_because"] = ["type": "m.room.redaction"] }
    var fields: [String: Any] = [
      "event_id": event.id, "type": event.type, "sender": event.sender, "content": event.content, "unsigned": unsigned,
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
