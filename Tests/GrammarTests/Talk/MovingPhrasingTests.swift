import Grammar
import Testing

/// Phrases that move something in time.
@Suite struct MovingPhrasingTests {
  static let to = sayings([
    "!move [lunch] to 1pm": ["change lunch to 1pm"],
    "!move [dentist] to monday": [
      "move the dentist to monday", "move dentist to monday pls", "could u shift the dentist to monday",
      "reschedule the dentist for monday",
    ],
    "!move [dentist] to monday at 3": ["can you move the dentist to monday at 3"],
    "!move [haircut] to next thursday": ["reschedule my haircut to next thursday"],
    "!move [{2026-11-20 15:00}] to 4pm": ["please move my 3pm to 4pm"],
    "!move [dentist] to 4pm": ["change the dentist to 4pm"],
    "!move [dentist] to monday 4pm": ["change dentist to monday 4pm"],
    "!move [dentist] to tuesday": ["switch the dentist to tuesday", "push back the dentist to tuesday"],
    "!postpone [dentist] to tuesday": ["push the dentist to tuesday", "push the dentist back to tuesday"],
    "!postpone [standup] to 10:30": ["bump the standup to 10:30"],
    "!postpone [gym] to tomorrow": ["bump gym to tomorrow"],
    "!postpone [party] to saturday": ["postpone the party till saturday"],
    "!postpone [party] to next week": ["postpone party to next week"],
    "!postpone [party] to next saturday": ["postpone party until next saturday"],
    "!move [ironing] to sunday": ["put off the ironing until sunday"],
    "!postpone [ironing] to sunday": ["put the ironing off till sunday", "snooze the ironing until sunday"],
    "!postpone [(call)] to 5": ["delay the call until 5"],
    "!postpone [tax return] to january": ["defer the tax return to january"],
    "!move [review] to 2pm": [
      "prepone the review to 2pm", "bring the review forward to 2pm", "bring forward the review to 2pm",
      "move the review up to 2pm",
    ],
    "!move [review] to tomorrow": ["please prepone the review to tomorrow"],
    "!move [(meeting)] to thursday": ["the meeting is moved to thursday", "meeting moved to thursday"],
    "!move [parents evening] to thursday": ["the parents evening has been moved to thursday"],
    "!restate [choir practice] thursday": ["choir practice is now on thursday"],
    "!restate [choir] 8": ["choir is at 8 now"],
    "!move [choir] to 8": ["choir got moved to 8"],
    "!move [lunch {2026-11-21 12:00}] to monday": ["move tomorrow's lunch to monday"],
    "!move [review] to half past three": ["shift the review to half past three"],
    "!move [review] to 24 Nov": ["Please reschedule the review to 24 Nov"],
    "!move [review] to 11/24": ["reschedule the review to 11/24"],
    "!move [review] to next month": ["move the review to next month"],
    "!move [review] to the 27th": ["move review to the 27th"],
    "!move [yoga] to sat morning": ["hi, please shift my yoga to sat morning"],
    "!move [numbers([2])] to monday": ["move number 2 to monday"],
    "command move 3 to tomorrow": ["move 3 to tomorrow"],
    "!move [last 2] to sunday": ["move the last two to sunday"],
    "!move [rest] to tomorrow": ["move the rest to tomorrow"],
    "!move [both] to tomorrow": ["move both to tomorrow"],
    "!move [{2026-11-20} all] to tomorrow": ["move everything today to tomorrow"],
    "!postpone [all] to monday": ["push everything to monday"],
  ])

  @Test("what is put elsewhere in time goes there", arguments: to)
  func toMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }

  static let by = sayings([
    "!postpone [(call)] by an hour": ["push the call back an hour", "move the call an hour later"],
    "!postpone [(call)] by 30 mins": ["push the call by 30 mins"],
    "!postpone [(call)] by half an hour": ["move the call back half an hour"],
    "!postpone [(call)] by -30 minutes": ["move the call 30 minutes earlier"],
    "!postpone [(call)] by -an hour": ["bring the call forward an hour", "prepone the call by an hour"],
    "!postpone [(call)] by -2 days": ["bring the call forward by 2 days"],
    "!postpone [(call)] by 15 min": ["delay the call by 15 min"],
    "!postpone [(call)] by 15 minutes": ["delay the call 15 minutes"],
    "!postpone [(call)] by one week": ["postpone the call by one week"],
    "!postpone [(call)] by a fortnight": ["postpone the call by a fortnight"],
    "!postpone [(call)] by a week": ["can you push the call back a week please"],
    "!postpone [(call)] by two days": ["push back the call by two days"],
    "!postpone [(call)] by 2 hours": ["put the call back by 2 hours"],
    "!postpone [flight] by 2 hours": ["the flight is delayed by 2 hours"],
    "!postpone [train] by 40 minutes": ["the train has been delayed by 40 minutes"],
    "!postpone [(call)] by -a day": ["pull the call forward by a day"],
    "!postpone [(call)] by a couple of days": ["shift the call a couple of days later"],
    "!postpone [dentist]": ["postpone dentist"],
    "!postpone [ironing]": ["put off the ironing"],
  ])

  @Test("an amount says how far it goes", arguments: by)
  func byMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }
}
