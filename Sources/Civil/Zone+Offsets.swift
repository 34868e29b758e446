import Foundation

extension Zone {
  /// Returns the IANA name of the zone with a whole-hour offset from UTC (`+2`, `utc-5`), or nil if the text is not
  /// such an offset.
  public static func fixed(_ text: String) -> String? {
    var key = text.lowercased().filter { !$0.isWhitespace }
    for prefix in ["utc", "gmt"] where key.hasPrefix(prefix) && key.count > 3 { key.removeFirst(3) }
    guard let sign = key.first, sign == "+" || sign == "-" else { return nil }
    var digits = key.dropFirst()
    if digits.count == 4, digits.hasSuffix("00") { digits.removeLast(2) }
    guard digits.count < 3, let hours = Int(digits), hours <= (sign == "+" ? 14 : 12) else { return nil }
    // The IANA database counts these zones west of Greenwich.
    return hours == 0 ? "Etc/UTC" : "Etc/GMT\(sign == "+" ? "-" : "+")\(hours)"
  }

  /// The zone as people write it: an offset counted east of Greenwich, `UTC+2`, and any other zone by its IANA name.
  public var label: String { Zone.label(of: identifier) }

  /// Returns the zone of that IANA name as people write it.
  public static func label(of identifier: String) -> String {
    if ["Etc/UTC", "Etc/GMT", "GMT"].contains(identifier) { return "UTC" }
    guard identifier.hasPrefix("Etc/GMT"), let sign = identifier.dropFirst(7).first else { return identifier }
    return "UTC\(sign == "-" ? "+" : "-")\(identifier.dropFirst(8))"
  }

  /// Whether it is a constant offset and not a place: it then has no daylight saving time.
  public var isFixed: Bool { identifier.hasPrefix("Etc/") || identifier.hasPrefix("GMT") }
}
