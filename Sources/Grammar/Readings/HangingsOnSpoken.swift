import Agenda
import Civil

// Todos whose date depends on the thing spoken of last, with no word for it.
extension Reader {
  /// Returns the item on the day of that thing: `leave at quarter to 4 that day`, `get a card before that`.
  func onThatDay(_ line: String, _ item: Item) -> Hanging? {
    let name = item.name.lowercased()
    guard item.due == nil || !tellsDay(line) else { return nil }
    if let (ending, part) = language.reminderWords.thatDay.first(where: { name.hasSuffix($0.ending) }) {
      return hanging(item, without: ending.count, Distance(ending.trimmed, part: part))
    }
    // `movers coming 7:30am that day, van lines 0800 555 019`
    return language.reminderWords.sameDay.lazy.compactMap { day in
      guard let parts = item.name.splits(at: "\(day),").first else { return nil }
      var whole = item
      whole.name = "\(parts.before), \(parts.after.trimmed)"
      return hanging(whole, without: 0, Distance(day.trimmed, part: nil))
    }.first
  }

  /// True if a line tells a day, which its other words may speak of: `concert 20 december 6pm, rehearsal 4pm same day`.
  private func tellsDay(_ line: String) -> Bool { dates(in: line).contains(where: \.saysDay) }

  /// Returns the item at a distance before or after that thing: `pack the night before`, `minutes due a week after`,
  /// `extra practice the day before at 2`.
  package func besideSpoken(_ line: String) -> Hanging? {
    let words = line.withoutStop
    let lower = words.lowercased()
    let mayTellHour = lower.holds(" \(language.reminderWords.atTime)")
    for (ending, isAfter) in language.reminderWords.besideIt {
      var text = words
      var time: CivilTime?
      if mayTellHour, lower.holds(ending),
        let split = words.splits(at: "\(ending) \(language.reminderWords.atTime)").first
      {
        guard let told = self.item("- \(language.reminderWords.atTime)\(split.after)").due?.time else { continue }
        (text, time) = (split.before, told)
      } else {
        guard lower.hasSuffix(ending) else { continue }
        text = String(words.dropLast(ending.count))
      }
      guard let (rest, distance) = distance(endOf: text) else { continue }
      // `within 30 days of that`, while `watch an hour of that` says how long.
      let limit = language.reminderWords.limitOfIt
      guard ending != limit.ending || rest.lowercased().hasSuffix(limit.lead) else { continue }
      let hung = self.item(rest)
      guard hung.due == nil || hung.due?.time != nil, hung.recurrence == nil, !hung.name.isEmpty,
        hung.due == nil || !tellsDay(rest)
      else { return nil }
      var found = hanging(hung, without: 0, distance, time: time)
      found?.isAfter = isAfter
      return found
    }
    return nil
  }

  /// Returns an item without the end of its name, at the hour that it tells.
  private func hanging(_ item: Item, without count: Int, _ distance: Distance, time: CivilTime? = nil) -> Hanging? {
    var (hung, distance) = (item, distance)
    (hung.name, hung.due, hung.alternatives) = (String(item.name.dropLast(count)), nil, nil)
    distance.time = (time ?? item.due?.time ?? bareTime(endOf: &hung))?.inHalf(of: distance.part)
    for end in language.reminderWords.leftBeforeThatDay where hung.name.lowercased().hasSuffix(end) {
      hung.name = String(hung.name.dropLast(end.count))
    }
    return hung.name.isEmpty ? nil : Hanging(hung, distance, .spoken)
  }

  /// Takes an hour and minutes without a mark off the end of a name: `pick up kids 430`.
  private func bareTime(endOf item: inout Item) -> CivilTime? {
    guard let last = item.name.split(separator: " ").last, (3...4).contains(last.utf8.count),
      last.utf8.allSatisfy(\.isDigit)
    else { return nil }
    let timed = self.item("\(item.name.dropLast(last.count))\(language.reminderWords.atTime)\(last)")
    guard let time = timed.due?.time, !timed.name.isEmpty else { return nil }
    item.name = timed.name
    return time
  }
}

extension CivilTime {
  /// The time in the half of the day that a part of the day lies in: `at 8 that evening` is 20:00.
  fileprivate func inHalf(of part: PartOfDay?) -> CivilTime {
    switch part {
    case .morning where hour >= 12, .afternoon where hour < 12, .evening where hour < 12, .night where hour < 12:
      inOtherHalfOfDay
    default: self
    }
  }
}
