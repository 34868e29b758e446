public import Agenda
public import Civil
public import Foundation

/// A calendar of the community's events, for other programs to read.
public struct CommunityCalendar: Sendable {
  /// The name of the calendar.
  public var name: String
  /// The community's zone, which applies to times without one.
  public var zone: Zone
  /// The events in the calendar.
  public var events: [PublicEvent]
  /// The right-hand side of each UID (RFC 5545 3.8.4.7). The left-hand side is the event's number, so that two sources
  /// may use one UID.
  public var realm: String
  /// The address of an event's page, by the event's number; nil if there are no pages.
  public var page: @Sendable (Int64) -> String?

  /// A calendar of these events.
  public init(
    name: String, zone: Zone, events: [PublicEvent], realm: String, page: @escaping @Sendable (Int64) -> String?
  ) {
    (self.name, self.zone, self.events, self.realm, self.page) = (name, zone, events, realm, page)
  }

  /// The seconds after which other programs should ask again (REFRESH-INTERVAL, RFC 7986 5.7).
  static let freshness = 3600

  /// The calendar as a VCALENDAR. It depends on the current year, but not on the time within it, so unchanged events
  /// give the same text.
  public func calendar(at now: Date) -> Component {
    let items = events.flatMap { CommunityEventComponent(event: $0, calendar: self).components }
    return Component(
      "VCALENDAR", Feed.head(named: name, freshness: Self.freshness),
      items.withZones(until: zone.local(at: now).date.year))
  }
}
