public import Agenda
public import Civil

/// What someone who writes for the first time is taken to be, until they say otherwise, and what they can be told.
public struct NewcomerDefaults: Sendable {
  public var zone: Zone
  public var conventions: Conventions
  /// What the operator tells of the bot to whoever asks: who runs it, what it keeps and for how long.
  public var about: String?
  /// The address below which their calendars are read; nil where they are not.
  public var site: String?

  public init(zone: Zone, conventions: Conventions, about: String? = nil, site: String? = nil) {
    self.zone = zone
    self.conventions = conventions
    self.about = about
    self.site = site
  }

  /// The same for whoever has that telephone number: in its country's zone, with what is usual there.
  func near(_ number: String) -> NewcomerDefaults {
    guard let zone = TelephoneZone.zone(of: number) else { return self }
    return NewcomerDefaults(zone: zone, conventions: Conventions(zone: zone), about: about, site: site)
  }
}
