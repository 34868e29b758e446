import Agenda
import Civil
import Grammar

/// What `parse` says of a message in JSON: a contract with other tools, described in Deploy/parse.md.
extension JSONWriter {
  mutating func message(_ message: Message, id: ParseRequest.ID?, reader: Reader) {
    object { writer in
      writer.identify(id)
      let outcomes = message.lines.map { ParseOutcome($0, reader: reader) }
      writer.array("items") { writer in
        for outcome in outcomes { writer.outcome(outcome, zone: reader.zone) }
      }
      writer.write("name", outcomes.first?.item?.name)
      writer.array("expressions") { writer in
        for line in message.lines {
          for expression in line.expressions { writer.expression(expression, now: reader.now) }
        }
      }
    }
  }

  /// A line that could not be read.
  mutating func failure(_ reason: String, id: ParseRequest.ID?) {
    object { writer in
      if id == nil { writer.writeNull("id") } else { writer.identify(id) }
      writer.write("error", reason)
    }
  }

  private mutating func identify(_ id: ParseRequest.ID?) {
    switch id {
    case .text(let text): write("id", text)
    case .number(let number): write("id", number)
    case nil: break
    }
  }

  private mutating func outcome(_ outcome: ParseOutcome, zone: Zone) {
    object { writer in
      writer.write("kind", outcome.kind)
      if let item = outcome.item { writer.item(item, zone: zone) }
      writer.write("command", outcome.command)
      writer.write("arguments", outcome.arguments)
      writer.write("problem", outcome.item?.problem?.reason)
    }
  }

  private mutating func item(_ item: Item, zone: Zone) {
    write("name", item.name)
    write("due", item.due?.local(in: zone).description)
    write("start", item.start?.local(in: zone).description)
    write("end", item.end?.local(in: zone).description)
    if item.isAllDay { write("allDay", true) }
    write("zone", (item.due ?? item.start)?.zone)
    write("rrule", item.recurrence?.rrule)
    if item.recurrence != nil { write("repeatFrom", item.repeatFrom.rawValue) }
    write("priority", item.priority)
    write("tags", item.tags)
    write("list", item.list)
    write("place", item.place)
    write("people", (item.recipient.map { [$0] } ?? []) + item.people)
    write("recipient", item.recipient)
    write("estimate", item.estimate.map(JSONWriter.duration))
    write("note", item.note)
    write("url", item.url)
  }

  private mutating func expression(_ expression: TemporalExpression, now: CivilDateTime) {
    object { writer in
      // A bare length of time also says when it will be over.
      let isBare = expression.date == nil && expression.time == nil && expression.recurrence == nil
      let over = isBare ? expression.seconds.map { now.adding(seconds: $0) } : nil
      let time = expression.time ?? over?.time
      writer.write("text", expression.text)
      writer.write("date", (expression.date ?? over?.date)?.description)
      writer.write("time", time.map(JSONWriter.clock))
      writer.write("end_date", expression.endDate?.description)
      writer.write("end_time", expression.endTime.map(JSONWriter.clock))
      writer.write("seconds", expression.seconds)
      writer.write("rrule", expression.recurrence?.rrule)
      writer.write("dtstart", expression.seriesStart?.basicDescription)
      if expression.time != nil { writer.write("has_time", expression.hasTime) }
      writer.write("problem", expression.problem?.reason)
    }
  }

  /// `17:00`: seconds are not told.
  private static func clock(_ time: CivilTime) -> String { String(time.description.prefix(5)) }

  /// `PT2H30M` (ISO 8601).
  static func duration(_ seconds: Int) -> String {
    let parts = [(seconds / 3600, "H"), (seconds / 60 % 60, "M"), (seconds % 60, "S")]
    let told = parts.filter { $0.0 != 0 }.map { "\($0.0)\($0.1)" }.joined()
    return "PT" + (told.isEmpty ? "0S" : told)
  }
}
