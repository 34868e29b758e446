import Agenda
import Civil
import Grammar

/// One phrase about time in the output of `parse`; fields without a value are left out.
struct ParsedExpression: Encodable {
  var text: String
  var date: String?
  var time: String?
  var endDate: String?
  var endTime: String?
  var seconds: Int?
  var rrule: String?
  var seriesStart: String?
  var hasTime: Bool?
  var problem: String?

  private enum CodingKeys: String, CodingKey {
    case text, date, time, seconds, rrule, problem
    case endDate = "end_date"
    case endTime = "end_time"
    case seriesStart = "dtstart"
    case hasTime = "has_time"
  }

  init(_ expression: TemporalExpression, now: CivilDateTime) {
    // A bare length of time also has an end.
    let isBare = expression.date == nil && expression.time == nil && expression.recurrence == nil
    let over = isBare ? expression.seconds.map { now.adding(seconds: $0) } : nil
    text = expression.text
    date = (expression.date ?? over?.date)?.description
    time = (expression.time ?? over?.time).map(Self.clock)
    endDate = expression.endDate?.description
    endTime = expression.endTime.map(Self.clock)
    seconds = expression.seconds
    rrule = expression.recurrence?.rrule
    seriesStart = expression.seriesStart?.basicDescription
    hasTime = expression.time == nil ? nil : expression.hasTime
    problem = expression.problem?.clause
  }

  /// Returns a time as `17:00`, without seconds.
  private static func clock(_ time: CivilTime) -> String { String(time.description.prefix(5)) }
}
