import Conversation
import Foundation
import HTTP
import NetworkSupport

/// The endpoints of a homeserver that a bot needs (spec.matrix.org, Client-Server API).
struct MatrixAPI: Sendable {
  private let server: String
  let keeper: TokenKeeper
  private var client: RESTClient

  private typealias Query = [(String, String)]

  /// - Parameters:
  ///   - server: the server's address, without a slash at its end.
  ///   - longestAnswer: the longest response to read, in bytes.
  init(server: String, keeper: TokenKeeper, transport: any Transport, longestAnswer: Int) {
    self.server = server
    self.keeper = keeper
    client = RESTClient(
      transport: transport, longestAnswer: longestAnswer, words: MatrixFailure.words, wait: MatrixFailure.wait)
    // A request that is lost on its way can be sent again, since it takes effect only once.
    client.writesOverFreshConnections = false
  }

  /// The seconds that a request may take beyond its intended wait.
  private static let patience: TimeInterval = 30
  /// The seconds that joining may take. The server continues after that, and is asked again later.
  private static let patienceForJoining: TimeInterval = 15

  // MARK: The account

  func whoami() async throws -> MatrixUser { try await get("/_matrix/client/v3/account/whoami") }

  func profile(of user: String) async throws -> MatrixProfile {
    try await get("/_matrix/client/v3/profile/\(Self.encoded(user))")
  }

  /// The server's software in words; nil if the server does not say.
  func software() async throws -> String? {
    // The federation API would take an account's token for a wrong signature, so this sends none.
    let request = HTTPRequest(.get, server + "/_matrix/federation/v1/version", timeout: Self.patience)
    let answer: RESTClient.Answer<MatrixSoftware>? = try? await client.ask(request)
    if let software = answer?.value {
      return [software.name, software.version].compactMap { $0?.inOneLine(limit: 60) }.joined(separator: " ")
    }
    // Some homeservers serve the federation API at another address.
    let versions: MatrixVersions? = try await optional("/_matrix/client/versions")
    return versions?.versions.last.map { "one that speaks \($0.inOneLine(limit: 20)), and does not say what it is" }
  }

  // MARK: Reading

  /// The events since a token; nil begins.
  ///
  /// - Parameters:
  ///   - limit: the most events of a room.
  ///   - wait: the seconds to wait for an event.
  func sync(since: String?, limit: Int, wait: TimeInterval) async throws -> MatrixSync {
    struct Filter: Encodable {
      struct Kinds: Encodable { var types: [String] = [] }
      struct Timeline: Encodable {
        var limit: Int
        var types: [String]
      }
      struct Room: Encodable {
        var timeline: Timeline
        var state = Kinds()
        var ephemeral = Kinds()
        var account_data = Kinds()
      }
      var room: Room
      var presence = Kinds()
      var account_data = Kinds()
    }
    // The first synchronization reads no events.
    let types = since == nil ? [] : ["m.room.message", "m.room.encrypted", "m.room.member"]
    var query: Query = [
      ("filter", try Self.json(Filter(room: .init(timeline: .init(limit: limit, types: types))))),
      ("timeout", "\(Int(wait * 1_000))"),
    ]
    if let since { query.append(("since", since)) }
    return try await get("/_matrix/client/v3/sync", query, timeout: Self.patience + wait)
  }

  /// Events of a room, the newest first.
  ///
  /// - Parameters:
  ///   - start: the token to begin at; nil for the newest event.
  ///   - stop: the token to end at; nil for the oldest event.
  ///   - sender: the only user whose messages are wanted; nil for everybody's events.
  func events(in room: String, from start: String?, to stop: String?, by sender: String? = nil, limit: Int) async throws
    -> MatrixPage
  {
    struct Filter: Encodable {
      var senders: [String]
      var types = ["m.room.message"]
    }
    var query: Query = [("dir", "b"), ("limit", "\(limit)")]
    if let start { query.append(("from", start)) }
    if let stop { query.append(("to", stop)) }
    if let sender { query.append(("filter", try Self.json(Filter(senders: [sender])))) }
    return try await get("\(Self.room(room))/messages", query)
  }

  // MARK: Rooms

  func members(of room: String) async throws -> MatrixMembers { try await get("\(Self.room(room))/joined_members") }

  /// A user's membership in a room, and the user who set it; nil for somebody who was never there, or if the account
  /// may not look.
  func membership(of user: String, in room: String) async throws -> MatrixState? {
    try await state("m.room.member/\(Self.encoded(user))", of: room)
  }

  /// The user who created a room; nil if the server does not say.
  func maker(of room: String) async throws -> String? { try await state("m.room.create/", of: room)?.sender }

  private func state(_ kind: String, of room: String) async throws -> MatrixState? {
    do {
      return try await get("\(Self.room(room))/state/\(kind)", [("format", "event")])
    } catch let refusal as RESTRefusal where [403, 404].contains(refusal.status) && MatrixFailure.isFinal(refusal) {
      return nil
    }
  }

  func join(_ room: String) async throws {
    let _: MatrixRoom = try await ask(
      .post, "\(Self.room(room))/join", body: Data("{}".utf8), timeout: Self.patienceForJoining)
  }

  /// Creates a room for the account and one person, and invites them.
  ///
  /// - Parameter alias: the local part of the room's only alias, so that there is never a second one; nil for no alias.
  func createDirectRoom(with person: String, alias: String?) async throws -> MatrixRoom {
    struct Body: Encodable {
      var preset = "trusted_private_chat"
      var is_direct = true
      var invite: [String]
      var room_alias_name: String?
    }
    return try await ask(
      .post, "/_matrix/client/v3/createRoom",
      body: try JSONEncoder().encode(Body(invite: [person], room_alias_name: alias)))
  }

  /// The room of an alias, `#name:server`; nil if there is none.
  func room(called alias: String) async throws -> MatrixRoom? {
    try await optional("/_matrix/client/v3/directory/room/\(Self.encoded(alias))")
  }

  func directRooms(of account: String) async throws -> MatrixDirectRooms {
    try await optional(Self.directRooms(account)) ?? MatrixDirectRooms()
  }

  func keep(_ rooms: MatrixDirectRooms, of account: String) async throws {
    let _: Nothing = try await ask(.put, Self.directRooms(account), body: try JSONEncoder().encode(rooms))
  }

  // MARK: Writing

  /// A message to send.
  struct Message: Encodable {
    struct Mentions: Encodable { var user_ids: [String] }
    struct Reply: Encodable { var event_id: String }
    struct Relation: Encodable {
      var reply: Reply
      private enum CodingKeys: String, CodingKey { case reply = "m.in_reply_to" }
    }
    var kind: String
    var body: String
    var mentions: Mentions
    var relation: Relation?

    private enum CodingKeys: String, CodingKey {
      case kind = "msgtype"
      case body
      case mentions = "m.mentions"
      case relation = "m.relates_to"
    }
  }

  /// Sends a message. The same transaction of the same device returns the same event again.
  func send(_ message: Message, to room: String, transaction: String) async throws -> MatrixWritten {
    try await ask(
      .put, "\(Self.room(room))/send/m.room.message/\(transaction)", body: try JSONEncoder().encode(message))
  }

  // MARK: Requests

  private struct Nothing: Decodable {}

  private static func encoded(_ text: String) -> String { FormBody.percentEncoded(text) }
  private static func room(_ id: String) -> String { "/_matrix/client/v3/rooms/\(encoded(id))" }
  private static func directRooms(_ account: String) -> String {
    "/_matrix/client/v3/user/\(encoded(account))/account_data/m.direct"
  }

  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func get<Value: Decodable>(
    _ path: String, _ query: Query = [], timeout: TimeInterval = patience
  ) async throws -> Value {
    try await ask(.get, query.isEmpty ? path : path + "?" + FormBody.encoded(query), timeout: timeout)
  }

  /// The value at a path; nil if there is nothing.
  private func optional<Value: Decodable>(_ path: String) async throws -> Value? {
    do {
      return try await get(path)
    } catch let refusal as RESTRefusal where refusal.status == 404 {
      return nil
    }
  }

  /// Sends a request; once more with another token if the first one is refused.
  private func ask<Value: Decodable>(
    _ method: HTTPRequest.Method, _ path: String, body: Data? = nil, timeout: TimeInterval = patience
  ) async throws -> Value {
    var refused: String?
    while true {
      let token = try await keeper.accessToken(insteadOf: refused)
      var request = HTTPRequest(method, server + path, body: body, timeout: timeout)
      request.headers["Authorization"] = "Bearer \(token)"
      if body != nil { request.headers["Content-Type"] = "application/json" }
      let response = try await client.response(to: request)
      guard response.status == 401, refused == nil else { return try client.read(response, to: request).value }
      refused = token
    }
  }
}
