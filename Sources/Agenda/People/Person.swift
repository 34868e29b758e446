public import Civil
public import Foundation

/// Someone the bot keeps things for, with the settings that are theirs.
public struct Person: Hashable, Sendable {
  public typealias ID = Identifier<Person>

  public var id: ID
  /// The zone their wall clock keeps.
  public var zone: Zone
  /// Whether the zone was assumed, because they have not said.
  public var zoneIsAssumed: Bool
  public var conventions: Conventions
  /// `!on`, `!off`: whether reminders are sent.
  public var wantsReminders: Bool
  /// `!confirmon`, `!confirmoff`: whether what was done is confirmed; errors always are.
  public var wantsConfirmations: Bool
  /// The hours in which they want to be written to; nil is always.
  public var hours: Hours?
  /// `!quiet`: until when no reminders are sent; what came due meanwhile comes then.
  public var quietUntil: Date?
  /// When they want to hear of the day; nil is never.
  public var digest: CivilTime?
  /// The network on which they want to be reminded; nil is where each thing was added.
  public var remindsOn: String?
  public var firstSeen: Date
  /// `!requests`: who may ask things of them.
  public var requests: Requests

  public enum Requests: String, Hashable, Sendable, Codable, CaseIterable {
    case everybody
    /// Those with whom they have agreed on something before.
    case contacts
    case nobody
  }

  /// Whether somebody whom they hold in that standing may ask things of them.
  public func takesRequests(from standing: ContactStatus?) -> Bool {
    switch requests {
    case .everybody: standing != .blocked
    case .contacts: standing == .known || standing == .trusted
    case .nobody: false
    }
  }

  /// When they may be reminded again, where they may not be now: behind `!quiet`, or when their hours begin.
  public func remindersResume(after now: Date) -> Date? {
    let quiet = quietUntil.flatMap { $0 > now ? $0 : nil }
    let then = zone.local(at: quiet ?? now)
    guard let hours, !hours.contains(then.time) else { return quiet }
    return zone.instant(of: hours.opening(after: then))
  }

  /// A part of the day on the person's wall, from one time up to another; over midnight where it ends before it begins.
  public struct Hours: Hashable, Sendable, Codable {
    /// Minutes since midnight, up to 1439.
    public var from: Int
    /// Minutes since midnight, up to 1440, the day's end.
    public var until: Int

    public init(from: Int, until: Int) {
      self.from = from
      self.until = until
    }

    /// Whether that time is one of them.
    public func contains(_ time: CivilTime) -> Bool {
      let minute = time.secondOfDay / 60
      return from < until ? (from..<until).contains(minute) : minute >= from || minute < until
    }

    /// The next time at which they begin, as seen from a moment on the wall.
    public func opening(after moment: CivilDateTime) -> CivilDateTime {
      let today = CivilDateTime(moment.date, CivilTime(secondOfDay: from * 60))
      return today > moment ? today : CivilDateTime(moment.date.adding(days: 1), today.time)
    }
  }

  public init(
    id: ID, zone: Zone, zoneIsAssumed: Bool = true, conventions: Conventions = Conventions(),
    wantsReminders: Bool = true, wantsConfirmations: Bool = true, hours: Hours? = nil, quietUntil: Date? = nil,
    digest: CivilTime? = nil, remindsOn: String? = nil, requests: Requests = .everybody, firstSeen: Date
  ) {
    self.id = id
    self.zone = zone
    self.zoneIsAssumed = zoneIsAssumed
    self.conventions = conventions
    self.wantsReminders = wantsReminders
    self.wantsConfirmations = wantsConfirmations
    self.hours = hours
    self.quietUntil = quietUntil
    self.digest = digest
    self.remindsOn = remindsOn
    self.requests = requests
    self.firstSeen = firstSeen
  }
}
