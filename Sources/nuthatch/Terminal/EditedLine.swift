/// The text being typed, and the cursor's position in it.
struct EditedLine {
  private(set) var characters: [Character] = []
  /// The number of characters before the cursor.
  private(set) var cursor = 0

  var text: String { String(characters) }

  mutating func insert(_ text: String) {
    // A pasted line break counts as one, however the other program ends its lines.
    let added = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n").filter { $0 == "\n" || !$0.isControl }
    characters.insert(contentsOf: added, at: cursor)
    // The text before may have joined with the added text into one character: an accent, or the rest of an emoji.
    let before = String(characters[..<(cursor + added.count)])
    characters = Array(before + String(characters[(cursor + added.count)...]))
    cursor = min(before.count, characters.count)
  }

  mutating func replace(by text: String) {
    characters = Array(text)
    cursor = characters.count
  }

  /// Applies a key to the text; keys that mean something else change nothing.
  mutating func edit(_ key: Key) {
    switch key {
    case .text(let text): insert(text)
    case .backspace: remove(max(0, cursor - 1)..<cursor)
    case .delete, .endOfInput: remove(cursor..<min(cursor + 1, characters.count))
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(characters.count, cursor + 1)
    case .wordLeft: cursor = startOfWord
    case .wordRight: cursor = endOfWord
    case .home: cursor = 0
    case .end: cursor = characters.count
    case .eraseWord: remove(startOfWord..<cursor)
    case .eraseBefore: remove(0..<cursor)
    case .eraseAfter: remove(cursor..<characters.count)
    default: break
    }
  }

  private mutating func remove(_ range: Range<Int>) {
    characters.removeSubrange(range)
    cursor = range.lowerBound
  }

  private var startOfWord: Int {
    let words = characters[..<cursor]
    let lastLetter = words.lastIndex { !$0.isWhitespace } ?? 0
    return words[..<lastLetter].lastIndex { $0.isWhitespace }.map { $0 + 1 } ?? 0
  }

  private var endOfWord: Int {
    let words = characters[cursor...]
    let firstLetter = words.firstIndex { !$0.isWhitespace } ?? characters.count
    return words[firstLetter...].firstIndex { $0.isWhitespace } ?? characters.count
  }
}

extension Character {
  fileprivate var isControl: Bool { unicodeScalars.allSatisfy { $0.properties.generalCategory == .control } }
}
