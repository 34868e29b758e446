package import Agenda
import Civil

// Further facts that a reference to items tells.
extension Reader {
  private var forms: WordForms { language.wordForms }

  /// Returns the name of the command that answers a how-to question; nil if the question names none.
  package func topic(of what: Selection) -> String? {
    let said = forms.stems(of: what.text)
    return language.phrases.topics.first { forms.stems(of: $0.key).isSubset(of: said) }?.value
  }

  /// Returns true if it names a day that recurs every year: somebody's birthday.
  package func namesAnniversary(_ what: Selection) -> Bool {
    !forms.stems(of: what).isDisjoint(with: language.selectionWords.anniversaries)
  }

  /// Returns true if a word is an owner, with its apostrophe: `mum's`.
  package func isOwner(_ word: String) -> Bool {
    word.replacing("\u{2019}", with: "'").withBytes { forms.isOwner($0, 0..<$0.count) }
  }

  /// Returns the words that tell a thing, of a sentence about somebody: `zara's got choir on tuesdays` tells choir, and
  /// `mrs pike is coming in at 4` nothing but when. Without such a verb, all but the titles of people.
  package func words(tellingThingIn sentence: String) -> String {
    let known = language.selectionWords
    var words = sentence.lowercased().split(separator: " ")
    if let verb = words.firstIndex(where: { known.having.contains(WordKey(String($0))) }), (1...4).contains(verb),
      isOwner(String(words[verb - 1])) || known.beforeHaving.contains(WordKey(String(words[verb - 1])))
    {
      words.removeFirst(verb + 1)
    }
    return words.map { ($0, WordKey(String($0))) }
      .filter { !known.titles.contains($0.1) && !language.reminderWords.beforeOrAfter.contains($0.1) }
      .map(\.0).joined(separator: " ")
  }

  /// Returns the stem of the last word of a sentence's subject, if that has others before it: of `chem final is the 16th`,
  /// `final`.
  package func head(ofSubjectIn sentence: String) -> String? {
    let words = sentence.lowercased().split(separator: " ").map(String.init)
    guard let verb = words.firstIndex(where: { language.smallWords.linking.contains(WordKey($0)) }), verb > 1,
      case let subject = selection(words[..<verb].joined(separator: " ")), subject.words.count + subject.kinds.count > 1
    else { return nil }
    return forms.stem(words[verb - 1])
  }

  /// Returns the words behind a past form that can only tell a deed: `two paracetamol` of `had two paracetamol`.
  package func behindDeed(_ text: String) -> String? {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, language.selectionWords.tellingDeeds.contains(WordKey(words[0].lowercased())),
      // `had to be at school at 8`
      words[1].keyOfFirstWord.map(language.selectionWords.behindDuties.contains) != true
    else { return nil }
    return words[1]
  }

  /// Returns the thing for which an errand is done: the party of `buy candles for the party`; nil for any other name.
  package func purpose(ofErrand name: String) -> String? {
    guard beginsWithErrand(name) else { return nil }
    return language.selectionWords.purposes.lazy.compactMap { name.splits(at: $0).last?.after }.first
  }

  /// Returns its stems without the verbs of errands: `what is left to pack for the trip`.
  package func stemsOfThings(_ what: Selection) -> Set<String> {
    forms.stems(of: what).subtracting(language.selectionWords.doingWhatIsLeft)
  }

  /// Returns true if it speaks of buying.
  package func isOfBuying(_ what: Selection) -> Bool {
    !forms.stems(of: what).isDisjoint(with: language.selectionWords.buying)
  }

  /// Returns true if it speaks of buying, and of nothing that is bought: `what do i need to get`.
  package func isOnlyOfBuying(_ what: Selection) -> Bool {
    !what.words.isEmpty && what.moment == nil && forms.stems(of: what).isSubset(of: language.selectionWords.buying)
  }

  /// Returns true if a name begins with a verb of buying.
  package func beginsWithBuying(_ name: String) -> Bool {
    forms.stemsInOrder(of: name).first.map(stemsOfBuying.contains) ?? false
  }

  /// The stems of the verbs of buying.
  package var stemsOfBuying: Set<String> { language.selectionWords.buying }

  /// The words in the names of shopping lists.
  package var wordsOfShoppingLists: Set<String> { language.selectionWords.bought }

  /// Returns the kind of item that its words count; nil if they name none.
  package func kindCounted(_ what: Selection) -> Criterion.Kind? {
    let words = forms.stems(of: what.text)
    return language.selectionWords.kindsCounted.first { !words.isDisjoint(with: $0.stems) }?.kind
  }

  /// Returns the selection with a compound written apart, or with two words as one: `pickup` may be kept as `pick up`,
  /// and `hair cut` as `haircut`.
  package func otherSpellings(of what: Selection) -> [Selection] {
    func with(_ words: [String], for place: Range<Int>) -> Selection {
      var other = what
      other.words.replaceSubrange(place, with: words)
      return other
    }
    let apart = what.words.indices.flatMap { place in
      let word = what.words[place]
      return language.selectionWords.endingsOfCompounds.filter { word.hasSuffix($0) && word.count > $0.count + 2 }
        .map { with([String(word.dropLast($0.count)), $0], for: place..<place + 1) }
    }
    let together = what.words.indices.dropLast().map { place in
      with([what.words[place] + what.words[place + 1]], for: place..<place + 2)
    }
    return apart + together
  }

  /// Returns the stems of its kinds, and of the words by which things of these kinds are named otherwise.
  package func stemsOfKinds(_ what: Selection) -> Set<String> {
    what.kinds.reduce(into: []) { $0.formUnion(stems(ofKind: $1)) }
  }

  /// Returns the stem of a kind, and of the words by which things of this kind are named otherwise.
  package func stems(ofKind kind: String) -> Set<String> { otherNames(ofKind: kind).union([forms.stem(kind)]) }

  /// Returns the stems by which things of a kind are named otherwise.
  package func otherNames(ofKind kind: String) -> Set<String> {
    language.selectionWords.namesOfKinds[forms.stem(kind), default: []]
  }

  /// Returns true if it names every kind of thing: `plans`.
  package func namesAnyKind(_ what: Selection) -> Bool {
    let any = language.selectionWords.anyKind
    return what.kinds.contains { any.contains(forms.stem($0)) }
  }

  /// Returns true if its words name notes as a kind.
  package func isOfNotes(_ what: Selection) -> Bool {
    let notes = forms.stems(language.selectionWords.notes)
    return what.kinds.contains { notes.contains(forms.stem($0)) }
  }

  /// Returns true if it names exactly one kind of thing, in the singular: `my next meeting`.
  package func isOneOfAKind(_ what: Selection) -> Bool {
    what.kinds.count == 1 && what.kinds[0].utf8.last != forms.pluralLetter
  }

  /// Returns the things to be got by a name that lists them without a mark: `get bread milk eggs`; empty for any other.
  package func goods(_ name: String) -> [String] {
    let words = name.split(separator: " ")
    guard let verb = words.first, language.selectionWords.buying.contains(forms.stem(String(verb))),
      selection(name).words.count + 1 >= words.count,
      // `buy the train tickets` is one thing.
      case let things = words.dropFirst().joined(separator: " "), withoutArticle(things) == things
    else { return [] }
    return words.dropFirst().map(String.init)
  }

  /// Returns true if its words begin with the word for the one that comes first: `next exam`.
  package func isOfNext(_ what: Selection) -> Bool {
    what.moment == nil && what.text.keyOfFirstWord == language.selectionWords.next
  }

  /// Returns true if a name holds a preposition of places with words before and behind it: `lunch at the office`.
  package func tellsPlace(_ name: String) -> Bool {
    name.split(separator: " ").dropFirst().dropLast().contains {
      $0 == "@" || language.itemWords.atPlaces.contains(WordKey(String($0)))
    }
  }

  /// Returns true if a text begins with a greeting: `hello! i walk dogs for a living`.
  package func beginsWithGreeting(_ text: String) -> Bool {
    text.withBytes { bytes in
      [.greeting, .hail].contains(language.phrases.itemPrefixes.longest(bytes, at: 0)?.meaning)
    }
  }

  /// Returns true if a text puts something in the place of another: `monday instead`.
  package func saysInstead(_ text: String) -> Bool {
    says(language.clauseWords.replacing, in: text)
  }

  /// Returns true if a text begins with a verb that takes something away: `cancel direct debit`.
  package func isToTakeAway(_ text: String) -> Bool {
    text.keyOfFirstWord.map(language.clauseWords.takingAway.contains) ?? false
  }

  /// Returns true if a text says first what is not: `no food after midnight`.
  package func beginsWithDenial(_ text: String) -> Bool {
    text.keyOfFirstWord.map(language.clauseWords.denying.contains) ?? false
  }

  /// Returns true if a text tells that others leave: `they leave the 22nd`.
  package func saysOthersLeave(_ text: String) -> Bool {
    says(language.clauseWords.settingOut, in: text) && says(language.clauseWords.others, in: text)
  }

  /// True if one of the words stands in a text.
  private func says(_ words: WordSet, in text: String) -> Bool {
    text.lowercased().split { !$0.isLetter && $0 != "'" }.contains { words.contains(WordKey(String($0))) }
  }

  /// Returns the text without words that mean the day of what was spoken of last: `swimming` of `swimming that day`. Nil
  /// if it does not end in them.
  package func withoutThatDay(_ text: String) -> String? {
    var words = text.split(separator: " ")
    while let last = words.last, language.itemWords.concluding.contains(WordKey(last.lowercased())) {
      words.removeLast()
    }
    let told = words.joined(separator: " ")
    let day = language.reminderWords.thatDay.first { $0.part == nil && told.lowercased().hasSuffix($0.ending) }
    return day.map { String(told.dropLast($0.ending.count)) }
  }

  /// Returns a name without the `same hours` at its end; nil if it has none.
  package func withoutSameHours(_ name: String) -> String? {
    let end = language.itemWords.sameHours.first { name.lowercased().hasSuffix(" \($0)") }
    guard let named = end.map({ name.dropLast($0.count + 1) }) else { return nil }
    return String(named.last == "," ? named.dropLast() : named).nonEmpty
  }

  /// Returns true if a text asks for the same once more: `again in 3 hours`.
  package func saysAgain(_ text: String) -> Bool {
    says(language.clauseWords.again, in: text)
  }

  /// Returns true if that word can begin an errand.
  package func isErrandVerb(_ word: String) -> Bool { language.clauseWords.errandVerbs.contains(WordKey(word)) }

  /// Returns the verbs that mean the same deed: those of calling somebody, or only the verb itself.
  package func verbsOfDeed(_ verb: String) -> [String] {
    language.clauseWords.calling.contains(verb) ? language.clauseWords.calling : [verb]
  }

  /// Returns true if a text is `today` or `tomorrow`, which ask for that day if they stand alone.
  package func isDayWord(_ text: String) -> Bool {
    if case .found = vocabulary.resolve(text) { return true }
    let folded = text.lowercased()
    return language.smallWords.dayWords.contains { "\($0)" == folded }
  }

  /// Returns true if a text is a name of at most three words, and tells no day and no repeat.
  package func isShortName(_ text: String) -> Bool {
    guard case .item? = message(text).lines.first?.readings.first else { return false }
    let what = selection(text)
    return !what.words.isEmpty && what.moment == nil && text.split(separator: " ").count < 4
      && !text.contains(",") && recurrence(text) == nil
  }

  /// Returns true if it names all things of a kind on a day: `today's tasks`.
  package func isOfAllOfADay(_ what: Selection) -> Bool {
    guard what.words.isEmpty, what.quantity == .one, let moment = what.moment, moment.saysDay else { return false }
    return what.text.utf8.last == forms.pluralLetter && !what.text.hasSuffix(moment.text)
  }

  /// Returns true if a line names all that is on a day, and nothing else: `today's tasks`, `friday's agenda`.
  package func asksForDay(_ what: Selection) -> Bool {
    if isOfAllOfADay(what) { return true }
    guard let moment = what.moment, moment.saysDay, !what.text.hasSuffix(moment.text) else { return false }
    return what.words.count == 1 && what.kinds.isEmpty && language.selectionWords.ofWholeDays.contains(what.words[0])
  }

  /// Returns a name without its verb: `milk` for `buy milk`.
  package func thing(in name: String) -> String {
    let words = name.split(separator: " ", maxSplits: 1)
    return words.count == 2 && isErrandVerb(String(words[0])) ? String(words[1]) : name
  }

  /// Returns true if it contains the word `list`.
  package func saysList(_ what: Selection) -> Bool { forms.stems(of: what.text).contains(language.listWords.listWord) }

  /// Returns the stems of a list's name, without the word for a list.
  package func stemsOfList(_ name: String) -> Set<String> {
    forms.stems(of: name).subtracting([language.listWords.listWord])
  }

  /// Returns the words of a text that a search can use.
  package func terms(of text: String) -> [String] {
    text.folded.split(separator: " ").map(String.init).filter { !language.searchWords.unsearched.contains($0) }
  }
}

extension Reader {
  /// Returns what is named before words about place, time, manner or reason, the longest first.
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

  /// Returns the words behind those that name a thing, if they tell of a day to come.
  package func tail(of what: Selection, behind named: Selection) -> String? {
    guard what.text.hasPrefix(named.text) else { return nil }
    let rest = what.text.dropFirst(named.text.count).drop { $0 == "," || $0 == " " }
    return tellsOfLater(String(rest)) ? String(rest) : nil
  }

  /// Returns true if words tell of a day to come, or of somebody who is coming.
  package func tellsOfLater(_ text: String) -> Bool {
    if let first = text.keyOfFirstWord, language.clauseWords.aboutToCome.contains(first) { return true }
    return dates(in: text).contains { moment in
      moment.saysDay && moment.problem == nil && moment.date.map { $0 > now.date } == true
    }
  }

  /// Returns true if a sentence may tell another time of something: not `mandy paid me 4.50`.
  package func tellsOfAnotherTime(_ text: String) -> Bool {
    text.withWords { words in
      words.contains { language.clauseWords.ofAnotherTime.contains(words.keyWithoutMarks(of: $0)) }
    }
  }

  /// Returns true if words begin with the verb of an errand, or with a word that joins them to others: `also book it`.
  package func beginsWithErrand(_ text: String) -> Bool {
    let words = text.lowercased().split(separator: " ").map { WordKey(String($0)) }
    guard let first = words.first else { return false }
    let verb = language.smallWords.adding.contains(first) ? words.dropFirst().first : first
    return verb.map { language.clauseWords.errandVerbs.contains($0) } ?? false
  }

  /// Returns true if a name is to call somebody and no more: `ring bob`.
  package func isToCall(_ who: Selection, _ name: String) -> Bool {
    let words = name.lowercased().split(separator: " ", maxSplits: 1).map(String.init)
    return words.count == 2 && language.clauseWords.calling.contains(words[0])
      && forms.stems(of: words[1]) == forms.stems(of: who)
  }

  /// Returns the words before those that exclude something: `the eggs` of `the eggs but no milk`, `the form` of `the form,
  /// envelope still to do`.
  package func withoutReservation(_ what: Selection) -> Selection {
    let words = what.text.split(separator: " ").map(String.init)
    func isLeft(_ word: String) -> Bool { language.selectionWords.leftToDo.contains(WordKey(word.lowercased())) }
    let but = words.indices.dropLast().dropFirst().first { index in
      WordKey(words[index].lowercased()) == language.smallWords.but
        && [language.smallWords.no, language.smallWords.not].contains(WordKey(words[index + 1].lowercased()))
        || words[index - 1].hasSuffix(",") && words[(index + 1)...].contains(where: isLeft)
    }
    return but.map { selection(words[..<$0].joined(separator: " ")) } ?? what
  }

  /// Returns the thing that words tell of another: the email of `an email from the landlord`; nil if they name one thing.
  package func thingOfAnother(_ text: String) -> String? {
    let words = text.lowercased().split(separator: " ").map(String.init)
    guard let article = words.prefix(2).firstIndex(where: { language.selectionWords.indefinite.contains(WordKey($0)) }),
      let link = words.indices.dropFirst(article + 2).first(where: {
        language.selectionWords.relating.contains(WordKey(words[$0]))
      }), link + 1 < words.count, language.selectionWords.definite.contains(WordKey(words[link + 1]))
    else { return nil }
    return words[link - 1]
  }

  /// Returns the things in a series, split at the words that join them: `milk and eggs`.
  package func namedOneByOne(_ what: Selection) -> [String] {
    language.selectionWords.joiningNames.reduce(what.text) { $0.replacing($1, with: ",") }.split(separator: ",").map {
      String($0).trimmed
    }
  }

  /// Returns true if a word joins two things in a name: `milk and bread`. `hartley & sons` is one thing.
  package func joins(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      SpokenWord.words(of: bytes, 0..<bytes.count, language.spelling).contains { $0.key == language.smallWords.and }
    }
  }

  /// Returns the days or lists that one question asks about together: `today and tomorrow`.
  package func askedTogether(_ what: Selection) -> [Selection] {
    language.selectionWords.joiningGroups.reduce(what.text) { $0.replacing($1, with: "\n") }.split(separator: "\n").map
    {
      selection(String($0))
    }
  }
}

extension Selection {
  /// The number of words in which it was said.
  package var length: Int { text.split(separator: " ").count }
}
