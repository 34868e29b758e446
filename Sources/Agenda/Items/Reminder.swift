public import Civil
public import Foundation

/// When an item reminds its person of it, told from the moment it is due or begins.
public struct Reminder: Hashable, Sendable {
  /// How many days before the item's day, on the wall.
  public var days: Int
  /// The time of that day, on the person's wall; nil is the item's own time, or the morning where it has none.
  public var time: CivilTime?
  /// How many seconds before that, by the time that passes.
  public var seconds: Int

  public init(days: Int = 0, time: CivilTime? = nil, seconds: Int = 0) {
    self.days = days
    self.time = time
    self.seconds = seconds
  }

  /// At the moment itself.
  public static let onTime = Reminder()
  /// What an event does that says nothing else: there is time to go there.
  public static let beforeEvent = Reminder(seconds: 15 * 60)

  /// What a person's wall tells of a reminder: the zone it keeps, and when the day begins for them.
  public struct Wall: Hashable, Sendable {
    public var zone: Zone
    public var morning: CivilTime

    public init(zone: Zone, morning: CivilTime) {
      self.zone = zone
      self.morning = morning
    }

    public init(_ person: Person) {
      self.init(
        zone: person.zone, morning: CivilTime(secondOfDay: person.conventions.partsOfDay.morning * 60))
    }
  }

  /// When it fires for something that falls then.
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
  /// Reads what ``description`` gives.
  public init?(_ description: String) {
    let parts = description.split(separator: " ")
    guard parts.count == 3, let days = Int(parts[0]), let seconds = Int(parts[2]) else { return nil }
    self.init(days: days, seconds: seconds)
    guard parts[1] != "-" else { return }
    guard let time = CivilTime(String(parts[1])) else { return nil }
    self.time = time
  }

  /// Days, time and seconds: `0 - 3600`, `1 09:00 0`.
  public var description: String { "\(days) \(time?.description ?? "-") \(seconds)" }
}

extension [Reminder] {
  /// Reads what ``stored`` gives; what is no reminder is passed over.
  public init(stored text: String) { self = text.split(separator: ",").compactMap { Reminder(String($0)) } }

  /// All of them as one line of text.
  public var stored: String { map(\.description).joined(separator: ",") }
}
