import Civil
import HTTPTypes

/// The person's preferences for the pages in one browser, kept in cookies of that browser.
struct Look: Hashable, Sendable {
  enum Theme: String, CaseIterable, Sendable {
    case system, light, dark
  }

  var theme = Theme.system
  /// True if single keys do something (WCAG 2.1.4 requires a way to turn them off).
  var hasShortcuts = true
  /// A second zone whose hours are shown beside the person's; nil for none.
  var zone: Zone?

  /// True if the browser keeps pages for reading without a connection.
  var keepsPages = false

  static let themeCookie = "theme"
  static let shortcutsCookie = "keys"
  static let zoneCookie = "zone"
  static let offlineCookie = "offline"

  init() {}

  /// Reads the look from a request's cookies.
  init(cookies: String?) {
    for cookie in (cookies ?? "").split(separator: ";") {
      let pair = cookie.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " } }
      switch (pair.first, pair.dropFirst().first) {
      case (Look.themeCookie, let value?): theme = Theme(rawValue: value) ?? .system
      case (Look.shortcutsCookie, let value?): hasShortcuts = value != "off"
      case (Look.zoneCookie, let value?): zone = Zone(identifier: value)
      case (Look.offlineCookie, let value?): keepsPages = value == "on"
      default: break
      }
    }
  }

  /// The cookies that keep it for a year.
  var cookies: [String] {
    [
      "\(Look.themeCookie)=\(theme.rawValue)", "\(Look.shortcutsCookie)=\(hasShortcuts ? "on" : "off")",
      "\(Look.zoneCookie)=\(zone?.identifier ?? "none")", "\(Look.offlineCookie)=\(keepsPages ? "on" : "off")",
    ]
    .map { $0 + "; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly" }
  }
}
