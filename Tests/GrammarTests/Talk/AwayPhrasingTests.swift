import Grammar
import Testing

/// Phrases for something that is cancelled, or not needed any more.
@Suite struct AwayPhrasingTests {
  static let away = sayings([
    "!delete [lunch ann]": ["cancel lunch with ann"],
    "!delete [dentist (appt)]": ["pls cancel my dentist appt"],
    "!delete [dentist (appointment)]": ["Please cancel the dentist appointment."],
    "!delete [yoga]": ["can you cancel yoga", "could u cancel yoga for me"],
    "!delete [dentist]": ["delete the dentist", "delete dentist plz"],
    "!delete [milk]": ["remove milk from my list"],
    "!delete [eggs]": ["take eggs off the list"],
    "!delete [museum trip]": ["scratch the museum trip off my list"],
    "!delete [gym]": ["forget about the gym", "forget the gym", "ugh cancel the gym"],
    "!delete [oven]": ["never mind the oven"],
    "!delete [car wash]": ["bin the car wash"],
    "!delete [yoga (class)]": ["get rid of the yoga class", "i dont want the yoga class anymore"],
    "!delete [ladder]": ["dont need the ladder any more", "no longer need the ladder"],
    "!delete [call bank]": ["i don't need to call the bank anymore", "i dont have to call the bank any more"],
    "!delete [buy milk]": ["i no longer need to buy milk"],
    "!delete [party]": ["party is off"],
    "!delete [bbq]": ["bbq is cancelled", "bbq is canceled"],
    "!delete [barbecue]": ["the barbecue has been cancelled"],
    "!delete [swim (lesson)]": ["swim lesson was cancelled", "the swim lesson got cancelled"],
    "!delete [swimming]": ["swimming cancelled"],
    "!delete [swimming {2026-11-22}]": ["swimming is off this sunday", "swimming is cancelled on sunday"],
    "!delete [picnic]": ["call off the picnic", "scrap the picnic", "lets scrap the picnic"],
    "!delete [pilates]": ["please drop pilates", "no more pilates"],
    "!delete [{2026-11-21 15:00}]": ["cancel the 3pm tomorrow"],
    "!delete [{2026-11-21 09:00}]": ["cancel my 9 o'clock tomorrow"],
    "!delete [dinner {2026-11-22 19:00}]": ["cancel dinner on sunday", "cancel sunday's dinner"],
    "!delete [numbers([4])]": ["delete number 4"],
    "!delete [numbers([2, 3])]": ["remove 2 and 3"],
    "!delete [standup]": ["kill the standup"],
    "!delete [{2026-11-21} all]": ["omg cancel everything tomorrow"],
    "!delete [haircut]": [
      "ok cancel the haircut then", "actually forget the haircut", "i need you to cancel the haircut",
      "strike the haircut off", "erase the haircut", "Kindly remove the haircut", "drop the haircut pls",
    ],
    "!delete [boiler]": ["delete the boiler one"],
  ])

  @Test("what is cancelled or not needed goes", arguments: away)
  func awayMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }
}
