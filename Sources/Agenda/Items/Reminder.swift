public import Civil
public import Foundation

/// The time of a reminder, relative to the time at which its item is due or begins.
public struct Reminder: Hashable, Sendable {
  /// The number of calendar days before the item's day.
  public var days: Int
  /// The time on that day, in the person's zone; nil for the item's own time, or for the person's morning if the item
  /// has none.
  public var time: CivilTime?
  /// The number of seconds before that, in elapsed time.
  public var seconds: Int

  /// A reminder some days before at a time of day, or some seconds before; without arguments, at the moment itself.
  public init(days: Int = 0, time: CivilTime? = nil, seconds: Int = 0) {
    self.days = days
    self.time = time
    self.seconds = seconds
  }

  /// A reminder at the moment itself: a todo's usual one.
  public static let onTime = Reminder()
  /// A reminder 15 minutes before: an event's usual one, so that there is time to go there.
  public static let beforeEvent = Reminder(seconds: 15 * 60)

  /// What the time of a reminder depends on besides the item: the person's zone and morning.
  public struct Wall: Hashable, Sendable {
    /// The person's time zone.
    public var zone: Zone
    /// The time of day at which a reminder of an item without a time comes.
    public var morning: CivilTime

    /// A zone and a morning.
    public init(zone: Zone, morning: CivilTime) {
      self.zone = zone
      self.morning = morning
    }

    /// The person's own zone and morning.
    public init(_ person: Person) {
      self.init(
        zone: person.zone, morning: CivilTime(secondOfDay: person.conventions.partsOfDay.morning * 60))
    }
  }

  /// Returns the instant at which it fires for an item at that moment.
  public func instant(for occurrence: When, on wall: Wall) -> Date {
    let own = occurrence.zone.flatMap { Zone(identifier: $0) } ?? wall.zone
    let moment: Date
    if let time {
      moment = wall.zone.instant(
        of: CivilDateTime(occurrence.local(in: wall.zone).date.adding(days: -days), time))
    } else if let time = occurrence.time {
      moment = own.instant(of: CivilDateTime(occurrence.date.adding(days: -days), time))
    } else {
      moment = wall.zone.instant(of: CivilDateTime(occurrence.date.adding(days: -days), wall.morning))
    }
    return moment.addingTimeInterval(-Double(seconds))
  }
}

extension Reminder: LosslessStringConvertible {
  /// Reads the text of ``description``.
  public init?(_ description: String) {
    let parts = description.split(separator: " ")
    guard parts.count == 3, let days = Int(parts[0]), let seconds = Int(parts[2]) else { return nil }
    self.init(days: days, seconds: seconds)
    guard parts[1] != "-" else { return }
    guard let time = CivilTime(String(parts[1])) else { return nil }
    self.time = time
  }

  /// Days, time (`-` for nil) and seconds: `0 - 3600`, `1 09:00 0`.
  public var description: String { "\(days) \(time?.description ?? "-") \(seconds)" }
}

extension [Reminder] {
  /// Reads the text of ``stored``, and skips anything that is not a reminder.
  public init(stored text: String) { self = text.split(separator: ",").compactMap { Reminder(String($0)) } }

  /// All reminders as one line of text, separated by commas.
  public var stored: String { map(\.description).joined(separator: ",") }
}
