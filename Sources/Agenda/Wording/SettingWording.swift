package import Civil
package import Foundation

/// The texts about settings.
package protocol SettingWording {
  var remindersOn: String { get }
  var remindersOff: String { get }
  /// The reply that no more messages come unless the person writes first, and how to start each kind again.
  var messagesOff: String { get }
  var confirmationsOn: String { get }
  var confirmationsOff: String { get }
  /// The zone that was set, with the current time there, so that people notice a wrong one at once.
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
