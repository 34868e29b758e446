import Agenda
import Civil

/// The zone that a telephone number's owner is likely to be in, by its country (ITU-T E.164) and, in North America, by
/// its area code (nationalnanpa.com).
enum TelephoneZone {
  /// Returns the zone; nil if the number's country has several zones, or is not known.
  static func zone(of number: String) -> Zone? {
    guard number.hasPrefix("+") else { return nil }
    let digits = number.dropFirst()
    if digits.hasPrefix("1"), digits.count == 11, let code = Int(digits.dropFirst().prefix(3)) {
      return Zone(identifier: areas[code] ?? "America/New_York")
    }
    // No country's code begins with another's.
    for length in 1...3 {
      if let name = countries[String(digits.prefix(length))] { return Zone(identifier: name) }
    }
    return nil
  }

  private static let countries = [
    "20": "Africa/Cairo", "27": "Africa/Johannesburg", "30": "Europe/Athens", "31": "Europe/Amsterdam",
    "32": "Europe/Brussels", "33": "Europe/Paris", "34": "Europe/Madrid", "36": "Europe/Budapest",
    "39": "Europe/Rome", "40": "Europe/Bucharest", "41": "Europe/Zurich", "43": "Europe/Vienna",
    "44": "Europe/London", "45": "Europe/Copenhagen", "46": "Europe/Stockholm", "47": "Europe/Oslo",
    "48": "Europe/Warsaw", "49": "Europe/Berlin", "63": "Asia/Manila", "64": "Pacific/Auckland",
    "65": "Asia/Singapore", "66": "Asia/Bangkok", "81": "Asia/Tokyo", "82": "Asia/Seoul", "84": "Asia/Ho_Chi_Minh",
    "86": "Asia/Shanghai", "90": "Europe/Istanbul", "91": "Asia/Kolkata", "92": "Asia/Karachi",
    "94": "Asia/Colombo", "234": "Africa/Lagos", "254": "Africa/Nairobi", "351": "Europe/Lisbon",
    "353": "Europe/Dublin", "358": "Europe/Helsinki", "380": "Europe/Kyiv", "420": "Europe/Prague",
    "852": "Asia/Hong_Kong", "880": "Asia/Dhaka", "886": "Asia/Taipei", "966": "Asia/Riyadh", "971": "Asia/Dubai",
    "972": "Asia/Jerusalem",
  ]

  /// The area codes of North America west of its eastern time; codes that are not listed are on eastern time.
  private static let areas: [Int: String] = [
    (
      "America/Chicago",
      [
        205, 210, 214, 217, 218, 224, 225, 228, 251, 254, 256, 262, 270, 281, 309, 312, 314, 316, 318, 319, 320, 331,
        334, 337, 346, 361, 402, 405, 409, 414, 417, 430, 432, 464, 469, 479, 501, 504, 507, 512, 515, 531, 534, 539,
        563, 573, 580, 601, 605, 608, 612, 615, 618, 620, 629, 630, 636, 641, 651, 659, 660, 662, 682, 701, 708, 712,
        713, 715, 726, 730, 731, 737, 763, 769, 773, 779, 785, 806, 815, 816, 817, 830, 832, 847, 870, 872, 901, 903,
        913, 915, 918, 920, 931, 936, 938, 940, 945, 952, 956, 972, 979, 985,
      ]
    ),
    ("America/Denver", [303, 307, 385, 406, 435, 505, 575, 719, 720, 801, 970, 983, 986, 208]),
    ("America/Phoenix", [480, 520, 602, 623, 928]),
    (
      "America/Los_Angeles",
      [
        206, 209, 213, 253, 279, 310, 323, 341, 360, 408, 415, 424, 425, 442, 458, 503, 509, 510, 530, 541, 559, 562,
        564, 619, 626, 628, 650, 657, 661, 669, 702, 707, 714, 725, 747, 760, 775, 805, 818, 820, 831, 840, 858, 909,
        916, 925, 949, 951, 971,
      ]
    ),
    ("America/Anchorage", [907]), ("Pacific/Honolulu", [808]), ("America/Puerto_Rico", [787, 939]),
    ("America/Vancouver", [236, 250, 604, 672, 778]), ("America/Edmonton", [368, 403, 587, 780, 825]),
    ("America/Regina", [306, 474, 639]), ("America/Winnipeg", [204, 431, 584]), ("America/Halifax", [782, 902]),
    ("America/St_Johns", [709]), ("America/Moncton", [506]),
  ].reduce(into: [:]) { areas, zone in for code in zone.1 { areas[code] = zone.0 } }
}
