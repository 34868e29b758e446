package import Agenda
import Civil
package import Grammar

extension Desk {
  /// Gives the last subject several times of day: the hours of `drops 3 times a day`, for which the bot asked. If the
  /// words are certainly times, sets all of them. Nil if nothing can take them.
  package func giveTimes(_ moment: TemporalExpression, isCertain: Bool = false) throws -> Reply? {
    guard subjects.count == 1, let item = try kept(subjects[0]) else { return nil }
    if let asked = asksForHours(item) { return try give(moment.text, to: asked) }
    // If the bot did not ask for hours, `8, 14` may mean something else.
    guard !moment.others.isEmpty, isCertain || moment.text.contains(where: { ":m".contains($0) }) else { return nil }
    return try times(moment, of: item)
  }

  /// Gives a todo the hours that the bot asked for, named by parts of the day: `breakfast and bedtime`. Nil if it did
  /// not ask, or the words are not parts of the day.
  package func giveHours(ofParts words: String) throws -> Reply? {
    guard subjects.count == 1, let hours = reader.hours(ofParts: words), let item = try kept(subjects[0]),
      let asked = asksForHours(item)
    else { return nil }
    return try give(hours.map(\.description).joined(separator: ", "), to: asked)
  }

  /// True if the thing spoken of last still needs the hours that were asked for.
  package var awaitsHours: Bool {
    get throws {
      guard subjects.count == 1, let item = try kept(subjects[0]) else { return false }
      return asksForHours(item) != nil
    }
  }

  /// The todo whose name asks for hours: `drops 3 times a day`; nil for any other item.
  private func asksForHours(_ item: AgendaItem) -> Todo? {
    guard case .todo(let todo) = item, reader.item(todo.name).problem?.isQuestion == true else { return nil }
    return todo
  }

  private func give(_ times: String, to todo: Todo) throws -> Reply? {
    let answered = reader.item("\(todo.name) " + reader.putting(.at, before: times))
    guard answered.problem == nil, answered.recurrence != nil else { return nil }
    return try set(answered, of: todo)
  }

  /// Sets the several times that an act gives, as in `vitamin is at 8am and 8pm now`. If a thing can't take them it
  /// stays as it is, and the reply says so. Nil if the act gives no such times of one thing.
  func setTimes(_ act: PlainAct, _ items: [AgendaItem], by reader: Reader) throws -> Reply? {
    guard act.movesInTime || act.verb == .restate, items.count == 1 else { return nil }
    let told = act.details(in: reader.language)
    guard let moment = reader.moment(told) ?? reader.behind(.to, in: told).flatMap(reader.moment),
      !moment.others.isEmpty
    else { return nil }
    return try times(moment, of: items[0]) ?? wording.answer(.unclearAct).map { Reply.refusal($0) }
  }

  /// Lets a series come at each of several hours, and keeps a todo once for each time; nil for anything else.
  private func times(_ moment: TemporalExpression, of item: AgendaItem) throws -> Reply? {
    guard moment.recurrence == nil, let date = moment.date else { return nil }
    if item.recurrence != nil { return try series(item, at: moment) }
    guard case .todo(let todo) = item else { return nil }
    var times = [When(date, moment.time)] + moment.others.map { When($0.date, $0.time) }
    if !moment.saysDay, let own = todo.due?.local(in: person.zone).date,
      !times.contains(where: { isPast(When(own, $0.time)) })
    {
      times = times.map { When(own, $0.time) }
    }
    times.sort { $0.instant(in: person.zone) < $1.instant(in: person.zone) }
    var timed = Item(.todo(todo))
    timed.due = times[0]
    timed.otherTimes = Array(times.dropFirst())
    return try set(timed, of: todo)
  }

  /// Lets a series come at each of several hours of its days; nil if one rule can't hold them.
  private func series(_ item: AgendaItem, at moment: TemporalExpression) throws -> Reply? {
    let times = ([moment.time] + moment.others.map(\.time)).compactMap { $0 }.sorted()
    guard var rule = item.recurrence, let number = item.reference?.number, !moment.saysDay, let first = times.first,
      [.daily, .weekly, .monthly, .yearly].contains(rule.frequency), Set(times.map(\.minute)).count == 1,
      let day = item.moment?.local(in: person.zone).date
    else { return nil }
    (rule.byHour, rule.byMinute) = (times.map(\.hour), [first.minute])
    var said = moment
    (said.recurrence, said.time) = (rule, times.first { !isPast(When(day, $0)) } ?? first)
    return try Repeat(.ids([number]), said).run(on: self)
  }

  /// Sets the times and the repeat of a todo, and keeps it once more for each time besides the first.
  private func set(_ item: Item, of todo: Todo) throws -> Reply {
    var first = todo
    first.name = item.name
    first.due = item.due
    first.recurrence = item.recurrence
    (first.moved, first.overrides) = (nil, [])
    first.seriesStart = item.recurrence == nil ? nil : item.due
    try belongings.todos.update(first)
    var references = [AgendaItem.todo(first).reference].compactMap { $0 }
    for other in item.atEachTime.dropFirst() {
      var copy = first
      copy.due = other.due
      copy.seriesStart = item.recurrence == nil ? nil : other.due
      copy.id = nil
      if let reference = try belongings.todos.add(copy).reference { references.append(reference) }
    }
    try describe(.changed, [first.name])
    return Reply(.confirmation, [wording.dated(first, also: item.otherTimes, on: self)], subjects: references)
  }
}
