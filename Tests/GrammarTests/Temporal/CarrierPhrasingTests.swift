import Grammar
import Testing

/// Items with their dates, sigils and carriers: no word of the date is left in the name, and no other lost.
struct CarrierPhrasingTests {
  static let phrasings = [
    Phrasings(
      "todo \"call jimmy\", due 2026-11-21T17:00",
      "call jimmy at 5pm tomorrow", "call jimmy tomorrow at 5pm", "tomorrow at 5pm call jimmy",
      "remind me tomorrow at 5pm to call jimmy", "remind me to call jimmy tomorrow at 5pm",
      "call jimmy 5pm tomorrow", "5pm tomorrow: call jimmy", "call jimmy tomorrow 5pm",
      "please remind me to call jimmy at 5 pm tomorrow", "call  jimmy   tomorrow  at  5pm", "call jimmy ^tom 5pm",
      "call jimmy ^5pm tomorrow", "i need to call jimmy tomorrow at 5pm",
      "don't forget to call jimmy tomorrow at 5pm", "can you remind me to call jimmy tomorrow at 5pm",
      "remember to call jimmy at 5 tomorrow", "todo: call jimmy tomorrow at 17:00", "call jimmy (tomorrow 5pm)",
      "call jimmy - tomorrow at 5pm", "call jimmy, tomorrow at 5pm", "tomorrow 5pm - call jimmy",
      "at 5pm tomorrow, call jimmy", "hey, remind me to call jimmy tomorrow at 5pm please",
      "call jimmy at 5pm in one day", "call jimmy 5pm in 1 day", "call jimmy in 1 day at 5pm",
      "tomorrow call jimmy at 5pm", "at 5pm call jimmy tomorrow", "call jimmy on saturday at 5pm",
      "call jimmy sat 5pm", "on saturday at 5pm call jimmy", "call jimmy by tomorrow 5pm",
      "call jimmy tomorrow @ 5pm", "call jimmy tomorrow around 5pm", "call jimmy tomorrow at about 5pm",
      "call jimmy tomorrow by 5pm at the latest", "call jimmy at 5pm sharp tomorrow",
      "set a reminder to call jimmy tomorrow at 5pm", "set a reminder for tomorrow at 5pm to call jimmy",
      "add a reminder to call jimmy tomorrow at 5pm", "i have to call jimmy tomorrow at 5pm",
      "could you remind me to call jimmy tomorrow at 5pm?", "make sure i call jimmy tomorrow at 5pm",
      "tomorrow at 5pm remind me to call jimmy", "at 5pm tomorrow remind me to call jimmy",
      "remind me at 5pm tomorrow to call jimmy", "remind me to call jimmy tomorrow, 5pm"),
    Phrasings(
      "todo \"pay rent\", due 2026-12-01",
      "pay rent ^1st", "pay rent on the 1st", "pay rent by the first", "pay rent 1 dec", "pay rent december 1st",
      "pay rent ^1 dec", "pay rent due 1 dec", "pay rent before dec 1", "pay rent by 1/12", "pay rent (due dec 1)",
      "by dec 1st pay rent", "pay rent before the 1st of december", "pay rent first of next month",
      "pay rent next month", "pay rent on tuesday december 1", "pay rent ^2026-12-01", "pay rent due date 1 dec",
      "pay rent not later than dec 1", "pay rent no later than dec 1st", "pay rent until 1 december"),
    Phrasings(
      "todo \"take out the trash\", due 2026-11-23T20:00, FREQ=WEEKLY;BYDAY=MO",
      "take out the trash every monday at 8pm", "take out the trash mondays at 8pm",
      "every monday at 8pm take out the trash", "take out the trash at 8pm every monday",
      "every monday take out the trash at 8pm", "at 8pm every monday take out the trash",
      "take out the trash on mondays at 8pm", "remind me every monday at 8pm to take out the trash",
      "remind me to take out the trash every monday at 8pm", "take out the trash *every monday at 8pm",
      "take out the trash weekly on monday at 8pm", "take out the trash each monday at 8 pm",
      "take out the trash monday 8pm every week", "mondays at 8pm: take out the trash",
      "take out the trash monday at 8pm *every monday"),
    Phrasings(
      "todo \"take out the trash\", due 2026-11-23T20:00, FREQ=WEEKLY",
      "take out the trash monday at 8pm *weekly", "take out the trash ^monday 8pm *weekly",
      "take out the trash *weekly ^monday 8pm", "take out the trash monday 8pm *every week"),
    Phrasings(
      "todo \"water plants\", due 2026-11-20, FREQ=WEEKLY;INTERVAL=2",
      "water plants *every 2 weeks", "water plants every 2 weeks", "water plants every other week",
      "*every 2 weeks water plants", "water plants *2 weeks", "every two weeks water plants",
      "water plants biweekly", "water plants fortnightly", "remind me to water plants every two weeks",
      "remind me every two weeks to water plants", "water plants ^today *every 2 weeks", "water plants *biweekly",
      "water plants *every other week"),
    Phrasings(
      "todo \"tax return\", due 2027-04-01, start 2027-03-01",
      "tax return ~1 march ^april", "tax return ~1 march ^1 april", "tax return ^1 april ~1 march",
      "~1 march ^april tax return", "~1 march tax return ^april 1", "tax return ~march ^april"),
    Phrasings(
      "todo \"tax return\", takes 120m",
      "tax return =2h", "tax return =2 hours", "=2h tax return", "tax return =120min", "tax return =2hrs",
      "tax return =120m"),
    Phrasings(
      "todo \"call\", due 2026-11-21T17:00, !1, #errand",
      "call #errand ^tomorrow 5pm !1", "call ^tomorrow 5pm #errand !1", "call !1 ^tomorrow 5pm #errand",
      "!1 call #errand ^tomorrow 5pm", "call #errand tomorrow 5pm !1", "call #errand !!! tomorrow at 5pm",
      "call tomorrow at 5pm #errand !1", "^tomorrow 5pm call #errand !1", "#errand call tomorrow 5pm !1"),
    Phrasings(
      "todo \"call mom\", due 2026-11-21T17:00, !1, #errand",
      "call #errand mom ^tomorrow 5pm !1", "call mom ^tomorrow 5pm !1 #errand", "call mom #errand ^5pm tomorrow !1",
      "call mom !1 #errand tomorrow 5pm"),
    Phrasings(
      "todo \"milk\", due 2026-11-27",
      "milk ^friday", "^friday milk", "milk ^fri", "milk ^27/11", "milk ^27", "milk ^27th", "milk ^next friday",
      "milk ^in 7 days", "milk ^7d", "milk ^1w", "milk ^in 1 week", "milk ^a week", "milk ^nov 27", "milk friday",
      "milk by friday", "milk 27 nov"),
    Phrasings(
      "todo \"walk dog\", due 2026-11-20, FREQ=DAILY, takes 30m",
      "walk dog *daily =30m", "walk dog =30m *daily", "walk dog *every day =30 min", "walk dog *1d =30m"),
    Phrasings(
      "todo \"report\", due 2026-11-30, start 2026-11-23, !2, takes 180m",
      "report ~monday ^30 nov =3h !2", "report !2 ~monday ^eom =3h", "~mon report =3 hours ^end of month !2",
      "report ^30/11 ~23/11 !2 =180m"),
    Phrasings(
      "event \"dentist\", start 2026-11-20T15:00, end 2026-11-20T16:00",
      "dentist friday 3-4pm", "dentist on friday from 3 to 4pm", "friday 3-4pm dentist", "dentist fri 15:00-16:00",
      "dentist friday at 3 for an hour", "dentist friday at 3pm for 1 hour", "dentist friday between 3 and 4pm",
      "fri 3pm-4pm dentist", "dentist friday 3pm for 60 mins"),
    Phrasings(
      "event \"conference\", start 2027-05-03, end 2027-05-05, all day",
      "conference 3-5 May", "conference from 3 to 5 may", "conference may 3-5", "3-5 may conference",
      "conference 3rd to 5th of may", "conference 3 may - 5 may", "conference from may 3rd through may 5th",
      "conference 3/5-5/5"),
    Phrasings(
      "todo \"buy milk and 2 eggs\", due 2026-11-21",
      "buy milk and 2 eggs tomorrow", "tomorrow buy milk and 2 eggs", "buy milk and 2 eggs by tomorrow"),
    Phrasings(
      "todo \"order #4512\", due 2026-11-27",
      "order #4512 friday", "order #4512 by friday"),
    Phrasings(
      "todo \"book flights for 3-10 Aug\", due 2026-11-27",
      "book flights for 3-10 Aug by friday", "by friday book flights for 3-10 Aug"),
    Phrasings(
      "todo \"watch 24\", due 2026-11-20T20:00",
      "watch 24 tonight"),
    Phrasings(
      "todo \"read 1984\", due 2026-11-21",
      "read 1984 tomorrow"),
    Phrasings(
      "todo \"gym\", due 2026-11-23T07:00, FREQ=WEEKLY;BYDAY=MO,WE,FR",
      "gym mon wed fri at 7am", "gym mon/wed/fri at 7", "gym mon, wed, fri 7am", "gym every mon wed fri at 7am",
      "gym *mon wed fri at 7am", "gym mondays wednesdays fridays 7am", "gym on mon, wed and fri at 7am"),
    Phrasings(
      "todo \"party\", due 2026-11-21T21:00",
      "party sat 9pm-late", "party saturday 9pm till late", "party sat 9pm to late", "party sat from 9pm til late",
      "party on saturday 9pm until late"),
    Phrasings(
      "todo \"buy easter eggs\"",
      "buy easter eggs"),
    Phrasings(
      "todo \"easter eggs\"",
      "easter eggs"),
    Phrasings(
      "todo \"buy christmas presents\"",
      "buy christmas presents"),
    Phrasings(
      "todo \"christmas shopping\"",
      "christmas shopping"),
    Phrasings(
      "todo \"buy christmas presents\", due 2026-11-27",
      "buy christmas presents by friday", "friday buy christmas presents"),
    Phrasings(
      "todo \"halloween costumes\"",
      "halloween costumes"),
    Phrasings(
      "todo \"valentines card for ann\"",
      "valentines card for ann"),
    Phrasings(
      "todo \"buy thanksgiving turkey\"",
      "buy thanksgiving turkey"),
    Phrasings(
      "todo \"fly home\", due 2026-12-25",
      "fly home christmas", "fly home at christmas", "fly home on christmas day", "christmas day fly home",
      "fly home for christmas", "fly home by christmas"),
    Phrasings(
      "todo \"meeting with ann\", due 2026-11-23T10:00",
      "meeting with ann monday at 10", "meeting monday at 10 with ann", "monday meeting with ann at 10",
      "meeting with ann on monday, 10am", "meeting with ann 10am on monday", "monday at 10 meeting with ann",
      "meeting on monday with ann at 10am", "at 10am on monday meeting with ann",
      "meeting with ann next monday 10 o'clock", "meeting with ann at ten on monday",
      "meeting at 10 with ann on monday"),
    Phrasings(
      "todo \"breakfast with tom\", due 2026-11-21T08:00",
      "breakfast with tom tomorrow at 8", "tomorrow at 8 breakfast with tom", "breakfast with tom at 8 tomorrow"),
    Phrasings(
      "todo \"dinner with tom\", due 2026-11-21T20:00",
      "dinner with tom tomorrow at 8", "dinner tomorrow at 8 with tom"),
    Phrasings(
      "todo \"submit the report\", due 2026-11-30",
      "submit the report by the end of the month", "submit the report by end of november", "submit the report eom",
      "by the end of the month submit the report", "submit the report before the end of the month",
      "submit the report by month end", "submit the report on the last day of the month"),
    Phrasings(
      "todo \"check the oven\", due 2026-11-20T10:20",
      "check the oven in 20 minutes", "in 20 minutes check the oven", "remind me in 20 minutes to check the oven",
      "remind me to check the oven in 20 mins", "check the oven 20 minutes from now", "in 20 min, check the oven",
      "check the oven ^20m", "check the oven ^in 20 minutes"),
    Phrasings(
      "!move [dinner] to 20:00",
      "change dinner to 8", "move dinner to 8", "move dinner to 20:00"),
  ]

  @Test(arguments: phrasings)
  func `an item keeps its name`(_ phrasings: Phrasings) {
    for text in phrasings.texts { #expect(Frozen.first(text).joined(separator: " ; ") == phrasings.meaning, "\(text)") }
  }
}
