/// The sets that a word is in, as bits: one look-up finds them when the word is read.
struct WordClasses: OptionSet, Sendable {
  let rawValue: UInt64

  @inline(__always)
  init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: Int) { rawValue = 1 << UInt64(bit) }

  static let stating = WordClasses(bit: 0)
  static let errandVerbs = WordClasses(bit: 1)
  static let pronouns = WordClasses(bit: 2)
  static let subjects = WordClasses(bit: 3)
  static let ones = WordClasses(bit: 4)
  static let needing = WordClasses(bit: 5)
  static let cries = WordClasses(bit: 6)
  static let lasts = WordClasses(bit: 7)
  static let interrogatives = WordClasses(bit: 8)
  static let hindrances = WordClasses(bit: 9)
  static let articles = WordClasses(bit: 10)
  static let relatives = WordClasses(bit: 11)
  static let firsts = WordClasses(bit: 12)
  static let changing = WordClasses(bit: 13)
  static let askedOf = WordClasses(bit: 14)
  static let stopWords = WordClasses(bit: 15)
  static let sparing = WordClasses(bit: 16)
  static let rests = WordClasses(bit: 17)
  static let reporting = WordClasses(bit: 18)
  static let reasons = WordClasses(bit: 19)
  static let placing = WordClasses(bit: 20)
  static let placesBeforeNumbers = WordClasses(bit: 21)
  static let parting = WordClasses(bit: 22)
  static let open = WordClasses(bit: 23)
  static let late = WordClasses(bit: 24)
  static let kinds = WordClasses(bit: 25)
  static let joining = WordClasses(bit: 26)
  static let irregularWords = WordClasses(bit: 27)
  static let having = WordClasses(bit: 28)
  static let firstPerson = WordClasses(bit: 29)
  static let feelings = WordClasses(bit: 30)
  static let done = WordClasses(bit: 31)
  static let dispatched = WordClasses(bit: 32)
  static let correctingEndings = WordClasses(bit: 33)
  static let called = WordClasses(bit: 34)
  static let boths = WordClasses(bit: 35)
  static let behindReports = WordClasses(bit: 36)
  static let behindLists = WordClasses(bit: 37)
  static let beforeVerbs = WordClasses(bit: 38)
  static let beforeParticiples = WordClasses(bit: 39)
  static let auxiliaries = WordClasses(bit: 40)
  static let askedWith = WordClasses(bit: 41)
  static let all = WordClasses(bit: 42)
  static let endings = WordClasses(bit: 43)
  static let showing = WordClasses(bit: 44)
  static let itself = WordClasses(bit: 45)
  static let yearly = WordClasses(bit: 46)
  static let secondPerson = WordClasses(bit: 47)
  static let shortSubjects = WordClasses(bit: 48)
  static let behindShortIs = WordClasses(bit: 49)
  static let behindPronouns = WordClasses(bit: 50)
  static let becoming = WordClasses(bit: 51)
  static let apart = WordClasses(bit: 52)
  static let thirdPerson = WordClasses(bit: 53)
  static let askingFirst = WordClasses(bit: 54)
  static let lateOrEarly = WordClasses(bit: 55)
  static let owners = WordClasses(bit: 56)
  static let booked = WordClasses(bit: 57)
}

extension SpokenWord {
  /// Returns true if it is one of those words.
  @inline(__always)
  func isIn(_ words: WordClasses) -> Bool { classes.contains(words) }
}
