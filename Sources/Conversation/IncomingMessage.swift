public import Foundation

/// A message to the bot, as its network delivered it, with its text converted to plain text.
public struct IncomingMessage: Hashable, Sendable, Codable {
  /// The people who can read a message, from the narrowest group to the widest: the addressee, the author's followers,
  /// everybody except in public timelines, and everybody.
  public enum Visibility: String, Hashable, Sendable, Codable {
    case direct, followers, unlisted, open
  }

  /// An attached file, of which only the address is kept.
  public struct Media: Hashable, Sendable, Codable {
    /// Its address on the network.
    public var url: String
    /// Its media type (RFC 6838), or the network's own word for its kind (`image`).
    public var type: String
    /// The alternative text that its author gave, if any.
    public var description: String?

    /// An attachment at an address.
    public init(url: String, type: String, description: String? = nil) {
      self.url = url
      self.type = type
      self.description = description
    }
  }

  /// The network's id of the message, which is opaque.
  public var id: String
  /// The network's unchanging id of the author.
  public var authorID: String
  /// The author's handle, in the form that mentions them from the bot's server.
  public var authorHandle: String
  /// The id that groups messages: that of a thread, or of a private conversation between two.
  public var conversationID: String
  /// The message in plain text, without markup.
  public var text: String
  /// The time at which it was sent, by its server's clock, which may be wrong.
  public var sentAt: Date
  /// The people who can read it.
  public var visibility: Visibility
  /// The id of the message it replies to; always nil if the network has no references.
  public var repliesTo: String?
  /// Whether its author pressed a button below the message that it replies to.
  public var isPressed: Bool
  /// The id of the message of which it is a new version; nil for a separate message.
  public var edits: String?
  /// The attached files, in order.
  public var media: [Media]

  /// A private message without attachments, unless given otherwise.
  public init(
    id: String, authorID: String, authorHandle: String, conversationID: String, text: String, sentAt: Date,
    visibility: Visibility = .direct, repliesTo: String? = nil, isPressed: Bool = false, edits: String? = nil,
    media: [Media] = []
  ) {
    self.id = id
    self.authorID = authorID
    self.authorHandle = authorHandle
    self.conversationID = conversationID
    self.text = text
    self.sentAt = sentAt
    self.visibility = visibility
    self.repliesTo = repliesTo
    self.isPressed = isPressed
    self.edits = edits
    self.media = media
  }
}

extension IncomingMessage {
  /// The longest time that a message can wait to be read, in seconds. If a message was sent longer ago by its server's
  /// clock, or in the future, that clock is wrong.
  public static let longestWait: TimeInterval = 7 * 86_400

  /// Returns the moment from which `in an hour` and `tomorrow` count: the time at which a message was sent, or the time
  /// at which it was read if the server's clock is wrong.
  public static func moment(sentAt: Date, readAt: Date) -> Date {
    (0...longestWait).contains(readAt.timeIntervalSince(sentAt)) ? sentAt : readAt
  }
}
