package import Agenda
package import Civil
import Foundation

// The texts of reminders.
extension Wording {
  package var reminders: String { "Reminders" }
  package var digest: String { "Good day!" }

  package func reminder(_ fired: FiredReminder, on desk: Desk) -> String {
    "Reminder: \(brief(fired, on: desk))."
  }

  package func brief(_ fired: FiredReminder, on desk: Desk) -> String {
    guard let item = fired.told else { return "" }
    let name = quoted(item.name) + age(of: item, at: fired.reminder.occurrence) + place(of: item)
    guard let occurrence = fired.reminder.kind == .snoozed ? ahead(item, on: desk) : fired.reminder.occurrence else {
      return name
    }
    let local = occurrence.local(in: desk.person.zone)
    let instant = occurrence.instant(in: desk.person.zone)
    guard instant < desk.instant.addingTimeInterval(-FiredReminder.punctual),
      fired.lateness(at: desk.instant) > FiredReminder.punctual
    else {
      return "\(name), \(span(of: item, at: occurrence, on: desk))"
    }
    let verb = if case .event = item { "began" } else { "was due" }
    guard let time = local.time else { return "\(name) \(verb) \(date(local.date, on: desk))" }
    return "\(name) \(verb) \(self.time(time, on: desk)), \(date(local.date, on: desk))"
  }

  /// Returns the moment for a postponed reminder to name: that of an event today or later.
  private func ahead(_ item: AgendaItem, on desk: Desk) -> When? {
    guard case .event(let event) = item, event.recurrence != nil else { return item.moment }
    return event.occurrences(since: desk.start(of: desk.today), in: desk.person.zone).first { _ in true }?.start
  }

  private func span(of item: AgendaItem, at occurrence: When, on desk: Desk) -> String {
    guard case .event(var event) = item else { return moment(occurrence, on: desk) }
    if event.recurrence != nil { event = event.at(occurrence) }
    return span(event.start, event.end, on: desk)
  }

  private func age(of item: AgendaItem, at occurrence: When?) -> String {
    guard let years = years(item, on: occurrence) else { return "" }
    return " (\(years))"
  }

  private func place(of item: AgendaItem) -> String {
    let place: String? =
      switch item {
      case .todo(let todo): todo.place
      case .event(let event): event.place
      case .note: nil
      }
    return place.map { " at \($0)" } ?? ""
  }

  package func remarks(_ fired: FiredReminder) -> [String] {
    switch fired.told {
    case .todo(let todo): [todo.note, todo.url].compactMap { $0 }
    case .event(let event): [event.note, event.url].compactMap { $0 }
    case .note, nil: []
    }
  }

  package func missed(_ fired: [FiredReminder], on desk: Desk) -> String {
    var names: [String] = []
    for name in fired.compactMap({ $0.item?.name }).map({ quoted($0) }) where !names.contains(name) {
      names.append(name)
    }
    let told = joined(Array(names.prefix(3)))
    let count = names.count == 1 ? "1 reminder" : "\(names.count) reminders"
    return
      "I was away, and missed \(count): \(told)\(names.count > 3 ? " among them" : ""). !overdue lists what is open."
  }

  package func nag(_ fired: FiredReminder, on desk: Desk) -> String {
    var told = "Still to do: \(brief(fired, on: desk))."
    told += fired.reminder.count + 1 < Nagging.most ? " Say done, or stop nagging." : " I'll leave it at that."
    return told
  }
}

extension Wording {
  package func remindsLate(hours: Int, elsewhere network: String?) -> String {
    let rule = "I may write to you here only within \(hours) hours of your last message"
    guard let network else {
      return "\(rule): unless you write before then, the reminder comes when you next write. !link another network to"
        + " get it there."
    }
    return "\(rule): unless you write before then, the reminder comes on \(network)."
  }

  package func moreReminders(_ count: Int) -> String { "(+\(count) more: !overdue)" }
}

// The texts about the reminders of an item.
extension Wording {
  package var remindsOnceDated: String { "For a reminder it needs a date: reply with one, such as friday 5pm." }

  package func reminderIsPast(_ count: Int) -> String {
    count == 1
      ? "The reminder you ask for would have been in the past, so it will not come."
      : "Of the reminders you ask for, \(count) would have been in the past, so they will not come."
  }

  /// `I'll remind you about "dentist" on Fri 20 Nov, 08:15 and Fri 20 Nov, 09:00.`
  func reminds(_ name: String, at times: [When], on desk: Desk) -> String {
    guard !times.isEmpty else { return "No more reminders about \(quoted(name)) will come." }
    return "I'll remind you about \(quoted(name)) on \(joined(times.map { moment($0, on: desk) }))."
  }

  func remindsNever(_ name: String) -> String { "I won't remind you about \(quoted(name))." }

  package func nags(_ name: String, every seconds: Int?, from when: When?, on desk: Desk) -> String {
    guard let seconds else { return "I won't nag you about \(quoted(name))." }
    let start = when.map { ", from \(moment($0, on: desk)) on" } ?? ""
    return "I'll nag you about \(quoted(name)) every \(interval(seconds))\(start), until you say done or stop nagging."
  }

  package func snoozed(_ name: String, to when: When, on desk: Desk) -> String {
    "I'll remind you about \(quoted(name)) again on \(moment(when, on: desk))."
  }

  package func remindsOn(_ network: String?) -> String {
    guard let network else { return "I'll remind you on the network where you told me about it." }
    return "I'll remind you on \(network)."
  }

  package func remindedOf(_ item: AgendaItem, on desk: Desk) -> String {
    let times = desk.reminders(of: item)
    let line = line(item, on: desk)
    if case .todo(let todo) = item, let nag = todo.nag { return "\(line) (nagging every \(interval(nag)))" }
    if times == [item.moment?.local(in: desk.person.zone)] { return line }
    return "\(line) (reminder\(times.count == 1 ? "" : "s") \(joined(times.map { moment($0, on: desk) })))"
  }

  package func reminding(_ item: AgendaItem, on desk: Desk) -> String {
    if item.reminders?.isEmpty == true, item.snoozed == nil { return remindsNever(item.name) }
    if Timing(item) == nil { return remindsNever(item.name) }
    return reminds(item.name, at: desk.reminders(of: item), on: desk)
  }
}
