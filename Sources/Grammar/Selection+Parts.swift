package import Agenda

// What a reference to items says besides what they are.
extension Selection {
  /// Whether it names a day that comes every year: somebody's birthday.
  package var namesAnniversary: Bool { !stems.isDisjoint(with: English.anniversaries) }

  /// Its words, as their forms have them in common.
  package var stems: Set<String> { Set(words.map(WordForms.stem)) }

  /// The same without the verbs of what is to be done: `what is left to pack for the trip`.
  package var stemsOfThings: Set<String> { stems.subtracting(English.doingWhatIsLeft) }

  /// Whether it speaks of buying.
  package var isOfBuying: Bool { !stems.isDisjoint(with: English.buying) }

  /// The words that lists of what is to be bought go by.
  package static var wordsOfShoppingLists: Set<String> { English.bought }

  /// The kind of thing that its words count; nil where they name none.
  package var kindCounted: Criterion.Kind? {
    let words = text.tokens
    return English.kindsCounted.first { !words.isDisjoint(with: $0.stems) }?.kind
  }

  /// Whether its words are all of a kind of thing that notes are.
  package var isOfNotes: Bool { kinds.contains { WordForms.stem($0) == WordForms.stem(English.noteWord) } }

  /// Whether it names a kind of thing, and one of it: `my next meeting`.
  package var isOneOfAKind: Bool { kinds.count == 1 && !kinds[0].hasSuffix(English.pluralEnding) }

  /// Whether it says `list`.
  package var saysList: Bool { text.tokens.contains(English.listWord) }
}

extension Reader {
  /// What is named before words that only say where, when, how or why, the longest first.
  package func withoutAsides(_ what: Selection) -> [Selection] {
    let words = what.text.split(separator: " ").map(String.init)
    return words.indices.dropFirst().reversed().compactMap { end in
      guard English.startsOfAsides.contains(words[end].lowercased().filter(\.isLetter)) else { return nil }
      let named = selection(words[..<end].joined(separator: " "))
      return named.words.isEmpty ? nil : named
    }
  }

  /// The things that are named one beside the other, by what joins them: `milk and eggs`.
  package func namedOneByOne(_ what: Selection) -> [String] {
    English.joiningNames.reduce(what.text) { $0.replacing($1, with: ",") }.split(separator: ",").map {
      String($0).trimmed
    }
  }

  /// The days or lists that are asked about together: `today and tomorrow`.
  package func askedTogether(_ what: Selection) -> [Selection] {
    English.joiningGroups.reduce(what.text) { $0.replacing($1, with: "\n") }.split(separator: "\n").map {
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

  /// The same without the word for a list: the name of one.
  package var tokensOfList: Set<String> { tokens.subtracting([English.listWord]) }

  /// The words that something can be found by.
  package var terms: [String] {
    folded.split(separator: " ").map(String.init).filter { !English.unsearched.contains($0) }
  }

  /// The name as it is for one thing, in lower case: `grocery` for `Groceries`.
  package var singular: String { WordForms.singular(self) }
}
