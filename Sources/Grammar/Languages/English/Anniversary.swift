import Agenda
import Civil

/// Birthdays and anniversaries recur every year and never lie in the past. A year that is given is the first one.
enum Anniversary {
  /// Makes an item yearly if it is just a birthday or an anniversary: `mum's birthday 4 March`.
  static func settle(_ item: inout Item, today: CivilDate) {
    guard item.kind == .todo, let due = item.due, due.time == nil, item.removedTags.isEmpty, item.recipient == nil,
      item.problem == nil, item.recurrence.map(isPlainlyYearly) ?? true,
      item.name.withBytes({ English.words(of: $0, have: English.wordsOfBirthdays) }),
      case let (saidYear, month, day) = due.date.components,
      let told = Told.of(item.name) ?? Told.leading(item.name, isPast: saidYear < today.components.year)
    else { return }
    let isPast = due.date < today
    let coming = isPast ? next(month, day, from: today) : due.date
    let first =
      told.years.map { coming.components.year - $0 } ?? (told.isFirst || saidYear < today.year ? saidYear : nil)
    // `Ana's 40th birthday 2 May 2019` was one of them.
    let isOver = told.years != nil && isPast
    guard !isOver else { return }
    item.name = told.name
    if item.recurrence == nil {
      var rule = Recurrence(.yearly)
      rule.clampsToMonthEnd = true
      // A birthday on 29 February moves to the 28th in common years, and back in leap years.
      if month == 2, day == 29 { (rule.byMonth, rule.byMonthDay) = ([2], [29]) }
      item.recurrence = rule
    }
    if let first { item.note = [item.note, "\(told.verb) \(first)"].compactMap { $0 }.joined(separator: "\n") }
    item.due = When(coming, nil, zone: due.zone)
  }

  private static func next(_ month: Int, _ day: Int, from today: CivilDate) -> CivilDate {
    let year = today.components.year
    let date = CivilDate(year: year, month: month, clampingDay: day)
    return date < today ? CivilDate(year: year + 1, month: month, clampingDay: day) : date
  }

  private static func isPlainlyYearly(_ rule: Recurrence) -> Bool {
    rule.frequency == .yearly && rule.interval == 1 && rule.byDay.isEmpty
  }

  /// The facts that a name tells about a birthday or an anniversary.
  private struct Told {
    /// The name that is kept for the item.
    var name: String
    /// The verb that the note puts before the first year.
    var verb = "born"
    /// The age that somebody reaches on the day, or the number of years since the first one; nil if not given.
    var years: Int?
    /// True if a date with a year is the first one, even if it is in the future: `born 3 May 2027`.
    var isFirst = false

    /// Returns nil if the words name something else, or something to do for a birthday.
    static func of(_ text: String) -> Told? {
      guard text.withBytes(mayBeTold) else { return nil }
      let text = text.withoutStop
      var words = text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
      if var told = age(behind: words).flatMap({ age in of(age.before).map { (age.years, $0) } }) {
        told.1.years = told.1.years ?? told.0
        return told.1
      }
      while let last = words.last?.lowercased(), English.linksToDates.contains(WordKey(last)) { words.removeLast() }
      if let first = words.first?.lowercased(), English.beforeBirthdays.contains(WordKey(first)) { words.removeFirst() }
      guard (1...7).contains(words.count), !English.errandVerbs.contains(WordKey(words[0].lowercased())) else {
        return nil
      }
      let lower = words.map { $0.lowercased() }
      guard !lower.contains("for") else { return nil }
      if let event = event(words, lower) { return event }
      // `birthday of Ana`
      if lower.count > 2, lower[1] == "of", isKind(lower[0]) {
        return owned(words[2...].joined(separator: " "), lower[0], years: nil)
      }
      // `birthday: Ana`
      if lower.count > 1, lower[0].last == ":", isKind(String(lower[0].dropLast())) {
        return owned(words[1...].joined(separator: " "), String(lower[0].dropLast()), years: nil)
      }
      guard isKind(lower[lower.count - 1]) else { return nil }
      let place = lower.lastIndex { ordinal($0) != nil }
      let years = place.flatMap { ordinal(lower[$0]) }
      if let place { words.remove(at: place) }
      return Told(name: words.joined(separator: " "), verb: verb(of: lower[lower.count - 1]), years: years)
    }

    /// `birthday mum`; or `birthday ann`, which only a year in the past tells from `birthday party`, and `ann and joe
    /// married`, which it tells from a wedding.
    static func leading(_ text: String, isPast: Bool) -> Told? {
      guard text.withBytes({ English.words(of: $0, have: English.namesOfYearly) }) else { return nil }
      let words = text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
      if isPast, words.last?.lowercased() == "married" {
        let couple = words.dropLast(
          words.dropLast().last.map { ["got", "were"].contains($0.lowercased()) } == true ? 2 : 1)
        guard (1...4).contains(couple.count), !English.errandVerbs.contains(WordKey(couple[0].lowercased())) else {
          return nil
        }
        return owned(couple.joined(separator: " "), "wedding anniversary", years: nil)
      }
      guard (2...4).contains(words.count), isKind(words[0].lowercased()),
        isPast || words.count == 2 && English.namesInFamily.contains(WordKey(words[1].lowercased()))
      else { return nil }
      return owned(words[1...].joined(separator: " "), words[0].lowercased(), years: nil)
    }

    /// The age behind a birthday: `nell's birthday is, she'll be 6`.
    private static func age(behind words: [String]) -> (before: String, years: Int)? {
      guard let last = words.last, let years = English.number(last.lowercased()), (1...120).contains(years) else {
        return nil
      }
      let lower = words.dropLast().map { $0.lowercased().filter { $0 != "'" && $0 != "’" } }
      for verb in English.agesOfPeople where lower.count > verb.count && Array(lower.suffix(verb.count)) == verb {
        var before = words.dropLast(verb.count + 1)
        if before.last?.lowercased() == "and" { before.removeLast() }
        while before.last?.last == "," { before[before.endIndex - 1].removeLast() }
        return (before.joined(separator: " "), years)
      }
      return nil
    }

    private static func mayBeTold(_ text: Bytes) -> Bool {
      English.words(of: text, have: English.namesOfYearly)
        || English.words(of: text, have: English.growingOlder)
          && (text.contains(where: \.isDigit) || English.words(of: text, have: English.wordsOfValues))
    }

    private static func isKind(_ word: String) -> Bool {
      isAnniversary(word) || English.birthdays.contains(WordKey(word))
    }

    private static func isAnniversary(_ kind: String) -> Bool {
      kind == "anniversary" || kind == "anniversaries" || kind == "wedding anniversary"
    }

    private static func verb(of kind: String) -> String { isAnniversary(kind) ? "since" : "born" }

    private static func owned(_ owner: String, _ kind: String, years: Int?) -> Told {
      Told(name: "\(owner.hasSuffix("'s") ? owner : owner + "'s") \(kind)", verb: verb(of: kind), years: years)
    }

    /// `Jo turns 30`, `Sam was born`, `Ana will be 40`, `we got married`.
    private static func event(_ words: [String], _ lower: [String]) -> Told? {
      if lower.last == "married", lower.count < 4,
        lower.dropLast().allSatisfy({ ["we", "i", "got", "were"].contains($0) })
      {
        return Told(name: "wedding anniversary", verb: "since", isFirst: true)
      }
      if lower.last == "born", lower.count > 1 {
        let owner = words.dropLast(lower[lower.count - 2] == "was" || lower[lower.count - 2] == "is" ? 2 : 1)
        guard !owner.isEmpty else { return nil }
        var told = owned(owner.joined(separator: " "), "birthday", years: nil)
        told.isFirst = true
        return told
      }
      // `turns 70 years`
      let isCounted = English.countedYears.contains(WordKey(lower[lower.count - 1]))
      let (words, lower) = isCounted ? (words.dropLast(), lower.dropLast()) : (words[...], lower[...])
      guard lower.count > 2, let years = English.number(lower[lower.count - 1]), (1...120).contains(years) else {
        return nil
      }
      for verb in [["is", "turning"], ["will", "be"], ["will", "turn"], ["turns"], ["turning"]]
        + (isCounted ? [["makes"]] : [])
      where lower.count > verb.count + 1 && Array(lower.dropLast().suffix(verb.count)) == verb {
        let owner = words.dropLast(verb.count + 1).joined(separator: " ")
        return owned(owner, "birthday", years: years)
      }
      return nil
    }

    /// The number of `80th`, `21st`.
    private static func ordinal(_ word: String) -> Int? {
      guard let number = Int(word.dropLast(2)), (1...120).contains(number),
        ["st", "nd", "rd", "th"].contains(word.suffix(2))
      else { return nil }
      return number
    }
  }
}

extension English {
  static let birthdays = WordSet("birthday bday birthdays b-day")
  /// People who have no other name in the family.
  static let namesInFamily = WordSet(
    "mum mom mam dad sis sister bro brother gran granny nan nana grandma grandad grandpa auntie aunty uncle")
  /// Keywords, one of which occurs in each name of a yearly item, with the marks that a line may put beside them.
  static let yearlyKeyWords = KeyWords(
    leading: (wordsOfYearly + " " + wordsOfGrowing).split(separator: " ").map(String.init))
  /// The words that name a yearly item by themselves.
  static let namesOfYearly = WordSet(wordsOfYearly)
  /// The words, one of which the name of a birthday or an anniversary has.
  static let wordsOfBirthdays = namesOfYearly.union(growingOlder)
  /// The words before somebody's age.
  static let growingOlder = WordSet(wordsOfGrowing)
  private static let wordsOfYearly = "birthday bday birthdays b-day anniversary anniversaries born married"
  private static let wordsOfGrowing = "turning turns turn be makes"
  /// The words behind somebody's age.
  static let countedYears = WordSet("year years")
  /// The words before somebody's age, without apostrophes.
  static let agesOfPeople = ["he", "she", "they"].flatMap { person in
    [
      ["\(person)ll", "be"], [person, "will", "be"], [person, "turns"], [person, "is", "turning"],
      ["\(person)s", "turning"],
    ]
  }
  /// Words before a birthday, which are no part of it.
  static let beforeBirthdays = WordSet("it's its the")
  /// Words between a birthday and its day.
  static let linksToDates = WordSet("is on falls was")

  /// True if one of those words stands between the white space and colons of a text.
  static func words(of text: Bytes, have wanted: WordSet) -> Bool {
    var start = 0
    for end in text.indices where text[end] == UInt8(ascii: " ") || text[end] == UInt8(ascii: ":") {
      if wanted.contains(text, start..<end) { return true }
      start = end + 1
    }
    return wanted.contains(text, start..<text.count)
  }
}
