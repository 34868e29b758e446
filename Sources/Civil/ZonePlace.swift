/// A place that people name, and the zone its clocks keep.
public struct ZonePlace: Hashable, Sendable {
  public var name: String
  /// Its state, province or country, which tells it from others of its name; nil for a country.
  public var whereabouts: String?
  /// The IANA name of its zone.
  public var zone: String

  public init(_ name: String, _ whereabouts: String? = nil, zone: String) {
    (self.name, self.whereabouts, self.zone) = (name, whereabouts, zone)
  }

  /// The city that gives a zone its name: `America/New_York` is New York.
  public init(zone: String) {
    let city = zone.split(separator: "/").last.map { String($0).replacing("_", with: " ") }
    self.init(city ?? zone, zone: zone)
  }
}
