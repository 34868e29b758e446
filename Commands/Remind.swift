package import Agenda
import Civil
package import Grammar

/// Sets the reminders of items.
package struct Remind: Command {
  package enum Choice: Hashable, Sendable {
    case ask
    case never
    /// At the item's time, the default.
    case usual
    /// Further reminders besides those it has.
    case also([Reminder])
    /// At that time, once. For an item that does not repeat, this is stored as a number of days before it.
    case once(TemporalExpression)
  }

  package var name: ItemName
  package var choice: Choice

  package init(_ name: ItemName, _ choice: Choice) {
    self.name = name
    self.choice = choice
  }

  package static let guide = Guide(
    "remind", usage: "X 1h before", bare: [],
    summary: "when I remind you: !remind 2 9am on the day, !remind 2 never")

  package static var examples: [Example<Remind>] {
    [
      Example("!remind dentist 1h before", Remind(.words("dentist"), .also([Reminder(seconds: 3600)]))),
      Example(
        "!remind 2 9am on the day", Remind(.numbers([2]), .also([Reminder(time: CivilTime(hour: 9, minute: 0))]))),
      Example(
        "!remind 2 1 day before, 30 min before",
        Remind(.numbers([2]), .also([Reminder(days: 1), Reminder(seconds: 1800)]))),
      Example("!remind #7 never", Remind(.ids([7]), .never)),
      Example("!remind dentist", Remind(.words("dentist"), .ask)),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let understand = { (text: String) -> Choice? in
      if reader.says(.neverRemind, text) { return .never }
      if reader.says(.usualReminders, text) { return .usual }
      if let reminders = reader.reminders(text) { return .also(reminders) }
      guard let moment = reader.moment(text), moment.recurrence == nil, moment.problem == nil, !moment.isNever else {
        return nil
      }
      return .once(moment)
    }
    let text = reader.behind(.about, in: arguments.trimmed) ?? arguments.trimmed
    if let choice = understand(text), !text.isEmpty {
      self.init(.it, choice)
    } else if let found = text.splitBefore(understand) {
      self.init(reader.expectItems(found.before), found.meaning)
    } else if text.isEmpty {
      throw Misunderstanding("!remind", reason: .isNo(.reminder), example: "!remind dentist 1h before")
    } else {
      self.init(reader.expectItems(text), .ask)
    }
  }

  package func run(on desk: Desk) throws -> Reply {
    guard choice != .ask else { return try tell(on: desk) }
    return try desk.change(name, did: .setReminders, again: { "!remind \($0) \(words(desk.reader))" }) { item in
      if case .note(let note) = item {
        throw Misunderstanding(note.text, reason: .noteHasNoReminder, example: "!remind dentist 1h before")
      }
      let isDated = item.moment != nil
      switch choice {
      case .never:
        (item.reminders, item.snoozed) = ([], nil)
        if case .todo(var todo) = item {
          todo.nag = nil
          item = .todo(todo)
        }
      case .usual, .ask: item.reminders = nil
      case .also(let more):
        guard isDated else {
          throw Misunderstanding(
            item.name, reason: .needs(.dateToRemindBefore), example: "!due \(item.name) friday 5pm")
        }
        add(more, to: &item)
      case .once(let moment):
        let target = desk.reminder(at: moment, of: item.moment).local(in: desk.person.zone)
        // A one-time item moves with its reminders.
        if let reminder = ahead(target, of: item, on: desk) {
          add([reminder], to: &item)
        } else {
          item.snoozed = target
        }
      }
      let asked = if case .also(let more) = choice { more } else { [Reminder]() }
      return desk.wording.reminding(item, on: desk) + desk.remark(onPast: asked, of: item)
    }
  }

  private func add(_ more: [Reminder], to item: inout AgendaItem) {
    let known = item.reminders ?? item.usualReminders
    item.reminders = known + more.filter { !known.contains($0) }
  }

  /// A moment as a reminder some days before a one-time item; nil if it comes after the item, or the item has no time.
  private func ahead(_ target: When, of item: AgendaItem, on desk: Desk) -> Reminder? {
    guard item.recurrence == nil, let time = target.time, let own = item.moment?.local(in: desk.person.zone),
      CivilDateTime(target.date, time) < CivilDateTime(own.date, own.time ?? desk.morning), !desk.isPast(target)
    else { return nil }
    return Reminder(days: own.date.dayNumber - target.date.dayNumber, time: time)
  }

  private func tell(on desk: Desk) throws -> Reply {
    switch try desk.choose(name, again: { "!remind \($0)" }) {
    case .unclear(let question): question
    case .items(let items):
      Reply(.answer, items.map { desk.wording.reminding($0, on: desk) }, subjects: items.compactMap(\.reference))
    }
  }

  /// The choice as the person would say it.
  private func words(_ reader: Reader) -> String {
    switch choice {
    case .ask: ""
    case .never: reader.spelling(.neverRemind)
    case .usual: reader.spelling(.usualReminders)
    case .also(let reminders): reader.spelling(reminders)
    case .once(let moment): moment.text
    }
  }
}
