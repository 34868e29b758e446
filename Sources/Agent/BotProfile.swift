public import Agenda
public import Civil

/// The operator's settings that are the same for all who write to the bot.
public struct BotProfile: Sendable {
  /// The settings assumed for people who write for the first time.
  public var newcomers: NewcomerDefaults
  /// The operator's text for `!about`: who runs the bot, what it keeps and for how long.
  public var about: String?
  /// The languages that people are read and answered in.
  public var languages = Languages.all
  /// The base URL of the site that serves their calendars; nil if there is none.
  public var site: String?
  /// The base URL of the pages where they see and change what they keep; nil if there are none.
  public var pages: String?
  /// The community whose events everybody may see; nil if there is none.
  public var community: Community?
  /// True if this program reads the calendars that people follow.
  public var readsSubscriptions = true
  /// The forms for posting a text, with a link of its own if it has one, that fit a person and their addresses.
  public var shareLinks: @Sendable (_ text: String, _ link: String?, _ person: Person, _ at: [Address]) -> [ShareLink]
  /// The operator's handle or id, and the name of its network, as the settings have it now; nil if they name nobody.
  public var operatorName: @Sendable () -> (handle: String, network: String)? = { nil }

  /// A bot whose newcomers live in a zone.
  public init(zone: Zone, conventions: Conventions, about: String? = nil, site: String? = nil, pages: String? = nil) {
    newcomers = NewcomerDefaults(zone: zone, conventions: conventions)
    self.about = about
    self.site = site
    self.pages = pages
    shareLinks = { _, _, _, _ in [] }
  }
}
