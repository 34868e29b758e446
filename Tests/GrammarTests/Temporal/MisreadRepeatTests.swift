import Civil
import Testing

@testable import Grammar

/// Repeats whose start, days or hours stand beside them in everyday words.
struct MisreadRepeatTests {
  static let phrasings = [
    Phrasings(
      "todo \"Kids\", due 2026-11-20T17:00, FREQ=WEEKLY;INTERVAL=2;BYDAY=FR",
      "Kids every other weekend starting this friday 5pm", "Kids every other weekend starting today at 5pm"),
    Phrasings(
      "todo \"Kids\", due 2026-11-21T10:00, FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU",
      "Kids every other weekend starting saturday 10am"),
    Phrasings(
      "event \"Kids\", start 2026-11-20T17:00, end 2026-11-22T18:00, FREQ=WEEKLY;INTERVAL=2;BYDAY=FR",
      "Kids every other weekend from friday 5pm to sunday 6pm", "Kids every other weekend friday 5pm - sunday 6pm"),
    Phrasings(
      "todo \"supervision\", due 2026-11-26T11:00, FREQ=WEEKLY;INTERVAL=2;BYDAY=TH",
      "supervision every second Thursday at 11, starting next week",
      "supervision every 2nd thursday at 11 from next week"),
    Phrasings(
      "todo \"book club\", due 2026-12-10T19:00, FREQ=MONTHLY;BYDAY=2TH",
      "book club every second Thursday at 19:00", "book club every second Thursday at 19:00, starting in december"),
    Phrasings(
      "todo \"English class\", due 2026-11-24T19:00, FREQ=WEEKLY;BYDAY=TU,TH",
      "English class is tuesday and thursday at 19h", "English class is on tuesdays and thursdays at 19h"),
    Phrasings(
      "todo \"pick up the kids\", due 2026-11-20T15:30, FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
      "pick up the kids 15h30 every day of school", "pick up the kids 15h30 every school day",
      "pick up the kids at 15h30 each day of school"),
    Phrasings(
      "todo \"stall fees £35\", due 2026-12-01, FREQ=MONTHLY;BYMONTHDAY=1", "stall fees £35 a month on the 1st",
      "stall fees £35 a month, due on the 1st", "stall fees £35 a month on the first"),
    Phrasings(
      "todo \"rent £500 per month\", due 2026-11-28, FREQ=MONTHLY;BYMONTHDAY=28", "rent £500 per month on the 28th"),
    Phrasings(
      "event \"party\", start 2026-11-28T14:00, end 2026-11-28T16:00", "party on the 28th, 2 til 4",
      "party on the 28th, 2-4", "party on the 28th 2 to 4"),
    Phrasings(
      "todo \"pay rent\", due 2026-11-28, FREQ=MONTHLY;BYMONTHDAY=2,28", "pay rent on the 2nd and 28th",
      "pay rent on the 28th, 2nd"),
    Phrasings(
      "todo \"cleaner 20 quid\", due 2026-11-20, FREQ=WEEKLY;BYDAY=FR", "cleaner 20 quid a week on fridays"),
    Phrasings(
      "todo \"Inspect flat 1\", due 2027-03-10, FREQ=MONTHLY;INTERVAL=6",
      "Inspect flat 1 every six months, last one was 10 September", "Inspect flat 1 every 6 months last done 10 sept"),
    Phrasings(
      "todo \"haircut\", due 2026-12-11, FREQ=WEEKLY;INTERVAL=6", "haircut every 6 weeks, last one was 3 weeks ago"),
    Phrasings(
      "todo \"drink water\", due 2026-11-20T11:00, FREQ=WEEKLY;BYMINUTE=0;BYHOUR=9,10,11,12,13,14,15,16,17;BYDAY=MO,TU,WE,TH,FR",
      "drink water every hour between 9 and 5 on weekdays", "drink water every hour from 9 to 5 mon-fri",
      "drink water every hour on weekdays from 9 to 5", "drink water every hour between 9 and 5 every weekday"),
    Phrasings(
      "event \"night shift\", start 2026-11-20T20:00, end 2026-11-21T08:00, FREQ=WEEKLY;COUNT=3;BYDAY=FR,SA,SU",
      "night shift fri, sat and sun 8pm-8am", "night shift fri sat sun 8pm-8am"),
    Phrasings(
      "event \"nights\", start 2026-11-20T21:00, end 2026-11-21T07:00, FREQ=WEEKLY;COUNT=2;BYDAY=FR,SA",
      "nights fri sat 9pm to 7am"),
    Phrasings(
      "todo \"gym\", due 2026-11-20T19:00, FREQ=WEEKLY;BYDAY=MO,WE,FR", "gym mon wed fri at 19:00",
      "gym mon, wed and fri 19:00"),
    Phrasings(
      "todo \"viewing 8 high st again with the Nolans\", due 2026-11-21T10:00",
      "viewing 8 high st again sat 10 with the Nolans", "viewing 8 high st again saturday 10 with the Nolans"),
    Phrasings(
      "todo \"yoga\", due 2026-11-24T18:00, FREQ=WEEKLY;BYDAY=TU,TH", "yoga tu th 6pm", "yoga tu/th 6pm",
      "yoga Tu & Th at 6pm"),
    Phrasings("todo \"call Tu\", due 2026-11-20T18:00", "call Tu at 6pm"),
    Phrasings("todo \"lunch at 5 Guys\", due 2026-11-21", "lunch at 5 Guys tomorrow"),
  ]

  @Test("the start, the days and the hours of a repeat are those that were said", arguments: phrasings)
  func means(_ phrasings: Phrasings) {
    for text in phrasings.texts {
      let items = Frozen.reader().message(text).lines.compactMap(\.readings.last?.summary)
      #expect(items.joined(separator: " | ") == phrasings.meaning, "\(text)")
    }
  }

  @Test(
    "days of one occasion, and lengths of time, are no repeat",
    arguments: [
      "exam is monday and tuesday at 9", "course costs £35 a month", "gym £35 a month", "a month on the road",
      "lessons were tuesday and thursday at 19:00",
    ])
  func notRepeated(_ said: String) { #expect(Frozen.reader().item(said).recurrence == nil) }
}
