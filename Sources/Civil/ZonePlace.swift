/// A place that a person can name, and its time zone.
public struct ZonePlace: Hashable, Sendable {
  /// The place as replies show it, `New York`.
  public var name: String
  /// The state, province or country, which distinguishes it from others with its name; nil for a country and for a
  /// zone's city.
  public var whereabouts: String?
  /// The IANA name of its zone.
  public var zone: String

  /// A place in a state, province or country.
  public init(_ name: String, _ whereabouts: String? = nil, zone: String) {
    (self.name, self.whereabouts, self.zone) = (name, whereabouts, zone)
  }

  /// The city that gives a zone its name: `America/New_York` is New York.
  public init(zone: String) {
    let city = zone.split(separator: "/").last.map { String($0).replacing("_", with: " ") }
    self.init(city ?? zone, zone: zone)
  }
}
