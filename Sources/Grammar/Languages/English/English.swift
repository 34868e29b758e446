/// English: every spelling a rule can meet, with what it means. Where a spelling stands twice, the first wins.
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
