import Grammar
import Testing

/// Questions about things that are kept, by their meaning: each frame with each thing.
@Suite struct QuestionPhrasingTests {
  static let things = [
    ("the dentist", "[dentist]"), ("my piano lesson", "[piano (lesson)]"), ("the gas bill", "[gas bill]"),
    ("mum's party", "[mum's party]"),
  ]

  static func each(_ meaning: String, _ frames: [String]) -> [(said: String, means: String)] {
    frames.flatMap { frame in
      things.map { (frame.replacing("X", with: $0.0), "\(meaning) \($0.1)") }
    }
  }

  static func all(_ meaning: String, _ said: [String]) -> [(said: String, means: String)] {
    said.map { ($0, meaning) }
  }

  static let ofThings: [(said: String, means: String)] = [
    each(
      "when",
      [
        "when is X", "when's X", "whens X", "when is X again", "what time is X", "at what hour is X",
        "at what time is X", "on which day is X", "from what time is X", "hey, when is X?",
        "so when exactly is X",
      ]),
    each("where", ["where is X", "where's X", "wheres X?", "ok so where is X"]),
    each("howLong", ["how long is X", "how long does X last"]),
    each("until", ["how long until X", "how many days till X", "how much days to X", "how many sleeps to X"]),
    each(
      "reminders",
      [
        "when will you remind me about X", "when are you going to remind me about X", "is there a reminder for X",
        "do i have a reminder for X", "when is the reminder for X",
      ]),
    each("clash", ["does X clash with anything", "will X overlap with anything", "does X conflict with something"]),
    each(
      "any",
      [
        "did you save X", "did you even save X", "did you actually add X", "have you noted X", "do you remember X",
        "did you get X", "did you write down X",
      ]),
  ].flatMap { $0 }

  @Test("a question is of what it names", arguments: ofThings)
  func thing(_ case: (said: String, means: String)) { #expect(unmarked(`case`.said) == [`case`.means]) }

  static let views: [(said: String, means: String)] = [
    all(
      "command overdue ",
      [
        "what did i miss", "what have i forgotten", "what have i forgotten to do", "did i forget anything",
        "have i missed anything", "was there anything i forgot to do", "is there anything i've missed",
        "anything i forgot?", "am i behind with anything", "what am i late with", "what's overdue",
        "what should i have done by now", "is there something i should have done already",
      ]),
    all(
      "command find due:never",
      [
        "which of my things have no date", "which todos have no date", "what tasks have no due date",
        "which ones don't have a date", "what has no date yet", "which tasks are undated", "show me undated tasks",
        "list my undated todos", "any tasks without a date", "what do i have without a date",
        "which of my tasks are without a deadline",
      ]),
    all(
      "command find priority:1",
      [
        "whats the most urgent thing", "what is the most important task", "what's my most urgent todo",
        "show me p1 tasks", "list my p1 items", "show priority 1 tasks", "what are my top priorities",
        "show me the most urgent thing i have to do", "what are the most important things", "what's important",
        "which tasks are urgent", "what are my priorities", "list all tasks with priority one",
      ]),
    all("command find priority:2", ["show me p2 tasks", "list priority 2 things", "what are my p2 todos"]),
    all("command find priority:3", ["show me p3 tasks", "list priority three things", "which are my p3 todos"]),
    all(
      "command lists ",
      [
        "what lists have i got", "what lists do i have", "which lists are there", "show me my lists",
        "which lists have i",
      ]),
    all("command tags ", ["what tags have i got", "which tags do i have", "show my tags", "which tags are there"]),
    all(
      "command notes ", ["what notes have i got", "read me my notes", "show my notes", "which notes do i have"]),
    all(
      "command reminders ",
      [
        "what reminders have i got coming up", "read me my reminders", "what reminders do i have",
        "which reminders are set", "show me all my reminders", "what reminders do i still have",
        "which reminders are coming up", "what will you remind me about", "give me my reminders",
      ]),
    all(
      "command help ",
      [
        "what can you do", "what can you even do", "what can you actually do for me", "what do you do",
        "what else can you do", "what are you good for", "what are you able to do", "help", "how does this work",
      ]),
  ].flatMap { $0 }

  @Test("a question for a whole view is its command", arguments: views)
  func view(_ case: (said: String, means: String)) { #expect(unmarked(`case`.said) == [`case`.means]) }

  static let days = [
    ("tomorrow", "{2026-11-21}"), ("on friday", "{2026-11-27}"), ("on 3 dec", "{2026-12-03}"),
    ("tomorrow at 3pm", "{2026-11-21 15:00}"),
  ]

  static func onDays(_ meaning: String, _ frames: [String]) -> [(said: String, means: String)] {
    frames.flatMap { frame in
      days.map { (frame.replacing("D", with: $0.0), meaning.replacing("D", with: $0.1)) }
    }
  }

  static let times: [(said: String, means: String)] = [
    onDays(
      "free [D]",
      [
        "am i free D", "are we free D", "am i available D?", "are we off D", "am i still free D",
        "are we totally free D",
      ]),
    onDays(
      "free [run D]",
      [
        "is there time for a run D", "do i have time for a run D", "have i got time for a run D",
        "is there room for a run D",
        "can i fit in a run D", "could we squeeze in a run D", "do we have enough time for a run D",
      ]),
    onDays("busy [D]", ["am i busy D", "are we booked D", "am i working D", "are we busy D"]),
    onDays("any [D]", ["am i doing anything D", "are we doing anything D", "do we have anything D"]),
    onDays(
      "what [D]", ["how busy is D", "how busy am i D", "how full is my diary D", "how does D look", "how is D looking"]),
  ].flatMap { $0 }

  @Test("a question of a day or an hour", arguments: times)
  func time(_ case: (said: String, means: String)) { #expect(unmarked(`case`.said) == [`case`.means]) }

  @Test(
    "what was spoken of last is asked about",
    arguments: [
      ("when are they next", "when [it]"), ("when is it due", "when [it]"), ("when is that", "when [it]"),
      ("when is it again", "when [it]"), ("is it monday or tuesday", "when [it]"), ("was it 3 or 4 dec", "when [it]"),
      ("does that clash with anything", "clash [it]"), ("does it overlap", "clash [it]"),
      ("any clashes?", "clash [it]"),
      ("when will you remind me about it", "reminders [it]"), ("when are you reminding me of that", "reminders [it]"),
    ])
  func last(_ said: String, _ means: String) { #expect(Frozen.first(said) == [means]) }

  @Test(
    "what is said before and behind a question is part of it",
    arguments: [
      ("at the garage, what do i have to do", "what [garage] if it fits"),
      ("tomorrow what am i doing", "what [{2026-11-21}] if it fits"),
      ("has theo got anything tomorrow", "any [theo {2026-11-21}]"),
      ("does theo have anything on friday", "any [theo {2026-11-27}]"),
      ("have i sent orla the figures yet", "did [sent orla figures]"),
      ("how many things i have for this week?", "command count things this week"),
      ("how much time is left on my timer", "until [(timer)]"),
      ("tomorrow's list", "list [{2026-11-21}] if it fits"), ("todays list pls", "list [{2026-11-20}] if it fits"),
    ])
  func around(_ said: String, _ means: String) { #expect(unmarked(said) == [means]) }

  @Test(
    "what only looks like a question is an item",
    arguments: [
      "how to cook rice", "when harry met sally tickets", "free the hostages leaflet", "busy lizzies for the garden",
      "do laundry", "do the dishes", "have the car serviced",
      "what to pack", "any colour paint", "show mum the photos", "list furniture for sale", "list the flat on airbnb",
      "will writing appointment", "can opener", "may bank holiday trip", "must buy milk", "is-a-good-day card",
      "read the paper", "give blood", "give mum her key back", "send the figures to orla", "save the dentist receipt",
      "remember the milk", "get the keys cut", "note paper", "overdue library books to return", "urgent care copay",
      "priority mail stamps", "lists for the party", "tags for the presents", "remind the boys about football",
      "time for bed book", "fit a new lock", "squeeze lemons", "clash album", "book a slot at the tip",
      "day planner refill",
    ])
  func item(_ said: String) {
    let readings = Frozen.readings(said)
    #expect((readings.last ?? "").hasPrefix("todo") && !readings.contains { $0.hasPrefix("command") }, "\(readings)")
  }
}
