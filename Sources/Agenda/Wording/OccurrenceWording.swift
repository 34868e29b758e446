package import Civil

/// Texts about single occurrences of repeating items.
package protocol OccurrenceWording {
  func onlyFirst(_ count: Int) -> String
  /// `it is not on Fri 27 Nov, but on Tue 24 Nov, Tue 1 Dec and Tue 8 Dec`
  func notOn(_ first: CivilDate, _ last: CivilDate, butOn moments: [When], on desk: Desk) -> String
  /// `Skipped "piano" on Tue 24 Nov. Next: Tue 1 Dec, 16:00.`; with its hour, if it comes several times a day.
  func skipped(_ name: String, _ moments: [When], isOfHours: Bool, next: When?, on desk: Desk) -> String
  /// `Done: "water plants" on Fri 27 Nov. Next: Thu 26 Nov.`
  func completed(_ name: String, _ moments: [When], next: When?, on desk: Desk) -> String
  /// `Moved "piano" from Tue 24 Nov to Wed 25 Nov, 16:00; its other days stay.`
  func moved(_ name: String, from old: When, to start: When, _ end: When?, on desk: Desk) -> String
  /// `Changed: piano exam - Tue 24 Nov, 16:00-17:00. Its other days stay.`
  func changedOnce(_ line: String) -> String
  /// `"piano" on Tue 24 Nov can only be moved or skipped by itself. Shall I change all its days? Answer yes or no.`
  func notOfOneTime(_ name: String, _ start: When, isEvent: Bool, on desk: Desk) -> String
  func severalThen(_ moments: [When], on desk: Desk) -> String
  /// `"piano" repeats. Only Tue 24 Nov, or all of it? Answer with its number.`
  func onlyOrAll(_ names: [String], _ next: When?, on desk: Desk) -> String
  func only(_ next: When?, on desk: Desk) -> String
  func all(_ count: Int) -> String
  /// `Only oranges, or all of "get oranges and a first aid kit"? Answer with its number.`
  func partOrAll(_ part: String, of name: String) -> String
  func onlyPart(_ part: String) -> String
  /// One line for each moved occurrence that is still to come. The rule's text says which are skipped.
  func moved(_ overrides: [Override], hasTimes: Bool, on desk: Desk) -> [String]
  var someDay: String { get }
  var someWeek: String { get }
  /// A day as a person types it: `24 nov`.
  func day(_ date: CivilDate, on desk: Desk) -> String
}
