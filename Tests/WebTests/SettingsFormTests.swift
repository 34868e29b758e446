import Agenda
import Civil
import Foundation
import Testing

@testable import Web

/// The form of a person's settings, and the messages that it sends.
@Suite struct SettingsFormTests {
  private static let before = Person(id: Person.ID(1), zone: .utc, firstSeen: .distantPast)

  /// With every setting of the form another one.
  private static func changed() throws -> Person {
    var person = before
    person.zone = try #require(Zone(identifier: "Europe/London"))
    person.conventions = Conventions(dateOrder: .monthFirst, firstWeekday: .sunday, clock: .twelve)
    person.conventions.partsOfDay.morning = 450
    person.hours = Person.Hours(from: 480, until: 1320)
    person.digest = CivilTime(hour: 8, minute: 0)
    person.wantsReminders = false
    person.remindsOn = "sms"
    person.requests = .nobody
    person.wantsConfirmations = false
    return person
  }

  @Test func `each field that differs sends its message, and no other does`() throws {
    let (old, new) = (SettingsForm(Self.before), SettingsForm(try Self.changed()))
    #expect(old.messages(changing: old).isEmpty)
    #expect(
      new.messages(changing: old) == [
        "!timezone Europe/London", "!dates mdy", "!clock 12", "!weekstart sunday", "!hours 08:00 to 22:00",
        "!digest 08:00", "!off", "!remindon sms", "!requests nobody", "!confirmoff", "!parts morning 07:30",
      ])
    // A field that is added has to differ here, and to have its message: the hours are two fields with one.
    let fields = zip(Mirror(reflecting: old).children, Mirror(reflecting: new).children)
    for (was, now) in fields { #expect("\(was.value)" != "\(now.value)", "\(was.label ?? "")") }
    #expect(Mirror(reflecting: old).children.count == new.messages(changing: old).count + 1)
  }
}
