import Foundation
import HTTP

/// The Matrix client-server API as far as a bot needs it, with one bot and whoever writes to it.
final class FakeMatrix: Transport, @unchecked Sendable {
  struct Event: Sendable {
    var id: String
    var room: String
    var position: Int
    var type: String
    var sender: String
    var stateKey: String?
    var sent: Date
    var transaction: String?
    var content: [String: any Sendable]
    var isRedacted = false

    var body: String? { content["body"] as? String }
    var repliesTo: String? {
      let relation = content["m.relates_to"] as? [String: Any]
      return (relation?["m.in_reply_to"] as? [String: Any])?["event_id"] as? String
    }
  }

  struct Room: Sendable {
    var members: [String: String] = [:]
    var alias: String?
    /// True if its messages are encrypted.
    var isEncrypted = false
    /// True if it was made on another server.
    var isFar = false
  }

  static let bot = "@nuthatch:example.org", ann = "@ann:example.org", bob = "@bob:elsewhere.example"

  let clock = TestClock()
  let dialect: MatrixDialect
  private let lock = NSLock()
  private(set) var rooms: [String: Room] = [:]
  private(set) var events: [Event] = []
  /// The device that each token is of.
  private var devices = ["access-0": "NUTHATCH"]
  /// The device of each refresh token.
  private var refreshTokens = ["refresh-0": "NUTHATCH"]
  private var renewals = 0
  /// The tokens that have ended, and can be renewed.
  private var ended: Set<String> = []
  /// A part of the path of the request at which the access token ends.
  private var lastRequest: String?
  /// The devices that have sent something.
  private(set) var writers: Set<String> = []
  private var transactions: [String: String] = [:]
  private(set) var directRooms: [String: [String]] = [:]
  /// The number at which the stream of events begins.
  var origin = 0
  /// The most events of a room in one answer, and in one page.
  var largestTimeline = 20, largestPage = 30
  /// The messages that may be sent before a limit, which lasts for four seconds.
  var sendsLeft = Int.max
  /// Requests by the end of their path.
  private(set) var requests: [String] = []

  init(_ dialect: MatrixDialect = .synapse) { self.dialect = dialect }

  var sent: [Event] { lock.withLock { events.filter { $0.sender == Self.bot && $0.type == "m.room.message" } } }

  /// The room that the bot and somebody have for themselves, made and joined the first time.
  func privateRoom(with person: String = FakeMatrix.ann) -> String {
    lock.withLock {
      let room = "!private-\(person.dropFirst().prefix { $0 != ":" })"
      if rooms[room] == nil { make(room, by: person, isDirect: true, members: [person, Self.bot]) }
      return room
    }
  }

  /// A room of more, which the bot is in.
  func group(of people: [String] = [FakeMatrix.ann, FakeMatrix.bob]) -> String {
    lock.withLock {
      let room = "!group"
      if rooms[room] == nil { make(room, by: people[0], isDirect: false, members: people + [Self.bot]) }
      return room
    }
  }

  /// A room that somebody invites the bot to.
  @discardableResult
  func invite(
    to room: String, by person: String = FakeMatrix.ann, isDirect: Bool = true, isEncrypted: Bool = false,
    isFar: Bool = false
  ) -> String {
    lock.withLock {
      make(room, by: person, isDirect: isDirect, members: [person])
      rooms[room]?.isFar = isFar
      rooms[room]?.isEncrypted = isEncrypted
      rooms[room]?.members[Self.bot] = "invite"
      add("m.room.member", by: person, in: room, of: Self.bot, ["membership": "invite", "is_direct": isDirect])
      return room
    }
  }

  /// Somebody writes; returns the event's id.
  @discardableResult
  func write(
    _ body: String, by person: String = FakeMatrix.ann, in room: String? = nil, kind: String = "m.text",
    type: String = "m.room.message", _ more: [String: any Sendable] = [:]
  ) -> String {
    let room = room ?? privateRoom(with: person)
    return lock.withLock {
      add(
        type, by: person, in: room,
        (type == "m.room.message" ? ["msgtype": kind, "body": body] : [:]).merging(more) { $1 })
    }
  }

  func redact(_ id: String) {
    lock.withLock {
      for index in events.indices where events[index].id == id {
        events[index].content = [:]
        events[index].isRedacted = true
      }
    }
  }

  /// Changes someone's membership of a room.
  func move(_ person: String, _ membership: String, in room: String, by actor: String? = nil) {
    lock.withLock {
      rooms[room]?.members[person] = membership
      add("m.room.member", by: actor ?? person, in: room, of: person, ["membership": membership])
    }
  }

  /// Revokes the bot's tokens.
  func revoke() { lock.withLock { (devices, refreshTokens) = ([:], [:]) } }

  /// The access token has ended; it can be renewed.
  func expire() { lock.withLock { ended.formUnion(devices.keys) } }

  /// The access token ends with the next request whose path has that part.
  func logOutSoftly(at request: String) { lock.withLock { lastRequest = request } }

  /// Gives a room a name.
  func name(_ room: String, _ alias: String?) { lock.withLock { rooms[room]?.alias = alias } }

  // MARK: State

  private func make(_ room: String, by person: String, isDirect: Bool, members: [String]) {
    rooms[room] = Room()
    add("m.room.create", by: person, in: room, of: "", [:])
    for member in members {
      rooms[room]?.members[member] = "join"
      add("m.room.member", by: member, in: room, of: member, ["membership": "join"])
    }
  }

  @discardableResult
  private func add(
    _ type: String, by sender: String, in room: String, of key: String? = nil, transaction: String? = nil,
    _ content: [String: any Sendable]
  ) -> String {
    let position = (events.last?.position ?? origin) + 1
    let event = Event(
      id: "$event\(position)", room: room, position: position, type: type, sender: sender, stateKey: key,
      sent: clock.now, transaction: transaction, content: content)
    events.append(event)
    return event.id
  }

  // MARK: Transport

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse { lock.withLock { answer(request) } }

  private func answer(_ request: HTTPRequest) -> HTTPResponse {
    let parts = URLComponents(string: request.url)
    let query = Dictionary((parts?.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { $1 }
    let path = (parts?.percentEncodedPath ?? "").split(separator: "/").map { String($0).removingPercentEncoding ?? "" }
    requests.append("\(request.method.rawValue) \(path.last ?? "")")
    if path == ["_matrix", "federation", "v1", "version"] {
      return json(200, ["server": ["name": "Fake", "version": "1.0"]])
    }
    guard path.starts(with: ["_matrix", "client", "v3"]) else { return unrecognized }
    let rest = Array(path.dropFirst(3))
    switch (request.method, rest) {
    case (.get, ["login"]): return json(200, ["flows": [["type": "m.login.password"]]])
    case (.post, ["login"]): return login(request)
    case (.post, ["refresh"]): return refresh(request)
    default: break
    }
    if let lastRequest, path.contains(lastRequest) {
      ended.formUnion(devices.keys)
      self.lastRequest = nil
    }
    let token = String(request.headers["Authorization"]?.dropFirst("Bearer ".count) ?? "")
    guard let device = devices[token], !ended.contains(token) else {
      let error: [String: Any] = [
        "errcode": "M_UNKNOWN_TOKEN", "error": "Invalid access token passed.", "soft_logout": ended.contains(token),
      ]
      return json(401, error)
    }
    return answer(request.method, rest, query, Self.body(request), device)
  }

  private func answer(
    _ method: HTTPRequest.Method, _ path: [String], _ query: [String: String], _ body: [String: Any], _ device: String
  ) -> HTTPResponse {
    switch (method, path.first, path.count) {
    case (.get, "account", 2): return json(200, ["user_id": Self.bot, "device_id": device])
    case (.get, "profile", 2): return json(200, ["displayname": "Nuthatch"])
    case (.get, "sync", 1): return sync(query)
    case (.post, "createRoom", 1): return create(body)
    case (.get, "directory", 3):
      let found = rooms.first { $0.value.alias == path[2] }
      return found.map { json(200, ["room_id": $0.key]) } ?? notFound
    case (.get, "user", 4): return directRooms.isEmpty ? notFound : json(200, directRooms)
    case (.put, "user", 4):
      directRooms = body as? [String: [String]] ?? [:]
      return json(200, [:])
    case (_, "rooms", _): return answer(method, in: path[1], Array(path.dropFirst(2)), query, body, device)
    default: return unrecognized
    }
  }

  private func answer(
    _ method: HTTPRequest.Method, in room: String, _ path: [String], _ query: [String: String], _ body: [String: Any],
    _ device: String
  ) -> HTTPResponse {
    let membership = rooms[room]?.members[Self.bot]
    if method == .post, path == ["join"] {
      guard membership == "invite" || membership == "join" else {
        return refused(403, "M_FORBIDDEN", "You are not invited to this room.")
      }
      if membership == "invite" {
        rooms[room]?.members[Self.bot] = "join"
        add("m.room.member", by: Self.bot, in: room, of: Self.bot, ["membership": "join"])
      }
      return json(200, ["room_id": room])
    }
    // A person who has left a room may look at its former state.
    guard membership == "join" || membership != nil && path.first == "state" else {
      return refused(403, "M_FORBIDDEN", "User \(Self.bot) not in room \(room)")
    }
    switch (method, path.first) {
    case (.get, "messages"): return messages(in: room, query)
    case (.get, "joined_members"):
      let joined = (rooms[room]?.members ?? [:]).filter { $0.value == "join" }.mapValues { _ in ["display_name": "N"] }
      return json(200, ["joined": joined])
    case (.get, "state"): return state(in: room, path[1], path.count > 2 ? path[2] : "")
    case (.put, "send"): return write(body, in: room, transaction: path.last ?? "", device)
    default: return unrecognized
    }
  }

  private func write(_ body: [String: Any], in room: String, transaction: String, _ device: String) -> HTTPResponse {
    if let known = transactions["\(device) \(room) \(transaction)"] { return json(200, ["event_id": known]) }
    guard sendsLeft > 0 else {
      return json(
        429, ["errcode": "M_LIMIT_EXCEEDED", "error": "Too Many Requests", "retry_after_ms": 3_964],
        ["Retry-After": "4"])
    }
    sendsLeft -= 1
    guard let text = body["body"] as? String, text.utf8.count < 60_000 else {
      return refused(413, "M_TOO_LARGE", "event too large")
    }
    let id = add(
      "m.room.message", by: Self.bot, in: room, transaction: transaction, body as? [String: any Sendable] ?? [:])
    transactions["\(device) \(room) \(transaction)"] = id
    writers.insert(device)
    return json(200, ["event_id": id])
  }

  private func create(_ body: [String: Any]) -> HTTPResponse {
    let alias = (body["room_alias_name"] as? String).map { "#\($0):example.org" }
    guard !rooms.contains(where: { $0.value.alias == alias && alias != nil }) else {
      return refused(400, "M_ROOM_IN_USE", "Room alias already taken")
    }
    let room = "!made\(rooms.count)"
    make(room, by: Self.bot, isDirect: true, members: [Self.bot])
    rooms[room]?.alias = alias
    for person in body["invite"] as? [String] ?? [] {
      rooms[room]?.members[person] = "invite"
      add("m.room.member", by: Self.bot, in: room, of: person, ["membership": "invite", "is_direct": true])
    }
    return json(200, ["room_id": room])
  }

  private func login(_ request: HTTPRequest) -> HTTPResponse {
    let body = Self.body(request)
    let user = (body["identifier"] as? [String: Any])?["user"] as? String
    guard user == "nuthatch", body["password"] as? String == "seed" else {
      return refused(403, "M_FORBIDDEN", "Invalid username or password")
    }
    let device = body["device_id"] as? String ?? "RANDOM"
    return granted(to: device, renews: body["refresh_token"] as? Bool == true)
  }

  private func refresh(_ request: HTTPRequest) -> HTTPResponse {
    guard let old = Self.body(request)["refresh_token"] as? String, let device = refreshTokens.removeValue(forKey: old)
    else {
      return refused(401, "M_UNKNOWN_TOKEN", "invalid refresh token")
    }
    return granted(to: device, renews: true)
  }

  private func granted(to device: String, renews: Bool) -> HTTPResponse {
    renewals += 1
    devices["access-\(renewals)"] = device
    var body: [String: Any] = ["access_token": "access-\(renewals)", "user_id": Self.bot, "device_id": device]
    if renews {
      refreshTokens["refresh-\(renewals)"] = device
      body["refresh_token"] = "refresh-\(renewals)"
      body["expires_in_ms"] = 300_000
    }
    return json(200, body)
  }
}
