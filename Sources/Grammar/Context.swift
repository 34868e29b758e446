/// The context of a message, on which its meaning depends: the person's own names, the open question, and the message
/// replied to.
public struct Context: Hashable, Sendable {
  /// The kind of the bot's message that this one may act on.
  public enum Reference: Hashable, Sendable {
    case reminder, confirmation, list
  }

  /// The bot's own handles, without `@`; one at the beginning or end of a message addresses it and is no part of its
  /// text.
  public var handles: [String] = ["nuthatch"]
  /// Handles that the author's client added to a reply, without `@`: the author's own, and those of the message replied
  /// to.
  public var copiedHandles: [String] = []
  /// True if only the bot reads the message: command words without a mark count only then.
  public var isPrivate = true
  /// The names of the person's lists, in any spelling; may be empty if no word of the message could name one.
  public var lists: Set<String> = []
  /// The names of the person's places, without `@`, so that `@home` can be told from a handle.
  public var places: Set<String> = []
  /// The handles of the person's contacts in lower case, without `@`: in full, and without the host.
  public var contacts: Set<String> = []
  /// The choices of the open question, as shown; empty when none is open.
  public var choices: [String] = []
  /// True if the open question takes several of its choices at once.
  public var takesSeveral = false
  /// True if text may follow the number of a choice: `3 it is on sunday`.
  public var takesWords = false
  /// True if something else was done since the question was asked: a bare `ok` refers to that.
  public var questionIsBehind = false
  /// The message replied to, or the bot's last one of the past 12 hours if the network has no references.
  public var reference: Reference?
  /// True if a `no` may take back the last change though no item was spoken of: a setting.
  public var takesNo = false
  /// True if there is a community, whose events `c12` names. Without one, `c12` may be a room.
  public var hasCommunity = true
  /// True if the message itself names `reference`, by replying to it.
  public var referenceIsExplicit = false

  /// A private message to `@nuthatch` from someone who has no names of their own.
  public init() {}

  /// Returns true if there is a list with that name, in upper or lower case.
  public func hasList(_ name: String) -> Bool {
    let name = name.lowercased()
    return lists.contains { $0.lowercased() == name }
  }
}
