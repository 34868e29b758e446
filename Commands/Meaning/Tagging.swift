import Agenda
import Grammar

// Tags given in plain words: `tag tax return urgent`.
extension Desk {
  /// Separates the tag from the name if nothing marks it: the longest name that fits, and the last word as its tag, or
  /// several tags joined by `and`. Otherwise asks. Nil if the act gives no tag of several words.
  func tagging(_ act: PlainAct, isFresh: Bool, by reader: Reader) throws -> Reply? {
    guard let words = act.wordsAsTag(in: reader.language), let last = words.last else { return nil }
    let tagged = { (what: Selection, tags: [String]) in
      try self.act(PlainAct(tagging: what, with: tags, act.mood), isFresh: isFresh, by: reader)
    }
    if let tags = PlainAct.marked(words) { return try tagged(act.what, tags) }
    let longest = reader.selection(([act.what.text] + words.dropLast()).joined(separator: " "))
    if !longest.words.isEmpty, try !select(longest).items.isEmpty { return try tagged(longest, [last]) }
    if let joined = joinedTags(act.what, words, by: reader), try !select(joined.what).items.isEmpty {
      return try tagged(joined.what, joined.tags)
    }
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

  /// Splits `milk organic and cheap`, where the `and` was read as a tag: the word before it is one.
  private func joinedTags(_ what: Selection, _ words: [String], by reader: Reader) -> (what: Selection, tags: [String])?
  {
    let parts = reader.namedOneByOne(reader.selection(([what.text] + words).joined(separator: " ")))
    guard parts.count > 1, let named = parts.first?.split(separator: " ").map(String.init), named.count > 1,
      parts.dropFirst().allSatisfy({ !$0.contains(" ") })
    else { return nil }
    let what = reader.selection(named.dropLast().joined(separator: " "))
    return what.words.isEmpty && !what.isIt ? nil : (what, [named[named.count - 1]] + parts.dropFirst())
  }
}
