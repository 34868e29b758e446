import Agenda

extension English {
  /// The phrases that choose the 12-hour or the 24-hour clock.
  static let clocks =
    ["12", "24"].flatMap { hours in
      [
        "(use|show|set|switch|i) (me|to|want|prefer) (the) (a) \(hours) hour|hours|h (clock|time|times|format)",
        "(use|show|set|switch|i) (me|to|want|prefer) (the) (a) \(hours)h|\(hours)hr (clock|time|times|format)",
        "write|show|tell|give|say|put|print (me) (the|all|your) time|times|hours|clock (always) in|with|on|as (the|a) \(hours) hours|hour|h (clock|format|style)",
        "write|show|tell|give|say|put|print (me) (the|all|your) time|times|hours|clock (always) in|with|on|as (the|a) \(hours)h|\(hours)hr (clock|format|style)",
        "(i) (would|id) (like|rather|prefer|want|use) (have) (the|a) clock of \(hours) (hours)",
        "use|show|set|switch|change|put (the|my) (time|times|clock) to|in|into (a|the) \(hours) hour|hours|hr|h timing|timings|system|style",
        "use|show|set|switch|change|put (the|my) (time|times|clock) to|in|into (a|the) \(hours)h|\(hours)hr timing|timings|system|style",
      ].map { (phrase: $0, meaning: Speech.command("clock \(hours)")) }
    }
    // `show times as 2.30 pm and not 14:30`
    + [
      "write|show|tell|give|say|put|print (me) (the|all|your) time|times|hours (always) as|like D (and) not|instead|rather (as|like|of|than) N",
      "write|show|tell|give|say|put|print (me) (the|all|your) times|hours (always) as|like D (please)",
    ].map { ($0, .command("clock D")) }
    + [
      "turn|switch|put|set|use|show (me) (on|to|the) twenty four hour|hours (clock|time|times|format) (on)",
      "(i) (would|id) (like|rather|prefer|want) twenty four hour|hours (clock|time|times|format)",
    ].map { ($0, .command("clock 24")) }
    + [
      "turn|switch|put|set|use|show (me) (on|to|the) twelve hour|hours (clock|time|times|format) (on)",
      "(i) (would|id) like|rather|prefer|want (have) (the) (times) (in|with) am and|or pm (times) (please)",
      "switch|change|go (back) to am and|or pm (times|clock|please)",
      "switch|change|go (back) to am pm (times|clock|please)",
      "(i) (would|id) like|rather|prefer|want (have) (the) (times) (in|with) am and|or pm than|not|instead N",
    ].map { ($0, .command("clock 12")) }

  /// The phrases for the first day of the week that need the word `week`; the day alone could be a name.
  static let weekStarts = ["monday", "sunday", "saturday"].map { day in
    (phrase: "(the) week|weeks starts|start|begins|begin \(day)", meaning: Speech.command("weekstart \(day)"))
  }

  /// The phrases for the hours at which a person's parts of the day begin.
  static let partsOfDay = [
    ("morning", "morning|mornings"), ("lunch", "lunch|lunchtime|midday"), ("afternoon", "afternoon|afternoons"),
    ("evening", "evening|evenings"), ("tonight", "tonight"), ("night", "night|nights"),
  ].flatMap { part, words in
    [
      // `change lunch to 1pm` moves a lunch that is kept.
      "set|make (my) W (to|is|at|start) (at|to) D",
      "change \(part == "lunch" ? "my" : "(my)") W (to|is|at|start) (at|to) D",
      "parts \(part) (at) D",
      "my W is|are|means|starts|start|begins|begin (always|usually) (at|around) D",
      "W means|mean D", "for|to me (the|my) W is|means|starts|begins (at) D", "W for me is|means|starts|begins (at) D",
      "W is (at) D for me",
      "when|if i say|write|put|type W (then) (i) (always) mean|means (around|at) D", "by W i mean (around|at) D",
      "when|if i say|write|put|type W its|thats (around|at) D", "my W should be|start (at) D",
      "i get|wake (up) at D so (my) W start|starts|begin|begins (then|there|at) (that|then)",
    ].map { ($0.replacing("W", with: words), .command("parts \(part) D")) } as [(phrase: String, meaning: Speech)]
  }

  /// The same said of a part that nobody keeps as a thing to do: `evening is 6pm`, but not `lunch is at 1`.
  static let plainPartsOfDay = [
    ("morning", "morning|mornings"), ("afternoon", "afternoon|afternoons"), ("evening", "evening|evenings"),
    ("night", "night|nights"),
  ].map { part, words in
    (phrase: "\(words) is|are|start|starts|begin|begins (at) D", meaning: Speech.command("parts \(part) D"))
  }

  /// Silence, and its end, in a word or two.
  static let silence = table([
    "mute (me|yourself)": .command("off"),
    "resume": .command("on"),
    "stop|end (the|this|my) quiet|silence (time|mode|hours)": .command("on"),
    "turn|switch off (all|my|the) reminders|notifications|alerts until|till D": .command("quiet until D"),
    "turn|switch (all|my|the) reminders|notifications|alerts off until|till D": .command("quiet until D"),
  ])

  /// The beginnings of requests not to write.
  static let writing = """
    (do) dont|never|not (be) message|text|remind|bother|disturb|ping|bug|write|notify|contact|send|messaging|texting|reminding|bothering|disturbing|pinging|sending|writing|beeping|bleeping|buzzing (me) (to) (me) \
    (any) (anything|messages|reminders|notifications|texts|stuff|things)
    """

  /// The beginnings of requests not to write for a while.
  static let bothering = """
    dont bug|nag|annoy|pester|hassle|contact|notify|alert|buzz|talk|call|text|message|remind|send (to) (me) \
    (anything|messages|reminders)
    """
}
