import Agenda

// Other possible meanings of a line that describes a new item.
extension Reader {
  /// The greatest length in bytes of a line that may contain a request besides its item.
  private static let longestRequest = 500
  private static let longestHanging = 300

  /// Returns the requests besides its item that the words of the line allow.
  func purposes(_ line: Bytes) -> AskingWords.Purposes {
    line.count < Reader.longestRequest ? language.requestWords.asking.purposes(in: line) : []
  }

  /// Returns the other possible meanings of the line, in the order to try.
  func alternatives(_ line: Bytes, to item: Item) -> [ItemAlternative] {
    alternatives(line, purposes(line), to: item)
  }

  /// Returns the same for a line whose words are already known.
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

  /// `show groceries`: the possible names of the list to be shown.
  private func namedList(_ item: Item) -> [ItemAlternative] {
    guard item.name.utf8.first.map(\.lowered) == language.listWords.showList.utf8.first,
      item.name.lowercased().hasPrefix(language.listWords.showList), item == Item(name: item.name)
    else { return [] }
    let name = String(item.name.dropFirst(language.listWords.showList.count)).folded
    return [.list([name, name.replacing(language.listWords.listEnding, with: "")])]
  }

  /// `#groceries`, `##groceries`, `@desk`: the list, tag or place to be shown, if the line consists of its mark alone.
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
  /// The array itself; nil if it is empty.
  var nonEmpty: Self? { isEmpty ? nil : self }
}
