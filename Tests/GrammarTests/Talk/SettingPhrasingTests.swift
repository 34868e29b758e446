import Grammar
import Testing

/// Phrases that change settings.
@Suite struct SettingPhrasingTests {
  static let zone = sayings([
    "offer timezone tokyo": ["i'm in tokyo", "im in tokyo"],
    "offer timezone Tokyo": ["I am in Tokyo now"],
    "offer timezone berlin": ["i've moved to berlin", "i moved to berlin"],
    "offer timezone madrid": ["just landed in madrid"],
    "offer timezone london": ["im back in london"],
    "offer timezone oslo": ["i live in oslo"],
    "offer timezone chicago": [
      "i'm in chicago", "im in chicago btw", "i am now in chicago", "im back in chicago", "back in chicago now",
      "i'm currently in chicago", "just landed in chicago", "i've arrived in chicago", "we are in chicago now",
      "i just got to chicago", "i live in chicago", "i moved to chicago", "i'm visiting chicago",
      "i'm home in chicago again",
    ],
    "command timezone new york": ["my timezone is new york"],
    "command timezone los angeles": ["set my timezone to los angeles"],
    "command timezone paris": ["change timezone to paris", "change my time zone to paris please", "use paris time"],
  ])

  @Test("where they are", arguments: zone)
  func zoneMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }

  static let clock = sayings([
    "command clock 12": [
      "12 hour clock", "12 hour clock please", "12-hour clock", "i prefer 12 hour time", "use am and pm",
      "use am/pm", "show am pm pls",
    ],
    "command clock 24": ["24 hour clock"],
    "command weekstart sunday": ["start the week on sunday please"],
    "command dates mdy": ["i use american dates", "month first please"],
    "command dates dmy": ["use british date format"],
    "command parts morning 7:30": ["my morning is 7:30"],
    "command parts evening 18:00": ["set evening to 18:00"],
    "command parts evening 6pm": ["evening means 6pm"],
  ])

  @Test("how they write times, dates and weeks", arguments: clock)
  func clockMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }

  static let quiet = sayings([
    "command off ": [
      "turn reminders off", "switch off reminders", "stop reminders", "no more reminders please",
      "pls stop sending me messages", "stop messaging me", "stop texting me!",
      "i dont want reminders anymore",
    ],
    "command on ": ["turn reminders on", "turn on reminders again", "you can remind me again"],
    "command hours day": ["don't message me at night", "no messages at night please", "dont text me overnight"],
    "command hours until 10pm": ["dont text me after 10pm", "no texts after 10pm"],
    "command hours from 9am": ["don't message me before 9am"],
    "command hours 9am to 6pm": ["only message me between 9am and 6pm", "only remind me between 9am and 6pm"],
    "command quiet until 5pm": [
      "be quiet until 5pm", "be quiet until 5pm pls", "mute until 5pm", "dont disturb me until 5pm",
      "im in a meeting, no reminders until 5pm",
    ],
    "command quiet for 3 hours": ["quiet for 3 hours", "mute for 3 hours", "leave me alone for 3 hours"],
    "command quiet for an hour": ["be quiet for an hour"],
    "command quiet until tomorrow": ["no reminders today please", "dont remind me of anything today"],
    "command digest 8": ["send me my day at 8"],
    "command digest 8am": [
      "send me my day at 8am", "send me my agenda every morning at 8am", "text me my day at 8am",
    ],
    "command digest off": [
      "stop sending me my day", "stop the daily summary", "stop the morning messages", "no more daily summary pls",
    ],
    "command confirmoff ": ["you don't have to confirm everything", "don't reply to everything"],
    "command confirmon ": ["confirm things again", "turn on confirmations"],
  ])

  @Test("when they want to be written to, and when not", arguments: quiet)
  func quietMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }
}
