import Agenda
import Foundation

/// Corrections of the name of something that is kept, by what its person says of it.
extension Reader {
  /// Returns the name with another number in place of its only one; nil if it has none, or several.
  package func name(_ name: String, withNumber number: String) -> String? {
    var words = Self.words(name)
    let counts = words.indices.filter { words[$0].allSatisfy(\.isNumber) }
    guard counts.count == 1 else { return nil }
    words[counts[0]] = number
    return words.joined(separator: " ")
  }

  private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  /// Returns the name with new words in place of old ones; nil if it does not have these.
  package func name(_ name: String, with new: String, for old: String) -> String? {
    let words = Self.words(name), gone = Self.words(old).map(\.folded)
    guard !gone.isEmpty, gone.count <= words.count,
      let start = (0...words.count - gone.count).first(where: { words[$0..<$0 + gone.count].map(\.folded) == gone })
    else { return nil }
    var rest = words[(start + gone.count)...]
    let tail = Self.words(new).dropFirst().map(\.folded)
    // `140 candles` for the `120` of `120 votive candles`
    if Int(old) != nil, !tail.isEmpty, let count = Self.words(new).first, Int(count) != nil,
      language.wordForms.stems(Array(rest)).isSuperset(of: tail.map(language.wordForms.stem))
    {
      return (words[..<start] + [count] + rest).joined(separator: " ")
    }
    // `shift at noon` for the `visit` of `visit at noon`
    if !tail.isEmpty, rest.prefix(tail.count).map(\.folded) == tail { rest = rest.dropFirst(tail.count) }
    // `room B6` for the `B4` of `room B4`
    let lead = Self.words(new).dropLast().map(\.folded)
    let isLed = !lead.isEmpty && words[..<start].suffix(lead.count).map(\.folded) == lead
    return (words[..<(isLed ? start - lead.count : start)] + [new] + rest).joined(separator: " ")
  }

  /// Returns the short name that replaces another one: `i meant physio` for `dentist`, `i meant bread` for `buy milk`; nil if it
  /// is too long for that.
  package func name(_ name: String, replacedBy words: String) -> String? {
    let new = Self.words(words), old = Self.words(name)
    // `i meant the other one`, `i meant at work` name nothing.
    guard (1...3).contains(new.count), isShortName(words), selection(words).words.count == new.count else { return nil }
    if old.count == 2, new.count == 1, isErrandVerb(old[0]), !isErrandVerb(new[0]) {
      return "\(old[0]) \(new[0])"
    }
    return old.count == 1 || old.count == new.count ? words : nil
  }

  /// Returns the name with words replaced by their corrections: as many words, that share one with them, or a single word that
  /// is spelt nearly so. Nil if none match.
  package func name(_ name: String, correctedBy words: String) -> String? {
    let new = Self.words(words), old = Self.words(name), forms = language.wordForms
    guard !new.isEmpty else { return nil }
    // `2 white emulsions` for `white emulsion`
    let counted = new.dropFirst().map(forms.stem)
    // and `8 chairs` for `6 folding chairs`
    let numbers = old.indices.filter { Int(old[$0]) != nil }
    if Int(new[0]) != nil, !counted.isEmpty, numbers.count == 1, forms.stems(old).isSuperset(of: counted) {
      return (old[..<numbers[0]] + [new[0]] + old[(numbers[0] + 1)...]).joined(separator: " ")
    }
    if Int(new[0]) != nil, !counted.isEmpty, counted.count <= old.count,
      let start = (0...old.count - counted.count).first(where: {
        old[$0..<$0 + counted.count].map(forms.stem) == counted && ($0 == 0 || Int(old[$0 - 1]) == nil)
      })
    {
      return (old[..<start] + new + old[(start + counted.count)...]).joined(separator: " ")
    }
    // `redo the stats with the new data` for `do the stats again`
    if new.count > old.count, new.count > 3 {
      let kept = forms.stems(old).intersection(forms.stems(new)).filter { $0.count > 3 }
      let named = forms.stems(old).filter { $0.count > 3 }
      return kept.isEmpty || kept.count * 2 < named.count ? nil : words
    }
    guard new.count <= old.count else { return nil }
    for start in 0...(old.count - new.count) {
      let part = old[start..<start + new.count]
      let shared = zip(part, new).filter { $0.folded == $1.folded }.count
      let isNear =
        new.count == 1 && shared == 0
        && (Int(new[0]) == nil) == (Int(part[start]) == nil)
        && Spelling.distance(part[start].lowercased(), new[0].lowercased(), limit: new[0].count < 5 ? 1 : 2) != nil
      // Of many words, most have to be the same.
      guard shared > 0 && shared < new.count && (new.count < 4 || shared * 2 >= new.count) || isNear else { continue }
      return (old[..<start] + new + old[(start + new.count)...]).joined(separator: " ")
    }
    return nil
  }
}
