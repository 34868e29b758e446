public import Civil

extension Conventions {
  /// The usual conventions of a zone's country, until the person chooses others: the United States and some islands
  /// write the month first and use the 12-hour clock.
  public init(zone: Zone) {
    self.init()
    guard Conventions.monthFirstZones.contains(zone.identifier) || zone.identifier.hasPrefix("US/") else { return }
    dateOrder = .monthFirst
    clock = .twelve
  }

  /// The zones of countries that write the month first (Unicode CLDR's short dates).
  private static let monthFirstZones: Set<String> = [
    "America/Adak", "America/Anchorage", "America/Boise", "America/Chicago", "America/Denver", "America/Detroit",
    "America/Indiana/Indianapolis", "America/Indiana/Knox", "America/Indiana/Marengo", "America/Indiana/Petersburg",
    "America/Indiana/Tell_City", "America/Indiana/Vevay", "America/Indiana/Vincennes", "America/Indiana/Winamac",
    "America/Indianapolis", "America/Juneau", "America/Kentucky/Louisville", "America/Kentucky/Monticello",
    "America/Los_Angeles", "America/Louisville", "America/Menominee", "America/Metlakatla", "America/New_York",
    "America/Nome", "America/North_Dakota/Beulah", "America/North_Dakota/Center", "America/North_Dakota/New_Salem",
    "America/Phoenix", "America/Puerto_Rico", "America/Sitka", "America/St_Thomas", "America/Yakutat",
    "Pacific/Guam", "Pacific/Honolulu", "Pacific/Pago_Pago", "Pacific/Saipan", "Pacific/Palau", "Pacific/Majuro",
    "Pacific/Kwajalein", "Asia/Manila",
  ]
}
