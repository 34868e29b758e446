import Foundation
import HTTP

/// Twilio's messaging API as far as a bot needs it, with one number and whoever writes to it.
final class FakeTwilio: Transport, @unchecked Sendable {
  struct Message: Sendable {
    var sid: String
    var from: String
    var to: String
    var body: String
    var direction: String
    var status: String
    var created: Date
    var media = 0
    var errorCode: Int?
  }

  static let account = "AC" + String(repeating: "a", count: 32)
  static let secret = "s3cret"
  static let number = "+14155550100"
  static let ann = "+447700900123"

  let clock = TestClock()
  private let lock = NSLock()
  private var kept: [Message] = []
  private var next = 1
  /// The longest page it gives, whatever is asked for.
  var largestPage = 20
  /// The statuses of messages sent from now on, one for each look.
  var course = ["queued", "sent", "delivered"]
  /// The error code of those that come to grief.
  var errorCode: Int?
  /// True if a query's instant counts only as its day.
  var filtersByDay = false

  var messages: [Message] { lock.withLock { kept } }
  var sent: [Message] { messages.filter { $0.direction == "outbound-api" } }

  /// Someone writes to the number; returns the message's SID.
  @discardableResult
  func receive(_ body: String, from: String = FakeTwilio.ann, media: Int = 0, late seconds: TimeInterval = 0) -> String
  {
    add(
      Message(
        sid: "", from: from, to: Self.number, body: body, direction: "inbound", status: "received",
        created: clock.now.addingTimeInterval(-seconds), media: media))
  }

  @discardableResult
  private func add(_ message: Message) -> String {
    lock.withLock {
      var message = message
      // SIDs are random: their order tells nothing.
      message.sid = "SM" + String(format: "%08x%024x", (next &* 2_654_435_761) & 0xFFFF_FFFF, next)
      next += 1
      kept.append(message)
      return message.sid
    }
  }

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    let credentials = "Basic " + Data("\(Self.account):\(Self.secret)".utf8).base64EncodedString()
    guard request.headers["Authorization"] == credentials else { return problem(401, 20003, "Authenticate") }
    let parts = URLComponents(string: request.url)
    let query = Dictionary((parts?.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { $1 }
    let root = "/2010-04-01/Accounts/\(Self.account)/"
    guard let path = parts?.path, path.hasPrefix(root) else { return problem(404, 20404, "not found") }
    switch (request.method, path.dropFirst(root.count).split(separator: "/").map(String.init)) {
    case (.get, ["IncomingPhoneNumbers.json"]):
      let own = query["PhoneNumber"] == Self.number
      return json(
        200, ["incoming_phone_numbers": own ? [["phone_number": Self.number, "capabilities": ["sms": true]]] : []])
    case (.get, ["Messages.json"]): return list(query, path)
    case (.post, ["Messages.json"]): return take(request)
    case (.get, let rest) where rest.count == 2: return one(String(rest[1].dropLast(5)))
    case (.get, let rest) where rest.count == 3:
      let count = messages.first { $0.sid == rest[1] }?.media ?? 0
      return json(
        200,
        [
          "media_list": (0..<count).map { number in
            ["uri": "\(path.dropLast(5))/ME\(number).json", "content_type": "image/jpeg"]
          }
        ])
    default: return problem(404, 20404, "not found")
    }
  }

  private func list(_ query: [String: String], _ path: String) -> HTTPResponse {
    var found = messages.reversed().filter { query["To"] == nil || $0.to == query["To"] }
    if let earliest = query["DateSent>"] {
      let length = filtersByDay ? 10 : 20
      // A message that waits to be sent has no sending time.
      found = found.filter { $0.status != "queued" && Self.iso($0.created).prefix(length) >= earliest.prefix(length) }
    }
    let size = min(query["PageSize"].flatMap { Int($0) } ?? 50, largestPage)
    let page = query["Page"].flatMap { Int($0) } ?? 0
    let slice = found.dropFirst(page * size).prefix(size)
    var next: String?
    if found.count > (page + 1) * size {
      let pairs = query.merging(["Page": "\(page + 1)"]) { $1 }.sorted { $0.key < $1.key }
      next = path + "?" + FormBody.encoded(pairs.map { ($0.key, $0.value) })
    }
    return json(200, ["messages": slice.map(Self.fields), "next_page_uri": next.map { $0 as Any } ?? NSNull()])
  }

  private func take(_ request: HTTPRequest) -> HTTPResponse {
    let body = request.body.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let form = Dictionary(
      (URLComponents(string: "http://x/?" + body)?.queryItems ?? []).map { ($0.name, $0.value ?? "") }
    ) { $1 }
    guard form["From"] == Self.number || form["MessagingServiceSid"] != nil else {
      return problem(400, 21606, "The From phone number is not valid")
    }
    guard let text = form["Body"], !text.isEmpty, text.utf16.count <= 1600 else {
      return problem(400, 21617, "The concatenated message body exceeds the 1600 character limit")
    }
    let sid = add(
      Message(
        sid: "", from: Self.number, to: form["To"] ?? "", body: text, direction: "outbound-api",
        status: course.first ?? "queued", created: clock.now))
    return one(sid, status: 201, looks: false)
  }

  private func one(_ sid: String, status: Int = 200, looks: Bool = true) -> HTTPResponse {
    let message: Message? = lock.withLock {
      guard let index = kept.firstIndex(where: { $0.sid == sid }) else { return nil }
      if looks, let step = course.firstIndex(of: kept[index].status), step + 1 < course.count {
        kept[index].status = course[step + 1]
        kept[index].errorCode = step + 2 == course.count ? errorCode : nil
      }
      return kept[index]
    }
    return message.map { json(status, Self.fields($0)) } ?? problem(404, 20404, "not found")
  }

  private static func fields(_ message: Message) -> [String: Any] {
    [
      "sid": message.sid, "from": message.from, "to": message.to, "body": message.body,
      "direction": message.direction, "status": message.status, "num_media": "\(message.media)",
      "date_created": rfc2822(message.created),
      "date_sent": message.status == "queued" ? NSNull() : rfc2822(message.created) as Any,
      "error_code": message.errorCode.map { $0 as Any } ?? NSNull(), "error_message": NSNull(),
    ]
  }

  private func json(_ status: Int, _ body: [String: Any]) -> HTTPResponse {
    let data = (try? JSONSerialization.data(withJSONObject: body)) ?? Data()
    let date = Self.rfc2822(clock.now).replacing("+0000", with: "GMT")
    return HTTPResponse(status: status, headers: ["Content-Type": "application/json", "Date": date], body: data)
  }

  private func problem(_ status: Int, _ code: Int, _ message: String) -> HTTPResponse {
    json(status, ["code": code, "message": message, "status": status])
  }

  private static func rfc2822(_ date: Date) -> String { format(date, "EEE, dd MMM yyyy HH:mm:ss '+0000'") }
  private static func iso(_ date: Date) -> String { format(date, "yyyy-MM-dd'T'HH:mm:ss'Z'") }
  private static func format(_ date: Date, _ pattern: String) -> String { UTCFormatter.format(date, pattern) }
}
