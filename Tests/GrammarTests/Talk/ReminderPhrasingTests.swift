import Grammar
import Testing

/// Timers, alarms and reminders in plain words.
@Suite struct ReminderPhrasingTests {
  static let lengths = ["12 minutes", "12 min", "an hour", "half an hour", "2 hours"]

  static func each(_ meaning: String, _ frames: [String]) -> [(said: String, means: String)] {
    frames.flatMap { frame in
      lengths.map { (frame.replacing("A", with: $0), meaning.replacing("A", with: $0)) }
    }
  }

  static let timers: [(said: String, means: String)] = [
    each(
      "command add timer in A",
      [
        "set a timer for A", "timer for A", "start a timer for A", "set timer A", "timer A", "put a timer for A",
        "can you set a timer for A", "please set a timer for A", "hey set a timer for A", "set me a timer for A",
        "set another timer for A",
      ]),
    each(
      "command add eggs in A",
      [
        "timer A for the eggs", "set a timer for A for the eggs", "set a A timer for the eggs", "timer for A for eggs",
        "set a timer for the eggs for A",
      ]),
    each("command add fish fingers in A", ["set a timer for A fish fingers", "timer A fish fingers"]),
  ].flatMap { $0 }

  @Test("a timer is a todo in that time", arguments: timers)
  func timer(_ case: (said: String, means: String)) { #expect(unmarked(`case`.said) == [`case`.means]) }

  @Test(
    "an alarm is a todo at that time",
    arguments: [
      ("set an alarm for 6:45", "command add alarm at 6:45"), ("set alarm 6:45", "command add alarm at 6:45"),
      ("set an alarm for quarter to 7", "command add alarm at quarter to 7"),
      ("put an alarm for 7am", "command add alarm at 7am"),
      ("set an alarm for six forty five tomorrow morning", "command add alarm at six forty five tomorrow morning"),
      ("please set me an alarm for 7am tomorrow", "command add alarm at 7am tomorrow"),
      ("set a 7am alarm", "command add alarm at 7am"),
      ("wake me up at 6:30", "command add wake up at 6:30"), ("wake me at 6:15", "command add wake up at 6:15"),
      ("wake me up tomorrow at 7", "command add wake up tomorrow at 7"),
      ("can you wake me at 7", "command add wake up at 7"),
      ("wake me up in 45 minutes", "command add wake up in 45 minutes"),
      ("timer until 5pm", "command add timer at 5pm"),
    ])
  func alarm(_ said: String, _ means: String) { #expect(unmarked(said) == [means]) }

  private static func confirmed(_ text: String) -> String? {
    Frozen.first(text) { $0.reference = .confirmation }.first
  }

  private static func reminded(_ text: String) -> String? { Frozen.first(text) { $0.reference = .reminder }.first }

  @Test(
    "another reminder of what was spoken of last",
    arguments: [
      "remind me 3 days before too", "remind me 3 days before", "and remind me 3 days before",
      "also remind me 3 days before",
      "remind me 3 days before as well", "remind me 3 days before also", "and remind me 3 days before too",
      "remind me 3 days before so i can post a card", "remind me 3 days before please", "3 days before too",
      "3 days before as well",
      "remind me 3 days before because i need to pack",
    ])
  func another(_ said: String) { #expect(Self.confirmed(said) == "!remind [it] 3 days before") }

  @Test(
    "two more of them",
    arguments: [
      "two hours before and also the night before", "two hours before and the night before",
      "remind me two hours before and also the night before", "and remind me two hours before and the night before",
    ])
  func two(_ said: String) { #expect(Self.confirmed(said) == "!remind [it] two hours before, the night before") }

  @Test(
    "another reminder of what is named",
    arguments: ["remind me half an hour before the dentist as well", "remind me half an hour before the dentist too"])
  func named(_ said: String) { #expect(Frozen.first(said) == ["!remind [dentist] half an hour before"]) }

  @Test(
    "two of what is named",
    arguments: [
      "remind me about the dentist a day before and an hour before",
      "remind me about the dentist a day before and again an hour before",
      "remind me of the dentist a day before and then an hour before",
    ])
  func twoNamed(_ said: String) { #expect(Frozen.first(said) == ["!remind [dentist] a day before, an hour before"]) }

  @Test(
    "a reminder that comes besides another one is read with or without the word for it",
    arguments: ["1 day before and again 1h before", "1 day before, then 1h before", "1 day before and 1h before"])
  func again(_ words: String) {
    let reader = Reader(now: Frozen.now)
    #expect(reader.spelling(reader.reminders(words) ?? []) == "1 days before, 60m before")
  }

  @Test(
    "a reminder is put off in few words",
    arguments: [
      "10 more", "ugh 10 more", "just 10 more minutes", "10 more min please", "give me 10 more minutes", "snooze 10",
      "snooze",
    ])
  func snooze(_ said: String) {
    #expect(Self.reminded(said) == "act 2026-11-20 10:10 10m" || Self.reminded(said) == "act 2026-11-20 10:10")
  }

  @Test(
    "nagging is stopped in any words",
    arguments: [
      "stop nagging", "stop nagging me", "stop nagging me ffs", "quit bugging me", "stop pestering me now",
      "no more nagging",
    ])
  func stop(_ said: String) { #expect(Self.reminded(said) == "act stopNagging") }

  @Test(
    "no reminder of what is named",
    arguments: [
      "no reminder for the orchid",
      "no reminders for the orchid please",
      "don't remind me about the orchid", "stop reminding me about the orchid",
    ])
  func never(_ said: String) { #expect(Frozen.first(said) == ["!remind [orchid] never"]) }

  @Test(
    "what has a timer or an alarm in it is an item",
    arguments: [
      "buy a timer", "egg timer", "2 hours fix the timer", "set the alarm code to 4471", "fix the alarm",
      "alarm engineer friday",
      "test the fire alarm",
      "old timers football", "timer plug", "new alarm clock", "turn the burglar alarm on", "wake the kids at 7",
      "wake up call for ben",
      "set the table for 6", "10 more chairs", "3 more reps", "more milk", "call mum the day before the trip",
      "pack before we leave",
      "ask ben to nag the landlord", "nag painting", "snooze button fix", "remind ben about friday",
      "remind the boys to wash",
    ])
  func item(_ said: String) {
    let readings = Frozen.readings(said)
    let last = readings.last ?? ""
    #expect(last.hasPrefix("todo"), "\(readings)")
    #expect(!readings.contains { $0.hasPrefix("command") || $0.hasPrefix("act") }, "\(readings)")
  }
}
