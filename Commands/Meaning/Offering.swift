package import Agenda
package import Grammar

// Questions about changes that the person says they want.
extension Desk {
  /// Asks whether to do an act that the person says they want; nil if it fits nothing.
  package func offer(_ act: PlainAct, in words: String) throws -> Reply? {
    guard !act.what.isIt else { return nil }
    let items = try whole(select(act.what).items).filter { act.takes($0) }
    guard let item = items.first else { return nil }
    guard items.count == 1 else { return try asking(act, items) }
    let message = try act.command(on: items.ids + day(of: act, on: items))
    return Reply(
      .answer, [wording.offer(words, of: item, on: self)],
      choices: [Reply.Choice(wording.yes, message: message, agreement: .yes)],
      subjects: items.compactMap(\.reference))
  }

  /// Asks when the one thing that fits should be, or whether the words are a new todo; nil if none fits, or several.
  package func askWhen(_ what: Selection, in words: String) throws -> Reply? {
    guard !what.words.isEmpty, case let items = try whole(select(what).items), items.count == 1 else { return nil }
    return Reply(
      .answer, [wording.toWhen(items[0], on: self)],
      choices: [Reply.Choice(wording.yes, message: "!add \(words)", agreement: .yes)],
      subjects: items.compactMap(\.reference))
  }
}
