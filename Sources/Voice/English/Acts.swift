package import Agenda

// Replies to acts in plain words that are not done at once.
extension Wording {
  /// `You have nothing called "physio".`
  package static func nothingCalled(_ words: String) -> String { "You have nothing called \(quoted(short(words)))." }

  /// Names the first item that fits on another day.
  package static func only(_ items: [AgendaItem], on desk: Desk) -> String {
    guard let first = items.first else { return "" }
    return " There is: \(line(first, on: desk))."
  }

  package static func whatTo(_ verb: String) -> String { "What should I \(plain(verb))? Tell me its name or number." }

  package static let beforeWhat = "Before what? Tell me by name: remind me the day before the party to buy ice."

  /// `Delete 4: "a", "b", "c" and 1 more? Answer yes or no.`
  package static func all(_ verb: String, _ names: [String], of group: String? = nil) -> String {
    let verb = plain(verb)
    return
      "\(verb.prefix(1).uppercased() + verb.dropFirst()) \(names.count)\(group.map { " (\($0))" } ?? ""): \(some(names))? Answer yes or no."
  }

  /// `"a", "b", "c" and 4 more`
  package static func some(_ names: [String]) -> String {
    let told = names.prefix(3).map { quoted($0) }
    return joined(names.count > 3 ? told + ["\(names.count - 3) more"] : Array(told))
  }

  package static func notNagged(_ name: String) -> String { "I'm not nagging you about \(quoted(name))." }

  package static func hasNoTime(_ item: AgendaItem, on desk: Desk) -> String {
    "It has no time: \(line(item, on: desk))."
  }

  /// Where somebody wants to take back what they sent.
  package static func stays(_ itemRequest: ItemRequest, with recipient: Called, on desk: Desk) -> String {
    "That is with \(recipient): \(line(itemRequest.item, on: desk)). I can't take it back; !sent shows what you asked."
  }

  /// Asks whether a command was meant; a yes sends it.
  public static func offer(_ message: String) -> String { "Do you mean: \(message)? Answer yes or no." }

  /// After a no to a question that asked for consent.
  public static let nothingChanged = "All right, nothing was changed."

  private static func plain(_ verb: String) -> String {
    switch verb {
    case "uncomplete": "reopen"
    case "delete", "complete", "rename", "postpone", "move", "accept", "decline", "skip", "show", "block", "trust": verb
    default: "change"
    }
  }
}
