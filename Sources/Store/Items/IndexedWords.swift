import GRDB

/// The words of a text as the word indexes hold them: each begins with the number of its person, so that `Buy the
/// milk!` of person 17 is `17xBuy 17xthe 17xmilk`.
///
/// So a word of an index, and every word that begins with it, belongs to one person. Searching for it takes the same
/// time however much others keep, and their use of the word does not affect the ranking. The `x` ends the number,
/// whatever letter the word begins with, so that 1 and 17 are never mixed up.
///
/// Triggers, views and migrations call it as `words_of(person, text)`. Its result must never change, since exactly the
/// words that were added to an index must be removed from it. If it must change, a migration rebuilds the indexes.
enum IndexedWords {
  static let function = DatabaseFunction("words_of", argumentCount: 2, pure: true) { values in
    guard let person = Int64.fromDatabaseValue(values[0]), let text = String.fromDatabaseValue(values[1]) else {
      return nil
    }
    return IndexedWords.of(person, text)
  }

  /// Returns the words of a text; empty if the text has neither letters nor digits.
  static func of(_ person: Int64, _ text: String) -> String {
    var words = ""
    var isInWord = false
    for scalar in text.unicodeScalars where !isAccent(scalar) {
      let belongs = isIndexed(scalar)
      if belongs {
        if !isInWord { words += words.isEmpty ? "\(person)x" : " \(person)x" }
        words.unicodeScalars.append(scalar)
      }
      isInWord = belongs
    }
    return words
  }

  /// Returns true for combining diacritical marks: `é` in two parts is found like the single letter without its accent.
  private static func isAccent(_ scalar: Unicode.Scalar) -> Bool { (0x300...0x36F).contains(scalar.value) }

  /// Returns true if the indexes' tokenizer (unicode61) treats it as part of a word.
  static func isIndexed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
    case 0..<0x80: return false
    // Vowel signs that became letters after the tokenizer's tables were made.
    case 0x19B0...0x19C0, 0x19C8...0x19C9, 0x1CF2...0x1CF3: return false
    default: break
    }
    // Characters of later Unicode versions are left out, so that a later compiler gives the same result.
    guard let age = scalar.properties.age, age <= (17, 0) else { return false }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .privateUse:
      true
    default: false
    }
  }
}
