public import Agenda
public import Civil

/// The settings of someone who writes for the first time, until they change them, and what the operator offers them.
public struct NewcomerDefaults: Sendable {
  /// The time zone that is assumed for them.
  public var zone: Zone
  /// How they are assumed to write dates and times.
  public var conventions: Conventions
  /// The operator's text for `!about`: who runs the bot, what it keeps and for how long.
  public var about: String?
  /// The languages that people are read and answered in.
  public var languages = Languages.all
  /// The base URL of the site that serves their calendars; nil where there is none.
  public var site: String?
  /// The base URL of the pages where they see and change what they keep; nil where there are none.
  public var pages: String?

  /// The operator's handle or id, and the name of its network, as the settings have it now; nil where they name nobody.
  public var operatorName: @Sendable () -> (handle: String, network: String)? = { nil }

  /// Defaults with a zone and conventions, as the operator configured them.
  public init(zone: Zone, conventions: Conventions, about: String? = nil, site: String? = nil, pages: String? = nil) {
    self.zone = zone
    self.conventions = conventions
    self.about = about
    self.site = site
    self.pages = pages
  }

  /// The defaults for a telephone number: the zone and conventions of its country, where they are known.
  func near(_ number: String) -> NewcomerDefaults {
    guard let zone = TelephoneZone.zone(of: number) else { return self }
    var near = self
    (near.zone, near.conventions) = (zone, Conventions(zone: zone))
    return near
  }
}
