import Agenda
import Civil
import Grammar

// Named spans in which a series pauses.
extension Desk {
  /// Skips the times of a series in a span: `no training over xmas, back on the 5th jan`. Asks for the span's days if
  /// its name gives none: `half term`. Nil if nothing fits.
  func pausedOver(_ act: PlainAct, _ items: [AgendaItem], by reader: Reader) throws -> Reply? {
    let series = items.filter(\.repeats)
    guard let item = series.first else {
      return items.isEmpty ? nil : wording.answer(.unclearAct).map { .refusal($0) }
    }
    guard series.count == 1 else { return Reply(.answer, [wording.whatTo(PlainAct.Verb.skip.rawValue)]) }
    let told = act.details(in: reader.language)
    let parts = reader.splits(told, at: .until).last
    let name = parts?.before ?? told
    // `over christmas, 21 dec to 4 jan`
    let span = reader.moment(name) ?? name.split(separator: ",").last.flatMap { reader.moment(String($0).trimmed) }
    guard let days = span?.days, span?.recurrence == nil else { return asksForSpan(item) }
    if let parts {
      guard let end = reader.moment(parts.after)?.date, end > today else { return asksForSpan(item) }
      let first = days.lowerBound < end ? max(days.lowerBound, today) : today
      return try run("!skip \([item].ids) \(first) - \(end.adding(days: -1))", by: reader)
    }
    guard days.lowerBound < days.upperBound || span.map({ falls(item, on: $0) }) == true, let words = span?.text else {
      return asksForSpan(item)
    }
    return try run("!skip \([item].ids) \(words)", by: reader)
  }

  private func asksForSpan(_ item: AgendaItem) -> Reply { Reply(.answer, [wording.pausesWhen(item, on: self)]) }
}
