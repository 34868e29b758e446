import Civil

extension [Component] {
  /// The number of years ahead for which the VTIMEZONEs describe changes of the clock.
  private static let foresight = 10

  /// The items, after a VTIMEZONE for each zone that they name, which begins in the first year that needs it.
  ///
  /// - Parameter year: the current year.
  func withZones(until year: Int) -> [Component] {
    let last = year + Self.foresight
    var first: [String: Int] = [:]
    for line in lazy.flatMap(\.lines) {
      guard let name = line.parameter("TZID"), let year = line.moments?.map(\.date.year).min() else { continue }
      first[name] = Swift.min(first[name] ?? year, year)
    }
    let zones = first.sorted { $0.key < $1.key }.compactMap { name, year in
      Zone(identifier: name).map { ZoneComponent(zone: $0, years: Swift.min(year, last)...last).component }
    }
    return zones + self
  }
}
