import Agenda
import Civil

/// Reads the value behind an operator.
struct SearchValues {
  let reader: Reader
  /// The operator's name, for the reply to a value that makes no sense.
  let name: String
  let value: String

  private var words: SearchValueWords { reader.language.searchWords.values }

  func criterion(_ operation: SearchOperator) throws -> Criterion {
    switch operation {
    case .list: return .list(isNone || words.inbox.contains(value.lowercased()) ? nil : word("#"))
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
    case .is: return try kind()
    }
  }

  private func field(_ operation: SearchOperator, _ period: Criterion.Period) -> Criterion {
    switch operation {
    case .due, .dueBefore, .dueAfter, .dueWithin: .due(period)
    case .start, .startBefore, .startAfter, .startWithin: .start(period)
    case .added, .addedBefore, .addedAfter, .addedWithin: .added(period)
    default: .completed(period)
    }
  }

  private var isNone: Bool { words.none.contains(value.lowercased()) }

  private func word(_ sigil: String) -> String { value.hasPrefix(sigil) ? String(value.dropFirst()) : value }

  private func problem(_ problem: SearchValueWords.Problem) -> Misunderstanding {
    Misunderstanding("\(name):\(value)", reason: problem.reason, example: "!find \(name):\(problem.example)")
  }

  private func yes(_ criterion: Criterion) throws -> Criterion {
    if words.yes.contains(value.lowercased()) { return criterion }
    guard words.no.contains(value.lowercased()) else { throw problem(words.noYesOrNo) }
    return .not(criterion)
  }

  private func priority() throws -> Int? {
    guard let priority = words.priorities[value.lowercased()] else { throw problem(words.noPriority) }
    return priority
  }

  private func status() throws -> Criterion {
    if words.open.contains(value.lowercased()) { return .all([.kind(.todo), .not(.isCompleted)]) }
    guard words.completed.contains(value.lowercased()) else { throw problem(words.noStatus) }
    return .isCompleted
  }

  private func kind() throws -> Criterion {
    guard let kind = words.kinds[value.lowercased()] else { throw problem(words.noKind) }
    return .kind(kind)
  }
}

// Dates and stretches of time.
extension SearchValues {
  private func moment() throws -> (date: CivilDate, last: CivilDate, time: CivilTime?) {
    if words.now.contains(value.lowercased()) { return (reader.now.date, reader.now.date, reader.now.time) }
    guard let moment = reader.moment(value), let date = moment.problem == nil ? moment.date : nil else {
      throw problem(words.noDate)
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

  /// `3 days of today`: the period of that length from a day on (or up to it, if `sign` is -1), including the day
  /// itself.
  private func within(_ sign: Int) throws -> Criterion.Period {
    guard let stretch = SearchValues.stretch(value, words) else { throw problem(words.noLength) }
    var anchor = reader.now.date
    if let day = stretch.anchor {
      guard let date = reader.moment(day)?.date else { throw problem(words.noAnchor) }
      anchor = date
    }
    let other = stretch.months ? anchor.adding(months: sign * stretch.count) : anchor.adding(days: sign * stretch.count)
    return .span(from: start(of: min(anchor, other)), before: start(of: max(anchor, other).adding(days: 1)))
  }

  /// A number of days or months, and the day from which it counts; nil for that day if none is given.
  static func stretch(_ text: String, _ known: SearchValueWords) -> (count: Int, months: Bool, anchor: String?)? {
    let words = text.lowercased().split(separator: " ", maxSplits: 3).map(String.init)
    guard words.count == 2 || (words.count == 4 && known.of.contains(words[2])),
      let count = known.one.contains(words[0]) ? 1 : Int(words[0]), (0...1000).contains(count)
    else { return nil }
    let anchor = words.count == 4 ? words[3] : nil
    if let days = known.days[words[1]] { return (count * days, false, anchor) }
    return known.months[words[1]].map { (count * $0, true, anchor) }
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
      throw problem(name == SearchOperator.postponed.rawValue ? words.noCount : words.noEstimate)
    }
    return Criterion.Comparison(relation, amount)
  }

  private func seconds(_ text: String) -> Int? { reader.item("x =\(text.filter { $0 != " " })").estimate }
}
