public import Agenda
import Civil
public import Foundation

/// One person's calendar, for other programs to read: their events and todos.
public struct Feed: Sendable {
  /// The owner of the calendar, whose zone applies to dates without one.
  public var person: Person
  /// The todos to publish, each a VTODO.
  public var todos: [Todo]
  /// The events to publish, each a VEVENT, and one more for each occurrence that differs.
  public var events: [Event]
  /// The right-hand side of each UID (RFC 5545 3.8.4.7), which is unique to this ledger, unlike item numbers.
  public var realm: String
  /// The time of each item's last change, by its number; an item that is missing was never changed.
  public var changes: [Int64: Date]

  /// A calendar of these items.
  public init(person: Person, todos: [Todo], events: [Event], realm: String, changes: [Int64: Date] = [:]) {
    self.person = person
    self.todos = todos
    self.events = events
    self.realm = realm
    self.changes = changes
  }

  /// The seconds after which other programs should ask again (REFRESH-INTERVAL, RFC 7986 5.7).
  static let freshness = 900

  /// The calendar as a VCALENDAR. It depends on the current year, but not on the time within it, so unchanged items
  /// give the same text.
  public func calendar(at now: Date) -> Component {
    let year = person.zone.local(at: now).date.year
    let items =
      events.flatMap { EventComponent(event: $0, feed: self).components }
      + todos.flatMap { TodoComponent(todo: $0, feed: self).components }
    return Component("VCALENDAR", Feed.head(named: "Nuthatch", freshness: Feed.freshness), items.withZones(until: year))
  }

  /// The properties of a whole calendar: the program that made it, its name, and how often to fetch it.
  static func head(named name: String, freshness: Int) -> [ContentLine] {
    let refresh = DurationText(seconds: freshness).description
    return [
      ContentLine("VERSION", [], "2.0"), ContentLine("PRODID", [], "-//Nuthatch//Nuthatch//EN"),
      ContentLine("CALSCALE", [], "GREGORIAN"),
      ContentLine("NAME", text: name), ContentLine("X-WR-CALNAME", text: name),
      ContentLine("REFRESH-INTERVAL", [ContentLine.Parameter("VALUE", "DURATION")], refresh),
      ContentLine("X-PUBLISHED-TTL", [], refresh),
    ]
  }

  /// The properties that identify an item and its version: UID and time stamps.
  func identity(of reference: ItemReference?, added: Date) -> [ContentLine] {
    let number = reference?.number ?? 0
    let changed = changes[number] ?? added
    return [
      ContentLine("UID", text: "\(number)@\(realm)"), ContentLine("DTSTAMP", at: changed),
      ContentLine("CREATED", at: added), ContentLine("LAST-MODIFIED", at: changed),
    ]
  }

  /// The properties that todos and events share.
  func details(
    list: String?, tags: [String], place: String?, people: [String], note: String?, url: String?
  ) -> [ContentLine] {
    var lines: [ContentLine] = []
    let categories = (list.map { [$0] } ?? []) + tags.filter { $0 != list }
    if !categories.isEmpty { lines.append(ContentLine("CATEGORIES", texts: categories)) }
    if let list { lines.append(ContentLine(Extension.list, text: list)) }
    if let place { lines.append(ContentLine("LOCATION", text: place)) }
    // Some calendars would invite an ATTENDEE, so people are CONTACTs.
    lines += people.map { ContentLine("CONTACT", text: $0) }
    if let note { lines.append(ContentLine("DESCRIPTION", text: note)) }
    if let url, let line = ContentLine(uri: url) { lines.append(line) }
    return lines
  }
}

extension ContentLine {
  /// A URL property; nil if the link contains white space or control characters.
  init?(uri: String) {
    guard uri.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7f }) else { return nil }
    self.init("URL", [], uri)
  }
}
