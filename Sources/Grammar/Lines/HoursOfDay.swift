import Agenda
import Civil

// One line that gives several things an hour each on one day: `viewings fri: 10am Elm Road, 2pm High Street`.
extension LineSplitter {
  /// A thing with its hour: `10am 12 Elm Rd`.
  private struct Timed {
    var hour: Range<Int>
    var thing: Range<Int>
    /// The hour on the clock of a bare figure; nil if it has minutes or a half of the day.
    var bareHour: Int?
  }

  /// Returns the lines that such a line stands for; nil if it is none.
  func hoursOfDay(_ name: Range<Int>, _ parts: [Range<Int>]) -> [DraftLine]? {
    guard parts.allSatisfy({ bytes[$0.lowerBound].isDigit }), case let told = parts.compactMap(timed),
      told.count == parts.count,
      told.allSatisfy({ readingState.phrases(in: bytes.line($0.thing)).allSatisfy { !$0.saysDay } }),
      let day = readingState.phrases(in: bytes.line(name)).last, day.isPlainDay, day.time == nil,
      day.range.upperBound == name.count, let date = day.date
    else { return nil }
    let opening = bytes.trimmed(name.lowerBound..<name.lowerBound + day.range.lowerBound)
    // `party saturday: 10 beer, 12 coke` counts.
    guard
      told.contains(where: { $0.bareHour == nil })
        || areHours(told.compactMap(\.bareHour)) && ([opening] + told.map(\.thing)).contains(where: isOccasion)
    else { return nil }
    let title = opening.isEmpty || announced(opening) != nil ? [] : [Array(bytes[opening])]
    return zip(parts, told).map { part, told in
      let at = Array(readingState.language.reminderWords.atTime.utf8) + bytes[told.hour]
      return assembled(part, title + [Array(bytes[told.thing]), at, Array(date.description.utf8)])
    }
  }

  /// The hour that a few words begin with; nil if they begin with a number of something: `9 shirts`.
  private func timed(_ part: Range<Int>) -> Timed? {
    var end = part.lowerBound
    while end < part.upperBound, bytes[end].isDigit { end += 1 }
    guard end - part.lowerBound <= 2, let hour = Int(bytes.string(part.lowerBound..<end)), hour < 24 else { return nil }
    var isBare = true
    if end + 2 < part.upperBound, bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ":"),
      bytes[end + 1].isDigit, bytes[end + 2].isDigit, bytes[end + 1] < UInt8(ascii: "6")
    {
      (end, isBare) = (end + 3, false)
    }
    let half = bytes.skippingSpace(from: end)
    let halves = readingState.language.temporalWords.halvesOfDay
    if let behind = halves.lazy.compactMap({ bytes.end(of: $0, at: half) }).first { (end, isBare) = (behind, false) }
    let thing = bytes.trimmed(min(end, part.upperBound)..<part.upperBound)
    guard bytes.isSpace(end), !thing.isEmpty, !isBare || isOneThing(thing) else { return nil }
    return Timed(hour: part.lowerBound..<end, thing: thing, bareHour: isBare ? hour : nil)
  }

  /// True if the first of some words is none that a number would count.
  private func isOneThing(_ words: Range<Int>) -> Bool {
    let word = words.lowerBound..<bytes.endOfWord(from: words.lowerBound)
    guard word.count > 1, bytes[word.lowerBound].isLetter else { return false }
    let forms = readingState.language.wordForms
    let isPlural =
      bytes.lower(word.upperBound - 1) == forms.pluralLetter
      && !forms.lettersOfOneThing.contains(bytes.lower(word.upperBound - 2))
    let meaning = Lexer.tokens(of: bytes.line(word), readingState.lexicon)[0].word
    return !isPlural && (meaning == .unknown || meaning == .occasion)
  }

  /// True if words begin with what takes place at an hour: `dentist`.
  private func isOccasion(_ words: Range<Int>) -> Bool {
    guard !words.isEmpty else { return false }
    return readingState.language.lineWords.heldAtHours.contains(
      bytes, words.lowerBound..<bytes.endOfWord(from: words.lowerBound))
  }

  /// True if bare figures are the hours of one day, one behind the other, from the morning on.
  private func areHours(_ figures: [Int]) -> Bool {
    let hours = figures.map { $0 < 7 ? $0 + 12 : $0 }
    return (7...12).contains(figures[0]) && zip(hours, hours.dropFirst()).allSatisfy { $0 < $1 }
  }
}
