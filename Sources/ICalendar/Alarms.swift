import Agenda
import Civil
import Foundation

/// The reminders of an item as alarms (RFC 5545 3.6.6).
struct Alarms {
  let timing: Timing
  let name: String
  let person: Person
  /// Whether reminders are relative to the item's DUE, and not to its DTSTART.
  let goesByDue: Bool

  var components: [Component] {
    guard let moment = timing.moment else { return snoozed }
    return timing.reminders.map { alarm(trigger($0, for: moment)) } + snoozed
  }

  /// A snoozed reminder goes off once, even if the item repeats.
  private var snoozed: [Component] {
    timing.snoozed.map { [alarm(absolute($0.instant(in: person.zone)))] } ?? []
  }

  private func alarm(_ trigger: ContentLine) -> Component {
    Component("VALARM", [ContentLine("ACTION", [], "DISPLAY"), ContentLine("DESCRIPTION", text: name), trigger])
  }

  private func trigger(_ reminder: Reminder, for moment: When) -> ContentLine {
    let related = goesByDue ? [ContentLine.Parameter("RELATED", "END")] : []
    if reminder.time == nil, moment.time != nil {
      return ContentLine(
        "TRIGGER", related, DurationText(days: -reminder.days, seconds: -reminder.seconds).description)
    }
    let wall = Reminder.Wall(person)
    let instant = reminder.instant(for: moment, on: wall)
    // Programs disagree whether an alarm for a due day counts from its start or its end, so an instant is safer.
    if timing.rule == nil { return absolute(instant) }
    let zone = moment.time == nil ? person.zone : moment.zone.flatMap { Zone(identifier: $0) } ?? person.zone
    let start = CivilDateTime(moment.date, moment.time ?? .midnight)
    let distance = zone.local(at: instant).wallSeconds - start.wallSeconds
    return ContentLine("TRIGGER", related, DurationText(wallSeconds: distance).description)
  }

  private func absolute(_ instant: Date) -> ContentLine {
    ContentLine("TRIGGER", [ContentLine.Parameter("VALUE", "DATE-TIME")], at: instant)
  }
}
