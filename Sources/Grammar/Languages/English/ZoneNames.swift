/// Time zones as people write them: abbreviations, and the IANA name of each.
enum ZoneNames {
  struct Abbreviation {
    var spelling: String
    /// The IANA zone.
    var zone: String
    /// The IANA zones that the same letters mean on other continents, by the person's continent.
    var elsewhere: [String: String] = [:]
    /// True if it is an everyday word too (`et`, `mt`): only upper case counts then.
    var isWord = false
  }

  static let abbreviations: [Abbreviation] = [
    Abbreviation(spelling: "utc", zone: "Etc/UTC"),
    Abbreviation(spelling: "gmt", zone: "Etc/GMT"),
    Abbreviation(spelling: "zulu", zone: "Etc/UTC"),
    Abbreviation(spelling: "est", zone: "America/New_York", elsewhere: ["Australia": "Australia/Sydney"]),
    Abbreviation(spelling: "edt", zone: "America/New_York", elsewhere: ["Australia": "Australia/Sydney"]),
    Abbreviation(spelling: "et", zone: "America/New_York", isWord: true),
    Abbreviation(spelling: "cst", zone: "America/Chicago", elsewhere: ["Asia": "Asia/Shanghai"]),
    Abbreviation(spelling: "cdt", zone: "America/Chicago"),
    Abbreviation(spelling: "ct", zone: "America/Chicago", isWord: true),
    Abbreviation(spelling: "mst", zone: "America/Denver"),
    Abbreviation(spelling: "mdt", zone: "America/Denver"),
    Abbreviation(spelling: "mt", zone: "America/Denver", isWord: true),
    Abbreviation(spelling: "pst", zone: "America/Los_Angeles", elsewhere: ["Asia": "Asia/Manila"]),
    Abbreviation(spelling: "pdt", zone: "America/Los_Angeles"),
    Abbreviation(spelling: "pt", zone: "America/Los_Angeles", isWord: true),
    Abbreviation(spelling: "akst", zone: "America/Anchorage"),
    Abbreviation(spelling: "hst", zone: "Pacific/Honolulu"),
    Abbreviation(spelling: "bst", zone: "Europe/London", elsewhere: ["Asia": "Asia/Dhaka"]),
    Abbreviation(
      spelling: "ist", zone: "Asia/Kolkata", elsewhere: ["Europe": "Europe/Dublin"]),
    Abbreviation(spelling: "wet", zone: "Europe/Lisbon", isWord: true),
    Abbreviation(spelling: "west", zone: "Europe/Lisbon", isWord: true),
    Abbreviation(spelling: "cet", zone: "Europe/Paris"),
    Abbreviation(spelling: "cest", zone: "Europe/Paris"),
    Abbreviation(spelling: "eet", zone: "Europe/Athens"),
    Abbreviation(spelling: "eest", zone: "Europe/Athens"),
    Abbreviation(spelling: "msk", zone: "Europe/Moscow"),
    Abbreviation(spelling: "sast", zone: "Africa/Johannesburg"),
    Abbreviation(spelling: "eat", zone: "Africa/Nairobi", isWord: true),
    Abbreviation(spelling: "wat", zone: "Africa/Lagos", isWord: true),
    Abbreviation(spelling: "cat", zone: "Africa/Maputo", isWord: true),
    Abbreviation(spelling: "jst", zone: "Asia/Tokyo"),
    Abbreviation(spelling: "kst", zone: "Asia/Seoul"),
    Abbreviation(spelling: "sgt", zone: "Asia/Singapore", isWord: true),
    Abbreviation(spelling: "hkt", zone: "Asia/Hong_Kong"),
    Abbreviation(spelling: "pkt", zone: "Asia/Karachi"),
    Abbreviation(spelling: "aest", zone: "Australia/Sydney"),
    Abbreviation(spelling: "aedt", zone: "Australia/Sydney"),
    Abbreviation(spelling: "acst", zone: "Australia/Adelaide"),
    Abbreviation(spelling: "awst", zone: "Australia/Perth"),
    Abbreviation(spelling: "nzst", zone: "Pacific/Auckland"),
    Abbreviation(spelling: "nzdt", zone: "Pacific/Auckland"),
    Abbreviation(spelling: "ast", zone: "America/Halifax"),
    Abbreviation(spelling: "adt", zone: "America/Halifax"),
    Abbreviation(spelling: "brt", zone: "America/Sao_Paulo"),
    Abbreviation(spelling: "art", zone: "America/Argentina/Buenos_Aires", isWord: true),
  ]

  /// Names before `time` (`9am London time`), lower case.
  static let places: [String: String] = [
    "london": "Europe/London", "uk": "Europe/London", "british": "Europe/London", "dublin": "Europe/Dublin",
    "irish": "Europe/Dublin", "lisbon": "Europe/Lisbon", "paris": "Europe/Paris", "berlin": "Europe/Berlin",
    "madrid": "Europe/Madrid", "rome": "Europe/Rome", "amsterdam": "Europe/Amsterdam", "zurich": "Europe/Zurich",
    "vienna": "Europe/Vienna", "stockholm": "Europe/Stockholm", "oslo": "Europe/Oslo", "helsinki": "Europe/Helsinki",
    "warsaw": "Europe/Warsaw", "prague": "Europe/Prague", "athens": "Europe/Athens", "kyiv": "Europe/Kyiv",
    "istanbul": "Europe/Istanbul", "moscow": "Europe/Moscow", "eastern": "America/New_York",
    "central": "America/Chicago", "mountain": "America/Denver", "pacific": "America/Los_Angeles",
    "boston": "America/New_York", "ny": "America/New_York", "nyc": "America/New_York", "york": "America/New_York",
    "chicago": "America/Chicago", "denver": "America/Denver", "seattle": "America/Los_Angeles",
    "california": "America/Los_Angeles", "la": "America/Los_Angeles", "sf": "America/Los_Angeles",
    "francisco": "America/Los_Angeles", "angeles": "America/Los_Angeles", "toronto": "America/Toronto",
    "vancouver": "America/Vancouver", "dubai": "Asia/Dubai", "india": "Asia/Kolkata", "delhi": "Asia/Kolkata",
    "mumbai": "Asia/Kolkata", "singapore": "Asia/Singapore", "tokyo": "Asia/Tokyo", "japan": "Asia/Tokyo",
    "seoul": "Asia/Seoul", "beijing": "Asia/Shanghai", "shanghai": "Asia/Shanghai", "sydney": "Australia/Sydney",
    "melbourne": "Australia/Melbourne", "brisbane": "Australia/Brisbane", "perth": "Australia/Perth",
    "auckland": "Pacific/Auckland", "nairobi": "Africa/Nairobi", "lagos": "Africa/Lagos", "cairo": "Africa/Cairo",
    "johannesburg": "Africa/Johannesburg",
  ]
}
