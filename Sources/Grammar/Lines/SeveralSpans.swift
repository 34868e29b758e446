import Agenda
import Civil

/// A line that tells of one thing on several days, or at several hours, of which each lasts from an hour to another.
extension Reader {
  /// Returns one line for each time: `shift 22:00-06:00 tonight and tomorrow`, `carer daily 8-8:30 and 18-18:30`,
  /// `parents evening 3 and 10 december 4-6`; nil for any other line.
  func timesOfOne(_ line: Message.Line, _ draft: DraftLine, _ readingState: ReadingState) -> [Message.Line]? {
    let all = line.expressions.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard let model = all.first(where: isHours) else { return nil }
    // `open house 5 and 12 december 2-4pm at 5 main st`
    let told = model.hasSpans ? all.filter { $0.range.lowerBound <= model.range.lowerBound || $0.saysDay } : all
    guard told.count < 6,
      told.allSatisfy({ isTime($0, like: model) || $0 == told.last && isWeekly($0) && isHours($0) })
    else { return nil }
    var text = line.text
    return text.withUTF8 { bytes -> [Message.Line]? in
      let first = told[0].range.lowerBound
      let name = bytes.trimmed(0..<first)
      guard !name.isEmpty, told.count == 1 || areJoined(told, in: bytes) else { return nil }
      let rest = told.count == 1 ? Array(bytes[model.range.upperBound...]) : []
      let words = Array(bytes[name]) + [UInt8(ascii: " ")] + Array(bytes[model.range]) + rest
      let read = words.withUnsafeBufferPointer {
        LineReader($0, draft: draft, isFirst: false, readingState: readingState).line()
      }
      guard case .item(let item)? = read.readings.last, model.hasSpans || item.start?.time != nil && item.end != nil
      else { return nil }
      let weekly = told.last?.recurrence.flatMap { $0.frequency == .weekly ? $0 : nil }
      var known: Set<When> = []
      return told.flatMap { starts(of: $0, like: model) }.filter { known.insert($0.start).inserted }.map { time in
        var copy = read, own = item
        // What else the line asks for is of each.
        if model.hasSpans, !rest.isEmpty, let from = time.start.time, let to = time.end.time {
          let hours = "\(time.start.date) \(from)-\(to)"
          copy.text = "\(bytes.string(name)) \(hours)" + String(decoding: rest, as: UTF8.self)
          own.alternatives = copy.text.withBytes { self.alternatives($0, to: own) }.nonEmpty
        }
        (own.kind, own.due, own.otherTimes) = (.event, nil, [])
        (own.start, own.end) = (time.start, time.end)
        if var rule = weekly {
          rule.byDay = [Recurrence.DayRule(time.start.date.weekday)]
          own.recurrence = rule
        }
        copy.readings = [.item(own)]
        return copy
      }
    }
  }

  private func isHours(_ expression: TemporalExpression) -> Bool {
    expression.endTime != nil && expression.hasTime && expression.date != nil && expression.otherRanges.isEmpty
  }

  /// True for `fri 14:00-14:50 weekly`.
  private func isWeekly(_ expression: TemporalExpression) -> Bool {
    guard let rule = expression.recurrence else { return false }
    return rule.frequency == .weekly && rule.byDay.count < 2 && expression.problem == nil
  }

  /// True if an expression is one of the days or, behind a day or a daily repeat, one of the hours.
  private func isTime(_ other: TemporalExpression, like model: TemporalExpression) -> Bool {
    guard other.problem == nil, other.otherRanges.isEmpty, other.lead != .deadline else { return false }
    if other == model { return other.recurrence.map { $0.frequency == .daily && $0.byHour.count < 2 } ?? true }
    guard other.recurrence == nil else { return false }
    if other.endTime != nil { return other.hasTime && (!other.saysDay || model.recurrence == nil) }
    return model.recurrence == nil && other.date != nil && !other.hasTime && other.endDate == nil
      && other.periodEnd == nil
  }

  /// True if the times stand side by side at the end of the line.
  private func areJoined(_ told: [TemporalExpression], in bytes: Bytes) -> Bool {
    guard let last = told.last, bytes.trimmed(last.range.upperBound..<bytes.count).isEmpty else { return false }
    return zip(told, told.dropFirst()).allSatisfy { before, after in
      guard before.range.upperBound <= after.range.lowerBound else { return false }
      let between = bytes.trimmed(before.range.upperBound..<after.range.lowerBound)
      return bytes.string(between) == "," || language.lineWords.additions.contains(bytes, between)
    }
  }

  /// The times that an expression tells, with the hours of another if it has none.
  private func starts(of told: TemporalExpression, like model: TemporalExpression) -> [(start: When, end: When)] {
    let hours = told.endTime == nil ? model : told
    guard let from = hours.time, let to = hours.endTime else { return [] }
    let first = told.saysDay || told.isRepeat || told.endTime == nil || model.isRepeat ? told.date : model.date
    return ([first] + told.others.map(\.date)).compactMap { $0 }.map { date in
      (When(date, from), When(to <= from ? date.adding(days: 1) : date, to))
    }
  }
}
