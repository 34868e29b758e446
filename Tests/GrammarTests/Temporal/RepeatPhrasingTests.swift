import Testing

@testable import Grammar

/// Repeats, in every order of their words.
struct RepeatPhrasingTests {
  static let phrasings = [
    Phrasings(
      "FREQ=DAILY",
      "daily", "every day", "everyday", "each day", "day by day every day", "every single day", "once a day",
      "once daily", "1x a day", "once per day", "one time a day", "each and every day", "every 1 day", "evry day",
      "per day every day"),
    Phrasings(
      "FREQ=DAILY;INTERVAL=2",
      "every other day", "every 2 days", "every two days", "every second day", "alternate days", "on alternate days",
      "every alternate day", "each second day", "once every two days", "every 2nd day", "each other day"),
    Phrasings(
      "FREQ=WEEKLY",
      "weekly", "every week", "each week", "once a week", "once weekly", "once per week", "on a weekly basis",
      "1x per week"),
    Phrasings(
      "FREQ=WEEKLY;INTERVAL=2",
      "every 2 weeks", "every two weeks", "every other week", "every second week", "fortnightly", "biweekly",
      "bi-weekly", "alternate weeks", "every alternate week", "each fortnight", "once a fortnight",
      "once every two weeks", "every 2wks"),
    Phrasings(
      "FREQ=MONTHLY",
      "monthly", "every month", "each month", "once a month", "once per month", "on a monthly basis"),
    Phrasings(
      "FREQ=MONTHLY;INTERVAL=3", "every 3 months", "every three months", "every third month", "quarterly"),
    Phrasings(
      "FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1", "every quarter", "once a quarter", "each quarter"),
    Phrasings(
      "FREQ=YEARLY",
      "yearly", "annually", "every year", "each year", "once a year"),
    Phrasings(
      "FREQ=HOURLY 11:00",
      "hourly", "every hour", "each hour", "once an hour", "every 1 hour", "on the hour every hour"),
    Phrasings(
      "FREQ=HOURLY;INTERVAL=12 22:00",
      "every 12 hours", "every twelve hours", "every 12h", "every 12 hrs", "once every 12 hours"),
    Phrasings(
      "FREQ=MINUTELY;INTERVAL=30 10:30",
      "every 30 minutes", "every 30 min", "every 30m", "every half hour", "every half an hour",
      "every thirty minutes", "every half-hour"),
    Phrasings(
      "FREQ=WEEKLY;BYDAY=MO",
      "every monday", "each monday", "mondays", "on mondays", "every mon", "every Mon.", "weekly on monday",
      "weekly on mondays", "every week on monday", "every week on mondays", "once a week on monday",
      "once a week on mondays", "monday every week", "on monday every week", "each week on monday",
      "mondays every week", "monday weekly", "on mondays weekly", "every monday of the week", "all mondays"),
    Phrasings(
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO",
      "every other monday", "alternate mondays", "on alternate mondays", "every two weeks on monday",
      "every 2 weeks on mondays", "every other week on monday", "biweekly on monday", "bi-weekly on mondays",
      "fortnightly on monday", "on monday every two weeks", "monday every other week", "mondays every 2 weeks",
      "mondays every other week", "every alternate monday", "on mondays every other week",
      "every fortnight on monday"),
    Phrasings(
      "FREQ=WEEKLY;BYDAY=MO,WE,FR",
      "every monday, wednesday and friday", "every mon, wed, fri", "every mon wed fri", "mon/wed/fri",
      "mondays wednesdays and fridays", "mondays, wednesdays & fridays", "on mondays, wednesdays and fridays",
      "weekly on monday, wednesday and friday", "every week on mon, wed and fri",
      "every monday and wednesday and friday", "every monday, every wednesday and every friday", "each mon/wed/fri",
      "every week on monday wednesday friday", "every Mon, Wed, and Fri", "every mon+wed+fri",
      "every mon & wed & fri"),
    Phrasings(
      "FREQ=WEEKLY;BYDAY=MO,WE,FR 07:00",
      "mon wed fri at 7am", "mon, wed, fri at 7am", "mon/wed/fri at 7am", "every mon wed fri at 7am",
      "every mon, wed and fri at 7 in the morning", "at 7am every mon, wed and fri",
      "at 7am on mondays, wednesdays and fridays", "7am mon/wed/fri", "7am every mon/wed/fri",
      "mondays, wednesdays and fridays at 7am", "mon & wed & fri 7am", "every week on mon, wed, fri at 7am",
      "weekly on mon wed fri at 7am", "7am on mon wed fri every week"),
    Phrasings(
      "FREQ=WEEKLY;BYDAY=TU,TH",
      "tuesdays and thursdays", "tue/thu", "every tue & thu", "tuesday and thursday every week",
      "every tuesday and thursday", "every tues and thurs", "tues/thurs", "every tuesday & every thursday",
      "tuesday thursday every week"),
    Phrasings(
      "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
      "every weekday", "weekdays", "on weekdays", "each weekday", "every workday", "workdays", "every working day",
      "every business day", "mon-fri every week", "every mon-fri", "monday to friday every week",
      "every monday to friday", "every monday through friday", "mondays to fridays", "mondays through fridays",
      "from monday to friday every week", "weekly from monday to friday", "daily except weekends",
      "every day except weekends", "every day but weekends", "every day except saturday and sunday",
      "daily monday to friday", "daily mon-fri", "every week mon-fri", "weekdays only", "each working day"),
    Phrasings(
      "FREQ=WEEKLY;BYDAY=SA,SU",
      "weekends", "every weekend", "on weekends", "each weekend", "at weekends", "every saturday and sunday",
      "saturdays and sundays", "every sat & sun", "all weekends", "every week on weekends", "sat/sun",
      "weekly on weekends"),
    Phrasings(
      "FREQ=WEEKLY;BYDAY=TU 09:00",
      "every tuesday at 9", "every tuesday at 9am", "tuesdays at 9", "tuesdays 9am", "every tue 9am",
      "at 9 every tuesday", "9am every tuesday", "9am on tuesdays", "at 9am on tuesdays",
      "every week on tuesday at 9", "every week at 9am on tuesday", "weekly on tuesday at 9am",
      "weekly at 9am on tuesdays", "tuesday at 9am every week", "on tuesdays at nine", "every tuesday morning",
      "every tuesday morning at 9", "tuesday mornings", "tuesday mornings at 9", "each tuesday @ 9am",
      "once a week on tuesday at 9am", "tuesdays in the morning", "every week tuesday 9am", "at nine on tuesdays",
      "every tuesday, 9am", "every tuesday (9am)", "tuesday 9am weekly", "tuesday at 9 every week"),
    Phrasings(
      "FREQ=DAILY 08:00",
      "every day at 8", "every day at 8am", "daily at 8", "daily 8am", "8am daily", "8am every day",
      "at 8 every day", "at 8am each day", "each day at 8", "each day at eight in the morning", "every morning at 8",
      "every morning at eight", "8am every morning", "at 8 every morning", "mornings at 8",
      "every single day at 8am", "everyday at 8am", "every day 8am", "once a day at 8am", "daily @8am",
      "every day in the morning at 8"),
    Phrasings(
      "FREQ=DAILY 09:00",
      "every morning", "each morning", "mornings", "in the mornings", "every day in the morning",
      "daily in the morning"),
    Phrasings(
      "FREQ=DAILY 19:00",
      "every evening", "evenings", "each evening", "in the evenings", "every day in the evening",
      "daily in the evening", "every evening at 7", "at 7 every evening"),
    Phrasings(
      "FREQ=DAILY 22:00",
      "every night", "nightly", "each night", "every night at 10", "at 10 every night", "nightly at 10",
      "10pm every night", "nights"),
    Phrasings(
      "FREQ=DAILY;BYMINUTE=0;BYHOUR=8,20 20:00",
      "every day at 8am and 8pm", "daily at 8am and 8pm", "at 8am and 8pm every day", "8am and 8pm daily",
      "every day at 8am & 8pm", "every day at 8 am, 8 pm", "every day 8am and 8pm", "at 8am and at 8pm every day",
      "daily 8am & 8pm"),
    Phrasings(
      "FREQ=MONTHLY;BYMONTHDAY=15",
      "monthly on the 15th", "every month on the 15th", "every 15th", "every 15th of the month",
      "the 15th of every month", "the 15th of each month", "on the 15th of each month", "on the 15th of every month",
      "on the 15th every month", "15th of every month", "every month on day 15", "each month on the 15th",
      "on the 15th monthly", "monthly on day 15", "every 15th day of the month", "the fifteenth of every month",
      "on the 15th day of every month", "the 15th monthly", "15th every month", "the 15th every month",
      "mid month every month"),
    Phrasings(
      "FREQ=MONTHLY;BYMONTHDAY=1,15",
      "every 1st and 15th", "the 1st and 15th of every month", "1st and 15th of each month",
      "monthly on the 1st and 15th", "every month on the 1st and 15th", "on the 1st and the 15th of each month",
      "every 1st & 15th of the month", "the first and fifteenth of every month", "every 1st and 15th of the month",
      "on the 1st and 15th every month", "on the 1st and 15th monthly"),
    Phrasings(
      "FREQ=MONTHLY;BYMONTHDAY=-1",
      "every last day of the month", "last day of each month", "the last day of every month",
      "on the last day of every month", "monthly on the last day", "every month on the last day",
      "end of each month", "at the end of every month", "the end of each month", "end of every month",
      "every month end", "every end of month", "every month at the end", "last day of the month every month",
      "on the last day of the month monthly", "every eom"),
    Phrasings(
      "FREQ=MONTHLY;BYMONTHDAY=1",
      "first of every month", "the first of each month", "first day of every month", "the first day of each month",
      "on the 1st of each month", "every 1st", "every first of the month", "every month on the first",
      "monthly on the 1st", "start of each month", "beginning of every month", "at the start of every month",
      "every first day of the month", "on the first of the month every month"),
    Phrasings(
      "FREQ=MONTHLY;BYDAY=2TU",
      "every 2nd tuesday", "every second tuesday of the month", "every second tuesday of each month",
      "second tuesday of every month", "the second tuesday of each month", "on the second tuesday of every month",
      "2nd tuesday of the month every month", "monthly on the second tuesday", "monthly on the 2nd tue",
      "every month on the second tuesday", "the 2nd tuesday monthly", "2nd tue every month",
      "2nd tuesday of each month", "the second tuesday every month", "every 2nd tue of the month",
      "each second tuesday of the month", "every month on 2nd tuesday"),
    Phrasings(
      "FREQ=MONTHLY;BYDAY=-1FR",
      "every last friday", "every last friday of the month", "last friday of every month",
      "the last friday of each month", "monthly on the last friday", "every month on the last friday",
      "on the last friday of every month", "last friday monthly", "last fri of the month every month",
      "the final friday of every month", "last friday every month", "each last friday of the month"),
    Phrasings(
      "FREQ=YEARLY;BYMONTHDAY=3;BYMONTH=5",
      "every 3 may", "every may 3", "every 3rd of may", "every may 3rd", "every year on may 3",
      "every year on 3 may", "every year on the 3rd of may", "yearly on may 3rd", "annually on 3 may",
      "on 3 may every year", "may 3 every year", "3 may every year", "3rd of may yearly", "each year on may 3",
      "3 May annually", "on may 3rd each year", "once a year on may 3rd"),
    Phrasings(
      "FREQ=YEARLY;BYMONTH=1",
      "every january", "each january", "every year in january", "yearly in january", "in january every year",
      "every jan", "annually in january"),
    Phrasings(
      "FREQ=YEARLY;BYDAY=2SU;BYMONTH=5",
      "every second sunday in may", "every second sunday of may", "the second sunday of may every year",
      "second sunday of may each year", "yearly on the second sunday of may",
      "every year on the second sunday in may", "2nd sunday in may every year"),
    Phrasings(
      "FREQ=DAILY;COUNT=10",
      "daily 10 times", "every day 10 times", "every day for 10 times", "daily for 10 occurrences", "every day x10",
      "every day, 10 times"),
    Phrasings(
      "FREQ=DAILY;UNTIL=20261204",
      "daily until 4 december", "every day until dec 4", "each day till the 4th of december",
      "every day through dec 4", "daily until 4/12", "every day up to 4 december",
      "every day until friday 4 december", "daily till dec 4th", "until 4 december every day", "daily, until 4 dec",
      "every day ending on dec 4",
      "every day ending december 4", "daily to 4 dec"),
    Phrasings(
      "FREQ=DAILY;UNTIL=20261203",
      "daily for 2 weeks", "every day for 2 weeks", "every day for two weeks", "every day for the next two weeks",
      "every day for a fortnight", "for two weeks every day", "every day for 14 days"),
    Phrasings(
      "FREQ=WEEKLY;UNTIL=20270101;BYDAY=MO",
      "every monday for 6 weeks", "every monday until new year's day", "every monday until 1 january",
      "mondays until jan 1", "mondays for six weeks", "for 6 weeks every monday", "weekly on mondays until jan 1",
      "every week on monday until january 1st", "every week on monday for 6 weeks",
      "every monday for the next six weeks", "every monday till 2027-01-01", "every monday until 1/1/2027",
      "until jan 1 every monday", "every monday up until 1 jan"),
    Phrasings(
      "FREQ=WEEKLY;COUNT=5;BYDAY=MO",
      "every monday 5 times", "every monday for 5 times", "mondays 5x", "every monday, 5 times",
      "every monday for 5 occurrences", "weekly on monday 5 times", "weekly on monday for five occurrences"),
    Phrasings(
      "FREQ=WEEKLY;BYDAY=MO from 2026-12-07",
      "every monday starting 7 december", "every monday from 7 december", "mondays starting dec 7",
      "every monday starting on dec 7", "every monday beginning dec 7th", "starting dec 7 every monday",
      "from 7 dec every monday", "starting on 7 december, every monday", "weekly on mondays from 7 december",
      "every monday as of 7 december", "every week on monday starting dec 7", "beginning 7 december every monday",
      "every monday from dec 7 onwards", "every monday effective dec 7", "mondays from the 7th of december"),
    Phrasings(
      "FREQ=WEEKLY;UNTIL=20270315;BYDAY=TU from 2027-01-05",
      "every tuesday starting 5 jan for 10 weeks", "every tuesday for 10 weeks starting 5 jan",
      "every tuesday from 5 jan for 10 weeks", "starting 5 jan every tuesday for 10 weeks",
      "for 10 weeks every tuesday starting 5 jan"),
    Phrasings(
      "FREQ=DAILY;UNTIL=20270101;INTERVAL=3 10:30",
      "every 3 days at 10:30 until 1 jan", "every three days at half past ten until january 1st",
      "every 3 days until jan 1 at 10:30", "at 10:30 every 3 days until jan 1"),
    Phrasings("FREQ=DAILY;UNTIL=20261231;INTERVAL=3 10:30", "every 3 days at 10:30am for 6 weeks"),
    Phrasings(
      "FREQ=WEEKLY;BYDAY=TU,WE,TH",
      "every tue-thu", "tuesdays to thursdays", "every tuesday to thursday", "every tuesday through thursday",
      "tue, wed and thu every week", "every tue, wed & thu"),
    Phrasings(
      "?",
      "twice a week", "twice a day", "two times a week", "3 times a day", "three times per week", "twice weekly",
      "2x a week", "3x per day", "twice daily", "twice monthly", "twice every week", "three times every month",
      "3x/week", "2 times per month", "4 times a year", "thrice a week"),
  ]

  @Test(arguments: phrasings)
  func `a repeat is itself in every phrasing`(_ phrasings: Phrasings) {
    for text in phrasings.texts { #expect(meaning(text) == phrasings.meaning, "\(text)") }
  }
}
