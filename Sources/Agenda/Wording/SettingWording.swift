package import Civil
package import Foundation

/// What is told of settings.
package protocol SettingWording {
  var remindersOn: String { get }
  var remindersOff: String { get }
  var confirmationsOn: String { get }
  var confirmationsOff: String { get }
  /// The zone as set, with what the wall there shows now, so that a wrong one is seen at once.
  func zoneSet(_ zone: Zone, on desk: Desk) -> String
  func zoneIs(_ person: Person, on desk: Desk) -> String
  /// `Paris, Texas (05:00 there)`.
  func choice(_ place: ZonePlace, _ zone: Zone, on desk: Desk) -> String
  func datesAre(_ order: Conventions.DateOrder) -> String
  func clockIs(_ clock: Conventions.Clock) -> String
  func hoursAre(_ hours: Person.Hours?, on desk: Desk) -> String
  func quiet(until moment: Date?, on desk: Desk) -> String
  func digestIs(_ time: CivilTime?, on desk: Desk) -> String
  /// Every setting with how to change it, a line each.
  func settings(_ person: Person, on desk: Desk) -> [String]
  /// Where the operator says nothing of their own.
  var about: String { get }
}
