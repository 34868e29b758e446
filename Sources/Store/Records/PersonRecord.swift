public import Agenda
import Civil
public import Foundation

/// A person's settings as the ledger writes them down; see `TodoRecord`.
public struct PersonRecord: Hashable, Sendable, Codable {
  public var id: Int64
  public var zone: String
  public var zoneIsAssumed: Bool
  public var conventions: Conventions
  public var wantsReminders: Bool
  public var wantsConfirmations: Bool
  public var hours: Person.Hours?
  /// Nil in an image from before it could be chosen, too.
  public var quietUntil: Date?
  /// Minutes since midnight.
  public var digest: Int?
  /// The network they want to be reminded on.
  public var remindsOn: String?
  public var firstSeen: Date
  /// Nil in an image from before it could be chosen.
  public var requests: Person.Requests?

  public init(_ person: Person) {
    id = person.id.number
    zone = person.zone.identifier
    zoneIsAssumed = person.zoneIsAssumed
    conventions = person.conventions
    wantsReminders = person.wantsReminders
    wantsConfirmations = person.wantsConfirmations
    hours = person.hours
    quietUntil = person.quietUntil
    digest = person.digest.map { $0.secondOfDay / 60 }
    remindsOn = person.remindsOn
    firstSeen = person.firstSeen
    requests = person.requests
  }

  /// The person it tells of.
  /// - Throws: `StoreError` where the zone is unknown: to take another would move every reminder.
  public func person() throws -> Person {
    guard let known = Zone(identifier: zone) else {
      throw StoreError(.unknownZone, cause: "there is no time zone \(zone)")
    }
    return Person(
      id: Person.ID(id), zone: known, zoneIsAssumed: zoneIsAssumed, conventions: conventions,
      wantsReminders: wantsReminders, wantsConfirmations: wantsConfirmations, hours: hours,
      quietUntil: quietUntil, digest: digest.map { CivilTime(secondOfDay: $0 * 60) }, remindsOn: remindsOn,
      requests: requests ?? .everybody, firstSeen: firstSeen)
  }
}
