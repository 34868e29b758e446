/// What a message's meaning depends on besides its words: names the person has given, and what is asked or replied to.
public struct Context: Hashable, Sendable {
  /// What a message of the bot's was, that this one may act on.
  public enum Reference: Hashable, Sendable {
    case reminder, confirmation, list
  }

  /// The bot's own handles, without `@`; leading and trailing ones are addressing.
  public var handles: [String] = ["nuthatch"]
  /// Handles that a client copies into an answer, without `@`: the writer's own, and those of the message replied to.
  public var copiedHandles: [String] = []
  /// Whether only the bot reads it: bare command words count only there.
  public var isPrivate = true
  public var lists: Set<String> = []
  public var places: Set<String> = []
  public var contacts: Set<String> = []
  /// The choices of the open question, as shown; empty when none is open.
  public var choices: [String] = []
  /// The message replied to, or the bot's last of the past 12 hours where the network has no references.
  public var reference: Reference?
  /// Whether `reference` was named by the message itself.
  public var referenceIsExplicit = false

  public init() {}

  /// Whether there is a list of that name, however it is spelt.
  public func hasList(_ name: String) -> Bool {
    let name = name.lowercased()
    return lists.contains { $0.lowercased() == name }
  }
}
