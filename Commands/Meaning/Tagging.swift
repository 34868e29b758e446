import Agenda
import Grammar

// Tags given in plain words: `tag tax return urgent`.
extension Desk {
  /// Tells the tag from the name where words alone stand behind a name: the longest name that fits, and the last word as
  /// its tag; several tags joined by `and`; else it is asked. Nil if the act gives no tag of several words.
  func tagging(_ act: PlainAct, isFresh: Bool, by reader: Reader) throws -> Reply? {
    guard let words = act.wordsAsTag(in: reader.language), let last = words.last else { return nil }
    let tagged = { (what: Selection, tags: [String]) in
      try self.act(PlainAct(tagging: what, with: tags, act.mood), isFresh: isFresh, by: reader)
    }
    if let tags = PlainAct.marked(words) { return try tagged(act.what, tags) }
    let longest = reader.selection(([act.what.text] + words.dropLast()).joined(separator: " "))
    if !longest.words.isEmpty, try !select(longest).items.isEmpty { return try tagged(longest, [last]) }
    let items = try select(act.what).items
    guard !items.isEmpty else { return nil }
    let tags = reader.namedOneByOne(reader.selection(words.joined(separator: " ")))
    if tags.count > 1, tags.allSatisfy({ !$0.contains(" ") }) { return try tagged(act.what, tags) }
    guard items.count == 1 else { return .refusal(wording.nothingCalled(longest.text)) }
    return Reply(
      .answer, [wording.whichTag(items[0].name)],
      choices: words.map { word in
        Reply.Choice(word, message: PlainAct(tagging: act.what, with: [word], act.mood).command(on: items.ids))
      })
  }
}
