/// The context of a message, on which its meaning depends: the person's own names, the open question, and the message
/// replied to.
public struct Context: Hashable, Sendable {
  /// What kind of message of the bot's this one may act on.
  public enum Reference: Hashable, Sendable {
    case reminder, confirmation, list
  }

  /// The bot's own handles, without `@`; one at the beginning or end of a message addresses it and is no part of its
  /// text.
  public var handles: [String] = ["nuthatch"]
  /// Handles that the author's client added to a reply, without `@`: the author's own, and those of the message replied
  /// to.
  public var copiedHandles: [String] = []
  /// Whether only the bot reads the message: command words without a mark count only there.
  public var isPrivate = true
  /// The names of the person's lists, in any spelling; may be empty where the message shows no sign of one.
  public var lists: Set<String> = []
  /// The names of the person's places, without `@`, so that `@home` can be told from a handle.
  public var places: Set<String> = []
  /// The handles of the person's contacts in lower case, without `@`: in full, and without the host.
  public var contacts: Set<String> = []
  /// The choices of the open question, as shown; empty when none is open.
  public var choices: [String] = []
  /// Whether the open question takes several of its choices at once.
  public var takesSeveral = false
  /// Whether more may be said behind the number of a choice: `3 it is on sunday`.
  public var takesWords = false
  /// Whether something else was done since the question was asked: a bare `ok` is of that.
  public var questionIsBehind = false
  /// The message replied to, or the bot's last one of the past 12 hours where the network has no references.
  public var reference: Reference?
  /// Whether there is a community, whose events `c12` names. Without one that may be a room.
  public var hasCommunity = true
  /// Whether the message itself names `reference`, by replying to it.
  public var referenceIsExplicit = false

  /// A private message to `@nuthatch` from someone who has no names of their own.
  public init() {}

  /// Whether there is a list with that name, in upper or lower case.
  public func hasList(_ name: String) -> Bool {
    let name = name.lowercased()
    return lists.contains { $0.lowercased() == name }
  }
}
