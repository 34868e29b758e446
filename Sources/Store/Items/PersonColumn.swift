import Agenda
import Civil
import Foundation
import GRDB
import Storage

/// A column of the table `person` that holds a setting: its name, and how to write and read it.
struct PersonColumn: Sendable {
  let name: String
  /// Returns the value that is written for a person.
  let value: @Sendable (Person) throws -> Binding
  /// Sets a person's setting from the column with that index in a row.
  let read: @Sendable (inout Person, ResultRow, Int) throws -> Void

  private init<Value: BoundValue & StatementColumnConvertible & SendableMetatype>(
    _ name: String, _ value: @escaping @Sendable (Person) throws -> Value,
    _ set: @escaping @Sendable (inout Person, Value) throws -> Void
  ) {
    self.name = name
    self.value = value
    read = { person, row, index in try set(&person, row[index]) }
  }

  /// A column that may be NULL.
  private init<Value: BoundValue & StatementColumnConvertible & SendableMetatype>(
    optional name: String, _ value: @escaping @Sendable (Person) throws -> Value?,
    _ set: @escaping @Sendable (inout Person, Value?) throws -> Void
  ) {
    self.name = name
    self.value = value
    read = { person, row, index in try set(&person, row[index]) }
  }

  /// All settings, each once.
  static let settings: [PersonColumn] = [
    PersonColumn("zone", { $0.zone.identifier }) { person, identifier in
      guard let zone = Zone(identifier: identifier) else {
        throw StoreError(.unknownZone, cause: "there is no time zone \(identifier)")
      }
      person.zone = zone
    },
    PersonColumn("zone_is_assumed", { $0.zoneIsAssumed }) { $0.zoneIsAssumed = $1 },
    PersonColumn("date_order", { $0.conventions.dateOrder.rawValue }) {
      $0.conventions.dateOrder = Conventions.DateOrder(rawValue: $1) ?? .dayFirst
    },
    PersonColumn("clock", { $0.conventions.clock.rawValue }) {
      $0.conventions.clock = Conventions.Clock(rawValue: $1) ?? .twentyFour
    },
    PersonColumn("first_weekday", { $0.conventions.firstWeekday.rawValue }) {
      $0.conventions.firstWeekday = Weekday(rawValue: $1) ?? .monday
    },
    PersonColumn(optional: "parts_of_day", { try PartsOfDayText.text(of: $0.conventions.partsOfDay) }) {
      $0.conventions.partsOfDay = try PartsOfDayText.hours(in: $1)
    },
    PersonColumn("wants_reminders", { $0.wantsReminders }) { $0.wantsReminders = $1 },
    PersonColumn("wants_confirmations", { $0.wantsConfirmations }) { $0.wantsConfirmations = $1 },
    // The person has hours if both columns have a value.
    PersonColumn(optional: "hours_from", { $0.hours?.from }) { person, from in
      person.hours = from.map { Person.Hours(from: $0, until: $0) }
    },
    PersonColumn(optional: "hours_until", { $0.hours?.until }) { person, until in
      guard let until else { return person.hours = nil }
      person.hours?.until = until
    },
    PersonColumn(optional: "digest", { $0.digest.map { $0.secondOfDay / 60 } }) { person, minute in
      person.digest = minute.map { CivilTime(secondOfDay: $0 * 60) }
    },
    PersonColumn(optional: "reminds_on", { $0.remindsOn }) { $0.remindsOn = $1 },
    PersonColumn("requests", { $0.requests.rawValue }) { $0.requests = Person.Requests(rawValue: $1) ?? .nobody },
    PersonColumn(optional: "quiet_until", { $0.quietUntil?.timeIntervalSince1970 }) { person, seconds in
      person.quietUntil = seconds.map { Date(timeIntervalSince1970: $0) }
    },
    PersonColumn("language", { $0.language.rawValue }) { $0.language = Language(rawValue: $1) },
    PersonColumn(
      "interests",
      { $0.interests.isEmpty ? noInterests : String(decoding: try JSONEncoder().encode($0.interests), as: UTF8.self) }
    ) {
      $0.interests = $1 == noInterests ? [] : try JSONDecoder().decode([String].self, from: Data($1.utf8))
    },
    PersonColumn(optional: "shows_going", { $0.showsGoing }) { $0.showsGoing = $1 },
  ]

  /// The stored interests of most people, which need no decoder.
  private static let noInterests = "[]"
}
