import Agenda

extension English {
  /// Requests about the time of reminders.
  static let reminders = remindersOfItems + datedReminders + remindersInMinutes + dailyReminders

  /// `set a reminder for 3 to check the oven`: a bare number is its hour.
  private static let datedReminders = (1...12).map { hour in
    (
      phrase: "set|add|create|make|put (up) (me) (a|an|another) reminder for|at \(hour) to N",
      meaning: Speech.command("add N at \(hour)")
    )
  }

  /// `remind me in 20 to check the oven`: a bare number is a number of minutes.
  private static let remindersInMinutes = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 90].flatMap { minutes in
    table([
      "(please) remind me in \(minutes) to|that N": .command("add N in \(minutes) min"),
      "(please) remind me in \(minutes) about|of X": .act("remind X in \(minutes) min", .fits),
      "(please) remind me in \(minutes) about N": .command("add N in \(minutes) min"),
    ])
  }

  /// `set a daily reminder to take the pill at 9pm`
  private static let dailyReminders = ["daily", "weekly", "monthly", "yearly", "hourly"].map { often in
    (
      phrase: "(set|add|create|make|put) (up) (me) (a|an) \(often) reminder|alarm to|for N",
      meaning: Speech.command("add N \(often)")
    )
  }

  private static let remindersOfItems = table([
    "dont|do|never (not) remind me about|of|for X": .act("remind X never", .request),
    "no reminder|reminders|alarm for|about X": .act("remind X never", .fits),
    "no reminder|reminders|alarm for|about X (please) i just|only want|need N": .act("remind X never", .fits),
    "no reminder|reminders|alarm for|about X (please) just|only N": .act("remind X never", .fits),
    "stop reminding me about|of|for X": .act("remind X never", .request),
    "turn|switch off (the|my|all) reminder|reminders|alarm for|about|of X": .act("remind X never", .request),
    "\(removingVerbs.bases)|cancel|stop|drop (all|any) (of) (the|my) reminder|reminders|alarm for|about|of|on X":
      .act("remind X never", .request),
    "i dont need|want (a|the|any) reminder|reminders for|about|of X": .act("remind X never", .request),
    "(there) (is) no need to remind me about|of|for X": .act("remind X never", .request),
    "stop|quit nagging|bugging|pestering (me) about X": .act("nag X off", .request),
    "keep nagging|bugging (me) about X": .act("nag X", .fits),
    "stop nagging (me) (to) X": .act("nag X off", .fits),
    "nag me about X": .act("nag X", .fits),
    "bug|nudge|ping|poke|pester|alert|warn me about|of X D before": .act("remind X D before", .fits),
    "remind me about|of X D": .act("remind X D", .fits),
    "X reminder D": .act("remind X D", .fits),
    "remind me about|of|for X (the) night|evening before (at|by) D": .act(
      "remind X the day before at D in the evening", .fits),
    "(way|far) too many|much reminder|reminders|alerts|nags|pings for|about|of|on X (please) (stop) (it|them|that) (please)":
      .act("remind X never", .fits),
    "forget|drop|skip (about) the|my X reminder|alarm": .act("remind X never", .fits),
    "delete|remove|cancel|clear|erase the|my|that X reminder|reminders": .act("remind X never", .statement),
    "remind me about|of X D before and (also|again|then) D before": .act("remind X D before, D before", .fits),
    "remind me about|of X D before and (also|again) (the) day before at|by D": .act(
      "remind X D before, the day before at D", .fits),
    "remind me D before X and (also|again) (the) day before at|by D": .act(
      "remind X D before, the day before at D", .fits),
    "remind me D before X and (also|again) (the) day before": .act("remind X D before, 1 day before", .fits),
    "remind me about|of X D before": .act("remind X D before", .fits),
    "(i) (should|would|id) prefer|like|love|wish|want to be reminded about|of X D before|beforehand|ahead|earlier|prior":
      .act(
        "remind X D before", .fits),
    "remind me about|of|for X D beforehand|ahead|earlier|prior": .act("remind X D before", .fits),
    "remind me for X D before": .act("remind X D before", .fits),
    "remind me about|of X (the) day|evening|night before at|by D": .act("remind X the day before at D", .fits),
    "remind me about|of X (the) day|evening|night before at|by D and (also|again) N before": .act(
      "remind X the day before at D, N before", .fits),
    "remind me about|of X D in advance": .act("remind X D before", .fits),
    "remind me about|of X A ahead|before|prior|advance (of|to) it|that": .act("remind X A before", .fits),
    "remind me about|of X (at|by) D that|the day": .act("remind X at D that day", .fits),
    "remind me A earlier|before|ahead|prior about|of|for X": .act("remind X A before", .fits),
    "remind me D about|of X": .act("remind X D", .fits),
    "remind me again (in|at|on) D about|of X": .act("remind X D", .fits),
    "remind me about|of X again (in|at|on) D": .act("remind X D", .fits),
    "remind me again about|of X D": .act("remind X D", .fits),
    "remind me N before X": .act("remind X N before", .fits),
    "remember me (about|of) X D": .act("remind X D", .fits),
    "remember|remind me about|of N to|until|by D": .command("add N by D"),
    "remember me N before X": .act("remind X N before", .fits),
    "N before X remind me": .act("remind X N before", .fits),
    "X remind me D": .act("remind X D", .fits),
    "X remind me on|at|in|this D": .act("remind X D", .fits),
    "X remind me D before and (also) D before": .act("remind X D before, D before", .fits),
    "bug|pester|hassle|badger|chase|annoy me about|for X R": .act("nag X R", .fits),
    "nag|bug|pester|hassle|badger|chase|annoy me about|for X R until|till N": .act("nag X R", .fits),
    "keep|start nagging|bugging|pestering|reminding|on|asking|chasing (at) me about|of|for X R": .act("nag X R", .fits),
    "keep|start nagging|bugging|pestering|reminding|on|asking|chasing (at) me about|of|for X R until|till N": .act(
      "nag X R", .fits),
    "keep|start nagging|bugging|pestering|reminding|on|asking|chasing (at) me about|of|for X (until|till) (N)": .act(
      "nag X", .fits),
    "nag|nudge|ping|poke|warn|alert me N before X": .act("remind X N before", .fits),
    "set|add|put|make (a|an|the|another) reminder|alarm (for|at) N before X": .act("remind X N before", .fits),
    "set|add|put|create|make (up) (me) a|an|another reminder for|about (the|my|our) X D": .act("remind X D", .fits),
    "set|add|put|create|make (up) (me) a|an|another reminder (for|at|on) D": .remark(.unclear),
    "set|add|put|create|make (up) (me) a|an|another reminder for me to N D": .command("add N D"),
    "set|add|put|create|make (up) (me) a|an|another reminder for|about (the|my|our) N D": .command("add N D"),
    "set|add|put (a|an|the) X reminder|alarm (for|to|at) N before": .act("remind X N before", .fits),
    "gimme|give|send (me|us) (a) remind|reminder|shout|alert|heads|prod|tap|bell (up) N before X": .act(
      "remind X N before", .fits),
    "remind me N before X as well": .act("remind X N before", .fits),
    "remind me N before X too|also": .act("remind X N before", .fits),
    "nag me about X R": .act("nag X R", .fits),
    "nag|bug|pester|hassle|badger me R about|for X": .act("nag X R", .fits),
    "nag|bug|pester|hassle|badger me R about|for X until|till N": .act("nag X R", .fits),
    "nag me about X R until i \(deedVerbs.bases) (it|them|that)": .act("nag X R", .fits),
    "nag me about X until i \(deedVerbs.bases) (it|them|that)": .act("nag X", .fits),
    "nag me about X until its|it|theyre|they (is|are) \(deedVerbs.participles)": .act("nag X", .fits),
    "nag X R": .act("nag X R", .fits),
  ])
}
