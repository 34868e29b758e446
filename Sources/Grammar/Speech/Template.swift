/// A command with letters for what stands in the slots of a phrase: `move X to D`. It is taken apart once, when its
/// table is made.
final class Template: Sendable, ExpressibleByStringInterpolation {
  struct Part: Sendable {
    /// The slot whose words take the place of its letter; nil where it has none.
    var slot: PhraseRow.Slot?
    /// The word, or what of it stands before the letter.
    var text: String
    var end = ""

    /// Whether it is left out where the slot is missing.
    var isOptional: Bool { slot != nil && slot != .item && text.isEmpty && end.isEmpty }

    /// The part as it is written.
    var written: String { text + (slot.map { String($0.rawValue) } ?? "") + end }
  }

  let parts: [Part]
  /// The command's word.
  let verb: String
  /// What it is without any slot.
  let bare: String

  init(stringLiteral text: String) {
    parts = text.split(separator: " ").map { word in
      guard let place = word.lastIndex(where: \.isUppercase), let slot = PhraseRow.Slot(rawValue: word[place]) else {
        return Part(text: String(word))
      }
      return Part(slot: slot, text: String(word[..<place]), end: String(word[word.index(after: place)...]))
    }
    verb = parts.first?.written ?? ""
    bare = parts.filter { !$0.isOptional }.map(\.written).joined(separator: " ")
  }

  func takes(_ slot: PhraseRow.Slot) -> Bool { parts.contains { $0.slot == slot } }
}
