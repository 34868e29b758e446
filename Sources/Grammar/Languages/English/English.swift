/// English: every spelling that a rule can meet, with its meaning. If a spelling stands twice, the first one wins.
enum English {
  typealias Meaning = Lexicon.Meaning

  static let words: [Meaning] = numbers + grammar + calendar + message

  static func meaning(_ word: Word, _ spellings: String, _ flags: Token.Flags = []) -> Meaning {
    Meaning(word: word, value: 0, spellings: spellings, flags: flags)
  }
}

extension English {
  static let weekdayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
  static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
}
