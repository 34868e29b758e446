extension English {
  /// The sets of words that a word may be in.
  static let wordClasses: [(name: WordClasses, words: WordSet)] = [
    (.stating, stating), (.errandVerbs, errandVerbs), (.pronouns, pronouns), (.subjects, subjects), (.ones, ones),
    (.needing, needing), (.cries, cries), (.lasts, lasts), (.interrogatives, interrogatives),
    (
      .hindrances,
      hindrances
    ), (.articles, articles), (.relatives, relatives), (.firsts, firsts), (.changing, changing),
    (.askedOf, askedOf), (.stopWords, stopWords), (.sparing, sparing), (.rests, rests), (.reporting, reporting),
    (.reasons, reasons), (.placing, placing), (.placesBeforeNumbers, placesBeforeNumbers), (.parting, parting),
    (.open, open), (.late, late), (.kinds, kinds), (.joining, joining), (.irregularWords, irregularWords),
    (.having, having), (.firstPerson, firstPerson), (.feelings, feelings), (.done, done),
    (
      .dispatched,
      dispatched
    ), (.correctingEndings, correctingEndings), (.called, called), (.boths, boths),
    (
      .behindReports,
      behindReports
    ), (.behindLists, behindLists), (.beforeVerbs, beforeVerbs),
    (
      .beforeParticiples,
      beforeParticiples
    ), (.auxiliaries, auxiliaries), (.askedWith, askedWith), (.all, all), (.endings, endings),
    (.showing, showing), (.itself, itself), (.yearly, yearlyKeyWords.words),
    (.secondPerson, secondPerson), (.shortSubjects, shortSubjects), (.behindShortIs, behindShortIs),
    (.behindPronouns, behindPronouns), (.becoming, becoming), (.apart, apart), (.thirdPerson, thirdPerson),
    (.askingFirst, askingFirst), (.lateOrEarly, lateOrEarly), (.owners, owners), (.booked, booked),
  ]

  /// Participles that end a thing, and are no deed of a person: `dentist done no cavities`, but not `mandy paid me`.
  static let ended = WordSet("done")
  /// Words that begin no remark behind those: `nearly done with the essay`.
  static let goingOnBehindEnded = WordSet("with by for to of up off about")
  /// Words behind `how` that ask for a number: `how long each side did she say`.
  static let measured = WordSet("long many much often far")
  /// Verbs of errands whose object is told something: `tell the parents training is off`.
  static let tellingSomebody = WordSet("tell text email message warn inform")
}
