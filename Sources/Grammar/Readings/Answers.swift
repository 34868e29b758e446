/// Answers to an open question: a number, a name that was listed, yes, no.
extension LineReader {
  func answer() -> Answer? {
    if let number = bareNumber ?? ordinal { return .number(number) }
    switch bytes.lower(0) {
    case UInt8(ascii: "y"), UInt8(ascii: "n"), UInt8(ascii: "o"), UInt8(ascii: "s"), UInt8(ascii: "c"):
      if isWhole(["yes", "yes please", "yeah", "yep", "yup", "y", "ok", "okay", "sure", "sure thing"]) { return .yes }
      if isWhole([
        "no", "no thanks", "no thank you", "nope", "n", "none", "neither", "none of them", "cancel", "never mind",
        "nevermind",
      ]) {
        return .no
      }
    default: break
    }
    return choice.map { .choice($0) }
  }

  /// The choice that an ordinal names: `the second one`.
  private var ordinal: Int? {
    switch bytes.lower(0) {
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "s"), UInt8(ascii: "l"): break
    default: return nil
    }
    if isWhole(["first", "first one", "the first", "the first one"]) { return 1 }
    if isWhole(["second", "second one", "the second", "the second one"]) { return 2 }
    if isWhole(["third", "third one", "the third", "the third one"]) { return 3 }
    return isWhole(["last", "last one", "the last", "the last one"]) ? lens.context.choices.count : nil
  }

  /// The choice that the line names: all of its words, or enough of its beginning to tell it from the others.
  private var choice: Int? {
    let choices = lens.context.choices
    if let exact = choices.firstIndex(where: { bytes.matches($0, in: core) }) { return exact }
    guard core.count >= 3 else { return nil }
    var found: Int?
    for (index, choice) in choices.enumerated() where begins(choice) {
      if found != nil { return nil }
      found = index
    }
    return found
  }

  /// Whether the line is the beginning of that choice, up to the end of a word.
  private func begins(_ choice: String) -> Bool {
    let letters = choice.utf8
    guard letters.count > core.count else { return false }
    var offset = 0
    for letter in letters {
      guard offset < core.upperBound else { return !letter.isWord }
      guard bytes.lower(offset) == letter.lowered else { return false }
      offset += 1
    }
    return true
  }

  /// The number that the line is: `2`, `#2`, `2.`, `(2)`.
  var bareNumber: Int? {
    var range = core
    while let first = range.first, bytes[first] == UInt8(ascii: "#") || bytes[first] == UInt8(ascii: "(") {
      range = first + 1..<range.upperBound
    }
    if let last = range.last, bytes[last] == UInt8(ascii: ")") { range = range.lowerBound..<last }
    guard (1...3).contains(range.count), bytes[range].allSatisfy(\.isDigit) else { return nil }
    return bytes[range].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Whether the line is one of these and nothing else.
  func isWhole(_ phrases: [StaticString]) -> Bool {
    phrases.contains { phrase in
      guard let end = bytes.phrase(phrase, at: 0) else { return false }
      return end >= core.upperBound
    }
  }
}
