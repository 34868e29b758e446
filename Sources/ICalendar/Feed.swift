public import Agenda
import Civil
public import Foundation

/// One person's calendar, to be read by others: their events, and their todos.
public struct Feed: Sendable {
  public var person: Person
  public var todos: [Todo]
  public var events: [Event]
  /// What makes the items' numbers unlike those of any other ledger's: the right side of each UID.
  public var realm: String
  /// When an item was changed last, by its number; what is not there is as it was added.
  public var changes: [Int64: Date]

  public init(person: Person, todos: [Todo], events: [Event], realm: String, changes: [Int64: Date] = [:]) {
    self.person = person
    self.todos = todos
    self.events = events
    self.realm = realm
    self.changes = changes
  }

  /// How long a reader may rest before it asks again, in seconds.
  static let freshness = 900
  /// How far ahead the zones are looked at for the rules by which they change, in years.
  private static let foresight = 10

  /// The calendar. It depends on the time by the year alone: what has not changed is written the same.
  public func calendar(at now: Date) -> Component {
    let year = person.zone.local(at: now).date.year
    let items =
      events.flatMap { EventComponent(event: $0, feed: self).components }
      + todos.flatMap { TodoComponent(todo: $0, feed: self).components }
    let refresh = DurationText(seconds: Feed.freshness).description
    return Component(
      "VCALENDAR",
      [
        ContentLine("VERSION", [], "2.0"), ContentLine("PRODID", [], "-//Nuthatch//Nuthatch//EN"),
        ContentLine("CALSCALE", [], "GREGORIAN"),
        ContentLine("NAME", text: "Nuthatch"), ContentLine("X-WR-CALNAME", text: "Nuthatch"),
        ContentLine("REFRESH-INTERVAL", [ContentLine.Parameter("VALUE", "DURATION")], refresh),
        ContentLine("X-PUBLISHED-TTL", [], refresh),
      ], zones(of: items, to: year + Feed.foresight) + items)
  }

  /// The zones that the items name, each from the first year it is needed in.
  private func zones(of items: [Component], to last: Int) -> [Component] {
    var first: [String: Int] = [:]
    for line in items.lazy.flatMap(\.lines) {
      guard let name = line.parameter("TZID"), let year = line.moments?.map(\.date.year).min() else { continue }
      first[name] = min(first[name] ?? year, year)
    }
    return first.sorted { $0.key < $1.key }.compactMap { name, year in
      Zone(identifier: name).map { ZoneComponent(zone: $0, years: min(year, last)...last).component }
    }
  }

  /// What tells one item from all others, and its versions from each other.
  func identity(of reference: ItemReference?, added: Date) -> [ContentLine] {
    let number = reference?.number ?? 0
    let changed = changes[number] ?? added
    return [
      ContentLine("UID", text: "\(number)@\(realm)"), ContentLine("DTSTAMP", at: changed),
      ContentLine("CREATED", at: added), ContentLine("LAST-MODIFIED", at: changed),
    ]
  }

  /// What todos and events have in common.
  func details(
    list: String?, tags: [String], place: String?, people: [String], note: String?, url: String?
  ) -> [ContentLine] {
    var lines: [ContentLine] = []
    let categories = (list.map { [$0] } ?? []) + tags.filter { $0 != list }
    if !categories.isEmpty { lines.append(ContentLine("CATEGORIES", texts: categories)) }
    if let list { lines.append(ContentLine(Extension.list, text: list)) }
    if let place { lines.append(ContentLine("LOCATION", text: place)) }
    // Attendees would be invited by some calendars, so that they are contacts.
    lines += people.map { ContentLine("CONTACT", text: $0) }
    if let note { lines.append(ContentLine("DESCRIPTION", text: note)) }
    if let url, let line = ContentLine(uri: url) { lines.append(line) }
    return lines
  }
}

extension ContentLine {
  /// A link; nil where it holds what would end the line.
  init?(uri: String) {
    guard uri.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7f }) else { return nil }
    self.init("URL", [], uri)
  }
}
