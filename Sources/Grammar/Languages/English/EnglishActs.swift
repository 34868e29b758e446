import Agenda

extension English {
  /// What people say to have something done to what they keep. A `request` could be an errand too; a `statement` could
  /// not; what `fits` is one only where it fits something.
  static let acts = deeds + datedReminders + remindersInMinutes + dailyReminders + priorities

  /// `set a reminder for 3 to check the oven`: a bare number is its hour.
  private static let datedReminders = (1...12).map { hour in
    (
      phrase: "set|add|create|make|put (up) (me) (a|an|another) reminder for|at \(hour) to N",
      meaning: Speech.command("add N at \(hour)")
    )
  }

  /// `remind me in 20 to check the oven`: a bare number is of minutes.
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

  /// What is said behind a thing that was done.
  static let dispatched = WordSet(dispatchedWords.replacing("|", with: " "))

  /// `the pricing page is p2 and due wednesday`
  private static let priorities = ["1", "2", "3"].flatMap { figure in
    table([
      "X is|are (now) (a) p\(figure)|prio\(figure)": .act("priority X \(figure)", .fits),
      "X is|are (now) (a) p\(figure)|prio\(figure) and due (on|by|at) D": .act("edit X !\(figure) ^D", .fits),
    ])
  }

  private static let dispatchedWords =
    "sent|posted|emailed|ordered|booked|bought|collected|delivered|packed|printed|returned|renewed|filed|fixed|found|handed|washed|watched"

  private static let deeds = table([
    // Done
    "mark|tick|check|cross|set X as done|finished|complete|completed": .act("complete X", .request),
    "mark|tick|check|cross X off|done|complete": .act("complete X", .request),
    "tick|check|cross off X": .act("complete X", .request),
    "tick the|my X": .act("complete X", .fits),
    "mark off X": .act("complete X", .request),
    "complete X": .act("complete X", .request),
    "finish off X": .act("complete X", .fits),
    "done|did|finished|completed|ticked|paid|bought|got|took|taken|sent|signed|called|submitted|fixed|booked|ordered|posted|returned X":
      .act("complete X", .statement),
    "cleaned|washed|fed|watered|emailed|texted|collected|delivered|renewed|made|wrote|written|filed|packed|printed|cooked|walked|found|drank|ate|watched|painted X":
      .act("complete X", .fits),
    "finished|done with X": .act("complete X", .statement),
    "sorted X": .act("complete X", .fits),
    "ticked|crossed off X": .act("complete X", .statement),
    "picked|handed up|in X": .act("complete X", .statement),
    "i am done|finished with X": .act("complete X", .statement),
    "X is|are|was (all|already|now) done|finished|paid|submitted|completed|complete|sorted|sent|booked|bought|signed|returned|fixed|ordered|posted":
      .act("complete X", .statement),
    "X has|have|got been done|finished|paid|submitted|completed|sorted|sent|booked|bought|signed|returned|fixed|ordered|posted":
      .act("complete X", .statement),
    "X (all) done|finished|paid|submitted|completed|sorted|signed|ticked": .act("complete X", .fits),
    "X (just) \(dispatchedWords) (in|off|over|too|as) (well)": .act("complete X", .fits),
    "X i|we (have) (already|just) bought|done|paid|got|taken|sent|ordered|posted|finished": .act("complete X", .fits),
    "X came|arrived": .act("complete X", .fits),
    "X (has|have|is|are|all) given|taken|swallowed|handed|sorted|dealt (over|in|out|with) (to) (him|her|them)":
      .act("complete X", .fits),
    "gave|given him|her|them|it X": .act("complete X", .fits),
    "X has|have (now|just|all|already) gone out": .act("complete X", .fits),
    "X (has|have|is|are) gone over|out to N": .act("complete X", .fits),
    "X (has|have|is|are) in the post|mail": .act("complete X", .fits),
    "X been done|finished|paid|submitted|completed|sorted|signed|booked|bought|ordered|sent|posted|returned|fixed":
      .act("complete X", .fits),
    "i have finish|complete|do|pay X": .act("complete X", .fits),
    "X is finish|complete|make|made": .act("complete X", .fits),
    "X to be|get done|finished|completed|paid|submitted|sorted|signed|fixed|ordered|sent|booked (N)": .item,
    "get|have|need|want X done|finished|paid|submitted|completed|sorted|signed|fixed|ordered|sent|booked": .item,
    // Open again
    "X is|are (still) not done|finished|complete (yet)": .act("uncomplete X", .statement),
    "X isn't|aren't|wasn't|not done|finished|complete (yet|after) (all)": .act("uncomplete X", .statement),
    "(i) havent|didnt|hadnt (actually) done|do|did|finished|finish|paid|pay|bought|buy X": .act(
      "uncomplete X", .statement),
    "(i) (have|did|still) not (actually) finish|finished|pay|paid|done|do|buy|bought|call|called|send|sent|book|booked X":
      .act("uncomplete X", .statement),
    "(i) havent|didnt|hadnt X (yet)": .act("uncomplete X", .fits),
    "(i) have|did not X (yet)": .act("uncomplete X", .fits),
    "put|bring X back": .act("uncomplete X", .fits),
    "put|bring X back on|to|onto (the|my) list": .act("uncomplete X", .fits),
    "put|bring X back on|to|onto (the|my) L list": .act("uncomplete X", .fits),
    "reopen|uncheck|untick|restore|undelete|undo X": .act("uncomplete X", .fits),
    "mark X (as) undone|open|incomplete": .act("uncomplete X", .request),
    "mark X (as) not done": .act("uncomplete X", .request),
    // Away
    "cancel|delete|remove|scrap X and|but leave|keep (all) the others|rest|other (ones) (N)": .act("delete X", .fits),
    "cancel|delete|remove|scrap|erase|annul X": .act("delete X", .request),
    "clear|wipe|purge|tidy (out|up|away) (all|everything) (of) (the|my|that|thats) (is|are) done|completed|finished|ticked (off) (ones|items|things|tasks|todos|stuff)":
      .command("clear"),
    "drop|forget|kill X": .act("delete X", .fits),
    "forget about X": .act("delete X", .fits),
    "call|calling off X": .act("delete X", .fits),
    "get rid of X": .act("delete X", .request),
    "cancel|delete|remove|take|get X (off|from) (the|my|our) calendar|agenda|diary|schedule": .act(
      "delete X", .request),
    "get X off (the|my|our) list": .act("delete X", .request),
    "X (is|are) no longer needed|necessary|required": .act("delete X", .fits),
    "X isnt|arent needed|necessary|required (any) (more)": .act("delete X", .fits),
    "take|strike|scratch X off (the|my) (list)": .act("delete X", .request),
    "take|strike|scratch|cross X off|from (the|my|our) L list": .act("delete X", .request),
    "take|strike|scratch X off (the|my|our) L": .act("delete X", .fits),
    "strike|scratch|cross off X": .act("delete X", .request),
    "X is|are|was|has|got|have (been) cancelled|off": .act("delete X", .statement),
    "X cancelled": .act("delete X", .fits),
    "X is|are|was|has|have|got (been) called off": .act("delete X", .statement),
    "X called off": .act("delete X", .fits),
    "X is|are not happening|coming|going|on|needed (ahead) (after) (all|anymore)": .act("delete X", .fits),
    "X isnt|arent happening|coming|going|on (ahead) (after) (all|anymore)": .act("delete X", .fits),
    "X is|are not happening|coming|going|on|running (ahead) D": .act("skip X", .fits),
    "X isnt|arent happening|coming|going|on|running (ahead) D": .act("skip X", .fits),
    "N cancelled X (on) (me|us|him|her|them)": .act("delete X", .fits),
    "scrub|ditch|axe|bin|chuck X": .act("delete X", .fits),
    "drop|take|remove|delete|leave X off|from|out (of) it|that|this|there": .act("delete X", .fits),
    "X cancelled (for|on) D": .act("delete X", .fits),
    "X is|was|has (been) cancelled|off (for|on) D": .act("delete X", .statement),
    "skip X": .act("skip X", .fits),
    "X skip D": .act("skip X", .fits),
    "D i dont|cannot go|come to X": .act("skip X", .fits),
    "i dont|cannot go|come to X D": .act("skip X", .fits),
    "i cannot make|do|attend|come X D": .act("skip X", .fits),
    "cannot make|attend|come X D": .act("skip X", .fits),
    "swap X and|with N": .act("swap X N", .fits),
    "no X D": .act("skip X", .fits),
    "there is no X D": .act("skip X", .fits),
    "there will be no X D": .act("skip X", .fits),
    "skip (the|my) next X": .act("skip X", .fits),
    "accept (it|that|this|them)": .command("accept"),
    "decline (it|that|this|them)": .command("decline"),
    "accept|approve X": .act("accept X", .fits),
    "decline|reject|refuse X": .act("decline X", .fits),
    "block X": .act("block X", .fits),
    "unblock X": .act("block X off", .fits),
    "trust X": .act("trust X", .fits),
    "no more X": .act("delete X", .fits),
    "X can go (too)": .act("delete X", .fits),
    "never mind (about) X": .act("delete X", .fits),
    "no longer need X": .act("delete X", .statement),
    "i no longer need (to) X": .act("delete X", .statement),
    "i dont need|want|have (to|do) X (any) more|anymore": .act("delete X", .statement),
    "i dont need|want|have (to|do) X": .act("delete X", .fits),
    "i do not need|want X": .act("delete X", .fits),
    "i do not need|want X any more|longer": .act("delete X", .fits),
    "i dont need|want X any longer": .act("delete X", .fits),
    "dont need|want (to|do) X (any) more|anymore": .act("delete X", .statement),
    // Elsewhere in time
    "move|shift|reschedule|bring X (back|forward|out|up) to|until|till D": .act("move X to D", .request),
    "move|shift|reschedule|push X 2 D": .act("move X to D", .fits),
    "push|postpone|delay|bump|defer|put X (back|out|off) to|until|till D": .act("postpone X to D", .request),
    "change|switch|set|make X to D": .act("move X to D", .request),
    "prepone|advance|bring X (forward|up) to D": .act("move X to D", .request),
    "put|push|bring off|back|forward X to|until|till D": .act("move X to D", .request),
    "postpone|delay|defer|snooze X for|on|to|until|till D": .act("postpone X to D", .request),
    "reschedule|prepone X for|on|to|until|till D": .act("move X to D", .request),
    "move|shift|reschedule|postpone|push X on D": .act("move X to D", .request),
    "snooze X D": .act("move X to D", .fits),
    "pause X to|until|till D": .act("postpone X to D", .fits),
    "X (is|has|have|was|got) (been|now) moved|changed|switched to R": .act("repeat X R", .fits),
    "X is|has|was|got (been|now) moved|postponed|rescheduled|pushed|shifted|changed|bumped|brought|switched|put|extended (back|forward|up|out) to|until|till D (only)":
      .act("move X to D", .fits),
    "X moved|postponed|rescheduled|preponed|pushed|shifted|bumped|extended (back|forward) to|until|till D (only)": .act(
      "move X to D", .fits),
    "X is (now) on|at|in D": .act("restate X D", .fits),
    "X is|are|be|become|becomes (now) (on|at|for) D": .act("restate X D", .fits),
    "X is|are (now) (on|at|for) D (now) not N": .act("move X to D", .fits),
    "X is|are (now) (on|at|for) D (now) instead of N": .act("move X to D", .fits),
    "can|could|should X be|go (on|at|to) D (instead)": .act("move X to D", .fits),
    "N moved|rescheduled|shifted|changed|switched|brought|postponed|pushed|put|bumped X (back|forward|over) to|until|till|for D":
      .act("move X to D", .fits),
    "N changed|switched X from N to D": .act("move X to D", .fits),
    "X wont|isnt|arent (be) (in|ready|here|there|available|back|open|coming|due|out|done|on) until|till|before D":
      .act("move X to D", .fits),
    "X will|is|are not (be) (in|ready|here|there|available|back|open|coming|due|out|done|on) until|till|before D":
      .act("move X to D", .fits),
    "X can only|just do|make|come|be (it) (on|at|by) D": .act("move X to D", .fits),
    "X can do|make|come (it) (on|at|by) D instead": .act("move X to D", .fits),
    "X comes|starts|begins|leaves|arrives|opens|meets|goes (at|on) D instead": .act("move X to D", .fits),
    "X is|are (now) coming|starting|leaving|arriving|opening (at|on) D instead": .act("move X to D", .fits),
    "X (is) now coming|starting|leaving|arriving|opening (at|on) D": .act("move X to D", .fits),
    "X now starts|begins|leaves|opens|meets|kicks (off) (at|on) D": .act("move X to D", .fits),
    "X starts|begins|leaves|opens|meets (at|on) D now": .act("move X to D", .fits),
    "X is|are (now) due (on|by|at) D": .act("restate X D", .fits),
    "change|alter|amend|set (the) hour|time|day|date of|for X to|on|at|for|into D": .act("move X to D", .fits),
    "pass X (over) to|on D": .act("move X to D", .fits),
    "put|pop X (back) on|for|at D instead": .act("move X to D", .fits),
    "X is|are (on|at) D from now (on)": .act("restate X D from now on", .statement),
    "X is|are (on|at) D from now on|onwards": .act("restate X D from now on", .statement),
    "from now on X is|are|starts|will|should (be) (on|at) D": .act("restate X D from now on", .statement),
    "X is|are (always) D now|actually": .act("restate X D", .fits),
    "X is|are now|actually (on|at|in) D": .act("restate X D", .fits),
    "make|set X (to) (on|at|be) D from now on|onwards": .act("restate X D from now on", .statement),
    "move|change|switch X to D from now on|onwards": .act("restate X D from now on", .statement),
    "move|change|switch X to D for good": .act("restate X D from now on", .statement),
    "make X (the) D instead": .act("restate X D", .fits),
    "X is|are (now|actually) R": .act("repeat X R", .fits),
    "make|set X R instead": .act("repeat X R", .fits),
    "X ends|stops|finishes (on|at|after) D": .act("until X D", .fits),
    "X will|should end|stop|finish (on|at|after) D": .act("until X D", .fits),
    "X (only) runs|goes|lasts|continues (on) until|till|to D": .act("until X D", .fits),
    "X wants|want D instead of|not N": .act("move X to D", .fits),
    "X D instead of N": .act("move X to D", .fits),
    "X D not D": .act("move X to D", .fits),
    "swap X to D": .act("move X to D", .fits),
    "X wants|want D (instead)": .act("move X to D", .fits),
    "X has|have|needs|need to be (done) (on|at|by|for) D": .act("move X to D", .fits),
    "X must|should|can|could|will be|go (done) (on|at|by|for) D (instead)": .act("move X to D", .fits),
    "(they|he|she|theyve|hes|shes) (have) moved|shifted|changed|pushed|brought (me) X (back|forward) to|until|till|for D":
      .act("move X to D", .fits),
    "stick|carry|roll X (over) on|for|to|until|till D": .act("move X to D", .fits),
    "X not until|till|before D (now)": .act("move X to D", .fits),
    "push|move|shift|bump|delay|postpone|put X by|back D": .act("postpone X by D", .request),
    "push|move|shift|bump|delay|postpone|put X back by D": .act("postpone X by D", .request),
    "prepone|advance X by D": .act("postpone X by -D", .request),
    "delay|postpone X D": .act("postpone X by D", .fits),
    "push|bump|shift|move X (out|back) (by) A": .act("postpone X by A", .fits),
    "push|bump|shift X A": .act("postpone X by A", .fits),
    "X delayed|pushed|postponed (back) (by) A": .act("postpone X by A", .fits),
    "X is|are A later": .act("postpone X by A", .fits),
    "X (is|has|was|have) (been) put|pushed|moved|set back (by) A": .act("postpone X by A", .fits),
    "X (is|has|was|have) (been) brought|moved|pulled forward (by) A": .act("postpone X by -A", .fits),
    "X is|are A earlier": .act("postpone X by -A", .fits),
    "X now (on|at|for) D": .act("move X to D", .fits),
    "X moves (back|forward|on) to D": .act("move X to D", .fits),
    "X can|could|will wait until|till|to|for D": .act("postpone X to D", .fits),
    "X isnt|arent until|till D": .act("move X to D", .fits),
    "push|put back|off X (by) D": .act("postpone X by D", .fits),
    "push|move|shift X D later": .act("postpone X by D", .request),
    "bring|move|pull X forward|up (by) D": .act("postpone X by -D", .request),
    "move|shift|push X D earlier": .act("postpone X by -D", .request),
    "X is|has (been) delayed|pushed|postponed (back) by D": .act("postpone X by D", .statement),
    "X is|has (been) advanced|preponed|brought (forward) by D": .act("postpone X by -D", .statement),
    "postpone|delay|reschedule X": .act("postpone X", .fits),
    "put off X": .act("postpone X", .fits),
    "put X off": .act("postpone X", .fits),
    // What it is called, and where it stands
    "rename X to|as|into N": .act("rename X to N", .request),
    "change X to|into N": .act("rename X to N", .fits),
    "change|move|switch|set X to R": .act("repeat X R", .fits),
    "change the name of X to N": .act("rename X to N", .request),
    "(i) (would|should) like|want X to be called|named|renamed N": .act("rename X to N", .fits),
    "(i) (would|should) like|want X to be called|named|renamed N from now on": .act("rename X to N", .fits),
    "X should|must|can be called|named|renamed (to) N": .act("rename X to N", .fits),
    "X D as well|too": .act("another X D", .fits),
    "X D too|also": .act("another X D", .fits),
    "move|transfer|shift X to|onto|into (the|my|our) L list": .act("move X to L", .request),
    "put|stick|pop|chuck|bung|throw X on|onto|in|into (the|my|our) L list": .act("move X to L", .fits),
    "put|stick|pop|chuck|bung|throw X on|onto (the|my|our) L list": .command("add X to L"),
    "put X on|onto (the|my|our) L list N": .command("add X N to L"),
    "put|stick|pop|chuck|bung|throw X on|onto|in|into (the|my|our) E (list|one) (too|also|then)": .act(
      "move X to E", .fits),
    "put|stick|pop|chuck|bung|throw|add|get|shove N on|onto|in|into|to (the|my|our) E (list|one) (too|also|then)":
      .command("add N to E"),
    "put|stick|pop|add|write on|onto|in|into|to (the|my|our) (list) E (list): N": .command("add N to E"),
    "put|stick|pop|add|write on|onto|in|into|to (the|my|our) list E N": .command("add N to E"),
    "N (ought|needs|has|should|must|can) (to) be|go on (the|my|our) E list (too|also|then)": .command("add N to E"),
    "N (ought|needs|has|should|must|can) (to) be|go on (the|my|our) E list as well": .command("add N to E"),
    "put|stick|pop|add|get N on|onto|in|into|to (the|my|our) E (list) as well": .command("add N to E"),
    "N on|onto (the|my|our) E (list) too|also|then": .command("add N to E"),
    "scrub|clear|empty|wipe|delete|remove|take everything|all|lot (off|from|on|in|of) (the|my|our) E (list)":
      .command("clear E"),
    "N on|onto (the|my|our) L list": .command("add N to L"),
    "create|make|start|begin|open (me) (a|my) (new) list called|named|for L with|of|containing N": .command(
      "add N to L list"),
    "create|make|start|begin|open|add|set (up) (me) (a|my) (new) list called|named|for L (and) (then) put|add|write on|in|to it|there N":
      .command("add N to L list"),
    "create|make|start|begin|open|add|set (up) (me) (a|my) (new) list called|named|for L (and) (then) put|add|write N on|in|to it|there":
      .command("add N to L list"),
    "create|make|start|begin|open (me) (a|my) (new) list called|named|for|of L N": .command("add N to L"),
    "create|make|start|begin (me) a|my (new) L list with|of|containing N": .command("add N to L list"),
    "create|make|start|begin|open (me) (a|my) (new) list called|named|for L": .remark(.emptyList),
    "create|make|start|begin|open (me) a|my (new) L list": .remark(.emptyList),
    "call (the|my|our) L list N": .command("renamelist L to N"),
    "call (the|my|our) L list N from now on": .command("renamelist L to N"),
    "empty|wipe (out) (the|my|our) L list": .command("clear L"),
    "empty|wipe|clear|delete|remove everything|all (off|from|on|in|of) (the|my|our) L list": .command("clear L"),
    "move X to L": .act("move X to L", .fits),
    "put|add X on|onto|to (the|my|our) list": .command("add X"),
    "tag X as|with N": .act("edit X #N", .fits),
    "tag X N": .act("edit X #N", .fits),
    "rename (the|my|our) E list to|as|into N": .command("renamelist E to N"),
    "add|put (the) tag N to|on X": .act("edit X #N", .fits),
    "add to X that N": .act("edit X // N", .fits),
    "make|set|mark X (to) p1|1st": .act("priority X 1", .fits),
    "make|set|mark X (to) p2": .act("priority X 2", .fits),
    "make|set|mark X (to) p3": .act("priority X 3", .fits),
    "make|set|mark X (to) priority N": .act("priority X N", .fits),
    "prioritise|prioritize X": .act("priority X 1", .request),
    "high|top priority on|for|to X": .act("priority X 1", .fits),
    "low priority on|for|to X": .act("priority X 3", .fits),
    "label|flag|class X as (a) urgent|important|critical": .act("priority X 1", .fits),
    "label X as|with N": .act("edit X #N", .fits),
    "make|mark|set X (as) (a) urgent|important": .act("priority X 1", .request),
    "make|mark|set X (as) (a) high|top priority": .act("priority X 1", .request),
    "make|mark|set X (as) (a) low priority": .act("priority X 3", .request),
    "X is urgent|important": .act("priority X 1", .fits),
    "X is (a) high|top priority": .act("priority X 1", .fits),
    "set (the) priority of X to N": .act("priority X N", .request),
    "remove|clear (the) priority from|of|on X": .act("priority X none", .request),
    // How it repeats
    "make|set X repeat R": .act("repeat X R", .request),
    "make|set X R": .act("repeat X R", .request),
    "repeat X R": .act("repeat X R", .request),
    "X repeats R": .act("repeat X R", .fits),
    "stop|quit (sending|doing) (me) the|my|that|this X one|ones": .act("repeat X never", .fits),
    "X should|must|will|needs (to) repeat R": .act("repeat X R", .fits),
    "X shouldnt|doesnt|dont|wont repeat": .act("repeat X never", .fits),
    "stop repeating X": .act("repeat X never", .request),
    "stop X (from) repeating": .act("repeat X never", .request),
    "dont repeat X": .act("repeat X never", .request),
    "dont repeat X anymore": .act("repeat X never", .request),
    "dont repeat X any more": .act("repeat X never", .request),
    // Its date, its remarks, its reminders
    "remove|clear|drop|delete (the) due (date) from|of|for|on X": .act("due X no date", .request),
    "remove|clear|drop|delete|take (the) date|time|deadline (off) from|of|for|on|off X": .act(
      "due X no date", .request),
    "N is (on) D (so) (please) put|add|pop|stick|write it|that in|down (my|the) (diary|calendar)": .command(
      "add N D"),
    "N is (on) D (so) (please) put|add|pop|stick|write it|that in|on|into my|the|our diary|calendar": .command(
      "add N D"),
    "X no|without date": .act("due X no date", .fits),
    "X doesnt|dont need (a) date|deadline": .act("due X no date", .fits),
    "add|attach|put|stick (a|the) note to|on X N": .act("edit X // N", .request),
    "add|attach|put|leave|stick (a|the) note to|on X that|saying N": .act("edit X // N", .request),
    "add|attach|put|leave|stick (a|the) note to|on X to say N": .act("edit X // N", .request),
    "add N as (a) note to|on X": .act("edit X // N", .request),
    "dont|do|never (not) remind me about|of|for X": .act("remind X never", .request),
    "no reminder|reminders|alarm for|about X": .act("remind X never", .fits),
    "no reminder|reminders|alarm for|about X (please) i just|only want|need N": .act("remind X never", .fits),
    "no reminder|reminders|alarm for|about X (please) just|only N": .act("remind X never", .fits),
    "stop reminding me about|of|for X": .act("remind X never", .request),
    "turn|switch off (the|my|all) reminder|reminders|alarm for|about|of X": .act("remind X never", .request),
    "cancel|delete|remove|stop|drop (all|any) (of) (the|my) reminder|reminders|alarm for|about|of X":
      .act("remind X never", .request),
    "i dont need|want (a|the|any) reminder|reminders for|about|of X": .act("remind X never", .request),
    "(there) (is) no need to remind me about|of|for X": .act("remind X never", .request),
    "stop|quit nagging|bugging|pestering (me) about X": .act("nag X off", .request),
    "keep nagging|bugging (me) about X": .act("nag X", .fits),
    "stop nagging (me) (to) X": .act("nag X off", .fits),
    "nag me about X": .act("nag X", .fits),
    "remind me about|of X D": .act("remind X D", .fits),
    "remind me about|of X D before": .act("remind X D before", .fits),
    "remind me about|of X D beforehand|ahead|earlier": .act("remind X D before", .fits),
    "remind me about|of X D in advance": .act("remind X D before", .fits),
    "remind me D about|of X": .act("remind X D", .fits),
    "remind me again (in|at|on) D about|of X": .act("remind X D", .fits),
    "remind me about|of X again (in|at|on) D": .act("remind X D", .fits),
    "remind me again about|of X D": .act("remind X D", .fits),
    "remind me N before X": .act("remind X N before", .fits),
    "nag|nudge|ping|poke|warn|alert me N before X": .act("remind X N before", .fits),
    "set|add|put|make (a|an|the|another) reminder|alarm (for|at) N before X": .act("remind X N before", .fits),
    "set|add|put (a|an|the) X reminder|alarm (for|to|at) N before": .act("remind X N before", .fits),
    "gimme|give|send (me) (a) remind|reminder|shout|alert|heads (up) N before X": .act("remind X N before", .fits),
    "remind me N before X as well": .act("remind X N before", .fits),
    "remind me N before X too|also": .act("remind X N before", .fits),
    "nag me about X R": .act("nag X R", .fits),
    "nag me about X R until i do (it)": .act("nag X R", .fits),
    "nag me about X until i do (it)": .act("nag X", .fits),
    "nag me about X until its|it (is) done": .act("nag X", .fits),
    "nag X R": .act("nag X R", .fits),
  ])

  /// Alarms and timers, which are todos that remind at their hour.
  static let alarms = table([
    "(set|start|put) (me) (a|an|the|another) timer for|of|to A": .command("add timer in A"),
    "(set|start|put) (me) (a|an|the|another) timer A": .command("add timer in A"),
    "set|start|put (me) (on) a|an|another A timer": .command("add timer in A"),
    "A timer": .command("add timer in A"),
    "(set|start|put) (me) (a|an|the|another) timer (for|of) A for (the|my|our) N": .command("add N in A"),
    "(set|start|put) (me) (a|an|the|another) timer (for|of) A to N": .command("add N in A"),
    "(set|start|put) (me) (a|an|the|another) timer (for|of) A N": .command("add N in A"),
    "(set|start|put) (me) (a|an|the|another) timer for (the|my|our) N for|of A": .command("add N in A"),
    "set|start|put (me) (on) a|an|another A timer for (the|my|our) N": .command("add N in A"),
    "A timer for (the|my|our) N": .command("add N in A"),
    "A timer until|till N": .command("add N in A"),
    "(set|start|put) (me) (a|an|the|another) timer (for|of) A until|till N": .command("add N in A"),
    "(set|start|put) (me) (a|an|the|another) timer for|at|until|till D": .command("add timer at D"),
    "set|put|start (me) (a|an|the|another) alarm (for|at|to) R": .command("add alarm R"),
    "set|put|start (me) (a|an|the|another) alarm (for|at|to) D": .command("add alarm at D"),
    "set|put|start (me) a|an|another D alarm": .command("add alarm at D"),
    "wake me (up) R": .command("add wake up R"),
    "wake me (up) D": .command("add wake up D"),
    "get me up R": .command("add wake up R"),
    "get me up D": .command("add wake up D"),
  ])

  /// What reads as speech, and is something to do.
  static let notSpeech = table([
    "got|have to N": .item,
    "done deal N": .item,
    "got milk": .item,
    "call it a day|night (N)": .item,
    "clear head|mind|skies|history|cache|cookies": .item,
    "drop off N": .item,
    "drop by|in|round|into N": .item,
    "forget me not N": .item,
    "read N": .item,
    "whats app N": .item,
    "got 2|two N": .item,
    "add up N": .item,
    "add (a) reminder|alarm N": .item,
    "add N too|also": .command("add N"),
    "add N as well": .command("add N"),
    "add|create|set|make (up) (me) (a|an) (new) recurring|repeating|regular task|todo|item|reminder (for|on) R N":
      .command(
        "add N R"),
    "add|create|set|make (up) (me) (a|an) (new) recurring|repeating|regular task|todo|item|reminder (for|on) R to N":
      .command(
        "add N R"),
    "add|create|set|make (up) (me) (a|an) (new) recurring|repeating|regular task|todo|item|reminder: N": .command(
      "add N"),
    "add (a) (new) task|todo|item|entry (to) N": .command("add N"),
    "new task|todo|item: N": .command("add N"),
    "add (a) (new) event|appointment|meeting N": .command("event N"),
    "make|take|put (a|an) (note|entry) in my|the|our diary|calendar that i|we have (got) (a|an|the) N": .command(
      "event N"),
    "make|take (a) note in my|the|our diary|calendar of (a|an|the) N": .command("event N"),
    "(please) note that N": .command("note N"),
    "N remember that (please)": .command("note N"),
    "add (a) note N": .command("note N"),
    "make|take (a) note: N": .command("note N"),
    "make|take (a) note (of|that) N": .command("note N"),
    "add N": .command("add N"),
    "take off N": .item,
    "how to N": .item,
    "what to N": .item,
    "make up N": .item,
    "make N": .item,
    "change oil|sheets|bed|tyres|tires|nappy|bulb": .item,
  ])
}
