public import Agenda
public import Civil
public import Foundation

/// Events of the community's as a calendar, for other programs to read.
public struct CommunityCalendar: Sendable {
  /// The name of the calendar.
  public var name: String
  /// The community's zone, which applies to times without one.
  public var zone: Zone
  /// The events in the calendar.
  public var events: [PublicEvent]
  /// The right-hand side of each UID (RFC 5545 3.8.4.7). The left is the event's number, since two sources may use the
  /// same UID.
  public var realm: String
  /// Returns the page of an event by its number; nil if there are no pages.
  public var page: @Sendable (Int64) -> String?

  /// A calendar of these events.
  public init(
    name: String, zone: Zone, events: [PublicEvent], realm: String, page: @escaping @Sendable (Int64) -> String?
  ) {
    (self.name, self.zone, self.events, self.realm, self.page) = (name, zone, events, realm, page)
  }

  /// The seconds after which other programs should ask again (REFRESH-INTERVAL, RFC 7986 5.7).
  static let freshness = 3600

  /// Returns the calendar as a VCALENDAR. It depends on the year of the current time alone, so unchanged events give
  /// the same text.
  public func calendar(at now: Date) -> Component {
    let items = events.flatMap { CommunityEventComponent(event: $0, calendar: self).components }
    return Component(
      "VCALENDAR", Feed.head(named: name, freshness: Self.freshness),
      items.withZones(until: zone.local(at: now).date.year))
  }
}
