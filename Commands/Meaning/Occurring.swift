import Agenda
import Grammar

// Single occurrences of what repeats.

extension Desk {
  /// The next time something is due or takes place; nil where that is over or never.
  func next(of item: Kept) -> Occurrence? {
    switch item {
    case .todo(let todo): todo.open
    case .event(let event): occurrences(of: .event(event), since: today).first { !isPast($0.start) }
    case .note: nil
    }
  }

  /// A repeating event as it takes place next, or as it began where it is over; anything else as it is.
  func coming(_ item: Kept) -> Kept {
    guard case .event(let event) = item, event.recurrence != nil, let next = next(of: item) else { return item }
    return .event(event.at(next))
  }

  /// The occurrences that a moment names, all of those in a range.
  ///
  /// - Throws: `Misunderstanding` with the days on which there are some, where there are none.
  func occurrences(of item: Kept, at moment: Expression, again: (String) -> String) throws -> [Occurrence] {
    guard let first = moment.date else {
      throw Misunderstanding(moment.text, reason: Voice.noDay, example: again("friday"))
    }
    let last = moment.lastDay ?? first
    let found = occurrences(of: item, from: first, to: last, at: moment.hasTime ? moment.time : nil)
    guard found.isEmpty else { return found }
    var next: [When] = []
    for occurrence in occurrences(of: item, since: today) where !isPast(occurrence.start) {
      next.append(occurrence.start)
      if next.count == 3 { break }
    }
    guard let soonest = next.first else {
      throw Misunderstanding(item.name, reason: Voice.comesNoMore, example: "!show \(item.name)")
    }
    throw Misunderstanding(
      item.name, reason: Voice.notOn(first, last, butOn: next, on: self),
      example: again(Voice.day(soonest.local(in: person.zone).date, on: self)))
  }

  /// Whether an item falls on the days, and at the time, that a moment names.
  func falls(_ item: Kept, on moment: Expression) -> Bool {
    guard let first = moment.date, let last = moment.lastDay else { return false }
    return !occurrences(of: item, from: first, to: last, at: moment.hasTime ? moment.time : nil).isEmpty
  }

  private func occurrences(
    of item: Kept, from first: CivilDate, to last: CivilDate, at time: CivilTime?
  ) -> [Occurrence] {
    let (from, end) = (start(of: first), start(of: last.adding(days: 1)))
    let found =
      switch item {
      case .todo(let todo):
        todo.occurrences(since: from, in: person.zone)?.prefix { $0.start.instant(in: person.zone) < end } ?? []
      case .event(let event): event.occurrences(from: from, before: end, in: person.zone)
      case .note: [Occurrence]()
      }
    return time == nil ? found : found.filter { $0.start.local(in: person.zone).time == time }
  }

  private func occurrences(of item: Kept, since day: CivilDate) -> AnySequence<Occurrence> {
    let since = start(of: day)
    return switch item {
    case .todo(let todo): todo.occurrences(since: since, in: person.zone).map { AnySequence($0) } ?? AnySequence([])
    case .event(let event): AnySequence(event.occurrences(since: since, in: person.zone))
    case .note: AnySequence([])
    }
  }

  /// Whether words name something there is.
  func isNamed(_ name: ItemName?) throws -> Bool {
    guard case .words(let words) = name else { return false }
    return try !todos(named: words, byWordsOnly: true).isEmpty || !kept(with: words.terms).isEmpty
  }
}

extension Kept {
  /// Whether it falls again and again.
  var repeats: Bool {
    switch self {
    case .todo(let todo): todo.recurrence != nil
    case .event(let event): event.recurrence != nil
    case .note: false
    }
  }
}

extension Expression {
  /// The last of its days.
  fileprivate var lastDay: CivilDate? { date.map { max($0, endDate ?? periodEnd ?? $0) } }
}

/// Words that name an item and a day of it.
struct ItemAndDay {
  var name: ItemName
  var day: Expression?
  /// All the words as a name, where they may be one: `call friday`.
  var whole: ItemName?
}

extension Reader {
  /// Reads the words as the name of an item with one of its days behind it, where there is one.
  func expectItemAndDay(_ arguments: String) throws -> ItemAndDay {
    let text = arguments.trimmed
    let whole = references(text)
    guard case .words = whole else { return ItemAndDay(name: expectItems(text)) }
    let named: (before: String, meaning: Expression)
    if let day = day(text) {
      named = ("", day)
    } else if let split = text.splitBefore(day) {
      named = split
    } else {
      return ItemAndDay(name: whole)
    }
    if let problem = named.meaning.problem { throw problem }
    return ItemAndDay(name: expectItems(named.before), day: named.meaning, whole: whole)
  }

  private func day(_ words: String) -> Expression? {
    let words = words.lowercased().hasPrefix("from ") ? String(words.dropFirst(5)) : words
    guard let moment = moment(words), moment.recurrence == nil, !moment.isNever else { return nil }
    return moment
  }
}
