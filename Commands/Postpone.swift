package import Agenda
import Civil
package import Grammar

/// Moves todos to another day or time.
package struct Postpone: ItemCommand {
  package var name: ItemName
  /// The new day or time; nil is one day later, or today for an item that is overdue or has no date.
  package var moment: TemporalExpression?
  /// The occurrence of a series; nil is the next one.
  package var day: TemporalExpression?
  /// True if it counts as a postponement; false if it only corrects the time.
  package var isCounted: Bool
  /// True if it answers a reminder: an item in the future keeps its time, and only the reminder comes again.
  package var isSnooze: Bool

  /// How far it moves from its present time; nil if a moment is given.
  package var shift: Shift?

  package init(
    _ name: ItemName, on day: TemporalExpression? = nil, to moment: TemporalExpression? = nil,
    counted isCounted: Bool = true,
    isSnooze: Bool = false
  ) {
    self.name = name
    self.day = day
    self.moment = moment
    self.isCounted = isCounted
    self.isSnooze = isSnooze
  }

  package static let guide = Guide(
    "postpone", "p", "snooze", "pos", usage: "X [to D]", bare: [.numbers, .numbersToMoment, .nothing],
    summary: "moves it a day later, or to D; overdue items to today")

  package static var examples: [Example<Postpone>] {
    [
      Example("!postpone dentist", Postpone(.words("dentist"))),
      Example("!p 2,3", Postpone(.numbers([2, 3]))),
      Example("!snooze #7", Postpone(.ids([7]))),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    if let (text, told) = reader.splits(arguments, at: .by).last, let shift = Shift(told, by: reader) {
      let named = try reader.expectItemAndDay(text)
      self.init(named.name, on: named.day)
      self.shift = shift
      return
    }
    if let (text, told) = reader.splits(arguments, at: .after).last, let moment = reader.moment(told),
      moment.isWeekday, let day = moment.date
    {
      self.init(reader.expectItems(text))
      shift = .after(day.weekday)
      return
    }
    if let (text, told) = reader.splits(arguments, at: .before).last, let moment = reader.moment(told),
      moment.isWeekday, let day = moment.date
    {
      self.init(reader.expectItems(text))
      shift = .before(day.weekday)
      return
    }
    for (text, told) in reader.lastSplits(arguments, at: .target) {
      guard let moment = reader.moment(told) else { continue }
      if let problem = moment.problem { throw problem }
      // `#3 tuesday` is one of a series; `call friday` may be a name.
      let named = try reader.expectItemAndDay(text)
      if case .words = named.name {
        self.init(reader.expectItems(text), to: moment)
      } else {
        self.init(named.name, on: named.day, to: moment)
      }
      return
    }
    // Numbers need no word after them: `2 friday`.
    if let (text, moment) = arguments.splitBefore(reader.moment), reader.references(text) != .words(text) {
      if let problem = moment.problem { throw problem }
      self.init(reader.expectItems(text), to: moment)
    } else if let (text, shift) = arguments.splitBefore({ $0.first?.isNumber == true ? Shift($0, by: reader) : nil }),
      text.contains(where: \.isLetter)
    {
      // `report 2 days`
      self.init(reader.expectItems(text))
      self.shift = shift
    } else if let told = reader.lastSplits(arguments, at: .to).first?.after,
      reader.references(arguments) != .words(arguments.trimmed)
    {
      throw Misunderstanding(told, reason: .isNo(.date), example: "!postpone 2 to friday")
    } else {
      self.init(reader.expectItems(arguments))
    }
  }

  package func run(on desk: Desk) throws -> Reply {
    if let partly = try runPartly(on: desk) { return partly }
    // `change it to every friday` does not move it, but sets its repeat.
    if let moment, moment.recurrence != nil, day == nil, !isSnooze { return try Repeat(name, moment).run(on: desk) }
    let days = day.map { " \($0.text)" } ?? "",
      target =
        moment.map { " " + desk.reader.putting(.to, before: $0.text) } ?? shift?.words(desk.reader, desk.wording) ?? ""
    // A name with a time in it means one time of a series.
    let again = { (name: String) in
      (moment != nil && (day != nil || name.contains(" ")) ? "!move " : "!postpone ") + name + days + target
    }
    switch try desk.choose(name, on: day, takesTimes: moment != nil, again: again) {
    case .unclear(let question):
      return question
    case .items(let items):
      let told = try items.map { item in
        if isSnooze, let told = try snooze(item, on: desk) { return told }
        if lacksHour(item, on: desk) { return desk.wording.hasNoTime(item, on: desk) }
        try desk.describe(.moved, [item.name])
        let told = try move(item, on: desk)
        guard let moved = try item.reference.flatMap({ try desk.kept($0) }), moved != item else {
          return desk.wording.unchanged(item, on: desk)
        }
        return told + desk.remark(onMove: moved)
      }
      return Reply(.confirmation, told, subjects: items.compactMap(\.reference))
    }
  }

  /// Moves an item; for a series, the occurrence of the given day or number, or the next.
  private func move(_ item: AgendaItem, on desk: Desk) throws -> String {
    let meant = try occurrences(of: item, on: desk)
    switch item {
    case .todo(var todo):
      guard todo.recurrence != nil, let open = todo.open else {
        let told =
          postpone(&todo, to: target(of: todo.due, named: todo.name, on: desk), on: desk)
          + desk.length(of: moment, to: &todo)
        try desk.belongings.todos.update(todo)
        return told
      }
      let told = (meant ?? [open]).map { occurrence in
        let start = target(of: occurrence.start, named: item.name, isOccurrence: meant != nil, on: desk)
        if day == nil, todo.isOpen(occurrence) {
          return postpone(&todo, to: start, on: desk) + desk.length(of: moment, to: &todo)
        }
        if todo.isOpen(occurrence) {
          todo.shift(to: start, after: desk.instant, in: desk.person.zone)
        } else {
          todo.move(occurrence, to: start, in: desk.person.zone)
        }
        return desk.wording.moved(todo.name, from: occurrence.start, to: start, nil, on: desk)
      }
      try desk.belongings.todos.update(todo)
      return told.joined(separator: " ")
    case .event(var event):
      guard event.recurrence != nil else {
        event = desk.moved(event, to: target(of: event.start, named: event.name, on: desk), until: moment)
        try desk.belongings.events.update(event)
        return desk.wording.postponed(event, on: desk)
      }
      guard let found = meant ?? desk.next(of: item).map({ [$0] }) else {
        throw Misunderstanding(item.name, reason: .comesNoMore, example: "!show \(item.name)")
      }
      let told = found.map { occurrence in
        let start = target(of: occurrence.start, named: item.name, isOccurrence: meant != nil, on: desk)
        let moved = desk.moved(event.at(occurrence), to: start, until: moment)
        event.move(occurrence, to: moved.start, end: moved.end)
        return desk.wording.moved(event.name, from: occurrence.start, to: moved.start, moved.end, on: desk)
      }
      try desk.belongings.events.update(event)
      return told.joined(separator: " ")
    case .note(let note):
      throw Misunderstanding(note.text, reason: .notDated, example: "!postpone dentist to friday")
    }
  }

  /// True if something on a later day without an hour is to move by hours, or an event of several whole days to an
  /// hour.
  private func lacksHour(_ item: AgendaItem, on desk: Desk) -> Bool {
    if case .event(let event) = item, event.lastsForDays {
      return moment.map { $0.hasTime && !$0.isSpan } ?? shift?.isOfHours ?? false
    }
    guard let shift, shift.isOfHours, let own = item.moment, own.time == nil else { return false }
    return own.date > desk.today
  }

  /// The occurrences that a day or numbers mean, one for each day; nil if neither is given.
  private func occurrences(of item: AgendaItem, on desk: Desk) throws -> [Occurrence]? {
    let target = desk.reader.putting(.to, before: moment?.text ?? desk.wording.someDay)
    let again = { (day: String) in "!move \(item.name) \(day) \(target)" }
    guard let found = try desk.meant(of: item, by: name, at: day, again: again) else { return nil }
    guard day == nil || found.count == 1 else {
      let first = desk.wording.day(found[0].start.local(in: desk.person.zone).date, on: desk)
      throw Misunderstanding(
        item.name, reason: desk.wording.severalThen(found.map(\.start), on: desk), example: again(first))
    }
    return found
  }

  /// Sets another reminder of an item; nil if the item itself is to move.
  private func snooze(_ item: AgendaItem, on desk: Desk) throws -> String? {
    guard let moment, !moment.isNever else { return nil }
    // `1h` is an hour from now. `9:30` is today's if that is still to come.
    let now = desk.now
    let target = desk.target(moment, from: When(now.date, now.time)).local(in: desk.person.zone)
    switch item {
    case .event: break
    case .todo(let todo):
      guard let due = todo.due, due.time != nil, !desk.isPast(due),
        target.instant(in: desk.person.zone) < due.instant(in: desk.person.zone)
      else { return nil }
    case .note: return nil
    }
    var item = item
    item.snoozed = When(target.date, target.time ?? desk.morning)
    try desk.update(item)
    try desk.describe(.snoozed, [item.name])
    return item.snoozed.map { desk.wording.snoozed(item.name, to: $0, on: desk) }
  }

  private func postpone(_ todo: inout Todo, to start: When, on desk: Desk) -> String {
    // An item that is brought forward is not postponed.
    let zone = desk.person.zone
    let isLater = todo.due.map { start.instant(in: zone) > $0.instant(in: zone) } ?? true
    if isCounted, isLater { todo.postponed += 1 }
    let isNever = moment?.isNever == true
    guard let old = todo.due, !isNever else {
      todo.move(to: isNever ? nil : start)
      return desk.wording.postponed(todo, tellsCount: isCounted, on: desk)
    }
    todo.shift(to: start, after: desk.instant, in: desk.person.zone)
    return todo.due == start
      ? desk.wording.postponed(todo, tellsCount: isCounted && isLater, on: desk)
      : desk.wording.moved(todo.name, from: old, to: start, nil, on: desk)
  }

  /// The new time of something that is at `when` now.
  ///
  /// A weekday means the one nearest to it if the words give its day (`friday to saturday` is the day after), or if the
  /// weekday has an article: `to the saturday`.
  ///
  /// - Parameter isOccurrence: whether it is an occurrence that a day or a number named.
  private func target(of when: When?, named name: String, isOccurrence: Bool = false, on desk: Desk) -> When {
    if let moment {
      let isNear = isOccurrence || day != nil || desk.reader.pointsOut(moment.text)
      let near = desk.inOwnMonth(isNear ? moment.nearest(to: when) : moment, of: when)
      return desk.target(desk.inOwnHalf(near, of: when, named: name), from: when)
    }
    if let shift {
      let now = When(desk.now.date, desk.now.time)
      // A thing without an hour moves by hours from now.
      let moved = shift.moved(shift.isOfHours && when?.time == nil ? now : when ?? When(desk.today))
      // If an hour later than the old time has passed, it counts from now.
      return isSnooze && shift.isOfHours && desk.isPast(moved) ? shift.moved(now) : moved
    }
    let isPast = when.map { desk.isPast($0) } ?? true
    let day = isPast ? desk.today : when?.date.adding(days: 1) ?? desk.today
    let moved = When(day, when?.time, zone: when?.zone)
    // A time that has also passed today would be overdue again at once.
    return moved.time != nil && desk.isPast(moved) ? When(day.adding(days: 1), moved.time, zone: moved.zone) : moved
  }
}

extension Event {
  /// True if it is of several whole days.
  var lastsForDays: Bool { start.time == nil && (end.map { $0.date > start.date } ?? false) }
}
