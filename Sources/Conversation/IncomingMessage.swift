public import Foundation

/// A message someone wrote to the bot, as its network delivered it, with the text made plain.
public struct IncomingMessage: Hashable, Sendable, Codable {
  /// Who can read it. The order is from the narrowest to the widest.
  public enum Visibility: String, Hashable, Sendable, Codable {
    case direct, followers, unlisted, open
  }

  /// Something attached: kept by its address.
  public struct Media: Hashable, Sendable, Codable {
    public var url: String
    /// RFC 6838's, or the network's own word for its kind (`image`).
    public var type: String
    /// The alternative text its author gave.
    public var description: String?

    public init(url: String, type: String, description: String? = nil) {
      self.url = url
      self.type = type
      self.description = description
    }
  }

  /// A place that the network attached, in degrees of WGS 84.
  public struct Location: Hashable, Sendable, Codable {
    public var latitude: Double
    public var longitude: Double
    public var name: String?

    public init(latitude: Double, longitude: Double, name: String? = nil) {
      self.latitude = latitude
      self.longitude = longitude
      self.name = name
    }
  }

  /// The network's id of the message; opaque.
  public var id: String
  /// The network's unchanging id of its author.
  public var authorID: String
  /// The author's handle, as one would mention them from the bot's server.
  public var authorHandle: String
  /// What belongs together: the thread or the pair of a private conversation.
  public var conversationID: String
  public var text: String
  public var sentAt: Date
  public var visibility: Visibility
  /// The message it replies to; nil also where the network has no references.
  public var repliesTo: String?
  public var media: [Media]
  public var location: Location?

  public init(
    id: String, authorID: String, authorHandle: String, conversationID: String, text: String, sentAt: Date,
    visibility: Visibility = .direct, repliesTo: String? = nil, media: [Media] = [], location: Location? = nil
  ) {
    self.id = id
    self.authorID = authorID
    self.authorHandle = authorHandle
    self.conversationID = conversationID
    self.text = text
    self.sentAt = sentAt
    self.visibility = visibility
    self.repliesTo = repliesTo
    self.media = media
    self.location = location
  }
}

extension IncomingMessage {
  /// Seconds for which a message may have waited to be read. A server that says it was written longer ago, or later than
  /// now, has a clock that is wrong.
  public static let longestWait: TimeInterval = 7 * 86_400

  /// The moment that `in an hour` and `tomorrow` count from: when a message was written, as far as its server can be
  /// believed, and never later than it was read.
  public static func moment(sentAt: Date, readAt: Date) -> Date {
    (0...longestWait).contains(readAt.timeIntervalSince(sentAt)) ? sentAt : readAt
  }
}
