import Foundation

extension Zone {
  /// The IANA names of the zones that a name could mean: an IANA name in any case, or the city at the end of one
  /// (`new york`), or a country that has one zone.
  public static func named(_ name: String) -> [String] {
    let wanted = name.zoneKey
    guard !wanted.isEmpty else { return [] }
    if let country = countries[wanted] { return [country] }
    let known = TimeZone.knownTimeZoneIdentifiers
    let exact = known.filter { $0.zoneKey == wanted }
    if !exact.isEmpty { return exact }
    let cities = known.filter { $0.split(separator: "/").last.map { String($0).zoneKey == wanted } ?? false }
    if !cities.isEmpty { return cities }
    // Aliases and fixed zones that are not listed (`UTC`, `Europe/Kyiv`), by their exact name only.
    return Zone(identifier: name.trimmingCharacters(in: .whitespaces)).map { [$0.identifier] } ?? []
  }

  /// Countries with one zone for nearly all, and cities that people name and the zone database does not.
  private static let countries = [
    "uk": "Europe/London", "england": "Europe/London", "scotland": "Europe/London", "wales": "Europe/London",
    "unitedkingdom": "Europe/London", "ireland": "Europe/Dublin", "france": "Europe/Paris",
    "germany": "Europe/Berlin", "austria": "Europe/Vienna", "switzerland": "Europe/Zurich", "italy": "Europe/Rome",
    "netherlands": "Europe/Amsterdam", "belgium": "Europe/Brussels", "denmark": "Europe/Copenhagen",
    "sweden": "Europe/Stockholm", "norway": "Europe/Oslo", "finland": "Europe/Helsinki", "poland": "Europe/Warsaw",
    "czechia": "Europe/Prague", "hungary": "Europe/Budapest", "greece": "Europe/Athens", "turkey": "Europe/Istanbul",
    "romania": "Europe/Bucharest", "bulgaria": "Europe/Sofia", "ukraine": "Europe/Kyiv", "india": "Asia/Kolkata",
    "japan": "Asia/Tokyo", "china": "Asia/Shanghai", "southkorea": "Asia/Seoul", "korea": "Asia/Seoul",
    "thailand": "Asia/Bangkok", "vietnam": "Asia/Ho_Chi_Minh", "philippines": "Asia/Manila",
    "malaysia": "Asia/Kuala_Lumpur", "taiwan": "Asia/Taipei", "pakistan": "Asia/Karachi", "israel": "Asia/Jerusalem",
    "iran": "Asia/Tehran", "egypt": "Africa/Cairo", "kenya": "Africa/Nairobi", "nigeria": "Africa/Lagos",
    "southafrica": "Africa/Johannesburg", "argentina": "America/Argentina/Buenos_Aires", "peru": "America/Lima",
    "colombia": "America/Bogota", "venezuela": "America/Caracas", "newzealand": "Pacific/Auckland",
    "edinburgh": "Europe/London", "manchester": "Europe/London", "munich": "Europe/Berlin",
    "hamburg": "Europe/Berlin", "frankfurt": "Europe/Berlin", "cologne": "Europe/Berlin", "milan": "Europe/Rome",
    "barcelona": "Europe/Madrid", "geneva": "Europe/Zurich", "mumbai": "Asia/Kolkata", "delhi": "Asia/Kolkata",
    "bangalore": "Asia/Kolkata", "beijing": "Asia/Shanghai", "osaka": "Asia/Tokyo",
    "sanfrancisco": "America/Los_Angeles", "seattle": "America/Los_Angeles", "sandiego": "America/Los_Angeles",
    "lasvegas": "America/Los_Angeles", "washington": "America/New_York", "boston": "America/New_York",
    "miami": "America/New_York", "atlanta": "America/New_York", "philadelphia": "America/New_York",
    "houston": "America/Chicago", "dallas": "America/Chicago", "austin": "America/Chicago",
    "montreal": "America/Toronto", "riodejaneiro": "America/Sao_Paulo", "canberra": "Australia/Sydney",
    "wellington": "Pacific/Auckland",
  ]
}

extension String {
  /// Letters, digits and signs only, lower case: `New_York` and `new york` are one.
  fileprivate var zoneKey: String {
    String(lowercased().filter { $0.isLetter || $0.isNumber || $0 == "/" || $0 == "+" || $0 == "-" })
  }
}
