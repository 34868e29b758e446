public import Foundation

/// How one account's network differs from others: data, learnt from its server where it tells.
public struct NetworkTraits: Hashable, Sendable, Codable {
  /// How the length of a message is counted.
  public enum Counting: String, Hashable, Sendable, Codable {
    /// Characters as people see them; links count 23 and a remote handle as its local part (Mastodon).
    case mastodon
    /// Characters as people see them.
    case characters
    /// Unicode scalars, links and handles in full: what no server counts more than, for one whose way is not known.
    case scalars
    /// twitter-text's weights.
    case weighted
    /// GSM-7 or UCS-2 segments.
    case segments
  }

  /// What a repeated send with the same key does.
  public enum Idempotency: Hashable, Sendable, Codable {
    /// The server is known to return the first message again, within that many seconds.
    case honoured(window: TimeInterval)
    /// It would post twice: a doubt is resolved by reading back.
    case none
  }

  /// What addresses on the network are.
  public enum Addressing: String, Hashable, Sendable, Codable {
    /// Names that are chosen; a message comes from whom it says.
    case handles
    /// Telephone numbers in E.164: the country is in them, whoever writes can forge theirs, and the carriers' own
    /// words (STOP, START, HELP) are to be obeyed.
    case telephone
  }

  /// Where in a text the network finds the people it mentions, and delivers it to.
  public enum Mentions: String, Hashable, Sendable, Codable {
    /// `@name` where no letter or digit stands before it.
    case bounded
    /// `@name` anywhere, in an e-mail address too: the strictest reading, for a server whose own is not known.
    case anywhere
  }

  /// How a message that others can read is answered where it was written.
  public struct PublicReply: Hashable, Sendable, Codable {
    /// The longest such answer, the mention of its addressee included, in `counting`'s units.
    public var lengthLimit: Int
    public var counting: Counting

    public init(lengthLimit: Int, counting: Counting) {
      self.lengthLimit = lengthLimit
      self.counting = counting
    }
  }

  /// The longest message, in `counting`'s units.
  public var lengthLimit: Int
  public var counting: Counting
  /// The mention a message to someone must hold costs length too.
  public var mentionsRecipient: Bool
  public var mentions: Mentions
  /// Whether a message can be seen by its addressee alone.
  public var hasDirectMessages: Bool
  /// Whether a message tells which one it replies to.
  public var hasReferences: Bool
  public var idempotency: Idempotency
  /// Whether the account's own posts can be read back, to settle a doubt.
  public var canReadBack: Bool
  /// Requests allowed in a window of that many seconds; a server's headers refine it.
  public var requestsPerWindow: Int
  public var window: TimeInterval
  /// Whether the parts of a long message say which of how many they are, since they may arrive in any order.
  public var numbersParts: Bool
  public var addressing: Addressing
  /// The limits for sending, where they are others than those for requests.
  public var sendLimits: [SendLimit]
  /// Where a public message has to be answered in public, since its author may take no private message: how. Such an
  /// answer carries nothing of what the person keeps. Nil answers it as narrowly as the network can.
  public var publicReply: PublicReply?

  public init(
    lengthLimit: Int, counting: Counting = .characters, mentionsRecipient: Bool = false,
    mentions: Mentions = .anywhere, hasDirectMessages: Bool = true, hasReferences: Bool = true,
    idempotency: Idempotency = .none,
    canReadBack: Bool = true, requestsPerWindow: Int = 300, window: TimeInterval = 300,
    numbersParts: Bool = false, addressing: Addressing = .handles, sendLimits: [SendLimit] = [],
    publicReply: PublicReply? = nil
  ) {
    self.lengthLimit = lengthLimit
    self.counting = counting
    self.mentionsRecipient = mentionsRecipient
    self.mentions = mentions
    self.hasDirectMessages = hasDirectMessages
    self.hasReferences = hasReferences
    self.idempotency = idempotency
    self.canReadBack = canReadBack
    self.requestsPerWindow = requestsPerWindow
    self.window = window
    self.numbersParts = numbersParts
    self.addressing = addressing
    self.sendLimits = sendLimits
    self.publicReply = publicReply
  }
}

extension NetworkTraits {
  /// Who can read an answer to a message.
  public func visibility(answering message: IncomingMessage.Visibility) -> IncomingMessage.Visibility {
    hasDirectMessages && (publicReply == nil || message == .direct) ? .direct : message
  }

  /// The traits of messages as visible as this: those of public replies where they are others.
  public func of(_ visibility: IncomingMessage.Visibility) -> NetworkTraits {
    guard visibility != .direct, let publicReply else { return self }
    var traits = self
    traits.lengthLimit = publicReply.lengthLimit
    traits.counting = publicReply.counting
    traits.mentionsRecipient = true
    return traits
  }
}
