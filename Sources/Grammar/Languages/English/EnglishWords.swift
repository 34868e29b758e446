extension English {
  /// Answers to a message of the bot that mean nothing else.
  static let wordsToReplies = table([
    "done|finished|completed|complete|did|taken|paid|sorted (it|that|this|them) (now|already|today|yesterday)":
      .word(.done),
    "ordered|bought|booked|taken|rung|emailed|texted|posted|washed|cleaned|fixed|given|signed|returned|delivered|collected|watered|fed (already|now)":
      .word(.done),
    "(yes) i (have) (just) took|taken|rung|rang|called|paid|sent|bought|done|did|texted|emailed|ordered|booked|fixed it|that|them|him|her":
      .word(.done),
    "took|paid|bought|sent|called|rang|phoned|posted|emailed|texted|ordered|booked|fixed|returned|collected|signed|delivered|made|wrote|cleaned|washed|fed it|that|this|them|him|her (now|already|today|yesterday|earlier)":
      .word(.done),
    "(i) (have) (just) took|paid|bought|sent|called|rang|phoned|posted|emailed|texted|ordered|booked|fixed|returned|collected|signed|delivered|made|wrote|cleaned|washed|fed it|that|this|them|him|her this|last morning|afternoon|night|evening|week":
      .word(.done),
    "(its|it|thats|they|theyre) (is|are) in the post|mail": .word(.done),
    "(i) (have) handed|given|sent|dropped|turned it|that|this|them|him|her in|over|off|back (now|already|today)":
      .word(.done),
    "all|already|ok|okay|yes|yep|its|is done|finished|complete": .word(.done),
    "it|that|this is done|finished|complete": .word(.done),
    "it|that|this has been done|finished|taken|paid|sorted|sent": .word(.done),
    "i did (it|that|this) (now|already|today|yesterday)": .word(.done),
    "yes i did|have (it|that|this)": .word(.done),
    "i have done|finished (it|that|this)": .word(.done),
    "mark it|that|this (as) done|complete": .word(.done),
    "it|that|this can|could|should|may (now) be marked|ticked|crossed (as|off) (done|complete|completed|finished)":
      .word(
        .done),
    "tick it|that|this off": .word(.done),
    "complete|finish it|that|this": .word(.done),
    "undo (it|that|this)": .word(.undo),
    "oops undo": .word(.undo),
    "no|nope (no)": .word(.no),
    "cancel": .word(.no),
    "delete": .word(.delete),
    "more (please)": .word(.more),
    "show (me) more": .word(.more),
    "anything|what else": .word(.more),
    "stop|quit nagging|bugging|pestering|hassling (me) (now|already|today)": .word(.stopNagging),
    "no more nagging": .word(.stopNagging),
    "(nvm|ok|actually) no nag|nagging": .word(.stopNagging),
    "stop (now|please)": .word(.stop),
    "(that) (is) enough nagging|reminding": .word(.stopNagging),
    "in N": .moreMinutes,
    "snooze (it) (please)": .snooze,
    "snooze (it) (for) N": .snoozeMinutes,
    "snooze (it) (for|until|till|to) D": .putOff,
    "not now (but) (remind) (me) (in|at) D": .remindAgain,
    "remind (me) again in N": .moreMinutes,
    "(and) again in N": .moreMinutes,
    "(just|another) N more (minutes|minute|mins|min)": .moreMinutes,
    "N more (minutes|minute|mins|min)": .moreMinutes,
    "just|give|another (me) N more (minutes|minute|mins|min)": .moreMinutes,
    "D more|longer|extra": .moreTime,
    "just|another D more|longer|extra": .moreTime,
    "(not) (now|yet) (just) give it|me|us (just) (another) D (more|longer)": .moreTime,
    "(not) (now|yet) (just) another D": .moreTime,
    "add (another) D": .moreTime,
    "(and) (you) (can|could|may|please) stop|quit nagging|bugging|pestering|hassling|reminding|pinging (me) about|for it|that|this|them (now|already|today)":
      .word(.stopNagging),
    "(do) dont|not nag|bug|pester|hassle|chase (me) about|for it|that|this|them (now|anymore|again)": .word(
      .stopNagging),
    "no need to nag|bug|pester|chase (me) (about) (it|that|this|them) (now|anymore|again)": .word(.stopNagging),
    "(later) try|ask|remind|ping|poke|prod|nag|tell|chase|buzz|nudge me (again) in N": .moreMinutes,
    "(later) try|ask|ping|poke|prod|chase|nudge me (again) at|on D": .remindAgain,
    "ok stop": .word(.stopNagging),
    "remind|bug|poke|prod|nag|tell|chase|shout (me) again (in|at|on) D": .remindAgain,
    "remind me D": .remindAgain,
    "remind me D instead": .putOff,
    "remind me at|in|on|for D instead": .putOff,
    "ask me again D": .remindAgain,
    "again D": .putOff,
    "reschedule it to D": .putOff,
    "i will do it|that|this|them D": .putOff,
    "do it|that|this D": .putOff,
    "try me again (in|at|on) D": .remindAgain,
  ])
}
