import Grammar
import Testing

/// Settings and wishes in plain words, by the command that does the same.
@Suite struct WishPhrasingTests {
  static func all(_ meaning: String, _ said: [String]) -> [(said: String, means: String)] {
    said.map { ($0, meaning.isEmpty ? "" : "command \(meaning)") }
  }

  static let wishes: [(said: String, means: String)] = [
    all(
      "timezone chicago",
      [
        "use chicago time", "im on chicago time", "set my timezone to chicago", "my time zone is chicago",
      ]),
    all(
      "dates mdy",
      [
        "dates like month/day pls", "dates like month/day pls, not day/month", "use american dates",
        "use us date format",
        "write dates month first", "i write dates month/day/year", "i write the month first", "use mm/dd",
        "month first",
        "show dates as month/day", "i prefer dates month/day", "us dates please",
      ]),
    all(
      "dates dmy",
      [
        "dates like day/month", "use british dates", "use european date format", "write dates day first",
        "i write dates day/month/year", "i write the day first", "use dd/mm", "day first", "show dates as day/month",
      ]),
    all(
      "weekstart sunday",
      [
        "my week starts on sunday", "i want my week to start on sunday",
        "start the week on sunday",
        "the first day of my week is sunday", "sunday is the first day of my week", "my weeks begin on sunday",
        "my week should start on sunday", "my week always starts with sunday", "my week starts sunday",
      ]),
    all("weekstart sundays", ["my week starts on sundays", "my weeks start on sundays"]),
    all(
      "parts morning 7:30",
      [
        "when i say morning i mean 7:30", "morning means 7:30", "my morning starts at 7:30", "set morning to 7:30",
        "change my morning to 7:30", "for me morning is 7:30", "morning for me is 7:30", "by morning i mean 7:30",
        "i wake up at 7:30 so mornings start then", "i get up at 7:30 so my morning starts then",
        "my mornings start at 7:30",
        "make morning 7:30", "if i say morning its 7:30", "my morning is always at 7:30",
      ]),
    all(
      "parts lunch 1pm", ["set lunch to 1pm", "my lunch is at 1pm", "when i say lunch i mean 1pm", "lunch means 1pm"]),
    all("parts evening 6pm", ["set evening to 6pm", "my evenings start at 6pm", "when i say evening i mean 6pm"]),
    all("parts night 11pm", ["set night to 11pm", "when i say night i mean 11pm", "my night starts at 11pm"]),
    all(
      "settings ",
      [
        "what are my settings", "show my settings", "my settings", "show me my preferences",
        "tell me my current settings", "list all my settings",
      ]),
    all(
      "hours 7am to 10pm",
      [
        "dont send me anything between 10pm and 7am", "don't text me between 10pm and 7am",
        "never message me from 10pm to 7am",
        "dont bug me between 10pm and 7am", "no notifications from 10pm until 7am", "only text me between 7am and 10pm",
        "only message me from 7am to 10pm", "please don't disturb me between 10pm and 7am",
        "no messages between 10pm and 7am",
      ]),
    all(
      "hours until 9pm",
      [
        "dont text me after 9pm", "please dont send messages after 9pm", "never message me after 9pm",
        "no messages after 9pm", "don't remind me after 9pm", "no texts past 9pm",
        "please dont send me anything after 9pm",
        "only message me before 9pm",
      ]),
    all(
      "hours from 8am",
      ["dont text me before 8am", "never message me before 8am", "no messages before 8am", "only text me after 8am"]),
    all(
      "hours ",
      ["when do you message me"]),
    all(
      "quiet for 2 hours",
      [
        "mute everything for 2 hours", "mute for 2 hours", "be quiet for 2 hours", "quiet for 2 hours",
        "silence for 2 hours",
        "leave me alone for 2 hours", "dont bug me for 2 hours", "don't disturb me for 2 hours", "hush for 2 hours",
        "mute all for 2 hours", "mute notifications for 2 hours", "stay quiet for 2 hours",
        "pause reminders for 2 hours",
        "no reminders for 2 hours", "dont message me for 2 hours", "dont send me anything for 2 hours",
      ]),
    all(
      "quiet until 5pm",
      [
        "mute everything until 5pm", "quiet until 5pm", "be quiet till 5pm", "don't bug me until 5pm",
        "dont text me until 5pm",
        "dont notify me till 5pm", "no reminders until 5pm", "leave me alone until 5pm", "dont pester me until 5pm",
        "do not disturb until 5pm", "pause reminders until 5pm", "please don't contact me until 5pm",
        "dont talk to me until 5pm",
      ]),
    all(
      "quiet until tomorrow",
      ["no reminders today", "dont bug me today", "no notifications tonight", "don't text me today", "quiet for today"]),
    all(
      "on ",
      [
        "turn reminders back on", "actually you can remind me again", "you can text me again",
        "start reminding me again",
        "unmute", "ok unmute", "reminders on", "resume reminders", "you may message me now",
        "start sending me reminders again",
        "i want my reminders back", "turn on notifications", "switch reminders on",
      ]),
    all(
      "off ",
      [
        "turn off reminders", "stop reminding me", "no more reminders", "stop sending me messages", "stop texting me",
        "stop all notifications", "i don't want any reminders", "reminders off", "stop notifying me",
        "dont remind me anymore", "leave me alone",
      ]),
    all(
      "digest off",
      [
        "stop the morning thing", "no more morning messages", "stop the daily digest", "turn off the daily summary",
        "stop sending me the morning update", "stop that morning message", "no daily digest",
        "stop sending me my agenda every day",
        "stop sending me the day", "turn off the morning report", "stop with the daily summary", "no more daily texts",
      ]),
    all(
      "digest 7am",
      ["send me my day at 7am", "send me my agenda every day at 7am", "text me my agenda every morning at 7am"]),
    all(
      "confirmoff ",
      [
        "no need to confirm every single thing", "stop confirming everything", "you don't need to confirm everything",
        "dont confirm every little thing", "turn off confirmations", "no more confirmations",
        "there's no need to confirm everything",
        "stop confirming", "you dont have to reply to everything", "stop replying to every message",
        "confirmations off",
        "be less chatty", "dont reply to every message",
      ]),
    all(
      "confirmon ",
      [
        "turn the confirmations back on", "turn confirmations on", "switch on confirmations", "confirmations back on",
        "start confirming things again", "confirm everything again", "turn my confirmations on again",
      ]),
    all(
      "requests contacts",
      [
        "don't let strangers send me tasks", "dont let people i dont know send me things",
        "don't allow strangers to ask me",
        "only contacts can send me tasks", "only my contacts may ask me things", "only people i know can send me todos",
        "no requests from strangers",
      ]),
    all(
      "requests nobody", ["nobody can send me tasks", "dont let anyone send me tasks", "nobody else may ask me things"]),
    all(
      "requests everybody",
      ["let anyone send me tasks", "allow everybody to ask me things", "let everyone send me todos"]),
    all(
      "requests ",
      ["who can send me tasks", "can strangers send me things", "who may ask me", "can anyone send me tasks"]),
    all(
      "export ",
      [
        "send me a copy of everything you have on me", "give me a copy of my data", "export my data",
        "send me everything you know about me",
        "i want a copy of all my data", "give me all my data", "i need a backup of my tasks",
        "send me a dump of my data",
        "can i get a copy of my data", "backup my data", "download my data", "give me everything you have on me",
      ]),
    all(
      "about ",
      [
        "who can see what i write here", "who can read this", "who reads my messages", "do you sell my data?",
        "do you share my data",
        "can anyone else see my tasks", "who else can see my stuff", "does anyone read what i write here",
        "are you a robot or what",
        "are you a bot", "are you even human", "am i talking to a robot", "is my data safe",
        "what do you do with my data",
        "where is my data stored", "are you a real person", "is this a bot", "who runs you", "who made you",
        "are you selling my data",
        "will you share my messages with anyone", "can others see my notes",
        "do you read my messages", "is this private", "are you an ai or a person", "do you keep my messages",
      ]),
    all(
      "forgetme ",
      [
        "delete my account", "forget everything about me", "erase everything", "delete all my data", "close my account",
        "wipe everything you have on me",
      ]),
  ].flatMap { $0 }

  @Test("a wish is the command that does it", arguments: wishes)
  func wish(_ case: (said: String, means: String)) { #expect(unmarked(`case`.said) == [`case`.means]) }

  @Test(
    "what the bot does not do is told, and a todo offered",
    arguments: [
      "play some jazz", "play some music", "play the radio", "play my playlist", "play some rock music",
      "turn off the lights at 10",
      "turn on the tv", "switch off the heating", "turn the lights off", "dim the lights",
      "turn off the lights in the kitchen",
      "text my wife i'm running late", "message ben i can't come", "text mum that i'm on my way",
      "whatsapp dad ill be late",
      "order me a pizza", "call me a taxi", "get me an uber", "turn the volume down", "set the thermostat to 20",
    ])
  func cannot(_ said: String) { #expect(Frozen.first(said) == ["remark cannotDo"]) }

  @Test(
    "days of the week to be left alone on are told of",
    arguments: [
      "no notifications on weekends", "no reminders at the weekend", "don't text me on weekends",
      "dont remind me on sundays",
      "no messages on saturdays", "never message me at the weekend", "only text me on weekdays",
    ])
  func weekends(_ said: String) { #expect(Frozen.first(said) == ["remark quietByDay"]) }

  @Test(
    "what is done somewhere, or with such things, is not a setting",
    arguments: [
      "i am in vacation from the 21 to the 28 december", "im in a meeting until 3", "i'm in london on friday",
      "in the garden: mow",
      "fly to chicago on friday", "back in school supplies", "i'm flying to madrid on friday", "meet sam in chicago",
      "play football at 6", "play tennis with ben", "turn off the oven at 6", "turn off the gas before leaving",
      "text mum about sunday", "text ben the address", "call mum", "call a taxi for 6", "order pizza for friday",
      "message the landlord",
      "set up the tent", "set the table", "set lunch menu", "morning run", "lunch with mum", "night shift friday",
      "evening class",
      "change the sheets", "week in wales", "weekend bag", "mute button repair", "quiet night in on friday",
      "silence of the lambs dvd",
      "pause netflix subscription", "stop the milk delivery", "stop at the bank", "stop by the morning market",
      "confirm the booking",
      "confirm hotel", "confirm with ben", "let the dog out", "allow extra time for parking",
      "let ben know about friday",
      "send ben the copy", "backup the laptop", "copy the keys", "export the photos", "download the tickets",
      "delete old photos",
      "dates and figs", "date night friday", "month end report", "day trip to york", "use up the milk",
      "use the voucher",
      "only child book", "no sugar for the cake", "no parking sign", "dont panic towel",
    ])
  func item(_ said: String) {
    let readings = Frozen.readings(said)
    let last = readings.last ?? ""
    #expect(last.hasPrefix("todo") || last.hasPrefix("event"), "\(readings)")
    #expect(!readings.contains { $0.hasPrefix("command") || $0.hasPrefix("remark") }, "\(readings)")
  }
}
