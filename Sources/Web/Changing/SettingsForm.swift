import Agenda
import Civil
import Foundation

/// All settings of a person as fields of a form, and the messages that change those that differ.
struct SettingsForm: Hashable, Sendable {
  var zone: String
  var dates: String
  var clock: String
  var weekStart: String
  /// The hours in which the bot may write, `08:00` to `22:00`; both empty for any hour.
  var hoursFrom: String
  var hoursUntil: String
  /// The time of the day's overview; empty for never.
  var digest: String
  var wantsReminders: Bool
  var remindsOn: String
  var requests: String
  var wantsConfirmations: Bool
  /// The times of the parts of the day, by their names.
  var parts: [PartOfDay: String]

  /// Takes the person's current settings.
  init(_ person: Person) {
    let conventions = person.conventions
    zone = person.zone.identifier
    dates = conventions.dateOrder.rawValue
    clock = conventions.clock.rawValue
    weekStart = String(describing: conventions.firstWeekday)
    hoursFrom = person.hours.map { Self.time($0.from) } ?? ""
    hoursUntil = person.hours.map { Self.time($0.until % 1440) } ?? ""
    digest = person.digest.map { String($0.description.prefix(5)) } ?? ""
    wantsReminders = person.wantsReminders
    remindsOn = person.remindsOn ?? ""
    requests = person.requests.rawValue
    wantsConfirmations = person.wantsConfirmations
    parts = Dictionary(
      PartOfDay.allCases.map { ($0, Self.time(conventions.partsOfDay[$0])) }
    ) { first, _ in first }
  }

  /// Takes the settings that a form has sent.
  init(_ form: (String) -> String?) {
    func field(_ name: String) -> String {
      (form(name) ?? "").split(whereSeparator: \.isNewline).joined(separator: " ").trimmed
    }
    (zone, dates, clock, weekStart) = (field("zone"), field("dates"), field("clock"), field("week-start"))
    (hoursFrom, hoursUntil, digest) = (field("hours-from"), field("hours-until"), field("digest"))
    (wantsReminders, remindsOn) = (form("reminders") != nil, field("remind-on"))
    (requests, wantsConfirmations) = (field("requests"), form("confirmations") != nil)
    parts = Dictionary(PartOfDay.allCases.map { ($0, field("part-" + $0.rawValue)) }) { first, _ in first }
  }

  /// The messages that change the old settings to these, in the order of the form; empty if nothing differs.
  func messages(changing old: SettingsForm) -> [String] {
    var told: [String] = []
    func tell(_ differs: Bool, _ message: @autoclosure () -> String) { if differs { told.append(message()) } }
    tell(zone != old.zone && !zone.isEmpty, "!timezone \(zone)")
    tell(dates != old.dates, "!dates \(dates)")
    tell(clock != old.clock, "!clock \(clock)")
    tell(weekStart != old.weekStart, "!weekstart \(weekStart)")
    if (hoursFrom, hoursUntil) != (old.hoursFrom, old.hoursUntil) {
      let isAny = hoursFrom.isEmpty && hoursUntil.isEmpty
      told.append(
        isAny
          ? "!hours always"
          : "!hours \(hoursFrom.nonEmpty ?? "00:00") to \(hoursUntil == "00:00" ? "24:00" : hoursUntil.nonEmpty ?? "24:00")"
      )
    }
    tell(digest != old.digest, "!digest \(digest.nonEmpty ?? "off")")
    tell(wantsReminders != old.wantsReminders, wantsReminders ? "!on" : "!off")
    tell(remindsOn != old.remindsOn, "!remindon \(remindsOn.nonEmpty ?? "anywhere")")
    tell(requests != old.requests, "!requests \(requests)")
    tell(wantsConfirmations != old.wantsConfirmations, wantsConfirmations ? "!confirmon" : "!confirmoff")
    for part in PartOfDay.allCases {
      if let time = parts[part], !time.isEmpty { tell(time != old.parts[part], "!parts \(part.word) \(time)") }
    }
    return told
  }

  private static func time(_ minutes: Int) -> String {
    String(CivilTime(secondOfDay: minutes * 60).description.prefix(5))
  }
}

extension PartOfDay {
  /// The word for the part of the day in the command.
  fileprivate var word: String { self == .endOfDay ? "eod" : rawValue }
}
