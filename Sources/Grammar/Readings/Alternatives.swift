import Agenda

// What a line that describes a new item can mean instead.
extension Reader {
  /// Longer lines ask for nothing besides what they say, in bytes.
  private static let longestRequest = 500
  private static let longestHanging = 300

  /// What else the line can mean, in the order to try.
  func alternatives(_ line: Bytes, to item: Item) -> [ItemAlternative] {
    guard line.count < Reader.longestRequest, Reader.mayAsk(line) else { return [] }
    let text = line.string(0..<line.count)
    let isShort = line.count < Reader.longestHanging
    return
      (namedList(item) + (isShort ? hangingReminders(text) : [])
      + [reminderRequest(text).map { .reminding($0) }].compactMap { $0 }) + (isShort ? hangings(text, of: item) : [])
  }

  /// Whether one of the words occurs in a line that such lines have.
  private static func mayAsk(_ line: Bytes) -> Bool {
    var here = line.skippingSpace(from: 0)
    while here < line.count {
      if English.initialsOfRequesting.contains(line[here]),
        English.requesting.contains(line, here..<line.endOfWord(from: here))
      {
        return true
      }
      here = line.skippingSpace(from: line.endOfChunk(from: here))
    }
    return false
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
