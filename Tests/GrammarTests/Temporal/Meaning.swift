import Agenda
import Civil
import Testing

@testable import Grammar

/// Returns the temporal meaning of a text in one line, read on Friday 20 November 2026 at ten in the morning in London:
/// `2026-11-21`, `2026-11-21T17:00`, `start/end`, `7200 s`, `FREQ=...`, `never`, or `?` for a phrase that makes no
/// sense. ` + ` separates phrases.
func meaning(_ text: String, as sort: TemporalReader.Sort? = nil, zone: String = "Europe/London") -> String {
  let there = Zone(identifier: zone) ?? .utc
  let reader = TemporalReader(now: Frozen.now, zone: there, conventions: Conventions(zone: there))
  guard let sort else { return reader.expressions(in: text).map(meaning).joined(separator: " + ") }
  return reader.whole(text, as: sort).map(meaning) ?? ""
}

private func meaning(_ expression: TemporalExpression) -> String {
  if expression.problem != nil { return "?" }
  if expression.isNever { return "never" }
  var text = expression.date.map { When($0, expression.time).description } ?? ""
  if let end = expression.endDate { text += "/" + When(end, expression.endTime).description }
  if let recurrence = expression.recurrence {
    text = recurrence.rrule + (expression.time.map { " \($0)" } ?? "")
    for other in expression.others { text += " & \(other)" }
    if let start = expression.seriesStart { text += " from \(start)" }
    if expression.repeatsFromCompletion { text += " after completion" }
    return text
  }
  for other in expression.others { text += " & \(other)" }
  if text.isEmpty, let seconds = expression.seconds { text = "\(seconds) s" }
  return expression.isAllDay ? "all day " + text : text
}

/// One meaning, and the phrasings that have it.
struct Phrasings: CustomTestStringConvertible, Sendable {
  var meaning: String
  var texts: [String]

  init(_ meaning: String, _ texts: String...) {
    self.meaning = meaning
    self.texts = texts
  }

  var testDescription: String { meaning }
}
