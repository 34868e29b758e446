import Agenda
import Civil

/// Two things to do every day, an hour each, that share their verb and their days: `take the iron every morning at 8 and
/// the statin at 9pm`.
extension Reader {
  /// Returns both as lines of their own; nil for any other line.
  func twoEveryDay(_ line: Message.Line) -> [Message.Line]? {
    guard line.expressions.count == 2, let daily = line.expressions.first(where: \.isRepeat),
      let other = line.expressions.first(where: \.isOnlyTime), let time = other.time, other.endTime == nil,
      daily.range.upperBound < other.range.lowerBound, daily.hasTime, other.others.isEmpty,
      case .item(var item)? = line.readings.last, let rule = item.recurrence, rule.frequency == .daily,
      rule.interval == 1, rule.byHour.isEmpty, let due = item.due, item.otherTimes.isEmpty, item.note == nil,
      item.recipient == nil, let verb = item.name.split(separator: " ").first,
      language.clauseWords.errandVerbs.contains(WordKey(verb.lowercased()))
    else { return nil }
    var text = line.text
    return text.withUTF8 { bytes -> [Message.Line]? in
      let behind = bytes.withoutStop(daily.range.upperBound..<bytes.count)
      guard let start = bytes.phrase(language.lineWords.joining, at: bytes.skippingSpace(from: behind.lowerBound)),
        other.range.upperBound == behind.upperBound,
        case let thing = bytes.trimmed(start..<max(start, other.range.lowerBound)), !thing.isEmpty,
        language.reminderWords.definites.contains(where: { bytes.lowercased(thing).hasPrefix($0) })
          || isTakenDaily(bytes.lowercased(thing)),
        case let rest = bytes.string(bytes.trimmed(behind)), item.name.hasSuffix(" \(rest)")
      else { return nil }
      item.name = String(item.name.dropLast(rest.count + 1))
      item.unused?.removeAll { $0 == other.text }
      if item.unused?.isEmpty == true { item.unused = nil }
      var second = item
      second.name = "\(verb) \(bytes.string(thing))"
      second.due = When(
        daily.seriesStart != nil ? due.date : time > now.time ? now.date : now.date.adding(days: 1), time)
      second.alternatives = nil
      var lines = [line, line]
      lines[0].readings = [.item(item)]
      lines[1].readings = [.item(second)]
      return lines
    }
  }

  /// True for a few words that end with what is taken every day: `white pill`.
  private func isTakenDaily(_ thing: String) -> Bool {
    let words = thing.split(separator: " ")
    guard (1...3).contains(words.count), let last = words.last else { return false }
    return language.temporalWords.takenDaily.contains(WordKey(String(last)))
      && !language.clauseWords.errandVerbs.contains(WordKey(String(words[0])))
  }
}
