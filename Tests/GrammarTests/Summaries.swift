import Agenda
import Civil
import Grammar

extension Item {
  /// The kind, the name in quotes, then all other properties in a fixed order.
  var summary: String {
    var parts = ["\(kind) \"\(name)\""]
    if let due { parts.append("due \(due.told)") }
    if let start { parts.append("start \(start.told)") }
    if let end { parts.append("end \(end.told)") }
    parts += otherTimes.map { "also \($0.told)" }
    if isAllDay { parts.append("all day") }
    if let recurrence { parts.append(recurrence.rrule + (repeatFrom == .completion ? " from completion" : "")) }
    if let priority { parts.append("!\(priority)") }
    if let list { parts.append("list \(list)") }
    parts += tags.map { "#\($0)" } + removedTags.map { "-#\($0)" } + removedNames.map { "-@\($0)" }
    if let place { parts.append("@\(place)") }
    parts += people.map { "+\($0)" }
    if let recipient { parts.append("to \(recipient)") }
    if let estimate { parts.append("takes \(estimate / 60)m") }
    if let note { parts.append("note \"\(note)\"") }
    if let url { parts.append(url) }
    if removesDate { parts.append("no date") }
    if let unheld { parts.append("not \"\(unheld)\"") }
    if let problem { parts.append("problem \"\(problem.text)\"") }
    return parts.joined(separator: ", ")
  }
}

extension When {
  fileprivate var told: String { zone.map { "\(self) \($0)" } ?? description }
}

extension TemporalExpression {
  /// The moments it names.
  var told: String {
    var parts: [String] = []
    if let date { parts.append("\(date)") }
    if let time { parts.append("\(time)") }
    if endDate != nil || endTime != nil { parts.append("to") }
    if let endDate { parts.append("\(endDate)") }
    if let endTime { parts.append("\(endTime)") }
    if let seconds, date == nil { parts.append("\(seconds / 60)m") }
    if let recurrence { parts.append(recurrence.rrule) }
    if isNever { parts.append("never") }
    return parts.joined(separator: " ")
  }
}

extension Reading {
  /// The name of its case, and its values.
  var summary: String {
    switch self {
    case .answer(let answer): "answer \(answer)"
    case .act(.moment(let moment)): "act \(moment.told)"
    case .act(.correction(let moment)): "act correction \(moment.told)"
    case .act(let act): "act \(act)"
    case .command(let invocation):
      (invocation.isMarked ? "command !" : "command ") + [invocation.word, invocation.arguments].joined(separator: " ")
    case .plainAct(let act): "\(act.command(on: act.what.summary))"
    case .question(let question):
      "\(question.kind) \(question.what.summary)\(question.mustFit ? " if it fits" : "")"
    case .remark(let remark): "remark \(remark)"
    case .mayBeAbout(let words, let part): "unclear where it names one kept\(part ? ", in a part" : ""): \(words)"
    case .wish(let words): "wish \(words)"
    case .clauses(let readings): readings.map(\.summary).joined(separator: "; ")
    case .notUsed(let words): "not used \(words)"
    case .offer(let invocation): "offer \(invocation.word) \(invocation.arguments)"
    case .chatter(let chatter): "\(chatter)"
    case .moment(let moment): "moment \(moment.told)"
    case .item(let item): item.summary
    }
  }
}

extension Selection {
  /// Its criteria, in a fixed order, in square brackets.
  var summary: String {
    var parts = words + kinds.map { "(\($0))" }
    if let moment { parts.append("{\(moment.told)}") }
    if isLoose { parts.append("loosely") }
    switch quantity {
    case .one: break
    case .first(let count): parts.append("first \(count)")
    case .last(let count): parts.append("last \(count)")
    case .all, .both, .rest: parts.append("\(quantity)")
    }
    if isIt { parts.append("it") }
    if let name { parts.append("\(name)") }
    if let isCompleted { parts.append(isCompleted ? "done" : "open") }
    return "[\(parts.joined(separator: " "))]"
  }
}
