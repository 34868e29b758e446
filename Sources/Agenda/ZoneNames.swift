import Foundation

extension Zone {
  /// The IANA names of the zones that a name could mean: an IANA name in any case, or the city at the end of one
  /// (`new york`), or a country that has one zone.
  public static func named(_ name: String) -> [String] {
    let wanted = name.zoneKey
    guard !wanted.isEmpty else { return [] }
    if let country = countries[wanted] { return [country] }
    if let cities = widerCountries[wanted] { return cities }
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
    "wellington": "Pacific/Auckland", "spain": "Europe/Madrid", "portugal": "Europe/Lisbon",
    "croatia": "Europe/Zagreb", "serbia": "Europe/Belgrade", "slovakia": "Europe/Bratislava",
    "slovenia": "Europe/Ljubljana", "lithuania": "Europe/Vilnius", "latvia": "Europe/Riga",
    "estonia": "Europe/Tallinn", "iceland": "Atlantic/Reykjavik", "morocco": "Africa/Casablanca",
    "tunisia": "Africa/Tunis", "algeria": "Africa/Algiers", "ghana": "Africa/Accra", "ethiopia": "Africa/Addis_Ababa",
    "saudiarabia": "Asia/Riyadh", "uae": "Asia/Dubai", "bangladesh": "Asia/Dhaka", "srilanka": "Asia/Colombo",
    "nepal": "Asia/Kathmandu", "chile": "America/Santiago", "ecuador": "America/Guayaquil",
    "bolivia": "America/La_Paz", "uruguay": "America/Montevideo", "paraguay": "America/Asuncion",
    "california": "America/Los_Angeles", "texas": "America/Chicago", "florida": "America/New_York",
    "hawaii": "Pacific/Honolulu", "alaska": "America/Anchorage", "arizona": "America/Phoenix",
    "birmingham": "Europe/London", "glasgow": "Europe/London", "liverpool": "Europe/London",
    "leeds": "Europe/London", "bristol": "Europe/London", "cardiff": "Europe/London", "lyon": "Europe/Paris",
    "marseille": "Europe/Paris", "toulouse": "Europe/Paris", "nice": "Europe/Paris", "bordeaux": "Europe/Paris",
    "lille": "Europe/Paris", "stuttgart": "Europe/Berlin", "dusseldorf": "Europe/Berlin",
    "leipzig": "Europe/Berlin", "dresden": "Europe/Berlin", "naples": "Europe/Rome", "turin": "Europe/Rome",
    "florence": "Europe/Rome", "valencia": "Europe/Madrid", "seville": "Europe/Madrid",
    "rotterdam": "Europe/Amsterdam", "thehague": "Europe/Amsterdam", "porto": "Europe/Lisbon",
    "krakow": "Europe/Warsaw", "antwerp": "Europe/Brussels", "portland": "America/Los_Angeles",
    "oakland": "America/Los_Angeles", "minneapolis": "America/Chicago", "neworleans": "America/Chicago",
    "pittsburgh": "America/New_York", "orlando": "America/New_York", "chennai": "Asia/Kolkata",
    "hyderabad": "Asia/Kolkata", "pune": "Asia/Kolkata", "shenzhen": "Asia/Shanghai", "guangzhou": "Asia/Shanghai",
  ]

  /// Countries of several zones, each by the cities people there would name.
  private static let widerCountries: [String: [String]] = {
    let america = [
      "America/New_York", "America/Chicago", "America/Denver", "America/Phoenix", "America/Los_Angeles",
      "America/Anchorage", "Pacific/Honolulu",
    ]
    return [
      "usa": america, "us": america, "unitedstates": america, "america": america,
      "canada": [
        "America/Toronto", "America/Winnipeg", "America/Edmonton", "America/Vancouver", "America/Halifax",
        "America/St_Johns",
      ],
      "mexico": ["America/Mexico_City", "America/Cancun", "America/Hermosillo", "America/Tijuana"],
      "brazil": ["America/Sao_Paulo", "America/Manaus", "America/Rio_Branco", "America/Noronha"],
      "australia": [
        "Australia/Sydney", "Australia/Brisbane", "Australia/Adelaide", "Australia/Darwin", "Australia/Perth",
      ],
      "russia": [
        "Europe/Kaliningrad", "Europe/Moscow", "Europe/Samara", "Asia/Yekaterinburg", "Asia/Omsk", "Asia/Krasnoyarsk",
        "Asia/Irkutsk", "Asia/Yakutsk", "Asia/Vladivostok",
      ],
      "indonesia": ["Asia/Jakarta", "Asia/Makassar", "Asia/Jayapura"],
    ]
  }()

  /// The zone of a whole-hour offset from UTC (`+2`, `utc-5`), by its IANA name, or nil where the text is none.
  public static func fixed(_ text: String) -> String? {
    var key = text.zoneKey
    for prefix in ["utc", "gmt"] where key.hasPrefix(prefix) && key.count > 3 { key.removeFirst(3) }
    guard let sign = key.first, sign == "+" || sign == "-" else { return nil }
    var digits = key.dropFirst()
    if digits.count == 4, digits.hasSuffix("00") { digits.removeLast(2) }
    guard digits.count < 3, let hours = Int(digits), hours <= (sign == "+" ? 14 : 12) else { return nil }
    // The database counts them west of Greenwich.
    return hours == 0 ? "Etc/UTC" : "Etc/GMT\(sign == "+" ? "-" : "+")\(hours)"
  }

  /// Whether it is an offset and no place, so that it keeps no summer time.
  public var isFixed: Bool { identifier.hasPrefix("Etc/") || identifier.hasPrefix("GMT") }
}

extension String {
  /// Letters, digits and signs only, lower case: `New_York` and `new york` are one.
  fileprivate var zoneKey: String {
    String(lowercased().filter { $0.isLetter || $0.isNumber || $0 == "/" || $0 == "+" || $0 == "-" })
  }
}
