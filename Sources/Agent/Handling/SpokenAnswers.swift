/// The bot's answers in a conversation, the newest last, as they are stored: a text each. A message needs the last one,
/// and hardly ever another, so that each is read only when it is asked for. One that can't be read is as if it had not
/// been said.
struct SpokenAnswers: Hashable, Sendable {
  /// The stored text of the answers.
  private(set) var text = ""
  /// The newest answer, if it was said just now: it need not be read from the text.
  private var newest: ConversationState.SpokenAnswer?

  /// The separator of two answers: DEL, which no id contains, and which JSON does not escape.
  private static let separator = "\u{7F}"
  private static let separatingByte: UInt8 = 0x7F

  init() {}

  /// The answers of a stored text.
  init(text: String) { self.text = text }

  init(_ all: [ConversationState.SpokenAnswer]) { self.all = all }

  /// All answers, the oldest first.
  var all: [ConversationState.SpokenAnswer] {
    get { parts.compactMap { ConversationState.SpokenAnswer(stored: Substring($0)) } }
    set { (text, newest) = (newValue.map(\.stored).joined(separator: Self.separator), newValue.last) }
  }

  /// The newest answer; setting it replaces that one.
  var last: ConversationState.SpokenAnswer? {
    get { newest ?? (text.isEmpty ? nil : ConversationState.SpokenAnswer(stored: text[startOfLast...])) }
    set {
      text.replaceSubrange(startOfLast..., with: newValue?.stored ?? "")
      newest = newValue
    }
  }

  /// Adds an answer, and forgets the oldest ones beyond that many.
  mutating func append(_ answer: ConversationState.SpokenAnswer, keeping most: Int) {
    if !text.isEmpty { text += Self.separator }
    text += answer.stored
    newest = answer
    var excess = text.withUTF8 { bytes in bytes.count { $0 == Self.separatingByte } } + 1 - most
    while excess > 0, let end = text.utf8.firstIndex(of: Self.separatingByte) {
      text.removeSubrange(...end)
      excess -= 1
    }
  }

  static func == (one: Self, other: Self) -> Bool { one.text == other.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }

  private var parts: [Substring.UTF8View] { text.utf8.split(separator: Self.separatingByte) }

  private var startOfLast: String.Index {
    text.utf8.lastIndex(of: Self.separatingByte).map { text.utf8.index(after: $0) } ?? text.startIndex
  }
}
