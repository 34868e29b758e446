import Civil

/// The holidays that people name in English, and their dates.
enum EnglishHolidays {
  private static let britain = ["Europe/London", "Europe/Belfast", "Europe/Dublin", "Europe/Jersey", "Europe/Guernsey"]
  private static let canada = [
    "America/Toronto", "America/Vancouver", "America/Edmonton", "America/Winnipeg", "America/Halifax",
    "America/Montreal", "America/Regina", "America/St_Johns",
  ]

  private static let mothers = Holiday.Rule.byCountry([(britain, .easter(-21)), ([], .nth(2, weekday: 7, month: 5))])
  private static let fathers = Holiday.Rule.byCountry([
    (["Australia/", "Pacific/Auckland"], .nth(1, weekday: 7, month: 9)),
    (["Europe/Madrid", "Europe/Lisbon", "Europe/Rome"], .fixed(month: 3, day: 19)),
    ([], .nth(3, weekday: 7, month: 6)),
  ])
  private static let thanksgiving = Holiday.Rule.byCountry([
    (canada, .nth(2, weekday: 1, month: 10)), ([], .nth(4, weekday: 4, month: 11)),
  ])
  private static let labor = Holiday.Rule.byCountry([
    (["America/", "US/", "Pacific/Honolulu"], .nth(1, weekday: 1, month: 9)), ([], .fixed(month: 5, day: 1)),
  ])

  static let all: [Holiday] = [
    Holiday(.fixed(month: 12, day: 25), "christmas"), Holiday(.fixed(month: 12, day: 25), "christmas", "day"),
    Holiday(.fixed(month: 12, day: 25), "xmas"), Holiday(.fixed(month: 12, day: 25), "xmas", "day"),
    Holiday(.fixed(month: 12, day: 25), "chrismas"),
    Holiday(.fixed(month: 12, day: 24), "christmas", "eve"), Holiday(.fixed(month: 12, day: 24), "xmas", "eve"),
    Holiday(.fixed(month: 12, day: 26), "boxing", "day"), Holiday(.fixed(month: 12, day: 26), "st", "stephens", "day"),
    Holiday(.fixed(month: 1, day: 1), "new", "year", "day"), Holiday(.fixed(month: 1, day: 1), "new", "years", "day"),
    Holiday(.fixed(month: 1, day: 1), "new", "year", isWeak: true),
    Holiday(.fixed(month: 1, day: 1), "new", "years", isWeak: true),
    Holiday(.fixed(month: 12, day: 31), "new", "year", "eve"),
    Holiday(.fixed(month: 12, day: 31), "new", "years", "eve"),
    Holiday(.fixed(month: 12, day: 31), "nye"), Holiday(.fixed(month: 12, day: 31), "hogmanay"),
    Holiday(.easter(0), "easter"), Holiday(.easter(0), "easter", "sunday"), Holiday(.easter(1), "easter", "monday"),
    Holiday(.easter(-1), "easter", "saturday"), Holiday(.easter(-2), "good", "friday"),
    Holiday(.easter(-2), "easter", "friday"),
    Holiday(.easter(-3), "maundy", "thursday"), Holiday(.easter(-7), "palm", "sunday"),
    Holiday(.easter(-46), "ash", "wednesday"),
    Holiday(.easter(-47), "shrove", "tuesday"), Holiday(.easter(-47), "pancake", "day"),
    Holiday(.easter(-47), "pancake", "tuesday"), Holiday(.easter(39), "ascension", "day"),
    Holiday(.easter(49), "pentecost"),
    Holiday(.easter(49), "whit", "sunday"), Holiday(.easter(50), "whit", "monday"),
    Holiday(thanksgiving, "thanksgiving"), Holiday(thanksgiving, "thanksgiving", "day"),
    Holiday(.after(1, nth: 4, weekday: 4, month: 11), "black", "friday"),
    Holiday(.after(4, nth: 4, weekday: 4, month: 11), "cyber", "monday"),
    Holiday(.fixed(month: 2, day: 14), "valentine"), Holiday(.fixed(month: 2, day: 14), "valentines"),
    Holiday(.fixed(month: 2, day: 14), "valentines", "day"), Holiday(.fixed(month: 2, day: 14), "valentine", "day"),
    Holiday(.fixed(month: 2, day: 14), "st", "valentines", "day"),
    Holiday(.fixed(month: 10, day: 31), "halloween"), Holiday(mothers, "mother", "day"),
    Holiday(mothers, "mothers", "day"),
    Holiday(.easter(-21), "mothering", "sunday"),
    Holiday(fathers, "father", "day"), Holiday(fathers, "fathers", "day"),
    Holiday(labor, "labor", "day"), Holiday(labor, "labour", "day"),
    Holiday(.nth(-1, weekday: 1, month: 5), "memorial", "day"),
    Holiday(.fixed(month: 7, day: 4), "independence", "day"), Holiday(.fixed(month: 6, day: 19), "juneteenth"),
    Holiday(.nth(3, weekday: 1, month: 1), "mlk", "day"),
    Holiday(.nth(3, weekday: 1, month: 1), "martin", "luther", "king", "day"),
    Holiday(.nth(3, weekday: 1, month: 2), "presidents", "day"), Holiday(.fixed(month: 11, day: 11), "veterans", "day"),
    Holiday(.nth(2, weekday: 1, month: 10), "columbus", "day"), Holiday(.fixed(month: 2, day: 2), "groundhog", "day"),
    Holiday(.fixed(month: 4, day: 22), "earth", "day"), Holiday(.fixed(month: 3, day: 17), "st", "patricks", "day"),
    Holiday(.fixed(month: 3, day: 17), "saint", "patricks", "day"),
    Holiday(.fixed(month: 3, day: 17), "saint", "patrick", "day"),
    Holiday(.fixed(month: 3, day: 17), "st", "patrick", "day"),
    Holiday(.fixed(month: 11, day: 5), "bonfire", "night"),
    Holiday(.fixed(month: 11, day: 5), "guy", "fawkes", "night"),
    Holiday(.fixed(month: 11, day: 5), "guy", "fawkes", "day"), Holiday(.fixed(month: 11, day: 5), "guy", "fawkes"),
    Holiday(.fixed(month: 1, day: 25), "burns", "night"), Holiday(.fixed(month: 1, day: 6), "epiphany"),
    Holiday(.fixed(month: 7, day: 1), "canada", "day"), Holiday(.fixed(month: 1, day: 26), "australia", "day"),
    Holiday(.fixed(month: 4, day: 25), "anzac", "day"), Holiday(.fixed(month: 7, day: 14), "bastille", "day"),
    Holiday(.fixed(month: 4, day: 1), "april", "fools", "day"),
    Holiday(.fixed(month: 4, day: 1), "april", "fool", "day"),
    Holiday(.fixed(month: 4, day: 1), "april", "fools"),
    Holiday(.fixed(month: 11, day: 1), "all", "saints", "day"),
    Holiday(.fixed(month: 11, day: 2), "all", "souls", "day"),
    Holiday(.nth(2, weekday: 7, month: 11), "remembrance", "sunday"),
    Holiday(.fixed(month: 11, day: 11), "remembrance", "day"),
  ]

  /// The holidays grouped by their first word; the lexicon's value of that word is the index in this list.
  static let groups: [[Holiday]] = {
    var groups: [[Holiday]] = []
    for holiday in all {
      let first = "\(holiday.words[0])"
      if let index = groups.firstIndex(where: { "\($0[0].words[0])" == first }) {
        groups[index].append(holiday)
      } else {
        groups.append([holiday])
      }
    }
    return groups
  }()
}

extension EnglishHolidays {
  /// Returns the next public holiday on a Monday in Britain (in Ireland for people whose time zone is there), from a
  /// day on.
  static func bankHolidayMonday(from day: CivilDate, zone: Zone) -> CivilDate? {
    let rules = common + (zone.identifier == "Europe/Dublin" ? irish : british)
    return rules.flatMap { rule in
      [day.components.year, day.components.year + 1].compactMap { Holiday.date(rule, $0, zone) }
    }.filter { $0 >= day }.min()
  }

  private static let common: [Holiday.Rule] = [.easter(1), .nth(1, weekday: 1, month: 5)]
  private static let british: [Holiday.Rule] = [
    .nth(-1, weekday: 1, month: 5), .nth(-1, weekday: 1, month: 8), .among(25...28, month: 12, weekday: 1),
    .among(1...3, month: 1, weekday: 1),
  ]
  private static let irish: [Holiday.Rule] = [
    .nth(1, weekday: 1, month: 2), .nth(1, weekday: 1, month: 6), .nth(1, weekday: 1, month: 8),
    .nth(-1, weekday: 1, month: 10),
  ]
}
