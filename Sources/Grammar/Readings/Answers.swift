import Agenda

/// Answers to an open question: a number, a name that was listed, yes, no.
extension LineReader {
  func answer() -> Answer? {
    if readingState.context.takesSeveral, let several { return .several(several) }
    if let number = bareNumber { return .number(number) }
    if readingState.context.takesWords, let told = numberAndWords { return told }
    readingState.listen(to: bytes, core)
    let words = readingState.words
    if let (answer, end) = readingState.language.phrases.answers.longest(words, at: 0, before: words.count) {
      // `everything?` asks back.
      if answer == .all, isMarkedQuestion { return nil }
      let agrees = answer == .yes || answer == .fine
      if agrees, readingState.context.questionIsBehind,
        readingState.language.smallWords.acknowledging.contains(words[0].key)
      {
        return nil
      }
      if end == words.count { return answer }
      if agrees, let moment = moment(end..<words.count) { return .yesAndMoment(moment.text) }
      if agrees || answer == .all, let left = leftOut(from: end) { return .yesWithout(left) }
      // `cant sorry, away that week`
      if answer == .no || agrees, isParted(words[end]), isReason(end..<words.count) { return answer }
      // `no sorry im away`
      if answer == .no, end == 2, words[end].isIn(.subjects), isReason(end..<words.count),
        !words[end...].contains(where: { readingState.language.smallWords.meaning.contains($0.key) })
      {
        return answer
      }
    }
    if readingState.context.takesSeveral, isNoInterest { return .several([]) }
    return choice.map { .choice($0) } ?? telling.map { .told($0) }
  }

  /// The things that an answer leaves out: `milk` of `yes but not milk`, `all except the milk`. Nil for none.
  private func leftOut(from start: Int) -> Selection? {
    let words = readingState.words, language = readingState.language
    guard language.selectionWords.leavingOut.contains(words[start].key) else { return nil }
    let isDenied = start + 1 < words.count && language.clauseWords.denyingDeeds.contains(words[start + 1].key)
    let rest = start + (isDenied ? 2 : 1)
    guard rest < words.count, isDenied || words[start].key != language.smallWords.but else { return nil }
    let what = selection(rest..<words.count)
    return what.words.isEmpty || what.isIt ? nil : what
  }

  /// A line with more words names no choice.
  private static let mostWordsOfChoice = 6

  /// The words that begin a question, a command or an act: `list all` asks for a list, and `delete all` means more than
  /// the choices.
  private static let beginningSayings: [WordClasses] = [
    .interrogatives, .askingFirst, .showing, .changing, .errandVerbs,
  ]

  /// The choices that the line identifies by a time, by their number, or by `one`; a name alone is read in another way.
  private var telling: Selection? {
    // `what's on today` asks.
    guard readingState.words.count <= LineReader.mostWordsOfChoice, let last = readingState.words.last,
      !isMarkedQuestion, !LineReader.beginningSayings.contains(where: readingState.words[0].isIn),
      !readingState.language.clauseWords.ticking.contains(readingState.words[0].key)
    else { return nil }
    // `only tuesday`, `tuesday only`
    let limiting = readingState.language.smallWords.limiting
    let first = limiting.contains(readingState.words[0].key) ? 1 : 0
    let end = readingState.words.count - (limiting.contains(last.key) ? 1 : 0)
    guard first < end else { return nil }
    let what = selection(first..<end)
    let isAtTime = what.kinds.isEmpty && what.moment.map { !$0.isNever } ?? false
    // `all tasks` asks for a list.
    let isOfAll = what.quantity == .all && what.words.isEmpty && what.moment == nil
    let tells = isAtTime || what.isOfSeveral && !isOfAll || last.isIn(.ones) && !what.words.isEmpty
    return tells && !what.isIt ? what : nil
  }

  /// True if the line says that the person wants none of the choices: `off`.
  private var isNoInterest: Bool {
    core.count <= Bounds.phrase
      && readingState.language.argumentWords[.noInterests]?.contains(bytes.string(core).lowercased()) == true
  }

  /// True if words only give a reason: no day, and no errand.
  private func isReason(_ range: Range<Int>) -> Bool {
    guard !readingState.words[range.lowerBound].isIn(.errandVerbs) else { return false }
    let tells = range.contains {
      readingState.words[$0].isIn(.stating) || readingState.words[$0].isIn(.hindrances)
        || readingState.words[$0].isIn(.subjects)
    }
    return tells && selection(range).moment == nil
  }

  /// The number of a choice, and the text behind it: `3 it is on sunday`.
  private var numberAndWords: Answer? {
    let end = bytes.endOfWord(from: core.lowerBound)
    guard end < core.upperBound, let number = Int(bytes.string(core.lowerBound..<end)),
      readingState.context.choices.indices.contains(number - 1)
    else { return nil }
    var start = end
    while start < core.upperBound, !bytes[start].isWord { start += 1 }
    return start < core.upperBound ? .numberAndWords(number, bytes.string(start..<core.upperBound)) : nil
  }

  /// The choices of a line that is just a series of their names or numbers: `1 7`, `arts and 3`.
  private var several: [Int]? {
    guard core.count <= Bounds.phrase else { return nil }
    let choices = readingState.context.choices.map { $0.lowercased().split(separator: " ") }
    let joining = readingState.language.argumentLinks[.and] ?? []
    let text = bytes.string(core).lowercased()
    if readingState.language.argumentWords[.everything]?.contains(text) == true { return Array(choices.indices) }
    var words = text.split { ", ".contains($0) }[...]
    var found: [Int] = []
    while let word = words.first {
      if joining.contains(String(word)) || word == "&" {
        words.removeFirst()
      } else if let number = Int(word), choices.indices.contains(number - 1) {
        found.append(number - 1)
        words.removeFirst()
      } else if let named = choices.firstIndex(where: { words.starts(with: $0) }) {
        found.append(named)
        words = words.dropFirst(choices[named].count)
      } else {
        return nil
      }
    }
    return found.isEmpty ? nil : found
  }

  /// The choice that the line names: by all of its words, or by a beginning that no other choice has.
  private var choice: Int? {
    let choices = readingState.context.choices
    if let exact = choices.firstIndex(where: { bytes.matches($0, in: core) }) { return exact }
    guard core.count >= 3 else { return nil }
    var found: Int?
    for (index, choice) in choices.enumerated() where begins(choice) {
      if found != nil { return nil }
      found = index
    }
    return found
  }

  /// True if the line is the beginning of that choice, up to the end of a word.
  private func begins(_ choice: String) -> Bool {
    let letters = choice.utf8
    guard letters.count > core.count else { return false }
    var offset = 0
    for letter in letters {
      guard offset < core.upperBound else { return !letter.isWord }
      guard bytes.lower(offset) == letter.lowered else { return false }
      offset += 1
    }
    return true
  }

  /// The number that the line consists of: `2`, `#2`, `2.`, `(2)`.
  var bareNumber: Int? {
    var range = core
    while let first = range.first, bytes[first] == UInt8(ascii: "#") || bytes[first] == UInt8(ascii: "(") {
      range = first + 1..<range.upperBound
    }
    if let last = range.last, bytes[last] == UInt8(ascii: ")") { range = range.lowerBound..<last }
    guard (1...3).contains(range.count), bytes[range].allSatisfy(\.isDigit) else { return nil }
    return bytes[range].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}
