public import Agenda
public import Civil
public import Foundation

/// Events of the community's as a calendar, for other programs to read.
public struct CommunityCalendar: Sendable {
  /// What the calendar is called.
  public var name: String
  /// The community's zone: times without one are there.
  public var zone: Zone
  /// What it holds.
  public var events: [PublicEvent]
  /// The right-hand side of each UID (RFC 5545 3.8.4.7): the left is the event's number, so that two sources may use one
  /// UID.
  public var realm: String
  /// The page of an event, by its number; nil where there are no pages.
  public var page: @Sendable (Int64) -> String?

  /// A calendar of these events.
  public init(
    name: String, zone: Zone, events: [PublicEvent], realm: String, page: @escaping @Sendable (Int64) -> String?
  ) {
    (self.name, self.zone, self.events, self.realm, self.page) = (name, zone, events, realm, page)
  }

  /// How often other programs should ask again, in seconds (REFRESH-INTERVAL, RFC 7986 5.7).
  static let freshness = 3600

  /// The calendar as a VCALENDAR. Of the time it depends on the year alone, so unchanged events give the same text.
  public func calendar(at now: Date) -> Component {
    let items = events.flatMap { CommunityEventComponent(event: $0, calendar: self).components }
    return Component(
      "VCALENDAR", Feed.head(named: name, freshness: Self.freshness),
      items.withZones(until: zone.local(at: now).date.year))
  }
}
