internal import Agenda
import Civil

/// The words behind a word or a number, which decide what it may be.
extension TemporalParser {
  /// True if a number has nothing behind it that it could count.
  func standsFree(_ i: Int) -> Bool {
    guard let number = number(i) else { return false }
    return standsFree(i, number.next)
  }

  /// True if a word that no rule knows, or an occasion, stands behind: the word before it belongs to it.
  func isBeforeNoun(_ i: Int) -> Bool {
    guard i < count, tokens[i].kind == .word, tokens[i].isSpaced else { return false }
    switch word(i) {
    case .unknown, .occasion, .counted, .ranked, .compound, .part, .reminder, .list: return true
    default: return false
    }
  }

  /// True if a word looks like a plural (`pages`), which a number before it would count; not `maths`, `class`.
  func isPlural(_ i: Int) -> Bool {
    guard i < count, tokens[i].kind == .word else { return false }
    if word(i) == .counted { return true }
    let token = tokens[i]
    guard token.end - token.start > 3, bytes[Int(token.end) - 1] | 0x20 == forms.pluralLetter,
      !token.flags.contains(.possessive)
    else { return false }
    return !forms.lettersOfOneThing.contains(bytes[Int(token.end) - 2] | 0x20)
  }

  /// True if nothing but a full stop stands behind.
  func isLast(_ i: Int) -> Bool { i == count || i + 1 == count && isMark(i, ".") }

  func isFollowing(_ i: Int) -> Bool {
    switch word(i) {
    case .at, .on, .by, .until, .for, .from, .weekday, .cardinal, .ordinal: true
    default: false
    }
  }

  func standsFree(_ i: Int, _ next: Int) -> Bool {
    if next >= count { return true }
    let token = tokens[next]
    switch token.kind {
    case .mark: return !isMark(next, "%") && !isMark(next, "$") && !isMark(next, "'")
    case .word:
      return token.word != .unknown && token.word != .counted && token.word.rawValue < Word.spoken.rawValue
        || !token.flags.contains(.spaced)
    case .number: return false
    case .barrier, .end: return true
    }
  }
}
