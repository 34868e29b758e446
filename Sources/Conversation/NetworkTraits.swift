public import Foundation

/// The traits in which an account's network differs from others, as data; partly learnt from its server.
public struct NetworkTraits: Hashable, Sendable {
  /// The effect of sending again with the same key.
  public enum Idempotency: Hashable, Sendable {
    /// The server is known to return the first message again, within that many seconds.
    case honoured(window: TimeInterval)
    /// The message would be posted twice, so a lost response is resolved by reading back.
    case none
  }

  /// The kind of addresses that a network has.
  public enum Addressing: Hashable, Sendable {
    /// Names that people choose. The sender of a message is authentic.
    case handles
    /// Telephone numbers in E.164, which include the country. Senders can be forged, and the bot must obey the
    /// carriers' keywords (STOP, START, HELP).
    case telephone
  }

  /// The places in a text where the network finds mentions, whose owners get the message.
  public enum Mentions: Hashable, Sendable {
    /// `@name` that no letter or digit precedes.
    case bounded
    /// `@name` anywhere, even in an e-mail address; the safe assumption for unknown servers.
    case anywhere
  }

  /// The limits of answering public messages in public.
  public struct PublicReply: Hashable, Sendable {
    /// The longest such answer, including the mention of its addressee, in the units of ``counting``.
    public var lengthLimit: Int
    /// The way in which its length is counted.
    public var counting: Counting
    /// The limits for sending into one public conversation; empty if there are none.
    public var chatLimits: [SendLimit]

    /// Public answers up to a length.
    public init(lengthLimit: Int, counting: Counting, chatLimits: [SendLimit] = []) {
      self.lengthLimit = lengthLimit
      self.counting = counting
      self.chatLimits = chatLimits
    }
  }

  /// The time after a person's message in which the bot may write to them.
  public struct ReplyWindow: Hashable, Sendable {
    /// The length in seconds, from a person's last private message.
    public var seconds: TimeInterval
    /// Whether reminders may also be sent later.
    public var letsRemindersThrough: Bool

    /// A window of some seconds, with reminders after it or without.
    public init(seconds: TimeInterval, letsRemindersThrough: Bool = false) {
      self.seconds = seconds
      self.letsRemindersThrough = letsRemindersThrough
    }
  }

  /// The longest message, in the units of ``counting``.
  public var lengthLimit: Int
  /// The way in which the length of a message is counted.
  public var counting: Counting
  /// Whether a message must mention its addressee, which takes some of its length.
  public var mentionsRecipient: Bool
  /// The places in a text where the network finds mentions.
  public var mentions: Mentions
  /// Whether a message can be visible to its addressee alone.
  public var hasDirectMessages: Bool
  /// Whether a message says which one it replies to.
  public var hasReferences: Bool
  /// The effect of sending again with the same key.
  public var idempotency: Idempotency
  /// Whether the account's own posts can be read back, to find out whether a message arrived.
  public var canReadBack: Bool
  /// Whether the server forgets messages as soon as later ones are requested. An earlier cursor does not bring them
  /// back, so they must be stored before.
  public var forgetsWhatWasRead: Bool
  /// The requests allowed per ``window``, until the server's headers say more.
  public var requestsPerWindow: Int
  /// The window of the rate limit, in seconds.
  public var window: TimeInterval
  /// Whether the parts of a long message are numbered, since they may arrive in any order.
  public var numbersParts: Bool
  /// The kind of addresses that the network has.
  public var addressing: Addressing
  /// The limits for sending, empty for none; nil if they do not differ from those for requests.
  public var sendLimits: [SendLimit]?
  /// The limits for sending to one recipient; empty if there are none.
  public var chatLimits: [SendLimit]
  /// The limits of answering public messages in public, if their authors may not accept private ones. Such an answer
  /// holds none of the person's data. If it is nil, answers are as narrow as the network allows.
  public var publicReply: PublicReply?
  /// The longest message that a button writes, in bytes of UTF-8; nil if messages have no buttons.
  public var longestButton: Int?
  /// Whether a private message with a link costs more than one without, or is likely to be stopped on its way.
  public var linksCost: Bool
  /// The time after a person's message in which the bot may write to them unasked; nil for no limit.
  public var replyWindow: ReplyWindow?
  /// The longest post that the account publishes by itself, in the units of ``counting``; nil if it publishes none.
  /// Such a post is a public message to the account itself.
  public var longestPost: Int?

  /// Traits with the cautious values for an unknown network, except as given.
  public init(
    lengthLimit: Int, counting: Counting = .characters, mentionsRecipient: Bool = false,
    mentions: Mentions = .anywhere, hasDirectMessages: Bool = true, hasReferences: Bool = true,
    idempotency: Idempotency = .none,
    canReadBack: Bool = true, forgetsWhatWasRead: Bool = false, requestsPerWindow: Int = 300,
    window: TimeInterval = 300, numbersParts: Bool = false, addressing: Addressing = .handles,
    sendLimits: [SendLimit]? = nil, chatLimits: [SendLimit] = [],
    publicReply: PublicReply? = nil, longestButton: Int? = nil, linksCost: Bool = false,
    replyWindow: ReplyWindow? = nil, longestPost: Int? = nil
  ) {
    self.lengthLimit = lengthLimit
    self.counting = counting
    self.mentionsRecipient = mentionsRecipient
    self.mentions = mentions
    self.hasDirectMessages = hasDirectMessages
    self.hasReferences = hasReferences
    self.idempotency = idempotency
    self.canReadBack = canReadBack
    self.forgetsWhatWasRead = forgetsWhatWasRead
    self.requestsPerWindow = requestsPerWindow
    self.window = window
    self.numbersParts = numbersParts
    self.addressing = addressing
    self.sendLimits = sendLimits
    self.chatLimits = chatLimits
    self.publicReply = publicReply
    self.longestButton = longestButton
    self.linksCost = linksCost
    self.replyWindow = replyWindow
    self.longestPost = longestPost
  }
}

extension NetworkTraits {
  /// Returns the visibility of an answer to a message.
  public func visibility(answering message: IncomingMessage.Visibility) -> IncomingMessage.Visibility {
    hasDirectMessages && (publicReply == nil || message == .direct) ? .direct : message
  }

  /// Returns the traits for messages of that visibility, with those of ``publicReply`` if they differ.
  public func of(_ visibility: IncomingMessage.Visibility) -> NetworkTraits {
    guard visibility != .direct, let publicReply else { return self }
    var traits = self
    traits.lengthLimit = publicReply.lengthLimit
    traits.counting = publicReply.counting
    traits.mentionsRecipient = true
    return traits
  }
}
