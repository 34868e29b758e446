import Testing

@testable import Grammar

/// Ranges and lengths, as many ways as people write them.
struct RangePhrasingTests {
  static let phrasings = [
    Phrasings(
      "2026-11-20T14:00/2026-11-20T15:00",
      "2-3pm", "2 - 3 pm", "2pm-3pm", "2pm - 3pm", "2pm to 3pm", "2 to 3pm", "2 to 3 pm", "from 2 to 3",
      "from 2 to 3pm", "from 2-3", "from 2pm to 3pm", "from 2pm until 3pm", "from 2 till 3", "2pm until 3pm",
      "2pm till 3pm", "2pm til 3", "between 2 and 3", "between 2 and 3pm", "between 2pm and 3pm", "between 2-3pm",
      "14:00-15:00", "14:00 - 15:00", "14:00 to 15:00", "from 14:00 to 15:00", "14-15h", "14h-15h", "1400-1500",
      "2:00-3:00pm", "2:00pm - 3:00pm", "today 2-3", "today from 2 to 3", "2-3 today", "2-3 this afternoon",
      "this afternoon 2-3", "this afternoon from 2 to 3", "two to three this afternoon", "from two to three",
      "from two to three pm", "between two and three", "at 2 for an hour", "at 2 for 1 hour", "2pm for 60 minutes",
      "2pm for 1h", "from 2pm for an hour", "for an hour at 2", "for 1 hour at 2pm", "for an hour from 2pm",
      "2 until 3 this afternoon", "2p-3p", "2-3 p.m.", "2 p.m. - 3 p.m.", "2pm through 3pm", "2pm thru 3pm",
      "from 2 p.m. to 3 p.m.", "starting at 2 for an hour", "starting at 2pm until 3pm", "2 o'clock to 3 o'clock"),
    Phrasings(
      "2026-11-21T08:00/2026-11-21T10:00",
      "8am to 10", "8-10 tomorrow", "tomorrow 8-10", "tomorrow from 8 to 10", "8am-10am", "8am - 10 am", "8-10am",
      "8 to 10am", "from 8 to 10", "tomorrow between 8 and 10", "between 8 and 10 tomorrow",
      "between 8 and 10 tomorrow morning", "tomorrow morning 8-10", "tomorrow morning from 8 to 10",
      "tomorrow morning between 8 and 10", "sat 8-10", "saturday 8-10", "saturday, 8-10am", "sat 8am-10am",
      "sat from 8 till 10", "from 8 to 10 on saturday", "8-10 on saturday", "8-10 sat", "08:00-10:00",
      "8h-10h tomorrow", "8:00-10:00", "21 nov 8-10", "21 nov 8-10am", "nov 21, 8am - 10am", "nov 21 from 8 to 10",
      "21/11 08:00-10:00", "2026-11-21 08:00-10:00", "8-10am on nov 21", "tomorrow 8am for 2 hours",
      "tomorrow at 8 for two hours", "tomorrow for 2 hours at 8", "tomorrow at 8am, 2 hours",
      "2 hours tomorrow at 8am", "0800-1000 tomorrow", "from 8:00 until 10:00 tomorrow"),
    Phrasings(
      "2026-11-20T12:00/2026-11-20T13:00",
      "12-13 today", "noon to 1", "noon-1pm", "from noon to 1pm", "noon until 1", "from noon until one",
      "from noon till 1", "12-1pm", "12pm-1pm", "12:00-13:00", "between noon and 1", "between 12 and 1 today",
      "from 12 to 1", "midday to 1pm"),
    Phrasings(
      "2026-11-20T22:00/2026-11-21T00:00",
      "10pm to midnight", "10pm-midnight", "from 10 to midnight", "22:00-00:00", "10pm-12am",
      "from 10pm until midnight", "from 22:00 to 24:00", "tonight from 10 to midnight", "between 10pm and midnight"),
    Phrasings(
      "2026-11-21T09:00/2026-11-21T12:00",
      "9am to noon", "from 9 to noon", "9-noon", "from 9am until noon", "9am-12pm", "9-12 tomorrow", "tomorrow 9-12",
      "tomorrow from 9 till noon", "9 to 12 on saturday"),
    Phrasings(
      "2026-11-23T09:00/2026-11-23T17:00",
      "monday 9-5", "9-5 monday", "9-5 on monday", "monday 9 to 5", "monday from 9 to 5", "monday 9am-5pm",
      "monday 9am to 5pm", "mon 09:00-17:00", "monday between 9 and 5", "next monday 9-17", "mon 9-17",
      "nine to five on monday", "monday, from nine to five"),
    Phrasings(
      "2026-11-28/2026-12-02",
      "28 nov - 2 dec", "28 Nov to 2 Dec", "from 28 november until 2 december", "nov 28 - dec 2",
      "nov 28th through dec 2nd", "november 28 to december 2", "from the 28th of november to the 2nd of december",
      "between 28 nov and 2 dec", "between november 28 and december 2", "28/11-2/12", "28/11 - 02/12",
      "28.11.-2.12.", "28.11.2026 - 02.12.2026", "2026-11-28 to 2026-12-02", "2026-11-28/2026-12-02",
      "2026-11-28 - 2026-12-02", "sat 28 nov - wed 2 dec", "sat 28 nov to wed 2 dec",
      "Saturday November 28 to Wednesday December 2", "from sat nov 28 until wed dec 2, 2026",
      "28 nov till 2 dec 2026", "the 28th to the 2nd", "from the 28th to the 2nd", "from the 28th until the 2nd",
      "28 nov for 5 days", "for 5 days from 28 nov", "5 days starting 28 nov", "starting 28 nov for 5 days"),
    Phrasings(
      "2027-05-03/2027-05-05",
      "3-5 May", "3 - 5 may", "3–5 May", "3 to 5 may", "3rd-5th may", "3rd to 5th of may",
      "from the 3rd to the 5th of may", "from 3 to 5 may", "from may 3 to 5", "may 3-5", "may 3 - 5", "may 3 to 5",
      "may 3rd to 5th", "may 3rd through 5th", "may 3-5, 2027", "3-5 may 2027", "between 3 and 5 may",
      "between the 3rd and 5th of may", "between may 3 and 5", "may 3 until may 5", "the third to the fifth of may",
      "3rd - 5th of May 2027", "3/5-5/5", "may from 3 to 5"),
    Phrasings(
      "2026-11-23/2026-11-27",
      "monday to friday", "mon-fri", "mon - fri", "mon to fri", "from monday to friday",
      "from monday through friday", "monday through friday", "monday thru friday", "monday till friday",
      "monday until friday", "between monday and friday", "from mon until fri", "next week monday to friday",
      "monday to friday next week", "mon-fri next week", "next monday to friday", "from next monday to friday"),
    Phrasings(
      "2027-06-01/2027-08-31",
      "june to august", "june-august", "from june to august", "june through august", "jun-aug",
      "between june and august", "from june until august 2027", "june - august 2027"),
    Phrasings(
      "2026-11-20T16:00/2026-11-21T17:00",
      "from 4pm today to 5pm tomorrow", "4pm today to 5pm tomorrow", "today 4pm - tomorrow 5pm",
      "today at 4pm until tomorrow at 5pm", "from today 4pm until tomorrow 5pm", "from 4pm today until 5pm tomorrow",
      "between 4pm today and 5pm tomorrow", "20 nov 16:00 - 21 nov 17:00", "2026-11-20 16:00 - 2026-11-21 17:00",
      "2026-11-20T16:00/2026-11-21T17:00"),
    Phrasings(
      "2026-11-20/2026-11-22",
      "rest of the week", "the rest of the week", "rest of this week", "for the rest of the week",
      "today through sunday", "from today to sunday", "today until sunday", "today - sunday"),
    Phrasings(
      "2026-11-21/2026-11-23",
      "next 3 days", "the next 3 days", "in the next 3 days", "over the next 3 days", "for the next three days",
      "during the next 3 days", "in the coming 3 days", "the coming three days", "within the next 3 days"),
    Phrasings(
      "2026-11-21/2026-12-04",
      "the next two weeks", "over the next 2 weeks", "for the next couple of weeks"),
    Phrasings(
      "2026-11-23",
      "within 3 days", "by monday", "before monday", "until monday", "till monday", "due monday", "due on monday",
      "due by monday", "no later than monday", "not later than monday", "monday at the latest",
      "by monday at the latest", "deadline monday", "by next monday"),
    Phrasings(
      "all day 2026-11-23",
      "monday all day", "all day monday", "all day on monday", "all-day monday", "monday, all day",
      "the whole day monday", "monday (all day)", "whole day monday", "the entire day on monday"),
    Phrasings(
      "2026-11-24/2026-11-26",
      "tue-thu", "tues to thurs", "tuesday thru thursday", "24-26 nov", "nov 24-26", "24th-26th november",
      "the 24th to the 26th", "the 24th - 26th", "from tuesday for 3 days", "tuesday for three days",
      "3 days starting tuesday", "for 3 days starting tuesday"),
    Phrasings(
      "7200 s",
      "2h", "2 h", "2hr", "2 hrs", "2hours", "two hours", "2 hours", "for 2 hours", "for two hours", "120 min",
      "120 minutes", "120m", "a couple of hours", "a couple hours", "for a couple of hours", "couple of hours",
      "2.0 hours", "two hrs", "2 hours long", "lasting 2 hours"),
    Phrasings(
      "5400 s",
      "1h30m", "1h 30m", "1h 30min", "1 hour 30 minutes", "1 hour and 30 minutes", "one hour and thirty minutes",
      "one hour thirty minutes", "an hour and a half", "one and a half hours", "1.5h", "1.5 hours", "1,5 hours",
      "1 1/2 hours", "90min", "90 minutes", "ninety minutes", "1½ hours", "1hr 30 mins",
      "an hour and thirty minutes", "hour and a half"),
    Phrasings(
      "1800 s",
      "half an hour", "half hour", "a half hour", "30 min", "30mins", "30 minutes", "thirty minutes", "0.5h",
      "0.5 hours", "1/2 hour", "½ hour", "half-hour", "a half-hour", "for half an hour"),
    Phrasings(
      "900 s",
      "a quarter of an hour", "quarter of an hour", "a quarter hour", "15m", "15min", "15 minutes",
      "fifteen minutes", "0.25 h", "quarter hour"),
    Phrasings(
      "2700 s",
      "three quarters of an hour", "45 minutes", "forty five minutes", "forty-five mins", "0.75 hours", "3/4 hour"),
    Phrasings(
      "1209600 s",
      "2 weeks", "two weeks", "2w", "2wks", "14 days", "fourteen days", "a fortnight", "a couple of weeks",
      "couple weeks", "for 2 weeks"),
    Phrasings(
      "86400 s",
      "a day", "one day", "1 day", "24 hours", "24h", "for a day", "a whole day", "a full day", "for one day"),
    Phrasings(
      "604800 s",
      "a week", "one week", "1 week", "7 days", "seven days", "for a week", "a full week", "1wk"),
    Phrasings(
      "9000 s",
      "2.5 hours", "two and a half hours", "2 hours and 30 minutes", "2 and a half hours", "2 1/2 hours",
      "150 minutes", "two hours and a half"),
  ]

  @Test(arguments: phrasings)
  func `a range is itself in every phrasing`(_ phrasings: Phrasings) {
    for text in phrasings.texts { #expect(meaning(text) == phrasings.meaning, "\(text)") }
  }
}
