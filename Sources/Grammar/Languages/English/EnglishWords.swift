extension English {
  /// Words to a message of the bot's, which say nothing else.
  static let wordsToReplies = table([
    "done|finished|completed|complete|did|taken|paid|sorted (it|that|this|them) (now|already|today|yesterday)":
      .word(.done),
    "ordered|bought|booked|taken|rung|emailed|texted|posted|washed|cleaned|fixed (already|now)": .word(.done),
    "(yes) i (have) (just) took|taken|rung|rang|called|paid|sent|bought|done|did|texted|emailed|ordered|booked|fixed it|that|them|him|her":
      .word(.done),
    "took|paid|bought|sent|called it|that|this|them|him|her (now|already|today|yesterday)": .word(.done),
    "all|already|ok|okay|yes|yep|its|is done|finished|complete": .word(.done),
    "it|that|this is done|finished|complete": .word(.done),
    "i did (it|that|this) (now|already|today|yesterday)": .word(.done),
    "yes i did|have (it|that|this)": .word(.done),
    "i have done|finished (it|that|this)": .word(.done),
    "mark it|that|this (as) done|complete": .word(.done),
    "tick it|that|this off": .word(.done),
    "complete|finish it|that|this": .word(.done),
    "undo (it|that|this)": .word(.undo),
    "oops undo": .word(.undo),
    "no|nope (no)": .word(.no),
    "delete": .word(.delete),
    "more (please)": .word(.more),
    "show (me) more": .word(.more),
    "anything|what else": .word(.more),
    "stop|quit nagging|bugging (me) (now)": .word(.stopNagging),
    "snooze (it) (please)": .snooze,
    "snooze (it) (for) N": .snoozeMinutes,
    "snooze (it) (for|until|till|to) D": .putOff,
    "not now (but) (remind) (me) (in|at) D": .remindAgain,
    "remind (me) again in N": .snoozeMinutes,
    "ok stop": .word(.stopNagging),
    "remind (me) again (in|at|on) D": .remindAgain,
    "remind me D": .putOff,
    "ask me again D": .remindAgain,
    "again D": .putOff,
    "reschedule it to D": .putOff,
  ])
}
