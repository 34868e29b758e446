public import Civil
public import Foundation

/// Someone who uses the bot, with their settings.
public struct Person: Hashable, Sendable {
  /// A person's number.
  public typealias ID = Identifier<Person>

  /// Their number, which stays the same when their addresses change.
  public var id: ID
  /// Their time zone.
  public var zone: Zone
  /// Whether the zone is only assumed, since they have not set one.
  public var zoneIsAssumed: Bool
  /// The language in which they write and the bot answers.
  public var language = Language.english
  /// The way that they write dates and times.
  public var conventions: Conventions
  /// Whether reminders are sent (`!on`, `!off`).
  public var wantsReminders: Bool
  /// Whether changes are confirmed (`!confirmon`, `!confirmoff`); errors always get a reply.
  public var wantsConfirmations: Bool
  /// The hours in which reminders may come (`!hours`); nil for any.
  public var hours: Hours?
  /// The time until which reminders are held back (`!quiet`); nil for not at all.
  public var quietUntil: Date?
  /// The time of day at which the day's overview comes; nil for never.
  public var digest: CivilTime?
  /// The name of the network for reminders; nil sends each to where its item was added.
  public var remindsOn: String?
  /// The time at which they first wrote to the bot.
  public var firstSeen: Date
  /// The people who may send them items (`!requests`).
  public var requests: Requests
  /// The kinds of community events that they want to see first, without `#`.
  public var interests: [String] = []
  /// Whether the publisher of an event sees that they go there; nil if they were never asked.
  public var showsGoing: Bool?

  /// The people who may send a person items.
  public enum Requests: String, Hashable, Sendable, Codable, CaseIterable {
    case everybody
    /// People with whom they have agreed on something before.
    case contacts
    case nobody
  }

  /// Whether someone with that status may send them items; nil means a stranger.
  public func takesRequests(from standing: ContactStatus?) -> Bool {
    switch requests {
    case .everybody: standing != .blocked
    case .contacts: standing == .known || standing == .trusted
    case .nobody: false
    }
  }

  /// Returns the time at which reminders go on, after `!quiet` or when their hours begin; nil if they may come now.
  public func remindersResume(after now: Date) -> Date? {
    let quiet = quietUntil.flatMap { $0 > now ? $0 : nil }
    let then = zone.local(at: quiet ?? now)
    guard let hours, !hours.contains(then.time) else { return quiet }
    return zone.instant(of: hours.opening(after: then))
  }

  /// A part of the day in the person's zone, which includes its start but not its end; it spans midnight if it ends
  /// before it begins.
  public struct Hours: Hashable, Sendable, Codable {
    /// The start, in minutes since midnight, up to 1439.
    public var from: Int
    /// The end, in minutes since midnight, up to 1440, the day's end.
    public var until: Int

    /// The hours from one minute of the day to another.
    public init(from: Int, until: Int) {
      self.from = from
      self.until = until
    }

    /// Whether a time lies within the hours.
    public func contains(_ time: CivilTime) -> Bool {
      let minute = time.secondOfDay / 60
      return from < until ? (from..<until).contains(minute) : minute >= from || minute < until
    }

    /// Returns the next time at which the hours begin, after a wall-clock time.
    public func opening(after moment: CivilDateTime) -> CivilDateTime {
      let today = CivilDateTime(moment.date, CivilTime(secondOfDay: from * 60))
      return today > moment ? today : CivilDateTime(moment.date.adding(days: 1), today.time)
    }
  }

  /// A person with default settings, except as given.
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
