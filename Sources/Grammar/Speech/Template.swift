/// A command with letters for the words in the slots of a phrase: `move X to D`. It is taken apart once, when its table
/// is made.
final class Template: Sendable, ExpressibleByStringInterpolation {
  struct TemplateWord: Sendable {
    /// The slot whose words replace its letter; nil if it has none.
    var slot: PhraseRow.Slot?
    /// The word, or the part of it before the letter.
    var text: String
    var end = ""

    /// True if the part is left out when the slot is missing.
    var isOptional: Bool { slot != nil && slot != .item && text.isEmpty && end.isEmpty }

    /// The part as it is written.
    var written: String { text + (slot.map { String($0.rawValue) } ?? "") + end }
  }

  /// The words of the command in one of its two forms.
  struct Wording: Sendable {
    let parts: [TemplateWord]
    /// The command without any slot.
    let bare: String

    init(parts: [TemplateWord]) {
      self.parts = parts
      bare = parts.filter { !$0.isOptional }.map(\.written).joined(separator: " ")
    }

    func takes(_ slot: PhraseRow.Slot) -> Bool { parts.contains { $0.slot == slot } }

    /// True if it adds words to something: `add N to L`.
    var addsWords: Bool { parts.count > 1 && parts[0].text == PlainAct.Verb.add.rawValue && parts[1].slot == .words }
  }

  let own: Wording
  /// The form with `X` in the place of the second word; nil if a slot stands there.
  private let ofX: Wording?
  /// The command's word.
  let verb: String
  /// The act that it does; nil for another command.
  private let act: PlainAct.Verb?

  init(stringLiteral text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: " ")).map { word in
      guard let place = word.lastIndex(where: \.isCapital),
        let slot = PhraseRow.Slot(rawValue: Unicode.Scalar(word[place]))
      else { return TemplateWord(text: String(Substring(word))) }
      let end = word[word.index(after: place)...]
      return TemplateWord(slot: slot, text: String(Substring(word[..<place])), end: String(Substring(end)))
    }
    own = Wording(parts: parts)
    let isOfWord = parts.count > 1 && parts[1].slot == nil
    ofX = isOfWord ? Wording(parts: [parts[0], TemplateWord(text: "X")] + parts[2...]) : nil
    verb = parts.first?.written ?? ""
    act = PlainAct.Verb(rawValue: verb)
  }

  /// Returns the form with `X` for the thing spoken of last: `move X to D` for `move it to D`.
  func ofX(in language: LanguageGrammar) -> Wording {
    guard let ofX, language.argumentWords[.it]?.contains(own.parts[1].text) == true else { return own }
    return ofX
  }

  func does(_ verb: PlainAct.Verb) -> Bool { act == verb }

  func takes(_ slot: PhraseRow.Slot) -> Bool { own.takes(slot) }

  /// True if it sets a place.
  var placesIt: Bool { own.parts.contains { $0.text == "@" } }

  /// True if it adds a remark.
  var remarks: Bool { own.parts.contains { $0.text == "//" } }

  /// True if it sets a tag.
  var tags: Bool { own.parts.contains { $0.text == "#" } }

  /// True if it takes a tag away.
  var untags: Bool { own.parts.contains { $0.text == "-#" } }
}
