/// How a person writes and counts time: data, never the machine's locale.
public struct Conventions: Hashable, Sendable, Codable {
  /// How `3/5` is read; an impossible order is read the other way.
  public enum DateOrder: String, Hashable, Sendable, Codable, CaseIterable {
    case dayFirst = "dmy"
    case monthFirst = "mdy"
  }

  /// How times are shown.
  public enum Clock: String, Hashable, Sendable, Codable, CaseIterable {
    case twelve = "12"
    case twentyFour = "24"
  }

  /// The hours that the parts of the day mean.
  public struct PartsOfDay: Hashable, Sendable, Codable {
    /// Minutes since midnight.
    public var morning = 9 * 60
    public var lunch = 12 * 60
    public var afternoon = 15 * 60
    public var evening = 19 * 60
    public var tonight = 20 * 60
    public var night = 22 * 60
    /// `eod`, the end of the working day.
    public var endOfDay = 17 * 60

    public init() {}
  }

  public var dateOrder: DateOrder
  public var firstWeekday: Weekday
  public var clock: Clock
  public var partsOfDay: PartsOfDay

  public init(
    dateOrder: DateOrder = .dayFirst, firstWeekday: Weekday = .monday, clock: Clock = .twentyFour,
    partsOfDay: PartsOfDay = PartsOfDay()
  ) {
    self.dateOrder = dateOrder
    self.firstWeekday = firstWeekday
    self.clock = clock
    self.partsOfDay = partsOfDay
  }
}

extension Conventions {
  /// What is usual where a zone is kept, until the person says otherwise: where the month comes first, and where
  /// clocks show am and pm. Weeks start on Monday everywhere, as the language says.
  public init(zone: Zone) {
    let identifier = zone.identifier
    self.init(
      dateOrder: Conventions.writesMonthFirst(identifier) ? .monthFirst : .dayFirst,
      clock: Conventions.showsTwelveHours(identifier) ? .twelve : .twentyFour)
  }

  /// Zones of countries that write the month first (CLDR: the United States and the islands it administers, the
  /// Philippines, Belize); in Canada both are met and the calendar's default is read the American way.
  private static let monthFirst: Set<String> = [
    "America/New_York", "America/Detroit", "America/Kentucky/Louisville", "America/Kentucky/Monticello",
    "America/Indiana/Indianapolis", "America/Indiana/Vincennes", "America/Indiana/Winamac", "America/Indiana/Marengo",
    "America/Indiana/Petersburg", "America/Indiana/Vevay", "America/Indiana/Tell_City", "America/Indiana/Knox",
    "America/Indianapolis", "America/Louisville", "America/Chicago", "America/Menominee", "America/North_Dakota/Center",
    "America/North_Dakota/New_Salem", "America/North_Dakota/Beulah", "America/Denver", "America/Boise",
    "America/Phoenix", "America/Los_Angeles", "America/Anchorage", "America/Juneau", "America/Sitka",
    "America/Metlakatla", "America/Yakutat", "America/Nome", "America/Adak", "Pacific/Honolulu", "Pacific/Guam",
    "Pacific/Saipan", "Pacific/Pago_Pago", "America/Puerto_Rico", "America/St_Thomas", "Pacific/Wake",
    "Pacific/Midway", "Asia/Manila", "America/Belize", "America/Toronto", "America/Vancouver", "America/Edmonton",
    "America/Winnipeg", "America/Regina", "America/Halifax", "America/St_Johns",
  ]

  /// Countries that show twelve hours, by zone: those above, and the rest of the English-speaking and South Asian ones.
  private static let twelveHours: Set<String> = [
    "Asia/Kolkata", "Asia/Calcutta", "Asia/Karachi", "Asia/Dhaka", "Asia/Singapore", "Asia/Kuala_Lumpur",
    "Africa/Cairo", "Asia/Riyadh", "America/Bogota", "America/Mexico_City", "Pacific/Auckland",
  ]

  private static func writesMonthFirst(_ zone: String) -> Bool { monthFirst.contains(zone) || zone.hasPrefix("US/") }

  private static func showsTwelveHours(_ zone: String) -> Bool {
    writesMonthFirst(zone) || twelveHours.contains(zone) || zone.hasPrefix("Australia/")
  }
}
