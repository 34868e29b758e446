package import Civil
package import Foundation

/// The texts about settings.
package protocol SettingWording {
  var remindersOn: String { get }
  var remindersOff: String { get }
  /// Nothing comes any more unless the person writes first, with how each part of it starts again.
  var messagesOff: String { get }
  var confirmationsOn: String { get }
  var confirmationsOff: String { get }
  /// The zone as it was set, with the time that it is there now, so that a wrong one is noticed at once.
  func zoneSet(_ zone: Zone, on desk: Desk) -> String
  func zoneIs(_ person: Person, on desk: Desk) -> String
  /// `Paris, Texas (05:00 there)`.
  func choice(_ place: ZonePlace, _ zone: Zone, on desk: Desk) -> String
  func datesAre(_ order: Conventions.DateOrder) -> String
  func clockIs(_ clock: Conventions.Clock) -> String
  func hoursAre(_ hours: Person.Hours?, on desk: Desk) -> String
  func quiet(until moment: Date?, on desk: Desk) -> String
  func digestIs(_ time: CivilTime?, on desk: Desk) -> String
  /// Every setting with how to change it, one a line.
  func settings(_ person: Person, on desk: Desk) -> [String]
  /// The text about the bot if the operator has written none.
  var about: String { get }
}
