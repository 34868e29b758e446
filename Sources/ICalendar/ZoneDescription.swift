import Civil
import Foundation

/// A zone as a VTIMEZONE describes it (RFC 5545 3.6.5): the changes of its clock, and the offsets after them.
struct ZoneDescription: Sendable {
  private struct Observance: Sendable {
    var start: CivilDateTime
    var rule: Recurrence?
    var dates: [CivilDateTime]
    /// The seconds east of UTC before the change and after it.
    var from: Int
    var to: Int

    init?(_ component: Component) {
      guard let start = component["DTSTART"]?.stamps.first,
        let from = component["TZOFFSETFROM"].flatMap({ Self.seconds($0.value) }),
        let to = component["TZOFFSETTO"].flatMap({ Self.seconds($0.value) })
      else { return nil }
      (self.start, self.from, self.to) = (start.wall, from, to)
      rule = component["RRULE"].flatMap { try? Recurrence(rrule: $0.value) }
      // A real clock changes by a yearly rule. Strangers may write other rules, which would take long to evaluate.
      if rule.map({ $0.frequency != .yearly || $0.count ?? 0 > 200 }) == true { rule = nil }
      dates = Array(component.lines.filter { $0.name == "RDATE" }.flatMap(\.stamps).map(\.wall).prefix(400))
    }

    /// The seconds of an offset such as `+0100` or `-075258` (RFC 5545 3.3.14).
    private static func seconds(_ text: String) -> Int? {
      let digits = text.filter { $0.isASCII && $0.isNumber }
      guard let number = Int(digits), digits.count == 4 || digits.count == 6 else { return nil }
      let full = digits.count == 4 ? number * 100 : number
      let seconds = full / 10_000 * 3600 + full / 100 % 100 * 60 + full % 100
      guard seconds < 86_400 else { return nil }
      return text.first == "-" ? -seconds : seconds
    }

    /// The last time it began at or before a local time; nil if it had not begun.
    func last(before wall: CivilDateTime) -> CivilDateTime? {
      guard start <= wall else { return nil }
      let listed = ([start] + dates).filter { $0 <= wall }.max()
      guard let rule else { return listed }
      let from = max(start, wall.adding(seconds: -800 * 86_400))
      let ruled = rule.occurrences(from: start, onOrAfter: from).prefix(20).prefix { $0 <= wall }.suffix(1).first
      return [listed, ruled].compactMap { $0 }.max()
    }
  }

  /// The place that a program also names (X-LIC-LOCATION); nil if it names none.
  let place: String?
  private let observances: [Observance]

  init(_ component: Component) {
    place = component["X-LIC-LOCATION"]?.text
    observances = component.components.filter { ["STANDARD", "DAYLIGHT"].contains($0.name) }.prefix(200)
      .compactMap { Observance($0) }
  }

  /// The seconds east of UTC at a local time; nil if the VTIMEZONE has no observances.
  func offset(at wall: CivilDateTime) -> Int? {
    let begun = observances.compactMap { one in one.last(before: wall).map { ($0, one.to) } }
    return begun.max { $0.0 < $1.0 }?.1 ?? observances.min { $0.start < $1.start }?.from
  }

  /// A zone whose offsets are the described ones at noon of sample days from 2000 to 2030: the preferred zone if it
  /// fits, otherwise a well-known one, otherwise any.
  func zone(preferring preferred: Zone) -> Zone? {
    let days = stride(from: 2000, through: 2030, by: 3).flatMap { year in
      [(1, 15), (4, 12), (7, 15), (11, 8)].map { CivilDate(year: year, month: $0.0, clampingDay: $0.1) }
    }
    let told = days.map { offset(at: CivilDateTime($0, .noon)) }
    guard let first = told.last ?? nil else { return nil }
    let recent = days.indices.filter { days[$0].year >= 2009 }
    func fits(_ zone: Zone, on indices: [Int]) -> Bool {
      indices.allSatisfy { index in
        zone.offset(at: zone.instant(of: CivilDateTime(days[index], .noon))) == told[index]
      }
    }
    let candidates = [preferred] + Self.wellKnown.compactMap { Zone(identifier: $0) }
    // Many programs write only today's rules, as if they had always been valid, so the days since 2009 suffice.
    for indices in [Array(days.indices), recent] {
      if let zone = candidates.first(where: { fits($0, on: indices) }) { return zone }
    }
    let any = TimeZone.knownTimeZoneIdentifiers.lazy.compactMap { Zone(identifier: $0) }
    if let zone = any.first(where: { fits($0, on: recent) }) { return zone }
    guard first % 3600 == 0 else { return nil }
    return Zone.fixed((first < 0 ? "-" : "+") + String(abs(first) / 3600)).flatMap { Zone(identifier: $0) }
  }

  private static let wellKnown = [
    "Europe/London", "Europe/Berlin", "Europe/Helsinki", "Europe/Lisbon", "Europe/Moscow", "Europe/Istanbul",
    "America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles", "America/Phoenix",
    "America/Halifax", "America/St_Johns", "America/Anchorage", "America/Sao_Paulo", "America/Mexico_City",
    "America/Bogota", "Pacific/Honolulu", "Australia/Sydney", "Australia/Brisbane", "Australia/Adelaide",
    "Australia/Darwin", "Australia/Perth", "Pacific/Auckland", "Asia/Tokyo", "Asia/Shanghai", "Asia/Singapore",
    "Asia/Kolkata", "Asia/Dubai", "Asia/Jerusalem", "Africa/Johannesburg", "Africa/Lagos", "Africa/Nairobi", "Etc/UTC",
  ]
}
