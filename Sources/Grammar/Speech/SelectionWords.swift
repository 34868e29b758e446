import Agenda

/// The words by which people refer to things that they keep.
struct SelectionWords: Sendable {
  /// Places in a list: `second`.
  var places: [(key: WordKey, place: Int)] = []
  /// Words before the things that are left out of all.
  var leavingOut = WordSet("")
  /// Numbers of a few things.
  var smallNumbers: [WordKey: Int] = [:]
  /// Words before the number of an item.
  var beforeNumbersOfItems: [StaticString] = []
  /// Endings of words for days, which may be possessive without their apostrophe: `todays call`.
  var endingsOfDays: [StaticString] = []
  /// Weeks, which may be possessive without their apostrophe: `this weeks gym`.
  var possessedWeeks: [StaticString] = []
  /// Months with the ending of an owner.
  var owningMonths: [StaticString] = []
  /// Words that say that something is still to be done.
  var leftToDo = WordSet("")
  /// Words for a thing that was named by its day: `today's one`.
  var ofOne = WordSet("")
  /// Articles of things that are not known yet, and of known ones.
  var indefinite = WordSet("")
  var definite = WordSet("")
  /// Words between a thing and the other that it is about: `an email from the bank`.
  var relating = WordSet("")
  /// Words before the names of people.
  var titles = WordSet("")
  /// Verbs by which somebody has something, or comes, and the words before them: `is having`, `has got`.
  var having = WordSet("")
  var beforeHaving = WordSet("")
  /// Months that are words, too, behind their article.
  var monthsLikeWords: [StaticString] = []
  /// The same as it is read as a month; as long as the article and the space behind it.
  var inMonth = ""
  /// Verbs that change something kept.
  var changing = WordSet("")
  /// Words that tell nothing alone, and name a thing behind its owner.
  var owned = WordSet("")
  /// Words for all that is on a day: `agenda`.
  var ofWholeDays: Set<String> = []
  /// Stems of the words for yearly days.
  var anniversaries: Set<String> = []
  /// Past forms that begin no name, and so tell a deed.
  var tellingDeeds = WordSet("")
  /// Words behind a past form that make it a duty.
  var behindDuties = WordSet("")
  /// Words between an errand and the thing that it is for.
  var purposes: [String] = []
  /// Stems of verbs for dealing with the remaining things.
  var doingWhatIsLeft: Set<String> = []
  /// The word behind `everything` that leaves out what was spoken of.
  var elseWord = WordKey("")
  /// The word before the one that comes first.
  var next = WordKey("")
  /// Stems of verbs for buying.
  var buying: Set<String> = []
  /// Stems of the names of shopping lists.
  var bought: Set<String> = []
  /// The stems of the words that count notes, events and todos.
  var kindsCounted: [(kind: Criterion.Kind, stems: Set<String>)] = []
  /// The stems of words for every kind of thing: `plans`.
  var anyKind: Set<String> = []
  /// Stems by which things of a kind are named otherwise than by the kind: an alarm may be called `wake up`.
  var namesOfKinds: [String: Set<String>] = [:]
  /// Second words of compounds that are also written apart: the `up` of `pickup`.
  var endingsOfCompounds: [String] = []
  /// Words for notes.
  var notes: Set<String> = []
  /// Words that begin text which is no part of a name: `got the stamps at the post office`.
  var startsOfAsides: Set<String> = []
  /// The word before a companion; nil if there is none.
  var with: WordKey?
  /// Words that join numbers.
  var joiningNumbers: [StaticString] = []
  /// The word for all things named, behind its article: `the lot`; nil if there is no such word.
  var lot: WordKey?
  /// The word that may stand before it: `the whole lot`.
  var whole: WordKey?
  /// Words for the item spoken of last.
  var ofLast = WordSet("")
  /// Words that join things in a series.
  var joiningNames: [String] = []
  /// Words that begin the end of a series of things, which is of them all: `before work`.
  var endingsOfAll = WordSet("")
  /// Words that belong to the name of a firm: the sons of `hartley & sons`.
  var ofFirms = WordSet("")
  /// Last words of a name that joins two subjects of one thing: `health and safety training`.
  var ofOneThing = WordSet("")
  /// Words that join days, or lists, in one question.
  var joiningGroups: [String] = []
}
