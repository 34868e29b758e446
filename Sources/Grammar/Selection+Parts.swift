package import Agenda

extension Selection {
  /// Its words, as their forms have them in common.
  package var stems: Set<String> { Set(words.map(WordForms.stem)) }
}

// What a reference to items says besides what they are.
extension Reader {
  /// Whether it names a day that comes every year: somebody's birthday.
  package func namesAnniversary(_ what: Selection) -> Bool {
    !what.stems.isDisjoint(with: language.selectionWords.anniversaries)
  }

  /// Its stems without the verbs of what is to be done: `what is left to pack for the trip`.
  package func stemsOfThings(_ what: Selection) -> Set<String> {
    what.stems.subtracting(language.selectionWords.doingWhatIsLeft)
  }

  /// Whether it speaks of buying.
  package func isOfBuying(_ what: Selection) -> Bool { !what.stems.isDisjoint(with: language.selectionWords.buying) }

  /// The words that lists of what is to be bought go by.
  package var wordsOfShoppingLists: Set<String> { language.selectionWords.bought }

  /// The kind of thing that its words count; nil where they name none.
  package func kindCounted(_ what: Selection) -> Criterion.Kind? {
    let words = what.text.tokens
    return language.selectionWords.kindsCounted.first { !words.isDisjoint(with: $0.stems) }?.kind
  }

  /// Whether its words are all of a kind of thing that notes are.
  package func isOfNotes(_ what: Selection) -> Bool {
    let notes = Set(language.selectionWords.notes.map(WordForms.stem))
    return what.kinds.contains { notes.contains(WordForms.stem($0)) }
  }

  /// Whether it names a kind of thing, and one of it: `my next meeting`.
  package func isOneOfAKind(_ what: Selection) -> Bool {
    what.kinds.count == 1 && !language.formWords.pluralEndings.contains(where: what.kinds[0].hasSuffix)
  }

  /// Whether it says `list`.
  package func saysList(_ what: Selection) -> Bool { what.text.tokens.contains(language.listWords.listWord) }

  /// The stems of a text without the word for a list: the name of one.
  package func tokensOfList(_ name: String) -> Set<String> { name.tokens.subtracting([language.listWords.listWord]) }

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
      guard language.selectionWords.startsOfAsides.contains(words[end].lowercased().filter(\.isLetter)) else {
        return nil
      }
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

extension String {
  /// Its words, as their forms have them in common.
  package var tokens: Set<String> { Set(tokensInOrder) }

  /// The same in their order.
  package var tokensInOrder: [String] {
    lowercased().split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "\u{2019}") }.map {
      WordForms.stem(String($0))
    }
  }

  /// The name as it is for one thing, in lower case: `grocery` for `Groceries`.
  package var singular: String { WordForms.singular(self) }
}
