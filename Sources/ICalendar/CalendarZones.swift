public import Civil
import Foundation

/// The zones that a calendar names, found by their names or else by their descriptions in the calendar.
///
/// A TZID may be an IANA name, one with a vendor's prefix, or a Windows name. If it is none of these, the VTIMEZONE of
/// that name (RFC 5545 3.6.5) is compared with the world's zones.
public struct CalendarZones: Sendable {
  /// The zone of the whole calendar (X-WR-TIMEZONE or TIMEZONE-ID); nil if it names none that is known.
  public let ofCalendar: Zone?

  private let described: [String: ZoneDescription]
  private let preferred: Zone
  private var found: [String: Zone?] = [:]

  /// - Parameters:
  ///   - calendar: the VCALENDAR.
  ///   - preferred: the zone to take if several fit a VTIMEZONE.
  public init(of calendar: Component, preferring preferred: Zone) {
    self.preferred = preferred
    described = Dictionary(
      calendar.components.filter { $0.name == "VTIMEZONE" }.prefix(100).compactMap { component in
        component["TZID"].map { ($0.text, ZoneDescription(component)) }
      }, uniquingKeysWith: { first, _ in first })
    let name = calendar["X-WR-TIMEZONE"]?.text ?? calendar["TIMEZONE-ID"]?.text
    ofCalendar = name.flatMap(Self.zone(named:))
  }

  /// The zone of a TZID; nil if neither its name nor its VTIMEZONE identifies it.
  public mutating func zone(_ identifier: String) -> Zone? {
    if let known = found[identifier] { return known }
    let zone = resolved(identifier)
    found[identifier] = .some(zone)
    return zone
  }

  private func resolved(_ identifier: String) -> Zone? {
    if let zone = Self.zone(named: identifier) { return zone }
    guard let description = described[identifier] else { return nil }
    if let place = description.place, let zone = Self.zone(named: place) { return zone }
    return description.zone(preferring: preferred)
  }

  /// The zone with a name that calendars use: `Europe/London`, `/example.org/2004/America/Chicago`, `GMT Standard
  /// Time`, `(UTC+01:00) Amsterdam`.
  public static func zone(named name: String) -> Zone? {
    let name = name.trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
    guard !name.isEmpty, name.utf8.count <= 100 else { return nil }
    if let known = WindowsZones.identifier(of: name) { return Zone(identifier: known) }
    if let zone = Zone(listed: name) { return zone }
    let parts = name.split(separator: "/")
    for count in [3, 2] where parts.count > count {
      if let zone = Zone(listed: parts.suffix(count).joined(separator: "/")) { return zone }
    }
    return Zone.fixed(name).flatMap { Zone(identifier: $0) }
  }
}

extension Zone {
  /// The zone of an IANA name, in any case. Foundation also takes offsets and abbreviations for names. They are not
  /// accepted here, since the calendar itself may define `EST` or `GMT+2`.
  fileprivate init?(listed name: String) {
    if ["UTC", "GMT", "Z", "Zulu", "UCT"].contains(name) {
      self = .utc
      return
    }
    guard name.contains("/"), let place = Zone.places(named: name).first else { return nil }
    self.init(identifier: place.zone)
  }
}
