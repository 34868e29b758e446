import Agenda
import Civil
import Grammar
import Testing

/// Days, times and repeats as people put them: in front of the name, behind it, apart, in half a sentence.
struct SpokenDateTests {
  static let phrasings = [
    Phrasings(
      "todo \"call nan\", due 2026-11-20T17:30", "half 5 call nan", "call nan half 5", "call nan at half five",
      "half past 5 call nan", "call nan today half 5", "5:30pm call nan"),
    Phrasings(
      "todo \"school run\", due 2026-11-21T08:50", "ten to nine school run", "10 to 9 school run",
      "school run at ten to nine", "ten minutes to nine school run"),
    Phrasings(
      "todo \"hospital appt\", due 2026-12-01T09:30", "hospital appt 1/12 half nine", "hospital appt 1 dec half 9",
      "hospital appt 1.12. 9:30", "1.12. 9:30 hospital appt", "1.12. 9 Uhr 30 hospital appt",
      "hospital appt 1.12. um 9:30 Uhr", "hospital appt on dec 1 half nine"),
    Phrasings(
      "todo \"temple with family\", due 2026-11-22T18:00", "day after tmrw 6 o clock in the evening temple with family",
      "temple with family day after tomorrow at 6 in the evening", "day after tomorrow 6pm temple with family",
      "temple with family sunday 6 o'clock in the evening", "sunday 6 in the evening temple with family"),
    Phrasings(
      "todo \"haircut\", due 2026-12-01", "tuesday week haircut", "haircut tuesday week", "a week on tuesday haircut",
      "haircut on tuesday week"),
    Phrasings(
      "todo \"laundry\", due 2026-11-21T09:00", "laundry sat morning", "sat morning laundry", "laundry on sat morning",
      "laundry saturday morning", "laundry tom 9am", "tom 9am laundry", "laundry 9am tom"),
    Phrasings("todo \"call tom\", due 2026-11-20T15:00", "call tom 3pm", "call tom at 3pm", "3pm call tom"),
    Phrasings("todo \"lunch with tom\", due 2026-11-20T13:00", "lunch with tom 1pm", "lunch with tom at 1pm"),
    Phrasings("todo \"Exam\", due 2026-11-25", "Exam +5 days", "Exam in 5 days", "+5 days Exam", "Exam in like 5 days"),
    Phrasings("todo \"wake me up\", due 2026-11-21T06:45", "wake me up at 6:45", "6:45 wake me up"),
    Phrasings("todo \"get up\", due 2026-11-21T05:00", "get up at 5", "get up tomorrow at 5"),
    Phrasings("todo \"alarm\", due 2026-11-21T06:00", "alarm for 6", "alarm at 6", "alarm 6:00"),
    Phrasings("todo \"smoke alarm fitting\", due 2026-11-20T14:00", "smoke alarm fitting at 2"),
    Phrasings(
      "todo \"call the bank\", due 2026-11-20T10:20", "can u remind me 2 call the bank in like 20 mins",
      "call the bank in about 20 minutes", "in like 20 min call the bank", "call the bank in 20 mins"),
    Phrasings(
      "event \"stats lecture room B204\", start 2026-11-23T09:00, end 2026-11-23T11:00",
      "stats lecture monday 9-11 room B204", "monday 9-11 stats lecture room B204",
      "stats lecture room B204 monday 9-11"),
    Phrasings("todo \"3-5 pages\", due 2026-11-21", "tomorrow 3-5 pages"),
    Phrasings("todo \"bank holiday bbq\", due 2026-12-28", "bank holiday monday bbq"),
    Phrasings(
      "todo \"blood test no food after midnight\", due 2026-11-23T08:00",
      "blood test monday 8am no food after midnight"),
    Phrasings(
      "todo \"church\", due 2026-11-22T10:00, FREQ=WEEKLY;BYDAY=SU", "each sunday church 10", "every sunday church 10",
      "church every sunday at 10", "sundays church 10", "each sunday at 10 church"),
    Phrasings("todo \"bus 10\", due 2026-11-22, FREQ=WEEKLY;BYDAY=SU", "every sunday bus 10"),
    Phrasings(
      "todo \"1:1 with Ana\", due 2026-11-26T10:00, FREQ=WEEKLY;INTERVAL=2;BYDAY=TH",
      "biweekly 1:1 with Ana thursdays 10am", "fortnightly 1:1 with Ana on thursdays at 10am",
      "1:1 with Ana every other thursday 10am"),
    Phrasings(
      "todo \"standup\", due 2026-11-23T09:15, FREQ=WEEKLY;BYDAY=MO,TU,WE,TH", "daily standup 9:15 mon-thu",
      "standup mon-thu 9:15", "standup 9:15 mon-thu", "standup monday to thursday at 9:15", "mon-thu 9:15 standup",
      "standup every mon-thu at 9:15"),
    Phrasings(
      "event \"work\", start 2026-11-23T09:00, end 2026-11-23T17:00, FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
      "mon to fri 9-5 work", "work mon-fri 9-5", "work mon-fri 9am-5pm", "monday to friday 9 to 5 work",
      "work 9-5 every weekday", "every weekday 9 to 5 work"),
    Phrasings(
      "todo \"tax year end\", due 2027-04-05, FREQ=YEARLY;BYMONTHDAY=5;BYMONTH=4", "annually on 5 april tax year end",
      "every 5 april tax year end", "tax year end every year on 5 april"),
    Phrasings(
      "todo \"paracetamol\", due 2026-11-20T16:00, FREQ=HOURLY;UNTIL=20261122;INTERVAL=6",
      "every 6 hours paracetamol until sunday", "paracetamol every 6 hours until sunday",
      "every 6 hours until sunday paracetamol"),
    Phrasings(
      "todo \"obs round\", due 2026-11-20T21:00, FREQ=HOURLY;COUNT=3;INTERVAL=4",
      "obs round every 4 hours tonight from 9pm till 7am", "every 4 hours obs round from 9pm till 7am",
      "obs round every 4 hours from 9pm to 7am"),
    Phrasings(
      "todo \"drink water\", due 2026-11-20T12:00, FREQ=DAILY;BYMINUTE=0;BYHOUR=8,10,12,14,16,18,20",
      "drink water every 2 hours from 8 to 8 every day", "drink water every 2 hours from 8am to 8pm every day"),
    Phrasings(
      "todo \"check oven\", due 2026-11-21T09:00, FREQ=HOURLY;COUNT=10", "check oven every hour from 9 to 6 tomorrow"),
    Phrasings(
      "todo \"check turkey\", due 2026-11-20T13:00, FREQ=HOURLY;COUNT=4", "check turkey every hour from 1 to 4"),
    Phrasings(
      "todo \"shifts\", due 2026-11-23T09:00, FREQ=WEEKLY;UNTIL=20261129;BYDAY=MO,WE,FR",
      "shifts mon, wed and fri at 9 next week"),
    Phrasings(
      "todo \"gym\", due 2026-11-23, FREQ=WEEKLY;BYDAY=MO,WE", "gym every mon and wed starting next week"),
    Phrasings("todo \"meeting\", due 2026-11-21T09:10", "meeting at 9 10 tomorrow"),
    Phrasings("todo \"ibuprofen 10 times\", due 2026-11-21T09:00", "ibuprofen at 9 10 times"),
    Phrasings(
      "todo \"stretch\", due 2026-11-20T10:30, FREQ=MINUTELY;COUNT=4;INTERVAL=30",
      "every 30 minutes stretch until noon",
      "stretch every 30 minutes until 12:00"),
    Phrasings(
      "todo \"payday\", due 2026-12-03, FREQ=WEEKLY;INTERVAL=2;BYDAY=TH", "payday every 2nd thursday starting 3 dec",
      "payday every second thursday from 3 dec", "payday every 2 weeks on thursday starting 3 dec"),
    Phrasings(
      "todo \"payday\", due 2026-12-10, FREQ=MONTHLY;BYDAY=2TH", "payday every 2nd thursday",
      "payday every 2nd thursday starting 10 dec", "payday 2nd thursday of every month starting 3 dec"),
    Phrasings(
      "todo \"alarm\", due 2026-11-23T07:00, FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR, not \"except holidays\"",
      "weekdays at 7 except holidays alarm", "alarm weekdays at 7 except holidays",
      "alarm every weekday at 7 except holidays"),
    Phrasings(
      "todo \"swim\", due 2026-11-24, FREQ=WEEKLY;BYDAY=TU;BYMONTH=1,2,3,4,5,6,7,9,10,11,12",
      "swim every tuesday except in august", "swim tuesdays except august"),
    Phrasings("todo \"gym\", due 2026-11-23T18:00, also 2026-11-25T18:00", "gym monday and wednesday at 6pm"),
    Phrasings(
      "event \"Maths Paper 1\", start 2027-05-13T09:00, end 2027-05-13T10:30",
      "Maths Paper 1 - 13 May 2027 - 9:00am - 1h30", "Maths Paper 1, 13 May 2027, 9:00am - 90 min",
      "Maths Paper 1 13 May 2027 9am (1h30)", "Maths Paper 1 on 13 May 2027 at 9 for 90 minutes"),
    Phrasings("todo \"3 times a day drops for 7 days\", problem \"3 times a day\"", "3 times a day drops for 7 days"),
    Phrasings("todo \"lunch\", due 2027-03-07T12:00", "mothering sunday lunch"),
    Phrasings(
      "todo \"cream\", due 2026-11-20T12:00, also 2026-11-20T22:00, also 2026-11-21T09:00",
      "cream morning, noon and night", "cream in the morning, at noon and at night"),
    Phrasings(
      "todo \"feed baby\", due 2026-11-20T12:00, FREQ=HOURLY;INTERVAL=3", "feed baby every 3 hrs from 6am",
      "every 3 hours from 6am feed baby"),
    Phrasings("todo \"payday\", due 2026-11-30", "payday last working day", "payday last working day of the month"),
    Phrasings(
      "todo \"obs\", due 2026-11-20T14:00, FREQ=HOURLY;INTERVAL=4", "4 hourly obs", "4-hourly obs", "obs every 4 hours"),
    Phrasings(
      "todo \"choir\", due 2026-11-25T07:30, FREQ=WEEKLY;BYDAY=WE", "every wed choir 7.30", "choir every wed at 7.30"),
    Phrasings("todo \"shift\", due 2026-11-22T14:00", "shift sun 2pm-close", "shift sunday 2pm - late"),
    Phrasings("todo \"pilates\", due 2026-11-25T19:00", "wed eve pilates", "pilates wed eve", "pilates wed evening"),
    Phrasings("todo \"bins out\", due 2026-11-20T20:30", "bins out half eight tonight", "bins out tonight half 8"),
    Phrasings(
      "todo \"yoga\", due 2026-11-24T19:00, also 2026-11-26T19:00", "yoga tue & thu 7pm",
      "yoga tuesday and thursday 7pm"),
  ]

  @Test(arguments: phrasings)
  func `what people type becomes the item they mean`(_ phrasings: Phrasings) {
    for text in phrasings.texts { #expect(item(text) == phrasings.meaning, "\(text)") }
  }

  static let courses = [
    Phrasings(
      "todo \"physio\", due 2026-11-24T16:00, FREQ=WEEKLY;COUNT=6;BYDAY=TU", "physio tuesday 4pm for 6 weeks",
      "physio tuesday 4pm 6 weeks"),
    Phrasings(
      "todo \"physio\", due 2026-11-20T11:00, FREQ=WEEKLY;UNTIL=20261231;BYDAY=TU,FR",
      "physio tues and fri at 11am for 6 weeks", "physio tuesday and friday 11am for the next 6 weeks"),
    Phrasings(
      "event \"cruise\", start 2026-11-21T15:00, end 2026-12-05T15:00", "cruise saturday 3pm for 2 weeks",
      "cruise from saturday 3pm for 2 weeks"),
    Phrasings("todo \"dentist\", due 2027-05-03", "dentist 3.5.", "dentist on 3.5."),
    Phrasings("todo \"invoice 3.5.\"", "invoice 3.5."),
    Phrasings("todo \"the rate is 2.1.\"", "the rate is 2.1."),
  ]

  @Test(arguments: courses)
  func `many weeks from an hour on are a course, and figures behind a name its day`(_ phrasings: Phrasings) {
    for text in phrasings.texts { #expect(item(text) == phrasings.meaning, "\(text)") }
  }

  static let yearly = [
    Phrasings("todo \"Dad birthday\", due 2027-06-12, FREQ=YEARLY, note \"born 1951\"", "Dad birthday 12/6/1951"),
    Phrasings("todo \"our anniversary\", due 2027-09-02, FREQ=YEARLY", "our anniversary is 2 september"),
    Phrasings(
      "todo \"Jo's birthday\", due 2026-12-08, FREQ=YEARLY, note \"born 1996\"", "Jo turns 30 on 8 december",
      "Jo will be 30 on 8 dec", "Jo is turning 30 on 8 december", "Jo's 30th birthday is on 8 december"),
    Phrasings(
      "todo \"Jo's birthday\", due 2026-12-08, FREQ=YEARLY", "Jo's birthday 8 dec", "birthday of Jo on 8 dec",
      "Birthday: Jo 8 dec", "it's Jo's birthday on 8 december", "remind me of Jo's birthday on 8 dec",
      "Jo's birthday is on the 8th of december"),
    Phrasings(
      "todo \"wedding anniversary\", due 2027-02-14, FREQ=YEARLY, note \"since 2009\"", "married 14 Feb 2009",
      "we got married on 14 feb 2009", "wedding anniversary 14 feb 2009"),
    Phrasings(
      "todo \"ann and joe's wedding anniversary\", due 2027-08-07, FREQ=YEARLY, note \"since 2010\"",
      "ann and joe married 7 aug 2010", "ann and joe got married on 7 aug 2010"),
    Phrasings("todo \"joe getting married\", due 2027-08-07", "joe getting married 7 aug 2027"),
    Phrasings(
      "todo \"Sam's birthday\", due 2027-03-03, FREQ=YEARLY, note \"born 2019\"", "Sam was born 3 March 2019",
      "Sam's birthday 3 march 2019", "Sam born on 3 mar 2019"),
    Phrasings("todo \"@ben's birthday\", due 2026-12-03, FREQ=YEARLY", "@ben's birthday 3 dec"),
    Phrasings(
      "todo \"Di's bday\", due 2027-02-28, FREQ=YEARLY;BYMONTHDAY=29;BYMONTH=2, note \"born 1988\"",
      "Di's bday 29 feb 1988"),
    Phrasings("todo \"sis's bday\", due 2027-02-04, FREQ=YEARLY", "bday sis 4 feb", "sis's bday 4 feb"),
    Phrasings("todo \"birthday cake\", due 2027-02-04", "birthday cake 4 feb"),
    Phrasings("todo \"buy mum's birthday present\", due 2027-03-04", "buy mum's birthday present 4 march"),
  ]

  @Test(arguments: yearly)
  func `birthdays and anniversaries come every year, never in the past`(_ phrasings: Phrasings) {
    for text in phrasings.texts { #expect(item(text) == phrasings.meaning, "\(text)") }
  }

  @Test func `a birthday repeats as every year does`() {
    let reader = Reader(now: Frozen.now, zone: Zone(identifier: "Europe/London") ?? .utc)
    #expect(reader.item("mum's bday 3 dec").recurrence == reader.item("mum's bday 3 dec *every year").recurrence)
  }

  static let several = [
    (
      "school term ends 18 dec, starts 5 jan",
      ["todo \"school term ends\", due 2026-12-18", "todo \"school term starts\", due 2027-01-05"]
    ),
    (
      "dentist mon 9am, gym tue 6pm", ["todo \"dentist\", due 2026-11-23T09:00", "todo \"gym\", due 2026-11-24T18:00"]
    ),
    (
      "buy milk, eggs and bread on monday, call bob tuesday",
      ["todo \"buy milk, eggs and bread\", due 2026-11-23", "todo \"call bob\", due 2026-11-24"]
    ),
    ("gym mon 6pm, tue 7pm", ["todo \"gym\", due 2026-11-23T18:00", "todo \"gym\", due 2026-11-24T19:00"]),
    (
      "lecture mon 9-11 and wed 2-4",
      [
        "event \"lecture\", start 2026-11-23T09:00, end 2026-11-23T11:00",
        "event \"lecture\", start 2026-11-25T14:00, end 2026-11-25T16:00",
      ]
    ),
    (
      "nights mon tue wed, off thu",
      ["todo \"nights\", due 2026-11-23, FREQ=WEEKLY;BYDAY=MO,TU,WE", "todo \"off\", due 2026-11-26"]
    ),
    ("dentist friday 3pm, bring the card", ["todo \"dentist, bring the card\", due 2026-11-20T15:00"]),
    ("fly to rome on 3 may, returning 10 may", ["todo \"fly to rome, returning 10 may\", due 2027-05-03"]),
    (
      "Mon pasta\nTue tacos\nWed soup",
      ["todo \"pasta\", due 2026-11-23", "todo \"tacos\", due 2026-11-24", "todo \"soup\", due 2026-11-25"]
    ),
    ("Thursday - Thanksgiving", ["todo \"Thanksgiving\", due 2026-11-26"]),
  ]

  @Test(arguments: several)
  func `a line may tell of several things`(_ text: String, _ items: [String]) {
    let reader = Reader(now: Frozen.now, zone: Zone(identifier: "Europe/London") ?? .utc)
    #expect(reader.message(text).lines.compactMap(\.readings.last?.summary) == items)
  }

  @Test(arguments: [
    ("today & p1", "command !find due:today AND priority:1"),
    ("overdue | #work", "command !find dueBefore:today OR tag:work"),
    ("tomorrow & @home", "command !find due:tomorrow AND location:home"),
    ("no date & p4", "command !find due:never AND priority:none"),
  ])
  func `a filter is a search, and no item is called &`(_ text: String, _ expected: String) {
    let reader = Reader(now: Frozen.now, zone: Zone(identifier: "Europe/London") ?? .utc)
    #expect(reader.message(text).lines.first?.readings.last?.summary == expected)
    #expect(reader.item("today &").name == "today &")
  }

  @Test(arguments: [
    ("book flights for 3-10 aug by friday", ["3-10 aug"]), ("fly to rome on 3 may, returning 10 may", ["10 may"]),
    ("blood test monday 8am no food after midnight", ["midnight"]), ("slides for friday's meeting tomorrow", nil),
    ("call jimmy at 5pm tomorrow", nil), ("gym monday and wednesday at 6pm", nil),
  ])
  func `a day or a time that is left in the name is told`(_ text: String, _ unused: [String]?) {
    #expect(Reader(now: Frozen.now).item(text).unused == unused)
  }

  private func item(_ text: String) -> String {
    let zone = Zone(identifier: "Europe/London") ?? .utc
    return Reader(now: Frozen.now, zone: zone, conventions: Conventions(zone: zone)).item(text).summary
  }
}
