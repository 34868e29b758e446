import Foundation
import NetworkSupport

/// A message as the API returns it (twilio.com/docs/messaging/api/message-resource). A field that is absent or has an
/// unexpected type is ignored.
struct SMSMessage: Decodable {
  var sid: String
  var body: String
  var from: String?
  var to: String?
  /// The direction: `inbound`, `outbound-api`, `outbound-reply` or `outbound-call`.
  var direction: String
  /// The status: `queued`, `sending`, `sent`, `delivered`, `undelivered`, `failed`, `received` and others.
  var status: String
  var errorCode: Int?
  var errorMessage: String?
  var created: Date?
  var sent: Date?
  var mediaCount: Int

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    sid = try fields.id("sid")
    body = fields.value("body") ?? ""
    from = fields.optionalID("from")
    to = fields.value("to")
    direction = fields.value("direction") ?? ""
    status = fields.value("status") ?? ""
    errorCode = fields.number("error_code")
    errorMessage = fields.value("error_message")
    created = fields.value("date_created").flatMap(Timestamp.http)
    sent = fields.value("date_sent").flatMap(Timestamp.http)
    mediaCount = fields.number("num_media") ?? 0
  }

  /// Whether Twilio has given up the message.
  var isLost: Bool { ["failed", "undelivered", "canceled"].contains(status) }

  /// Whether the status will not change any more.
  var isSettled: Bool { isLost || ["delivered", "read"].contains(status) }
}

/// A page of messages, the newest first.
struct SMSPage: Decodable {
  var messages: [SMSMessage]
  /// Whether every message could be read.
  var isWhole: Bool
  /// The path and query of the next page; nil on the last one.
  var next: String?

  private enum CodingKeys: String, CodingKey {
    case messages
    case next = "next_page_uri"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let list = try fields.decode(Lenient.List<SMSMessage>.self, forKey: .messages)
    (messages, isWhole) = (list.values, list.isWhole)
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
