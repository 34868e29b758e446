import Foundation
import HTTP

extension FakeBluesky {
  /// A request to it.
  struct Call {
    var method: String
    var query: [(name: String, value: String)]
    var body: [String: Any]
    subscript(_ name: String) -> String? { query.first { $0.name == name }?.value ?? body[name] as? String }
    var limit: Int { self["limit"].flatMap { Int($0) } ?? 50 }
  }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    guard let parts = URLComponents(string: request.url) else { return HTTPResponse(status: 400) }
    if request.url.hasPrefix(Self.directory) { return document(of: String(parts.path.dropFirst())) }
    guard parts.path.hasPrefix("/xrpc/") else { return HTTPResponse(status: 404) }
    let body = request.body.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any] ?? [:]
    let call = Call(
      method: String(parts.path.dropFirst(6)),
      query: (parts.queryItems ?? []).map { ($0.name, $0.value ?? "") }, body: body)
    switch call.method {
    case "_health": return json(["version": "0.4.208"])
    case "com.atproto.identity.resolveHandle":
      guard let person = Self.people.first(where: { $0.handle == call["handle"] }) else {
        return refused(400, "HandleNotFound")
      }
      return json(["did": person.did])
    case "com.atproto.server.createSession": return signIn(call)
    case "com.atproto.server.refreshSession":
      guard request.headers["Authorization"] == "Bearer \(refresh)" else { return dialect.usedToken.response }
      return grant()
    default: break
    }
    let token = request.headers["Authorization"]?.replacing("Bearer ", with: "")
    guard token == access, !ended.contains(access) else {
      return token == nil ? refused(401, "AuthMissing") : dialect.endedToken.response
    }
    if limit?.left == 0 { return limited(refused(429, "RateLimitExceeded")) }
    limit?.left -= 1
    if call.method.hasPrefix("chat.") {
      guard request.headers["atproto-proxy"] == "did:web:api.bsky.chat#bsky_chat" else {
        return refused(501, "MethodNotImplemented")
      }
      guard allowsChat else { return refused(400, "InvalidToken", "Bad token method") }
      return limited(chat(call))
    }
    return limited(repository(call))
  }

  private func repository(_ call: Call) -> HTTPResponse {
    switch call.method {
    case "com.atproto.server.getSession": return json(session)
    case "com.atproto.repo.getRecord":
      let name = "\(call["collection"] ?? "")/\(call["rkey"] ?? "")"
      guard call["repo"] == Self.bot.did, let record = records[name] else { return dialect.unknownRecord.response }
      return json(["uri": "at://\(Self.bot.did)/\(name)", "cid": record.cid, "value": record.value])
    case "com.atproto.repo.putRecord": return put(call)
    case "app.bsky.feed.getPosts":
      let found = call.query.filter { $0.name == "uris" }.compactMap { item in
        posts[item.value].map {
          [
            "uri": item.value, "cid": $0.cid, "record": $0.value, "author": Self.rendered(Self.ann),
            "indexedAt": Self.text(clock.now),
          ]
        }
      }
      return json(["posts": found])
    case "app.bsky.notification.listNotifications": return notifications(call)
    default: return refused(501, "MethodNotImplemented")
    }
  }

  /// The newest come first, by their claimed times. The cursor is the time of the last one, and others of that time are
  /// left out of the next page.
  private func notifications(_ call: Call) -> HTTPResponse {
    let reasons = call.query.filter { $0.name == "reasons" }.map(\.value)
    let all = listed.filter { reasons.contains($0.fields["reason"] as? String ?? "") }
    let sorted = all.enumerated().sorted { ($0.element.at, $0.offset) > ($1.element.at, $1.offset) }.map(\.element)
    let rest = sorted.filter { item in call["cursor"].map { Self.text(item.at) < $0 } ?? true }
    let page = rest.prefix(call.limit)
    var answer: [String: Any] = ["notifications": page.map(\.fields), "priority": false]
    if rest.count > page.count, let last = page.last { answer["cursor"] = Self.text(last.at) }
    return json(answer)
  }

  private func put(_ call: Call) -> HTTPResponse {
    guard call["repo"] == Self.bot.did, let key = call["rkey"], let collection = call["collection"],
      let value = call.body["record"] as? [String: Any]
    else { return refused(400, "InvalidRequest") }
    let text = value["text"] as? String ?? ""
    guard !dialect.knowsLengths || text.count <= 300 && text.utf8.count <= 3_000 else {
      return refused(400, "InvalidRequest", "Record/text must not be longer than 300 graphemes")
    }
    let (name, uri) = ("\(collection)/\(key)", "at://\(Self.bot.did)/\(collection)/\(key)")
    if let old = records[name] {
      if Self.written(old.value) == Self.written(value) { return json(["uri": uri, "cid": old.cid]) }
      let isRefused = call.body["swapRecord"] is NSNull ? dialect.comparesVersions : call["swapRecord"] != old.cid
      if isRefused { return refused(400, "InvalidSwap", "Record was at \(old.cid)") }
    } else if collection == "app.bsky.feed.post" {
      written.append(key)
    }
    records[name] = Record(cid: "bafyrei\(next())", value: value)
    posts[uri] = records[name]
    return json(["uri": uri, "cid": records[name]?.cid ?? "", "validationStatus": "valid"])
  }

  // MARK: Sessions

  private func signIn(_ call: Call) -> HTTPResponse {
    guard [Self.bot.handle, Self.bot.did].contains(call["identifier"]), call["password"] == Self.password else {
      return dialect.wrongPassword.response
    }
    return grant()
  }

  private func grant() -> HTTPResponse {
    ended.insert(access)
    (access, refresh) = ("access-\(next())", "refresh-\(next())")
    return json(session.merging(["accessJwt": access, "refreshJwt": refresh]) { $1 })
  }

  private var session: [String: Any] {
    var fields: [String: Any] = ["did": Self.bot.did, "handle": Self.bot.handle, "active": true]
    if dialect.tellsDocument { fields["didDoc"] = Self.document(of: Self.bot) }
    return fields
  }

  static func document(of person: Person) -> [String: Any] {
    [
      "id": person.did, "alsoKnownAs": ["at://\(person.handle)"],
      "service": [
        ["id": "#atproto_pds", "type": "AtprotoPersonalDataServer", "serviceEndpoint": server]
      ],
    ]
  }

  private func document(of did: String) -> HTTPResponse {
    Self.people.first { $0.did == did }.map { json(Self.document(of: $0)) } ?? refused(404, "NotFound")
  }

  // MARK: Answers

  /// A value in one spelling.
  static func written(_ value: Any?) -> String? {
    (try? JSONSerialization.data(withJSONObject: value ?? NSNull(), options: [.sortedKeys, .fragmentsAllowed])).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  func refused(_ status: Int, _ code: String, _ words: String = "it is refused") -> HTTPResponse {
    json(["error": code, "message": words], status: status)
  }

  private func limited(_ response: HTTPResponse) -> HTTPResponse {
    guard let limit else { return response }
    var response = response
    response.headers["RateLimit-Limit"] = "\(limit.limit)"
    response.headers["RateLimit-Remaining"] = "\(limit.left)"
    response.headers["RateLimit-Reset"] = "\(Int(clock.now.timeIntervalSince1970) + 120)"
    response.headers["RateLimit-Policy"] = "\(limit.limit);w=300"
    return response
  }

  func json(_ body: [String: Any], status: Int = 200) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "application/json"],
      body: (try? JSONSerialization.data(withJSONObject: body)) ?? Data())
  }
}
