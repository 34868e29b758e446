public import Agenda
import Civil
public import Foundation
import Storage

/// A person's settings as the ledger stores them in JSON; see `TodoRecord`.
public struct PersonRecord: Hashable, Sendable, Codable {
  /// The person's number.
  public var id: Int64
  /// The IANA name of their time zone.
  public var zone: String
  /// Whether the zone is only assumed, since they have not set one.
  public var zoneIsAssumed: Bool
  /// The code of their language; nil in a record from before languages.
  public var language: Language?
  /// The person's ways of writing dates and times.
  public var conventions: Conventions
  /// Whether reminders are sent.
  public var wantsReminders: Bool
  /// Whether changes are confirmed.
  public var wantsConfirmations: Bool
  /// The hours in which reminders may come; nil for any.
  public var hours: Person.Hours?
  /// The end of a time for which reminders are held back; nil for none, and in a record from before this setting.
  public var quietUntil: Date?
  /// The time of the day's digest, in minutes since midnight; nil for none.
  public var digest: Int?
  /// The name of the network for reminders; nil sends each to the place its item was added from.
  public var remindsOn: String?
  /// The instant at which they first wrote to the bot.
  public var firstSeen: Date
  /// The people who may send them items; nil in a record from before this setting.
  public var requests: Person.Requests?
  /// The kinds of events that they want to see first; nil in a record from before this setting.
  public var interests: [String]?
  /// Whether the publisher of an event sees that they go there; nil if they were never asked.
  public var showsGoing: Bool?

  /// The record of a person's settings.
  public init(_ person: Person) {
    id = person.id.number
    zone = person.zone.identifier
    zoneIsAssumed = person.zoneIsAssumed
    language = person.language
    conventions = person.conventions
    wantsReminders = person.wantsReminders
    wantsConfirmations = person.wantsConfirmations
    hours = person.hours
    quietUntil = person.quietUntil
    digest = person.digest.map { $0.secondOfDay / 60 }
    remindsOn = person.remindsOn
    firstSeen = person.firstSeen
    requests = person.requests
    interests = person.interests
    showsGoing = person.showsGoing
  }

  /// Returns the person of this record.
  /// - Throws: `StoreError` if the zone is unknown, since another one would move every reminder.
  public func person() throws -> Person {
    guard let known = Zone(identifier: zone) else {
      throw StoreError(.unknownZone, cause: "there is no time zone \(zone)")
    }
    var person = Person(
      id: Person.ID(id), zone: known, zoneIsAssumed: zoneIsAssumed, conventions: conventions,
      wantsReminders: wantsReminders, wantsConfirmations: wantsConfirmations, hours: hours,
      quietUntil: quietUntil, digest: digest.map { CivilTime(secondOfDay: $0 * 60) }, remindsOn: remindsOn,
      requests: requests ?? .everybody, firstSeen: firstSeen)
    person.language = language ?? person.language
    person.interests = interests ?? []
    person.showsGoing = showsGoing
    return person
  }
}
