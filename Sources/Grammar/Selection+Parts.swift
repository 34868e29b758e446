package import Agenda

// What a reference to items says besides what they are.
extension Reader {
  private var forms: WordForms { language.wordForms }

  /// The name of the command that a question of how to do something is answered by; nil where it speaks of none.
  package func topic(of what: Selection) -> String? {
    let said = forms.stems(of: what.text)
    return language.phrases.topics.first { forms.stems(of: $0.key).isSubset(of: said) }?.value
  }

  /// Whether it names a day that comes every year: somebody's birthday.
  package func namesAnniversary(_ what: Selection) -> Bool {
    !forms.stems(of: what).isDisjoint(with: language.selectionWords.anniversaries)
  }

  /// Its stems without the verbs of what is to be done: `what is left to pack for the trip`.
  package func stemsOfThings(_ what: Selection) -> Set<String> {
    forms.stems(of: what).subtracting(language.selectionWords.doingWhatIsLeft)
  }

  /// Whether it speaks of buying.
  package func isOfBuying(_ what: Selection) -> Bool {
    !forms.stems(of: what).isDisjoint(with: language.selectionWords.buying)
  }

  /// The words that lists of what is to be bought go by.
  package var wordsOfShoppingLists: Set<String> { language.selectionWords.bought }

  /// The kind of thing that its words count; nil where they name none.
  package func kindCounted(_ what: Selection) -> Criterion.Kind? {
    let words = forms.stems(of: what.text)
    return language.selectionWords.kindsCounted.first { !words.isDisjoint(with: $0.stems) }?.kind
  }

  /// Whether its words are all of a kind of thing that notes are.
  package func isOfNotes(_ what: Selection) -> Bool {
    let notes = forms.stems(language.selectionWords.notes)
    return what.kinds.contains { notes.contains(forms.stem($0)) }
  }

  /// Whether it names a kind of thing, and one of it: `my next meeting`.
  package func isOneOfAKind(_ what: Selection) -> Bool {
    what.kinds.count == 1 && what.kinds[0].utf8.last != forms.pluralLetter
  }

  /// Whether what is to be done can begin with that word.
  package func isErrandVerb(_ word: String) -> Bool { language.clauseWords.errandVerbs.contains(WordKey(word)) }

  /// Whether a text is `today` or `tomorrow`, which ask for the day where nothing else is said.
  package func isDayWord(_ text: String) -> Bool {
    if case .found = vocabulary.resolve(text) { return true }
    let folded = text.lowercased()
    return language.smallWords.dayWords.contains { "\($0)" == folded }
  }

  /// Whether a text is a name of three words at most, and says no day and no repeat.
  package func isShortName(_ text: String) -> Bool {
    guard case .item? = message(text).lines.first?.readings.first else { return false }
    let what = selection(text)
    return !what.words.isEmpty && what.moment == nil && text.split(separator: " ").count < 4
      && !text.contains(",") && recurrence(text) == nil
  }

  /// Whether it names all of a kind that there are on a day: `today's tasks`.
  package func isOfAllOfADay(_ what: Selection) -> Bool {
    guard what.words.isEmpty, what.quantity == .one, let moment = what.moment, moment.saysDay else { return false }
    return what.text.utf8.last == forms.pluralLetter && !what.text.hasSuffix(moment.text)
  }

  /// A name without what is to be done with it: `milk` of `buy milk`.
  package func thing(in name: String) -> String {
    let words = name.split(separator: " ", maxSplits: 1)
    return words.count == 2 && isErrandVerb(String(words[0])) ? String(words[1]) : name
  }

  /// Whether it says `list`.
  package func saysList(_ what: Selection) -> Bool { forms.stems(of: what.text).contains(language.listWords.listWord) }

  /// The stems of a text without the word for a list: the name of one.
  package func stemsOfList(_ name: String) -> Set<String> {
    forms.stems(of: name).subtracting([language.listWords.listWord])
  }

  /// The words of a text that something can be found by.
  package func terms(of text: String) -> [String] {
    text.folded.split(separator: " ").map(String.init).filter { !language.searchWords.unsearched.contains($0) }
  }
}

extension Reader {
  /// What is named before words that only say where, when, how or why, the longest first.
  package func withoutAsides(_ what: Selection) -> [Selection] {
    let words = what.text.split(separator: " ").map(String.init)
    return words.indices.dropFirst().reversed().compactMap { end in
      guard
        words[end - 1].hasSuffix(",") && words.count - end < 3
          || language.selectionWords.startsOfAsides.contains(words[end].lowercased().filter(\.isLetter))
      else { return nil }
      let named = selection(words[..<end].joined(separator: " "))
      return named.words.isEmpty ? nil : named
    }
  }

  /// The things that are named one beside the other, by what joins them: `milk and eggs`.
  package func namedOneByOne(_ what: Selection) -> [String] {
    language.selectionWords.joiningNames.reduce(what.text) { $0.replacing($1, with: ",") }.split(separator: ",").map {
      String($0).trimmed
    }
  }

  /// Whether a word joins two things in a name: `milk and bread`; `hartley & sons` is one.
  package func joins(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      SpokenWord.words(of: bytes, 0..<bytes.count, language.spelling).contains { $0.key == language.smallWords.and }
    }
  }

  /// The days or lists that are asked about together: `today and tomorrow`.
  package func askedTogether(_ what: Selection) -> [Selection] {
    language.selectionWords.joiningGroups.reduce(what.text) { $0.replacing($1, with: "\n") }.split(separator: "\n").map
    {
      selection(String($0))
    }
  }
}
