public import Civil
public import Foundation

extension Event {
  /// The event that a person keeps when they go to every time of a community's series; nil if no single rule gives the
  /// series' times.
  ///
  /// - Parameter zone: the community's.
  public init?(_ series: EventSeries, zone: Zone, added: Date) {
    guard let whole = series.whole, whole.rules.count == 1, whole.additions.isEmpty,
      !series.parts.contains(where: \.replacesLater)
    else { return nil }
    self.init(name: whole.name, start: whole.start, end: whole.end, added: added)
    (place, url) = (whole.place, whole.url ?? whole.onlineURL)
    recurrence = whole.rules[0]
    for exception in whole.exceptions { skip(exception) }
    for part in series.parts {
      guard let original = series.original(of: part, in: zone) else { continue }
      let id = CivilDateTime(original.date, original.time ?? .midnight)
      guard part.status != .cancelled else {
        skip(id)
        continue
      }
      var override = Override(id, start: part.start, end: part.end)
      override.name = part.name == whole.name ? nil : part.name
      override.place = part.place == whole.place ? nil : part.place
      overrides[id] = override
    }
  }

  /// A text that represents the times: if it changes, people who go every time hear of it.
  public var times: String {
    let moved = overrides.map { "\($0.recurrenceID)=\($0.start)" }.sorted()
    let ends = end.map { "/\($0)" } ?? ""
    return (["\(start)\(ends) \(recurrence?.stored ?? "")"] + moved).joined(separator: ";")
  }
}
