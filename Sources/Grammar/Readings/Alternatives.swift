import Agenda

// What a line that describes a new item can mean instead.
extension Reader {
  /// Longer lines ask for nothing besides what they say, in bytes.
  private static let longestRequest = 500
  private static let longestHanging = 300

  /// What the line may ask for besides what it says, by its words.
  func purposes(_ line: Bytes) -> AskingWords.Purposes {
    line.count < Reader.longestRequest ? language.requestWords.asking.purposes(in: line) : []
  }

  /// What else the line can mean, in the order to try.
  func alternatives(_ line: Bytes, to item: Item) -> [ItemAlternative] {
    alternatives(line, purposes(line), to: item)
  }

  /// The same of a line whose words were looked at.
  func alternatives(_ line: Bytes, _ purposes: AskingWords.Purposes, to item: Item) -> [ItemAlternative] {
    let named = marked(item)
    guard named.isEmpty else { return named }
    guard purposes.contains(.anything) else { return [] }
    let reminds = purposes.contains(.reminder)
    let mayHang = line.count < Reader.longestHanging && purposes.contains(.hanging)
    let isBefore = purposes.contains(.before)
    let mayRemind =
      purposes.contains(.nagging)
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
