import Agenda
import Civil

// Headers: the list or the day that a line gives those below it.
extension LineSplitter {
  /// The facts of a header that only announces items: `to do today`.
  func announced(_ name: Range<Int>) -> Header? {
    if readingState.language.lineWords.plainHeaders.contains(bytes, name) { return Header() }
    let line = bytes.line(name)
    guard let (_, end) = readingState.language.phrases.headers.longest(line, at: 0) else { return nil }
    if end >= line.count { return Header() }
    guard let day = readingState.whole(line.line(end..<line.count)), let date = day.date, day.recurrence == nil,
      day.problem == nil
    else { return nil }
    return Header(day: When(date, day.time))
  }

  /// The facts that the line gives for those below it, if it ends in a colon and is short enough for a name.
  func header(_ line: Range<Int>) -> Header? {
    guard line.count > 1, line.count <= 48, bytes[line.upperBound - 1] == UInt8(ascii: ":") else { return nil }
    var name = bytes.trimmed(line.lowerBound..<line.upperBound - 1)
    if let first = name.first, bytes[first] == UInt8(ascii: "#") { name = first + 1..<name.upperBound }
    let list = addressedList(name)
    guard let first = name.first, bytes[first].isWord, !bytes[name].contains(where: LineSplitter.isForeignToNames),
      bytes[list].reduce(0, { $0 + ($1.isSpace ? 1 : 0) }) < 5
    else { return nil }
    if readingState.language.lineWords.notHeaders.contains(bytes, name) { return nil }
    if let known = readingState.context.list(in: bytes, name) { return Header(list: known) }
    if isOpenErrand(name) { return nil }
    if let day = announced(name) { return day }
    if namesNoList(list) { return Header() }
    if let known = readingState.context.list(in: bytes, list) { return Header(list: known) }
    if list != name { return Header(list: bytes.string(list)) }
    if let day = readingState.whole(bytes.line(name)) {
      guard let date = day.date, day.recurrence == nil, day.problem == nil else { return nil }
      return Header(day: When(date, day.time))
    }
    return dated(name) ?? Header(list: bytes.string(name))
  }

  /// The name of the list in a header that puts the lines below on one: `groceries` of `add to my groceries list`.
  func addressedList(_ name: Range<Int>) -> Range<Int> {
    let line = bytes.line(name)
    guard let (_, end) = readingState.language.phrases.listHeaders.longest(line, at: 0), end < line.count else {
      return name
    }
    let words = bytes.string(bytes.trimmed(name.lowerBound + end..<name.upperBound))
    let ending = readingState.language.listWords.listEnding
    let length = words.utf8.count - (words.lowercased().hasSuffix(ending) ? ending.utf8.count : 0)
    return length > 0 ? name.lowerBound + end..<name.lowerBound + end + length : name
  }

  /// True for what is to be done with the things behind the colon: `split the essay into:`, not `things to look into:`.
  private func isOpenErrand(_ name: Range<Int>) -> Bool {
    let words = bytes.string(name).lowercased().split(separator: " ").map { WordKey(String($0)) }
    guard words.count > 2, let last = words.last, let to = readingState.language.smallWords.to else { return false }
    return readingState.language.lineWords.parting.contains(last) && !words.contains(to)
  }

  /// True if a header names no list: `my list`, `my todos`.
  private func namesNoList(_ name: Range<Int>) -> Bool {
    readingState.language.lineWords.noLists.contains { bytes.phrase($0, at: name.lowerBound) == name.upperBound }
  }

  /// A list and the day behind it: `interviews thursday`.
  private func dated(_ name: Range<Int>) -> Header? {
    let language = readingState.language
    let first = WordKey(letters: bytes[name.lowerBound..<bytes.endOfWord(from: name.lowerBound)])
    // `pack for saturday` is no list.
    guard !language.clauseWords.errandVerbs.contains(first), first != language.smallWords.to else { return nil }
    let starts = name.dropFirst().filter { bytes[$0 - 1].isSpace && !bytes[$0].isSpace }
    for start in starts.suffix(3) {
      guard let day = readingState.whole(bytes.line(start..<name.upperBound)), let date = day.date, day.saysDay,
        day.time == nil, day.recurrence == nil, day.problem == nil, day.periodEnd == nil, day.endDate == nil
      else { continue }
      return Header(list: bytes.string(bytes.trimmed(name.lowerBound..<start)), day: When(date))
    }
    return nil
  }

  private static func isForeignToNames(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "^"), UInt8(ascii: "!"), UInt8(ascii: "?"),
      UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "*"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// The name of the list in a header that begins one: `party` of `start a party list`.
  func newListName(_ header: String) -> String {
    let lists = readingState.language.listWords
    var words = header.split(separator: " ")[...]
    while words.count > 1, lists.listOpenings.contains(WordKey(words[words.startIndex].lowercased())) {
      words.removeFirst()
    }
    if words.count > 1, words.last?.lowercased() == lists.listWord { words.removeLast() }
    return words.joined(separator: " ")
  }
}
