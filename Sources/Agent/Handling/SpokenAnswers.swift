/// The bot's answers in a conversation, the newest last, as they are stored: a line of text each. A message needs the
/// last one, and hardly ever another, so that each is read only when it is asked for. One that can't be read is as if
/// it had not been said.
struct SpokenAnswers: Hashable, Sendable {
  /// What is stored of them.
  private(set) var text = ""

  private static let lineEnd = UInt8(ascii: "\n")

  init() {}

  /// The answers of a stored text.
  init(text: String) { self.text = text }

  init(_ all: [ConversationState.Spoken]) { self.all = all }

  /// All of them.
  var all: [ConversationState.Spoken] {
    get { lines.compactMap { ConversationState.Spoken(stored: Substring($0)) } }
    set { text = newValue.map(\.stored).joined(separator: "\n") }
  }

  /// The newest; setting it puts another in its place.
  var last: ConversationState.Spoken? {
    get { text.isEmpty ? nil : ConversationState.Spoken(stored: text[startOfLast...]) }
    set { text.replaceSubrange(startOfLast..., with: newValue?.stored ?? "") }
  }

  /// Adds one, and forgets the oldest beyond so many.
  mutating func append(_ answer: ConversationState.Spoken, keeping most: Int) {
    if !text.isEmpty { text += "\n" }
    text += answer.stored
    let lines = lines
    if lines.count > most, let first = lines.dropFirst(lines.count - most).first {
      text.removeSubrange(..<first.startIndex)
    }
  }

  private var lines: [Substring.UTF8View] { text.utf8.split(separator: Self.lineEnd) }

  private var startOfLast: String.Index {
    text.utf8.lastIndex(of: Self.lineEnd).map { text.utf8.index(after: $0) } ?? text.startIndex
  }
}
