import Foundation
import NetworkSupport

/// The events since a token (spec.matrix.org, Client-Server API, `GET /sync`).
struct MatrixSync: Decodable {
  /// The token to continue from.
  var next: String
  var joined: [String: MatrixTimeline]
  var invited: [String: MatrixInvitation]
  /// The rooms that the account left or was removed from.
  var left: [String: MatrixTimeline]

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    next = try fields.id("next_batch")
    let rooms = fields.nested("rooms")
    joined = rooms?.objects("join") ?? [:]
    invited = rooms?.objects("invite") ?? [:]
    left = rooms?.objects("leave") ?? [:]
  }
}

/// The newest events of a room, oldest first.
struct MatrixTimeline: Decodable {
  var events: [MatrixEvent]
  /// Whether older events since the token are missing.
  var isLimited: Bool
  /// The token from which the missing events can be read backwards; nil if the server has none.
  var before: String?

  init(from decoder: any Decoder) throws {
    let timeline = try Lenient(decoder).nested("timeline")
    events = timeline?.list("events") ?? []
    isLimited = timeline?.value("limited") ?? false
    before = timeline?.optionalID("prev_batch")
  }
}

/// An invitation to a room, with as much of its state as an outsider may see.
struct MatrixInvitation: Decodable {
  private var state: [Event]

  private struct Event: Decodable {
    var type: String?
    var sender: String?
    var stateKey: String?
    var isDirect: Bool

    init(from decoder: any Decoder) throws {
      let fields = try Lenient(decoder)
      type = fields.value("type")
      sender = fields.value("sender")
      stateKey = fields.value("state_key")
      isDirect = fields.nested("content")?.value("is_direct") ?? false
    }
  }

  init(from decoder: any Decoder) throws {
    state = try Lenient(decoder).nested("invite_state")?.list("events") ?? []
  }

  /// The person who invited an account to a conversation of two; nil if the room is for more people.
  func partner(of account: String) -> String? {
    state.last { $0.type == "m.room.member" && $0.stateKey == account && $0.isDirect }?.sender
  }

  var isEncrypted: Bool { state.contains { $0.type == "m.room.encryption" } }
}

/// An event in a room.
struct MatrixEvent: Decodable {
  var id: String
  var type: String
  var sender: String
  /// The key of a state event: for a membership, the member's id.
  var stateKey: String?
  /// The time by the clock of the sender's server.
  var sent: Date?
  /// The id of the transaction that sent it; only the sending device gets it.
  var transaction: String?
  var content: MatrixContent
  /// For a membership, the one before it, if the server gives it.
  var formerMembership: String?

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    id = try fields.id("event_id")
    sender = try fields.id("sender")
    type = fields.value("type") ?? ""
    stateKey = fields.value("state_key")
    sent = fields.number("origin_server_ts").flatMap(Self.instant)
    transaction = fields.nested("unsigned")?.value("transaction_id")
    content = fields.value("content") ?? MatrixContent()
    formerMembership = fields.nested("unsigned")?.nested("prev_content")?.value("membership")
  }

  /// The text with which pantalaimon 0.10.5 replaces a message whose keys it lacks.
  static let undecrypted =
    "** Unable to decrypt: The sender's device has not sent us the keys for this message. **"

  var isMembership: Bool { type == "m.room.member" }
  /// Whether it is a message that was not decrypted.
  var isSealed: Bool { type == "m.room.encrypted" || type == "m.room.message" && content.body == Self.undecrypted }

  /// The instant of milliseconds since 1970; nil beyond the year 9999.
  private static func instant(_ milliseconds: Int) -> Date? {
    milliseconds < 253_402_300_800_000 ? Date(timeIntervalSince1970: TimeInterval(milliseconds) / 1_000) : nil
  }
}

/// The content of an event. A redacted event has none.
struct MatrixContent: Decodable {
  /// The kind of a message, such as `m.text`; nil for other events.
  var kind: String?
  var body: String?
  var html: String?
  /// The ids of the mentioned users; nil if the sender's client does not list them.
  var mentioned: [String]?
  /// The event that it replies to; nil for none.
  var repliesTo: String?
  /// The event that it is a new version of; nil for none. The other fields are then the new version's.
  var edits: String?
  /// The `mxc://` address of a file. `fileName` is its name if `body` is a caption, and `mediaType` its media type.
  var url: String?
  var fileName: String?
  var mediaType: String?
  /// The membership: `join`, `invite`, `leave`, `ban` or `knock`.
  var membership: String?

  init() {}

  init(from decoder: any Decoder) throws {
    let whole = try Lenient(decoder)
    let relation = whole.nested("m.relates_to")
    let isEdit = relation?.value("rel_type") == "m.replace"
    edits = isEdit ? relation?.optionalID("event_id") : nil
    // An edit without a target, or without a new version, has no content.
    guard !isEdit || edits != nil, let fields = isEdit ? whole.nested("m.new_content") : whole else { return }
    kind = fields.value("msgtype")
    body = fields.value("body")
    html = fields.value("formatted_body")
    mentioned = fields.nested("m.mentions").map { $0.list("user_ids") }
    // In a thread, the reply may only be a fallback for clients without threads.
    let isFallback: Bool = relation?.value("is_falling_back") ?? false
    repliesTo = isFallback ? nil : relation?.nested("m.in_reply_to")?.optionalID("event_id")
    // An encrypted file is useless: there is no plain one, and pantalaimon 0.10.5 cannot decrypt files that today's
    // homeservers give only to signed-in accounts.
    url = fields.contains("file") ? nil : fields.value("url")
    fileName = fields.value("filename")
    mediaType = fields.nested("info")?.value("mimetype")
    membership = fields.value("membership")
  }
}

/// A page of a room's events, in the requested order.
struct MatrixPage: Decodable {
  var events: [MatrixEvent]
  /// Whether every event could be read.
  var isWhole: Bool
  /// The token of the next page; nil at the end.
  var end: String?

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    let list: Lenient.List<MatrixEvent> = try fields.elements("chunk")
    (events, isWhole) = (list.values, list.isWhole)
    end = fields.optionalID("end")
  }
}

/// The owner of a token.
struct MatrixUser: Decodable {
  var id: String

  init(from decoder: any Decoder) throws { id = try Lenient(decoder).id("user_id") }
}

struct MatrixProfile: Decodable {
  var name: String?

  init(from decoder: any Decoder) throws { name = try Lenient(decoder).value("displayname") }
}

struct MatrixRoom: Decodable {
  var id: String

  init(from decoder: any Decoder) throws { id = try Lenient(decoder).id("room_id") }
}

struct MatrixWritten: Decodable {
  var id: String

  init(from decoder: any Decoder) throws { id = try Lenient(decoder).id("event_id") }
}

/// The members of a room.
struct MatrixMembers: Decodable {
  var ids: Set<String>

  private struct Member: Decodable {
    init(from decoder: any Decoder) throws {}
  }

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    guard fields.nested("joined") != nil else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no members"))
    }
    let members: [String: Member] = fields.objects("joined")
    ids = Set(members.keys)
  }
}

/// A state of a room: the event that set it, or only its content if the server knows no other form.
struct MatrixState: Decodable {
  var sender: String?
  var membership: String?

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    sender = fields.value("sender")
    membership = (fields.nested("content") ?? fields).value("membership")
  }
}

/// The software of a homeserver (Server-Server API, `GET /_matrix/federation/v1/version`).
struct MatrixSoftware: Decodable {
  var name: String
  var version: String?

  init(from decoder: any Decoder) throws {
    let server = try Lenient(decoder).nested("server")
    guard let name: String = server?.value("name") else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no name"))
    }
    self.name = name
    version = server?.value("version")
  }
}

/// The versions of the API that a server supports.
struct MatrixVersions: Decodable {
  var versions: [String]

  init(from decoder: any Decoder) throws {
    let list: Lenient.List<String> = try Lenient(decoder).elements("versions")
    versions = list.values
  }
}

/// The rooms in which the account talks to just one person, by the person's id (`m.direct`).
struct MatrixDirectRooms: Codable {
  var rooms: [String: [String]] = [:]

  init() {}

  init(from decoder: any Decoder) throws {
    let lists: [String: Lenient.List<String>] = try Lenient(decoder).objects()
    rooms = lists.mapValues(\.values)
  }

  func encode(to encoder: any Encoder) throws { try rooms.encode(to: encoder) }
}
