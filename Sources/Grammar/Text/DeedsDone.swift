/// The deeds that are done by what somebody tells: `bought the milk` completes `get milk`, but not `drink milk`. All are
/// stems of verbs.
struct DeedsDone: Sendable {
  /// The verb that tells of any deed by its name: `did the feed`.
  var doing = ""
  /// Verbs that tell of any deed: `finished`.
  var anything: Set<String> = []
  /// The other deeds that a verb tells of: `rang` is of `call`, too.
  private var others: [String: Set<String>] = [:]
  /// Verbs of meetings: `saw ann` is of `lunch with ann`.
  var meeting: Set<String> = []
  /// Verbs that are also names of things: `book`, `post`.
  var nouns: Set<String> = []

  /// - Parameter table: a row for each kind of deed: the verbs that tell it, and behind a colon the deeds.
  init(
    _ table: String = "", doing: String = "", anything: Set<String> = [], meeting: Set<String> = [],
    nouns: Set<String> = [],
    stem: (String) -> String = { $0 }
  ) {
    (self.doing, self.anything, self.meeting, self.nouns) = (doing, anything, meeting, nouns)
    for row in table.split(separator: "\n") {
      let parts = row.split(separator: ":").map { $0.split(separator: " ").map { stem(String($0)) } }
      for verb in parts[0] { others[verb, default: []].formUnion(parts[0] + parts[1...].joined()) }
    }
  }

  /// Returns true if who tells one deed has done another.
  func tells(_ told: String, _ deed: String) -> Bool {
    told == deed || anything.contains(told) || deed == doing || others[told]?.contains(deed) == true
  }
}

extension Reader {
  /// Returns true if words tell another deed than the one that a name is of: `painted the kitchen` is not of `clean
  /// kitchen`, and `paid ann` not of `meeting with ann`. A thing without a verb has no deed of its own.
  package func isAnotherDeed(_ what: Selection, than name: String) -> Bool {
    guard let verb = what.verb.map(language.wordForms.stem) else { return false }
    let deeds = language.clauseWords.deedsDone
    let words = name.lowercased().split(separator: " ").map(String.init)
    guard let first = words.first else { return false }
    let own = language.wordForms.stem(first), things = language.wordForms.stems(words.dropFirst())
    let said = language.wordForms.stems(what.words + what.kinds).subtracting([verb])
    let isNoun = deeds.nouns.contains(own) && words.count > 1 && language.clauseWords.isLink(words[1])
    // `called dad` is of a part of `buy bread and milk, and call dad`.
    if things.contains(verb) || name.contains(where: { ",.;-".contains($0) }) { return false }
    guard isErrandVerb(first) || isOfChange(name) || own == verb, !isNoun else {
      // Only those whom it is with, or for, were spoken of.
      let before = beforeWhom(name).map { language.wordForms.stems(of: $0) } ?? []
      return !before.isEmpty && !said.isEmpty && said.isDisjoint(with: before)
        && !deeds.anything.contains(verb) && !deeds.meeting.contains(verb)
    }
    // `bought the water bottle` names it whole.
    if said.contains(own), !said.isDisjoint(with: things) { return false }
    // `ran out of milk` is no run.
    if things.isEmpty, !said.isEmpty, isCompound(verb, in: what.text) { return true }
    // `finished the book` is not of `book a table`, while `did the ironing` is of `iron shirts`.
    if !things.isEmpty, verb != deeds.doing, said == [own], pointsOut(what.text), what.words.contains(first) {
      return true
    }
    return !deeds.tells(verb, own)
  }

  /// True if a word stands behind the verb in a text that makes another verb of both: `ran out`.
  private func isCompound(_ verb: String, in text: String) -> Bool {
    let words = text.lowercased().split(separator: " ").map(String.init)
    return zip(words, words.dropFirst()).contains {
      language.wordForms.stem($0) == verb && language.selectionWords.endingsOfCompounds.contains($1)
    }
  }
}
