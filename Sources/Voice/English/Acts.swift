package import Agenda

// Replies to acts in plain words that the bot does not carry out at once.
extension Wording {
  package func nothingCalled(_ words: String) -> String { "You have nothing called \(quoted(words.short()))." }

  package func only(_ items: [AgendaItem], on desk: Desk) -> String {
    guard let first = items.first else { return "" }
    return " There is: \(line(first, on: desk))."
  }

  package func whatTo(_ verb: String) -> String { "What should I \(plain(verb))? Tell me its name or number." }

  package var beforeWhat: String { "Before what? Tell me by name: remind me the day before the party to buy ice." }

  package func all(_ verb: String, _ names: [String], of group: String?) -> String {
    let verb = plain(verb)
    return
      "\(verb.prefix(1).uppercased() + verb.dropFirst()) \(names.count)\(group.map { " (\($0))" } ?? ""): \(some(names))? Answer yes or no."
  }

  /// `"a", "b", "c" and 4 more`
  func some(_ names: [String]) -> String {
    let told = names.prefix(3).map { quoted($0) }
    return joined(names.count > 3 ? told + ["\(names.count - 3) more"] : Array(told))
  }

  package func notNagged(_ name: String) -> String { "I'm not nagging you about \(quoted(name))." }

  package func hasNoTime(_ item: AgendaItem, on desk: Desk) -> String {
    "It has no time: \(line(item, on: desk))."
  }

  package func stays(_ itemRequest: ItemRequest, with recipient: Called, on desk: Desk) -> String {
    "That is with \(recipient): \(line(itemRequest.item, on: desk)). I can't take it back; !sent shows what you asked."
  }

  package func canOnlyAdd(_ text: String) -> String {
    "I can't do that: I keep todos, events and notes. Shall I add \(quoted(text.short())) as a todo? Answer yes or no."
  }

  package func offer(_ message: String) -> String { "Do you mean: \(message)? Answer yes or no." }

  package func offer(_ words: String, of item: AgendaItem, on desk: Desk) -> String {
    "Do you mean: \(words)? There is: \(line(item, on: desk)). Answer yes or no."
  }

  package func toWhen(_ item: AgendaItem, on desk: Desk) -> String {
    "To when? There is: \(line(item, on: desk)). Tell me, such as friday 3pm, or say yes for a new todo."
  }

  package func pausesWhen(_ item: AgendaItem, on desk: Desk) -> String {
    "From when till when? There is: \(line(item, on: desk)). Tell me, such as: no \(item.name) from 21 dec to 4 jan."
  }

  package func whatChanges(_ item: AgendaItem, on desk: Desk) -> String {
    "What should change? There is: \(line(item, on: desk)). Tell me, such as: \(item.name) is mondays now - or: cancel \(item.name)."
  }

  package var nothingChanged: String { "All right, nothing was changed." }

  private func plain(_ verb: String) -> String {
    switch verb {
    case "uncomplete": "reopen"
    case "delete", "complete", "rename", "postpone", "move", "accept", "decline", "skip", "show", "block", "trust": verb
    case "remind": "remind you of"
    default: "change"
    }
  }
}
