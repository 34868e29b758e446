public import Agenda
public import Civil

/// The settings of someone who writes for the first time, until they change them.
public struct NewcomerDefaults: Sendable {
  /// The time zone that is assumed for them.
  public var zone: Zone
  /// The assumed way in which they write dates and times.
  public var conventions: Conventions

  /// Returns the defaults for a telephone number: the zone and conventions of its country, if they are known.
  func near(_ number: String) -> NewcomerDefaults {
    guard let zone = TelephoneZone.zone(of: number) else { return self }
    return NewcomerDefaults(zone: zone, conventions: Conventions(zone: zone))
  }
}
