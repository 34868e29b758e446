import Agenda
import Civil

/// Reads what stands behind an operator.
struct SearchValues {
  let reader: Reader
  /// The operator's name, for what is told of a value that makes no sense.
  let name: String
  let value: String

  func criterion(_ operation: SearchOperator) throws -> Criterion {
    switch operation {
    case .list: return .list(isNone || value.lowercased() == "inbox" ? nil : word("#"))
    case .tag: return isNone ? .not(.isTagged) : .tag(word("#"))
    case .isTagged: return try yes(.isTagged)
    case .location: return isNone ? .not(.hasPlace) : .place(word("@"))
    case .isLocated: return try yes(.hasPlace)
    case .priority: return .priority(try priority())
    case .status: return try status()
    case .due, .start, .completed, .added: return field(operation, try on())
    case .dueBefore, .startBefore, .completedBefore, .addedBefore: return field(operation, try before())
    case .dueAfter, .startAfter, .completedAfter, .addedAfter: return field(operation, try after())
    case .dueWithin, .startWithin: return field(operation, try within(1))
    case .completedWithin, .addedWithin: return field(operation, try within(-1))
    case .isRepeating: return try yes(.repeats)
    case .hasNotes: return try yes(.hasRemarks)
    case .hasURL: return try yes(.hasLink)
    case .hasPhoto: return try yes(.hasPicture)
    case .hasTimeEstimate: return try yes(.hasEstimate)
    case .timeEstimate: return isNone ? .not(.hasEstimate) : .estimate(try comparison(of: seconds))
    case .postponed: return .postponed(try comparison { Int($0) })
    case .name: return .name(value.folded.split(separator: " ").map(String.init))
    case .note: return .remarks(value.folded.split(separator: " ").map(String.init))
    case .with: return .person(word("@").hasPrefix("+") ? String(word("@").dropFirst()) : word("@"))
    case .kind: return try kind()
    }
  }

  private func field(_ operation: SearchOperator, _ period: Criterion.Period) -> Criterion {
    let name = operation.rawValue
    if name.hasPrefix("due") { return .due(period) }
    if name.hasPrefix("start") { return .start(period) }
    return name.hasPrefix("added") ? .added(period) : .completed(period)
  }

  private var isNone: Bool { ["none", "no", "never", ""].contains(value.lowercased()) }

  private func word(_ sigil: String) -> String { value.hasPrefix(sigil) ? String(value.dropFirst()) : value }

  private func problem(_ reason: String, _ example: String) -> Misunderstanding {
    Misunderstanding("\(name):\(value)", reason: reason, example: "!find \(name):\(example)")
  }

  private func yes(_ criterion: Criterion) throws -> Criterion {
    switch value.lowercased() {
    case "true", "yes", "": criterion
    case "false", "no": .not(criterion)
    default: throw problem("it is true or false", "true")
    }
  }

  private func priority() throws -> Int? {
    switch value.lowercased() {
    case "1", "!1", "high": 1
    case "2", "!2", "medium": 2
    case "3", "!3", "low": 3
    case "none", "n", "0", "4", "": nil
    default: throw problem("a priority is 1, 2, 3 or none", "1")
    }
  }

  private func status() throws -> Criterion {
    switch value.lowercased() {
    case "incomplete", "open", "todo", "pending": .all([.kind(.todo), .not(.isCompleted)])
    case "completed", "complete", "done": .isCompleted
    default: throw problem("it is incomplete or completed", "completed")
    }
  }

  private func kind() throws -> Criterion {
    switch value.lowercased() {
    case "todo", "todos", "task", "tasks": .kind(.todo)
    case "event", "events": .kind(.event)
    case "note", "notes": .kind(.note)
    default: throw problem("it is todo, event or note", "event")
    }
  }
}

// Dates and stretches of time.
extension SearchValues {
  private func moment() throws -> (date: CivilDate, last: CivilDate, time: CivilTime?) {
    if value.lowercased() == "now" { return (reader.now.date, reader.now.date, reader.now.time) }
    guard let moment = reader.moment(value), let date = moment.problem == nil ? moment.date : nil else {
      throw problem("this is no date I know", "friday")
    }
    return (moment.periodStart ?? date, moment.endDate ?? moment.periodEnd ?? date, moment.hasTime ? moment.time : nil)
  }

  private func on() throws -> Criterion.Period {
    if isNone { return .never }
    let (date, last, _) = try moment()
    return .span(from: start(of: date), before: start(of: last.adding(days: 1)))
  }

  private func before() throws -> Criterion.Period {
    let (date, _, time) = try moment()
    return .span(from: nil, before: CivilDateTime(date, time ?? .midnight))
  }

  private func after() throws -> Criterion.Period {
    let (_, last, time) = try moment()
    return .span(from: time.map { CivilDateTime(last, $0) } ?? start(of: last.adding(days: 1)), before: nil)
  }

  /// `3 days of today`: so long ahead of a day (or back from it, `sign` -1), that day included.
  private func within(_ sign: Int) throws -> Criterion.Period {
    guard let stretch = SearchValues.stretch(value) else {
      throw problem("it is a number of days or weeks", "\"3 days\"")
    }
    var anchor = reader.now.date
    if let day = stretch.anchor {
      guard let date = reader.moment(day)?.date else { throw problem("it counts from a day", "\"3 days of today\"") }
      anchor = date
    }
    let other = stretch.months ? anchor.adding(months: sign * stretch.count) : anchor.adding(days: sign * stretch.count)
    return .span(from: start(of: min(anchor, other)), before: start(of: max(anchor, other).adding(days: 1)))
  }

  /// A number of days or months, and the day it counts from where one is told.
  static func stretch(_ text: String) -> (count: Int, months: Bool, anchor: String?)? {
    let words = text.lowercased().split(separator: " ", maxSplits: 3).map(String.init)
    guard words.count >= 2, let count = ["a": 1, "an": 1, "one": 1][words[0]] ?? Int(words[0]),
      (0...1000).contains(count)
    else { return nil }
    let unit = words[1].hasSuffix("s") ? String(words[1].dropLast()) : words[1]
    guard let factor = ["day": 1, "week": 7, "month": 1, "year": 12][unit] else { return nil }
    guard words.count == 2 || (words.count == 4 && words[2] == "of") else { return nil }
    return (count * factor, unit == "month" || unit == "year", words.count == 4 ? words[3] : nil)
  }

  private func start(of day: CivilDate) -> CivilDateTime { CivilDateTime(day, .midnight) }
}

// Numbers and lengths of time, with `<` and `>`.
extension SearchValues {
  private func comparison(of number: (String) -> Int?) throws -> Criterion.Comparison {
    let sign = value.prefix { "<>=".contains($0) }
    let relation = sign.isEmpty ? .equal : Criterion.Comparison.Relation(rawValue: String(sign))
    var rest = value.dropFirst(sign.count)
    while rest.first == " " { rest.removeFirst() }
    guard let relation, let amount = number(String(rest)) else {
      throw problem("it is compared to a number", name == SearchOperator.postponed.rawValue ? ">2" : "\"> 1 hour\"")
    }
    return Criterion.Comparison(relation, amount)
  }

  private func seconds(_ text: String) -> Int? { reader.item("x =\(text.filter { $0 != " " })").estimate }
}
