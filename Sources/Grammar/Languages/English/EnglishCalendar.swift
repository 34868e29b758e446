extension English {
  /// Names of days and months, of lengths of time, and of parts of the day, with the ways they are misspelt.
  static let calendar: [Meaning] =
    weekdays + weekdaysElsewhere + months + units + parts + paces + days + zones + holidays

  /// The first words of holidays' names.
  private static let holidays: [Meaning] = EnglishHolidays.groups.enumerated().map {
    Meaning(word: .holiday, value: $0, spellings: "\($1[0].words[0])")
  }

  private static let weekdays: [Meaning] =
    [
      ("monday mondy mondya mnoday munday mon", "mondays"),
      ("tuesday tues tue teusday tuseday tuesady tusday tuesdya", "tuesdays"),
      ("wednesday wendesday wensdey wednsday wensday wendsday wedensday weds wednes wednesay wednessday", "wednesdays"),
      ("thursday thurs thur thu thrusday thursdy thurday thirsday thurdsay thursady", "thursdays"),
      ("friday fri firday fryday freiday fridya frdiay", "fridays"),
      ("saturday satuday saterday saturdy saturady satruday", "saturdays"),
      ("sunday sundy sudnay sunady", "sundays"),
    ].enumerated().flatMap { index, spellings in
      [
        Meaning(word: .weekday, value: index + 1, spellings: spellings.0),
        Meaning(word: .weekday, value: index + 1, spellings: spellings.1, flags: .plural),
      ]
    } + [
      Meaning(word: .weekday, value: 3, spellings: "wed", flags: .name),
      Meaning(word: .weekday, value: 6, spellings: "sat", flags: .name),
      Meaning(word: .weekday, value: 7, spellings: "sun", flags: .name),
    ]

  /// Weekdays in the languages of people who also write English, as far as they are no names.
  private static let weekdaysElsewhere: [Meaning] = [
    "maandag montag lunes", "dinsdag dienstag martes", "woensdag mittwoch", "donderdag donnerstag jueves",
    "vrijdag freitag viernes", "zaterdag samstag", "zondag sonntag",
  ].enumerated().map { Meaning(word: .weekday, value: $0 + 1, spellings: $1) }

  private static let months: [Meaning] =
    [
      "january janurary januray", "february feb febuary febrary feburary", "", "apr apirl", "", "", "july jul",
      "august aug agust", "september sept sep setember septembre", "october oct octobre", "november nov novemeber",
      "december dec decmber",
    ].enumerated().map { Meaning(word: .month, value: $0 + 1, spellings: $1) } + [
      Meaning(word: .month, value: 1, spellings: "jan", flags: .name),
      Meaning(word: .month, value: 3, spellings: "march mar", flags: .name),
      Meaning(word: .month, value: 4, spellings: "april", flags: .name),
      Meaning(word: .month, value: 5, spellings: "may", flags: .name),
      Meaning(word: .month, value: 6, spellings: "june jun", flags: .name),
    ]

  private static let units: [Meaning] = [
    unit(.second, "sec", "secs seconds"), unit(.second, "s"),
    unit(.minute, "minute min minuet", "minutes mins minuts"), unit(.minute, "m"),
    unit(.hour, "hour hr houer", "hours hrs houres"), unit(.hour, "h"),
    unit(.day, "day", "days"), unit(.day, "d dy"),
    unit(.week, "week wk", "weeks wks"), unit(.week, "w"), unit(.fortnight, "fortnight", "fortnights"),
    unit(.month, "month mth mnth mo", "months mths mos"), unit(.quarter, "qtr", "quarters"),
    unit(.year, "year yr", "years yrs"), unit(.year, "y"), unit(.decade, "decade", "decades"),
    unit(.weekend, "weekend wkend", "weekends"), unit(.workday, "weekday workday", "weekdays workdays"),
  ].flatMap { $0 }

  private static func unit(_ unit: Unit, _ one: String, _ many: String = "") -> [Meaning] {
    [
      Meaning(word: .unit, value: Int(unit.rawValue), spellings: one),
      Meaning(word: .unit, value: Int(unit.rawValue), spellings: many, flags: .plural),
    ]
  }

  private static let parts: [Meaning] = [
    part(.morning, "morning mornin forenoon", "mornings"), part(.breakfast, "breakfast breakfasttime brunch"),
    part(.noon, "noon midday noontime noonish middayish"), part(.lunch, "lunch lunchtime", "lunchtimes"),
    part(.afternoon, "afternoon afternon arvo", "afternoons"), part(.evening, "evening evning", "evenings"),
    part(.dinner, "dinner dinnertime supper suppertime teatime"), part(.night, "night nite nighttime", "nights"),
    [
      Meaning(
        word: .occasion, value: Int(Part.evening.rawValue),
        spellings: "drinks cocktails concert gig pub film movie cinema theatre"),
      // A party at 12 is at noon, as a dinner is.
      Meaning(word: .occasion, value: Int(Part.dinner.rawValue), spellings: "party"),
      Meaning(word: .occasion, value: Int(Part.morning.rawValue), spellings: "wake waking"),
      Meaning(word: .occasion, value: Int(Part.night.rawValue), spellings: "bedtime nightshift"),
      Meaning(word: .occasion, value: Int(Part.morning.rawValue), spellings: "earlies"),
    ],
    part(.midnight, "midnight midnite"), part(.tonight, "tonight tonite tonigt"),
  ].flatMap { $0 }

  private static func part(_ part: Part, _ one: String, _ many: String = "") -> [Meaning] {
    [
      Meaning(word: .part, value: Int(part.rawValue), spellings: one),
      Meaning(word: .part, value: Int(part.rawValue), spellings: many, flags: .plural),
    ]
  }

  private static let paces: [Meaning] = [
    (.daily, "daily everyday"), (.weekly, "weekly"), (.monthly, "monthly"), (.quarterly, "quarterly"),
    (.yearly, "yearly annually"), (.hourly, "hourly"), (.fortnightly, "fortnightly biweekly"),
    (.bimonthly, "bimonthly"), (.nightly, "nightly"), (.halfYearly, "semiannually"), (.monWedFri, "mwf"),
    (.tueThu, "tuth tth"), (.firstOfTueThu, "tu"),
  ].map { (pace: Pace, spellings: String) in
    Meaning(word: .pace, value: Int(pace.rawValue), spellings: spellings)
  }

  private static let days: [Meaning] = [
    Meaning(word: .twoFold, value: 2, spellings: "bi"), Meaning(word: .twoFold, value: 6, spellings: "semi"),
    meaning(.today, "today tday tody"),
    meaning(
      .tomorrow,
      "tomorrow tmrw tmr tmw tmrow tomo tmoz tomrrow tomorow tommorow tommorrow tomorro tomorrw tommorw tmorrow tomoz tmmrw"
    ),
    Meaning(word: .today, value: 0, spellings: "todays", flags: .possessive),
    Meaning(word: .tomorrow, value: 0, spellings: "tomorrows", flags: .possessive),
    meaning(.yesterday, "yesterday yesterdays"), meaning(.now, "now rightnow asap"), meaning(.tod, "tod"),
    meaning(.tom, "tom"),
    meaning(.someday, "someday"), meaning(.workweek, "workweek"), meaning(.working, "working business"),
    Meaning(word: .eo, value: Int(Unit.day.rawValue), spellings: "eod cob"),
    Meaning(word: .eo, value: Int(Unit.week.rawValue), spellings: "eow"),
    Meaning(word: .eo, value: Int(Unit.month.rawValue), spellings: "eom"),
    Meaning(word: .eo, value: Int(Unit.quarter.rawValue), spellings: "eoq"),
    Meaning(word: .eo, value: Int(Unit.year.rawValue), spellings: "eoy"),
  ]

  private static let zones: [Meaning] = ZoneNames.abbreviations.enumerated().map {
    Meaning(word: .zone, value: $0, spellings: $1.spelling, flags: $1.isWord ? .name : [])
  }
}
