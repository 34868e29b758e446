import Foundation

/// A message as the API tells it (twilio.com/docs/messaging/api/message-resource); of what is absent or of an
/// unexpected kind, nothing is known.
struct SMSMessage: Decodable {
  var sid: String
  var body: String
  var from: String?
  var to: String?
  /// `inbound`, `outbound-api`, `outbound-reply`, `outbound-call`.
  var direction: String
  /// `queued`, `sending`, `sent`, `delivered`, `undelivered`, `failed`, `received` and others.
  var status: String
  var errorCode: Int?
  var errorMessage: String?
  var created: Date?
  var sent: Date?
  var mediaCount: Int

  private enum CodingKeys: String, CodingKey {
    case sid, body, from, to, direction, status
    case errorCode = "error_code"
    case errorMessage = "error_message"
    case created = "date_created"
    case sent = "date_sent"
    case mediaCount = "num_media"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) -> String? { (try? fields.decodeIfPresent(String.self, forKey: key)) ?? nil }
    func number(_ key: CodingKeys) -> Int? {
      (try? fields.decode(Int.self, forKey: key)) ?? text(key).flatMap { Int($0) }
    }
    sid = try fields.decode(String.self, forKey: .sid)
    body = text(.body) ?? ""
    from = text(.from)
    to = text(.to)
    direction = text(.direction) ?? ""
    status = text(.status) ?? ""
    errorCode = number(.errorCode)
    errorMessage = text(.errorMessage)
    created = text(.created).flatMap(SMSTimestamp.instant)
    sent = text(.sent).flatMap(SMSTimestamp.instant)
    mediaCount = number(.mediaCount) ?? 0
  }

  /// Whether the network has given up on it.
  var isLost: Bool { ["failed", "undelivered", "canceled"].contains(status) }

  /// Whether its status will not change any more.
  var isSettled: Bool { isLost || ["delivered", "read"].contains(status) }
}

/// A page of messages, the newest first.
struct SMSPage: Decodable {
  var messages: [SMSMessage]
  /// The path and query of the next one; nil on the last.
  var next: String?

  private enum CodingKeys: String, CodingKey {
    case messages
    case next = "next_page_uri"
  }

  /// One message that cannot be read must not hide its page.
  private struct Element: Decodable {
    var message: SMSMessage?
    init(from decoder: any Decoder) throws { message = try? SMSMessage(from: decoder) }
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    messages = try fields.decode([Element].self, forKey: .messages).compactMap(\.message)
    next = try fields.decodeIfPresent(String.self, forKey: .next)
  }
}

/// One attachment of a message.
struct SMSMedia: Decodable {
  var uri: String
  var contentType: String?

  private enum CodingKeys: String, CodingKey {
    case uri
    case contentType = "content_type"
  }
}

struct SMSMediaList: Decodable {
  var media: [SMSMedia]

  private enum CodingKeys: String, CodingKey {
    case media = "media_list"
  }
}

/// A number that an account owns (twilio.com/docs/phone-numbers/api/incomingphonenumber-resource).
struct SMSNumber: Decodable {
  struct Capabilities: Decodable {
    var sms: Bool?
  }

  var number: String
  var capabilities: Capabilities?

  private enum CodingKeys: String, CodingKey {
    case number = "phone_number"
    case capabilities
  }
}

struct SMSNumberList: Decodable {
  var numbers: [SMSNumber]

  private enum CodingKeys: String, CodingKey {
    case numbers = "incoming_phone_numbers"
  }
}
