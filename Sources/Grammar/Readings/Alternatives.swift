import Agenda

// What a line that describes a new item can mean instead.
extension Reader {
  /// Longer lines ask for nothing besides what they say, in bytes.
  private static let longestRequest = 500
  private static let longestHanging = 300

  /// Whether a line may mean something besides the item that it describes.
  static func mayMeanMore(_ line: Bytes) -> Bool {
    line.count < Reader.longestRequest && English.requesting.occur(in: line)
  }

  /// What else the line can mean, in the order to try.
  func alternatives(_ line: Bytes, to item: Item) -> [ItemAlternative] {
    guard Reader.mayMeanMore(line) else { return [] }
    let text = line.string(0..<line.count)
    let mayHang = line.count < Reader.longestHanging && English.hangingWords.occur(in: line)
    let reminds = English.remindWords.occur(in: line)
    let mayRemind = English.naggingWords.occur(in: line) || reminds && English.reminderWords.occur(in: line)
    return namedList(item) + (mayHang && reminds ? hangingReminders(text) : [])
      + (mayRemind ? [reminderRequest(text).map { .reminding($0) }].compactMap { $0 } : [])
      + (mayHang ? hangings(text, of: item) : [])
  }

  /// `show groceries`: the names that a list may have which is to be shown.
  private func namedList(_ item: Item) -> [ItemAlternative] {
    let lower = item.name.lowercased()
    guard lower.hasPrefix(English.showList), item == Item(name: item.name) else { return [] }
    let name = String(item.name.dropFirst(English.showList.count)).folded
    return [.list([name, name.replacing(English.listEnding, with: "")])]
  }
}

extension Array {
  /// Itself, where there is something in it.
  var nonEmpty: Self? { isEmpty ? nil : self }
}
