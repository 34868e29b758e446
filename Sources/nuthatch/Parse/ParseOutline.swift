import Agenda
import Civil
import Foundation
import Grammar

/// The output of `parse` for people: a line for each item, and the details that were understood below it.
struct ParseOutline {
  let reader: Reader

  func lines(of message: Message) -> [String] {
    if !message.isAddressed { return ["not for the bot"] }
    return message.lines.flatMap(told)
  }

  private func told(_ line: Message.Line) -> [String] {
    let outcome = ParseOutcome(line, reader: reader)
    var lines = [heading(outcome, line)]
    if let item = outcome.item { lines += details(item).map { "  " + $0 } }
    for expression in line.expressions { lines.append("  \"\(expression.text)\": " + meaning(expression)) }
    return lines
  }

  private func heading(_ outcome: ParseOutcome, _ line: Message.Line) -> String {
    if let item = outcome.item { return "\(outcome.kind) \"\(item.name)\"" }
    if let command = outcome.command { return "command !\(command) \(outcome.arguments ?? "")".trimmingEnd }
    return "\(outcome.kind) \"\(line.text)\""
  }

  private func details(_ item: Item) -> [String] {
    var lines: [String] = []
    func add(_ label: String, _ value: String?) {
      if let value { lines.append("\(label): \(value)") }
    }
    add("due", item.due.map(told))
    add("start", item.start.map(told))
    add("end", item.end.map(told))
    if item.isAllDay { lines.append("all day") }
    add("repeat", item.recurrence.map { $0.rrule + (item.repeatFrom == .completion ? " from completion" : "") })
    add("priority", item.priority.map(String.init))
    add("list", item.list)
    add("tags", item.tags.isEmpty ? nil : item.tags.joined(separator: ", "))
    add("place", item.place)
    add("people", item.people.isEmpty ? nil : item.people.joined(separator: ", "))
    add("for", item.recipient)
    add("estimate", item.estimate.map(ISODuration.text))
    add("note", item.note)
    add("link", item.url)
    add("problem", item.problem.map { "\($0.clause); \($0.example) would work" })
    return lines
  }

  /// Returns a moment in the reader's zone, `Sat 2026-11-21 17:00`.
  private func told(_ when: When) -> String {
    let local = when.local(in: reader.zone)
    var text = "\(weekday(local.date)) \(local.date)"
    if let time = local.time { text += " \(time)" }
    if let zone = when.zone { text += " (said in \(zone))" }
    return text
  }

  private func weekday(_ date: CivilDate) -> String { "\(date.weekday)".prefix(3).capitalized }

  private func meaning(_ expression: TemporalExpression) -> String {
    if let problem = expression.problem { return problem.clause }
    var parts: [String] = []
    if let date = expression.date { parts.append("\(weekday(date)) \(date)") }
    if let time = expression.time { parts.append("\(time)") }
    if expression.endDate != nil || expression.endTime != nil { parts.append("to") }
    if let date = expression.endDate { parts.append("\(weekday(date)) \(date)") }
    if let time = expression.endTime { parts.append("\(time)") }
    if let seconds = expression.seconds { parts.append(ISODuration.text(seconds)) }
    if let rule = expression.recurrence { parts.append(rule.rrule) }
    if expression.isNever { parts.append("no date") }
    return parts.joined(separator: " ")
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
