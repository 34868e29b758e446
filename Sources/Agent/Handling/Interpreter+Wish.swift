import Agenda
import Commands
import Grammar

// Changes that the person says they want: `i need to cancel dinner`. That may be an errand, so the bot asks.
extension Interpreter {
  /// Asks whether to make the change; nil if it fits nothing that is kept.
  func respond(toWishFor words: String) throws -> Reply? {
    for case .plainAct(let act) in reader.message(words).lines.first?.readings ?? [] {
      if let asked = try desk.offer(act, in: words) { return asked }
    }
    // `move dinner` tells no day.
    let named = words.split(separator: " ", maxSplits: 1).dropFirst().joined()
    return try desk.askWhen(reader.selection(named), in: words)
  }
}
