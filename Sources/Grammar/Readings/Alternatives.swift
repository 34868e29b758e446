import Agenda

// What a line that describes a new item can mean instead.
extension Reader {
  /// Longer lines ask for nothing besides what they say, in bytes.
  private static let longestRequest = 500
  private static let longestHanging = 300

  /// Whether the line has a word that every line has which can mean something else.
  func mayHaveAlternatives(_ line: Bytes) -> Bool {
    line.count < Reader.longestRequest && language.requestWords.requesting.occur(in: line)
  }

  /// What else the line can mean, in the order to try.
  func alternatives(_ line: Bytes, to item: Item) -> [ItemAlternative] {
    let named = marked(item)
    guard named.isEmpty else { return named }
    guard mayHaveAlternatives(line) else { return [] }
    let reminds = language.requestWords.remindWords.occur(in: line)
    let mayHang = line.count < Reader.longestHanging && language.reminderWords.hangingWords.occur(in: line)
    let isBefore = language.reminderWords.wordsBefore.occur(in: line)
    let mayRemind =
      language.requestWords.naggingWords.occur(in: line)
      || reminds && (isBefore || language.reminderWords.endsOfReminders.contains(lastWordOf: line))
    guard mayHang || mayRemind else { return namedList(item) }
    let text = line.string(0..<line.count)
    return namedList(item) + (mayHang && reminds && isBefore ? hangingReminders(text) : [])
      + (mayRemind ? [reminderRequest(text).map { .reminding($0) }].compactMap { $0 } : [])
      + (mayHang ? hangings(text, of: item) : [])
  }

  /// `show groceries`: the names that a list may have which is to be shown.
  private func namedList(_ item: Item) -> [ItemAlternative] {
    guard item.name.utf8.first.map(\.lowered) == language.listWords.showList.utf8.first,
      item.name.lowercased().hasPrefix(language.listWords.showList), item == Item(name: item.name)
    else { return [] }
    let name = String(item.name.dropFirst(language.listWords.showList.count)).folded
    return [.list([name, name.replacing(language.listWords.listEnding, with: "")])]
  }

  /// `#groceries`, `##groceries`, `@desk`: the list, tag or place that is to be shown where its mark is all that the
  /// line says.
  private func marked(_ item: Item) -> [ItemAlternative] {
    if item.name.utf8.first == UInt8(ascii: "@"), let place = item.place,
      item.name.dropFirst().lowercased() == place.lowercased()
    {
      return [.place(place.lowercased())]
    }
    guard item.name.utf8.first == UInt8(ascii: "#") else { return [] }
    let name = item.name.dropFirst()
    if name.first == "#" {
      let name = name.dropFirst().lowercased()
      return name.isEmpty || name.contains(" ") ? [] : [.list([name]), .tag(name)]
    }
    if let list = item.list, name.lowercased() == list.lowercased() { return [.list([list.lowercased()])] }
    if item.tags.count == 1, item.tags[0] == name { return [.tag(name.lowercased())] }
    return []
  }
}

extension Array {
  /// Itself, where there is something in it.
  var nonEmpty: Self? { isEmpty ? nil : self }
}
