import Grammar
import Testing

/// Phrases that move one occurrence of a repeat to another day.
@Suite struct OccurrencePhrasingTests {
  static let day = sayings([
    "!skip [gym]": ["skip gym", "skip the gym pls"],
    "!skip [gym {2026-11-22}]": ["skip gym this week", "no gym this week"],
    "!skip [gym {2026-11-21}]": ["skip gym tomorrow", "can you skip gym tomorrow", "no gym tomorrow"],
    "!skip [gym {2026-11-24}]": ["skip gym on tuesday", "skip tuesday's gym", "no gym on tuesday"],
    "!skip [gym {2026-11-23}]": ["no gym next week"],
    "!skip [choir {2026-11-20 20:00}]": ["no choir tonight"],
    "!skip [piano (lesson) {2026-11-26}]": ["no piano lesson on thursday"],
    "!skip [school {2026-11-23}]": ["no school on monday"],
    "!delete [piano {2026-11-24}]": [
      "cancel piano this tuesday", "cancel piano on tuesday", "cancel tuesday's piano",
    ],
    "!delete [piano {2026-11-21}]": [
      "cancel piano tomorrow pls", "piano is cancelled tomorrow", "piano tomorrow is cancelled",
    ],
    "!skip [piano {2026-11-24}]": ["no piano this tuesday"],
    "!move [gym {2026-11-27}] to saturday": ["move gym on friday to saturday", "move friday's gym to saturday"],
    "!move [gym {2026-11-22}] to saturday": ["move this week's gym to saturday"],
    "!postpone [(call) {2026-11-22}] by a day": ["push this week's call back a day"],
    "!postpone [(call) {2026-11-27}] by a day": ["push friday's call back a day"],
    "!postpone [(call) {2026-11-21}] by an hour": ["push tomorrow's call back an hour"],
    "!complete [gym {2026-11-20}]": ["done gym today", "done gym for today"],
    "!complete [gym {2026-11-19}]": ["did gym yesterday"],
    "!delete [gym {2026-11-24}]": ["gym is off on tuesday"],
    "!skip [yoga {2026-11-20}]": ["skip yoga today", "no yoga today"],
    "!skip [yoga {2026-11-23}]": ["pls skip yoga this monday", "skip monday's yoga", "no yoga on monday sorry"],
    "!skip [yoga {2026-11-24}]": ["skip yoga on the 24th"],
    "!skip [yoga {2026-12-01}]": ["skip yoga on 1 dec"],
    "!skip [swimming {2026-11-22}]": ["no swimming on sunday, pool is closed"],
    "!skip [yoga {2026-12-25}]": ["no yoga on christmas day"],
    "!skip [football training {2026-11-21}]": ["no football training tomorrow"],
    "!skip [bins {2026-11-23}]": ["no bins this monday"],
    "!delete [yoga {2026-11-20}]": ["yoga is cancelled today"],
    "!delete [yoga {2026-11-23}]": [
      "yoga on monday is cancelled", "monday's yoga is off", "cancel yoga just this monday",
      "delete yoga on monday", "remove monday's yoga", "can u cancel monday's yoga",
    ],
    "!delete [yoga {2026-11-20 20:00}]": ["cancel tonight's yoga"],
    "!move [yoga {2026-11-23}] to tuesday": [
      "move monday's yoga to tuesday", "move yoga on monday to tuesday", "shift monday's yoga to tuesday pls",
    ],
    "!move [yoga {2026-11-23}] to 7pm": ["can you move monday's yoga to 7pm"],
    "!move [yoga {2026-11-21}] to sunday": ["reschedule tomorrow's yoga to sunday"],
    "!move [yoga {2026-11-20}] to tomorrow": ["move today's yoga to tomorrow"],
    "!postpone [yoga {2026-11-23}] by a day": ["postpone monday's yoga by a day"],
    "!postpone [yoga {2026-11-23}] by an hour": ["push monday's yoga back an hour"],
    "!postpone [yoga {2026-11-21}] by 30 minutes": ["delay tomorrow's yoga by 30 minutes"],
    "!postpone [yoga {2026-11-23}] by -an hour": ["bring monday's yoga forward an hour"],
    "!complete [yoga {2026-11-20}]": ["did yoga today", "done today's yoga", "finished yoga for today"],
  ])

  @Test("of what repeats the day that is named is meant", arguments: day)
  func dayMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }
}
