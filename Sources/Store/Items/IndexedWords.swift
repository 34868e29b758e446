import GRDB

/// The words of a text as the indexes of words hold them: each begins with the number of whose it is, so that
/// `Buy the milk!` of person 17 is `17xBuy 17xthe 17xmilk`.
///
/// A word of an index, and all that begins like it, is therefore one person's: to look for it costs the same however
/// many others keep things, and how often others write it has no weight in the order of what is found. A number ends at
/// its `x`, whatever the word begins with, so that 1 and 17 are never taken for each other.
///
/// Triggers, views and migrations know it as `words_of(person, text)`. It must never come to another result, for
/// what is taken out of an index has to be what was put into it: where it has to, a migration fills the indexes anew.
enum IndexedWords {
  static let function = DatabaseFunction("words_of", argumentCount: 2, pure: true) { values in
    guard let person = Int64.fromDatabaseValue(values[0]), let text = String.fromDatabaseValue(values[1]) else {
      return nil
    }
    return IndexedWords.of(person, text)
  }

  /// Empty where the text has neither letters nor digits.
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

  /// Combining diacritical marks: `é` in two parts is found as the one letter is, without its accent.
  private static func isAccent(_ scalar: Unicode.Scalar) -> Bool { (0x300...0x36F).contains(scalar.value) }

  /// Whether the indexes' tokenizer (unicode61) takes it for part of a word.
  static func isIndexed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
    case 0..<0x80: return false
    // Vowel signs that became letters later than the tokenizer learnt them.
    case 0x19B0...0x19C0, 0x19C8...0x19C9, 0x1CF2...0x1CF3: return false
    default: break
    }
    // Characters that Unicode will add are left out, so that a later compiler comes to the same result.
    guard let age = scalar.properties.age, age <= (17, 0) else { return false }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .privateUse:
      true
    default: false
    }
  }
}
