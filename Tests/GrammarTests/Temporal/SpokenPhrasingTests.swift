import Testing

@testable import Grammar

/// Phrases to an assistant, with the time in them.
struct SpokenPhrasingTests {
  static let phrasings = [
    Phrasings(
      "2026-11-21T07:00",
      "wake me up at seven", "wake me at seven", "set an alarm for 7 am", "set alarm for seven am tomorrow",
      "alarm for 7am", "please wake me up at seven am tomorrow morning", "i want to get up at seven",
      "set an alarm for tomorrow morning at seven", "alarm at seven o'clock", "wake me up tomorrow at 7",
      "set the alarm clock to 7 am", "create an alarm for seven in the morning", "i need to wake up at seven a.m.",
      "add alarm for 7:00 am"),
    Phrasings(
      "2026-11-20T18:15",
      "set an alarm for a quarter past 6 pm", "set alarm at six fifteen pm",
      "wake me at quarter past six in the evening"),
    Phrasings("2026-11-21T06:15", "set an alarm for quarter past six", "wake me at quarter past six"),
    Phrasings(
      "2026-11-21",
      "what's on my calendar for the weekend", "what's happening this weekend", "do i have anything on saturday",
      "show me events for tomorrow", "what does my schedule look like tomorrow", "anything planned for tomorrow",
      "what will the weather be tomorrow", "will it rain on saturday", "is it going to snow tomorrow"),
    Phrasings(
      "2026-11-20",
      "what's on today", "what do i have today", "weather for today", "what is the date today", "today's news",
      "what's today's schedule", "any meetings today"),
    Phrasings(
      "2026-11-23",
      "what's on next week", "show me my meetings for next week", "what have i got next week",
      "do i have meetings on monday", "delete my appointment for monday", "cancel monday's meeting",
      "clear my calendar for monday", "move the meeting to monday", "when is my meeting on monday"),
    Phrasings(
      "2026-11-20T10:30",
      "remind me in half an hour", "remind me in 30 minutes to take the pizza out", "set a timer in thirty minutes",
      "wake me up in half an hour", "call me back in 30 minutes"),
    Phrasings(
      "2026-11-20T12:00",
      "remind me in two hours", "alarm in two hours", "set an alarm for two hours from now", "set an alarm for noon",
      "meet me at noon", "book a table at twelve", "remind me of the meeting at noon", "what is on at noon"),
    Phrasings(
      "2026-11-20T20:00",
      "what's on tv tonight", "book a table for two tonight", "any good movies tonight",
      "turn on the lights at eight pm", "order pizza at eight pm", "tell me tonight's schedule"),
    Phrasings(
      "2026-11-27T15:00",
      "schedule a meeting with bob for next friday at three pm",
      "add an event on november twenty seventh at three pm", "put dentist on the twenty seventh at three",
      "meeting with bob next friday at three in the afternoon", "create an event for 3 pm next friday",
      "new event friday the twenty seventh at 3 pm", "make an appointment with dr smith at 3pm next friday"),
    Phrasings(
      "FREQ=DAILY 08:00",
      "set a daily alarm for eight am", "remind me every day at eight am to take my pills",
      "wake me up every day at eight", "set an alarm for eight am every day", "play the news every morning at eight",
      "set a recurring alarm for 8am daily"),
    Phrasings(
      "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR 07:00",
      "set alarm for 7 am on weekdays", "wake me up at 7 am every weekday", "alarm every weekday at seven am",
      "set an alarm at seven every weekday", "wake me up at seven from monday to friday every week"),
    Phrasings(
      "FREQ=WEEKLY;BYDAY=WE",
      "add a repeating event every wednesday", "make it repeat every wednesday", "yoga class every wednesday",
      "put out the bins every wednesday"),
    Phrasings(
      "300 s",
      "set a timer for five minutes", "timer for 5 minutes", "start a five minute timer", "set a 5 minute timer",
      "five minute timer", "5 min timer please"),
    Phrasings(
      "",
      "remind me to call ann in a while", "play some music", "turn off the lights", "what time is it",
      "what's the time", "what is the time in london", "what day is it", "add milk to the shopping list",
      "remove eggs from my list", "play the next song", "play the last song", "next track", "skip this one",
      "turn the volume up to ten", "set volume to 5", "volume up by two", "set brightness to fifty percent",
      "play radio 4", "tune to 98.6 fm", "play channel 7", "call mom", "how old is the president",
      "how many days in a year", "how many seconds are in an hour", "how far is the moon",
      "convert 5 dollars to euros", "what is 5 plus 7", "what is two times three", "tell me a joke",
      "tell me another one", "how are you", "who won the game", "what's the score", "play my playlist number two",
      "repeat that", "repeat this song", "start over", "go back", "stop", "pause", "resume", "order two pizzas",
      "order a large pizza for 2", "book a table for four", "find a restaurant near me",
      "how long does it take to boil an egg", "directions to 10 main street", "how tall is mount everest",
      "play jazz from the sixties", "play songs from the 90s", "is there a pharmacy open", "show me my lists",
      "create a new list", "turn on the vacuum cleaner", "make me a coffee", "lower the temperature by 2 degrees",
      "set the thermostat to 21", "dim the lights to thirty", "what's new", "what's up",
      "who is my next meeting with", "i'm bored", "send an email to bob", "check my email", "any new emails",
      "reply to the last email", "read my last message", "text ann i'll be late", "tell ann that i am running late",
      "call back the last number"),
  ]

  @Test(arguments: phrasings)
  func `a spoken command holds its time`(_ phrasings: Phrasings) {
    for text in phrasings.texts { #expect(meaning(text) == phrasings.meaning, "\(text)") }
  }
}
