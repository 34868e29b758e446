extension English {
  /// Questions about one thing that is kept: its time, its place, its people, its details, or whether it is done.
  static let askedOfThings = table([
    // The time
    "when is|are|was|were|am|do|does|will|shall|should|can|have|must (i|the|my|our) X": .question(.when),
    "when is|are|was|were (the|my|our) X next": .command("ask when is my next X"),
    "when do|does|am|will (i|we) (have|got|get) (the|my|our) X next": .command("ask when is my next X"),
    "who|whose X is|comes (the) next|first|soonest": .command("ask when is my next X"),
    "when X": .question(.when, .ifItFits),
    "i (have) forgot|forgotten|forget what|which time|day|date X is|was": .question(.when),
    "i (have) forgot|forgotten|forget when X is|was": .question(.when),
    "i (have) forgot|forgotten|forget where X is|was": .question(.where),
    "X when": .question(.when, .ifItFits),
    "X (at|on) what time|day|date": .question(.when, .ifItFits),
    "X where": .question(.where, .ifItFits),
    "when is|are|was it|that|this|they|he|she (due|on|happening) (next|again)": .question(.when, .ofLast),
    "what|which day|date is|was that|those (on|again)": .question(.when, .ofLast),
    "how long have i|we (got) (left)": .question(.until, .ofLast),
    "how many|much (more) days|weeks|months|sleeps|time have|do i|we (still) (have|got) (left) for|with X":
      .question(.until),
    "how long have|do i|we (still) (have|got) (left) for|with X": .question(.until),
    "how long|far|much (time) (is|are|have|do) (there|i|we|it) (have|got|left|free) (apart) between X": .question(
      .between),
    "what|which (free) gaps|slots|spaces|openings (have|do|are) (i|we|there) (got|have|left) (free) (on|for|in) X":
      .command("free X"),
    "what is (still) outstanding|left|open|undone|undated with|without (a|any|no) (due) date|dates|deadline":
      .command("find due:never"),
    "(do|have) (i|we) (have|got) anything|something|things (left) with|without (no|a|any) (due) date|dates|deadline":
      .command("find due:never"),
    "is|are there anything|something|things (left) with|without (no|a|any) (due) date|dates|deadline":
      .command("find due:never"),
    "what did|have i|we (end|ended) (up) with": .command("getlist all"),
    "what|which X do|have i|we (have|got) coming (up)": .question(.what),
    "how long|far|much (time) apart are X": .question(.between),
    "(what|where) is (the|their|his|her|its) address": .question(.where, .ofLast),
    "where do|does they|he|she live": .question(.where, .ofLast),
    "how long|much (time) (is) (there) left": .question(.until, .ofLast),
    "is|are|was it|that|this|they D or D": .question(.when, .ofLast),
    "is|are|was|were|do|does|did|am|will (i|we) X D or D": .question(.when, .ifItFits),
    "what time|day|date did i (end) (up) say|saying|said|put|set (for) X": .question(.when),
    "(tell) (me) which|what day|time that|it is|was": .question(.when, .ofLast),
    "how many days|weeks|months|hours|sleeps (off|away|until|till|to) (is) it|that (away|off|from) (now)": .question(
      .until, .ofLast),
    "how far|long (off|away) (is) (until|till|to) it|that": .question(.until, .ofLast),
    "how many days|weeks|months|hours|sleeps there is|are (left) until|till|to|before X": .question(.until),
    "how much time|longer (is|do|have) (i) (have|got) (left) on|for|until|till|to X": .question(.until),
    "how long (is|have) (i) (got) left on|for X": .question(.until),
    "how many days|weeks|months|hours|sleeps is|are|do (i|we) (have) missing|left|remaining for|to|until|till X":
      .question(
        .until),
    "when is|s (the|my|our) X and how long|far|many (days|weeks|sleeps) (is) (it) til|till|until|to (then|it|that|go)":
      .question(.until),
    "how long have i|we (got|left) (left) to|until|till|before X": .question(.until),
    "what time|day|date did i (end) (up) say|saying|said|put|set for it|that|this|him|her|them": .question(
      .when, .ofLast),
    "what|which (time|day|date) did|have you (got|put|set|add|added|book|booked) it|that|this|him|her|them (down) for|at|on":
      .question(.when, .ofLast),
    "when did|have you (got|put|set|add|added|book|booked) it|that|this|him|her|them (down) for|at|on": .question(
      .when, .ofLast),
    "(tell) (me) (on) what|which day of (the) week is|was|does|will X (fall|be|land|on) (on) (this|next) (year)":
      .question(.day),
    "(tell) (me) (on) what|which day of (the) week X falls|is|lands|was (on) (this|next) (year)": .question(.day),
    "(tell) (me) (on) what|which day does X fall|land (on) (this|next) (year)": .question(.day),
    "did|have i|we (already) \(deedVerbs.forms) it|that|this|them (yet|already|today|this) (morning|week)":
      .question(.did, .ofLast),
    "did|have i|we (already) \(toThings.forms) him|her (yet|already|today|this) (morning|week)": .question(
      .did, .ofLast),
    "who (has|have|is) said|accepted|agreed|answered|replied (yes) (to) (what) (so) (far)": .command("sent"),
    "how many X have i got|gotten through (N)": .command("count completed X N"),
    "who (else) is (still) left|missing on|for|from (the|my|our) X": .question(.left),
    "who is|s|was (bringing|doing|getting|booking|taking|making|buying|sorting|handling|organising) X": .question(.who),
    "what time|day|date did i (just) say|put|set (again)": .question(.when, .ofLast),
    "when can|may|should|is he|she|they|i|we (have|take|get|due) (the|his|her|my|their) next one|dose|lot|tablet|tablets":
      .question(
        .when, .ofLast),
    "what (all) have i (already) packed|bought|ticked|got (already|so|yet) (far)": .command("history"),
    "weekend": .command("getdue this weekend"),
    "and|n|what|how (about) (in|at|on|over) (the) weekend": .command("getdue this weekend"),
    "and|n (about) the|my|our X": .question(.what, .ifItFits),
    "when|what is (the) (next) bank|public|national|school holiday|holidays N": .question(.when, .ifItFits),
    "when|what is|are (the) (next) bank|public|national holiday|holidays": .question(.unknowable),
    "what time|times do|am i start|starting|finish|finishing|work|working|end (on) D": .command("getdue D"),
    "what time|day|date is|are|do|does|am|was|s|should|have|must (i) X": .question(.when),
    "(at|on|by|from|until|till|in|to) what|which time|hour|day|date|month|weekday is|are|do|does|did|am|was|were|should|have|must|will (i|we|my|the) X":
      .question(.when),
    "what times|date X": .question(.when),
    "did|have i|we (already) tell|told|mention|mentioned (to) (you) (about|of) X": .question(.what),
    "(at|on) what|which time|hour|day|date i|we (have|need|must|am|are) (to) (go) (to|at) X": .question(.when),
    "when did i|we (last) X": .question(.whenDid),
    "(at) (what|which) time do i|we (need|have|got|should) (to) be there": .question(.when, .ofLast),
    "(at) what|which time|hour|day do|should|must (i|we) (need|have) (to) go|leave": .question(.when, .ofLast),
    "(at) what|which time|hour|day i|we have|need|must (to) go|leave": .question(.when, .ofLast),
    "when do|should i|we (need|have) (to) be there": .question(.when, .ofLast),
    "when did he|she|they|it last X": .question(.whenDid),
    "has|have|is|was|are it|that|this|they (been) \(deedVerbs.participles) (yet|already|now)": .question(.did, .ofLast),
    "when i|we \(deedVerbs.told) X": .question(.whenDid),
    "what happened (with|to|about|of) X": .question(.what),
    "what time|when does|do|will|is that|it|this|they end|ends|finish|start|begin|over": .question(.when, .ofLast),
    "when did i|we X last": .question(.whenDid),
    "when was i|we last at|with X": .question(.whenDid),
    "(when) (was) (the) last time i|we X": .question(.whenDid),
    "when was|were|is|are X last \(deedVerbs.participles)|changed|checked":
      .question(.whenDid),
    "how much am|are|is i|we|he|she|they|N owed (N)": .question(.unknowable),
    "how much do|does i|we|he|she|they|N owe (N)": .question(.unknowable),
    "what|which is|are (the|my) easiest|hardest|quickest|shortest|longest|best|worst|smallest|biggest|nicest (one|thing|things|task|tasks|todo|todos|job|jobs)":
      .question(.unknowable),
    "what|which is|are (the|my) easiest|hardest|quickest|shortest|longest|best|worst|smallest|biggest|nicest one|thing|things|task|tasks|todo|todos|job|jobs N":
      .question(.unknowable),
    "show|list|see (me) (all) (of) (my|the|our) X stuff|bits": .question(.what),
    "X is it N or N": .question(.when, .ifItFits),
    "is|are X at|on D or D": .question(.when, .ifItFits),
    "did|has|have N give|given|say|said|tell|told|mention|mentioned (us|me) a|the|what|which time|hour|day|date for|on|of X":
      .question(.when, .ifItFits),
    "(what|which) shifts do|have i (have|got) D": .command("getdue D"),
    "when was X \(deedVerbs.but("book").participles)": .question(.whenDid),
    "when should|must i leave|go|set N": .question(.unknowable),
    "how come|tall|big|far|fast|heavy|hot|cold|deep|high N": .question(.unknowable, .ifItFits),
    "how is|are|was|were my|our|the X": .question(.what),
    "how did X go": .question(.what),
    "how much|many X do|did|does|is|are|was|were|will|should|have (i|we|it) N": .question(.what),
    "how much is|are|was|were|does|do|did (i|we|it) X": .question(.what),
    "how much have|has|had i|we|it X": .question(.what),
    // The place and the people
    "where is|are|s|do|does|am|was|were|will (i) X": .question(.where),
    "(in) what|which room|place|building|street|venue|hall is|are|was (the|my|our) X (held|taking|on|in) (place)":
      .question(.where),
    "who is|are (still|all|else) on (the|my|our) E (list)": .command("getlist E"),
    "who is|are|s|was|am|will|do|does (i) X": .question(.who),
    "whove i|we got|booked (in|on) X": .question(.what),
    "who have|do i|we got|have|see (in|on|coming) X": .question(.what),
    "who is|are|s coming|in|off|away|out|here|working|visiting|around (in|over|round|by) (on) D": .command("getdue D"),
    "who comes|works|visits|arrives (in|over|round|by) (on) D": .command("getdue D"),
    "is|are anyone|anybody|someone|somebody coming|in|off|away|out|here|working|visiting|around (in|over|round|by) (on) D":
      .command("getdue D"),
    "who am i": .command("settings"),
    "what (all|else) did|have i ask|asked people|others|everyone|everybody|anyone|them to|for (do)": .command("sent"),
    "will|do|can|are you (definitely|really|surely|still|also|going) (to) remind me (of|about) (it|that|this|then|tho|though)":
      .question(.reminders, .ofLast),
    "what happens|happened if|when i|we|you N": .question(.how),
    "did you get|catch|hear|understand|save|note|add|keep|put|write (it|that|this|all) right|ok|okay|correctly|properly (there|then)":
      .question(.what, .ofLast),
    "are you (really|quite|absolutely|very) sure (about|of) (it|that|this)": .question(.what, .ofLast),
    "are you (really|quite|absolutely|very) sure (that) it|that|this|its|thats (is) (on|at|for|in) (the) D": .question(
      .when, .ofLast),
    "should|shall i|we (really) \(removingVerbs.bases)|\(movingVerbs.bases)|cancel|skip|drop|keep X": .question(
      .unknowable),
    "who lives|works|pays|owns|drives|teaches|plays|sits|sleeps|brings|makes|takes|picks|does|cooks|cleans N":
      .question(.what),
    "who|whose (still) owes|has|said|told|gave|wants|needs|did|asked N": .question(.what),
    "where did i put|leave|park|say|write|note|keep X": .question(.where),
    "where did i say|write|note (that) X is|was|are|were": .question(.where),
    "did|have i put|add|added (down) X (to|on|in) (the|my|a) list": .question(.any),
    "did|have i put|add|added (down) X (to|on|in) (the|my|our) L list": .question(.any),
    "with whom X": .question(.who),
    // Done or not
    "did|have i|we (already|ever) do|done X": .question(.did),
    "did|have i|we (already|all) done|finish|finished|complete|completed (with) X (yet|already)":
      .question(.did),
    "did|have|has i|we (already|ever) X": .question(.did),
    "did|have you (already) save|saved|add|added|keep|kept|get|got|note|noted|write|written|remember|remembered|record|recorded|put (down|in|on) X":
      .question(.any),
    "did|have you (already) save|saved|add|added|keep|kept|get|got|note|noted|write|written|remember|remembered (down|in) (it|that|this)":
      .question(.changed),
    "do you (still) know|remember|have (about) X": .question(.any),
    "do|did|have|has|are|were|dont|didnt|arent you N": .question(.unknowable),
    "who won|wrote|invented|discovered|built|directed|sang|scored|killed N": .question(.unknowable),
    "will N come|be|make|arrive|join|attend (it|there|here|along) (too|also|then|D)": .question(.unknowable),
    "has|did|havent X": .question(.did, .ifItFits),
    "is|are|was|were X (already|all) \(deedVerbs.participles) (yet|already)": .question(.did),
    "has|have X been \(deedVerbs.participles) (yet|already)": .question(.did),
    "is|are|has|have X (been|all) gone|removed|deleted|erased (now|yet|then|already)": .question(.what),
    "what has|have X had|taken|eaten|drunk (N)": .command("history N"),
    "what is|was (the) status|state of|with|on X": .question(.what),
    "(give|show|send) (me) (a|an|the) summary|overview|rundown of|for X": .question(.what),
    "X is|are|was \(deedVerbs.participles) or not": .question(.did),
    // Anything
    "do|have|did i (still) (have|got|need|get) (to) (do|anything|something) X": .question(.any),
    "has|have|does|do|did N have|got|get anything|something|much|plans (on|for|planned|due) (N)": .question(.any),
    "has|have N anything|something|plans on|planned|due N": .question(.any),
    "is|are N doing|up anything|something (to) (N)": .question(.any),
    "do we X": .question(.any),
    "did|do|does|will|would|has|have|is|are|was|were he|she|they|anyone|anybody|someone|somebody|everyone|everybody N":
      .question(.what),
    "did N \(deedVerbs.without(.noun).bases)|have his|her|their|its|the X (yet|already|today)": .question(.did),
    "did N \(deedVerbs.without(.noun).bases)|answer|call|come|go|return N": .question(.did, .ifItFits),
    "am|was|will i X": .question(.any),
    "is|are|was|were|will (there) anything|something|any|much X": .question(.any),
    "is|are there X": .question(.any),
    "is it (the) X day|week|night|morning D": .command("ask do i have X D"),
    "is|are X still on|there|happening|planned|booked|scheduled|going (ahead)": .question(.what),
    "is|are X on (the|my|our) list": .command("ask do i have X on my list"),
    "is|are X on (the|my|our) L list": .question(.any),
    "any idea|clue when is|are X": .question(.when),
    "any idea|clue where is|are X": .question(.where),
    "any idea|clue when|what|who|where (the|my|our) X is|are": .question(.when),
    "anything|something (else|planned|on|due|happening) (on|in|for|at) D": .question(.any),
    "anything (else|planned|on|due|about|for|happening|special|important) X": .question(.any, .ifItFits),
    "any X": .question(.any, .ifItFits),
    "is|are (the|my|our) X (still) on|due D": .question(.any, .ifItFits),
    "is|are|does|should X": .question(.what, .ifItFits),
    "can|will i|we|it X": .question(.what, .ifItFits),
    // After
    "what (is|comes) (the) (next) (thing) after|following X": .question(.after),
    "what (is|comes|was) (the) (last) (thing) before X": .question(.before),
    "what (do|have) i have|got (on) before X": .question(.before),
    // The details
    "what (else) do|must|should|have i|we (still) (need|have|got) to (get) do|done|finish|finished|sort|sorted (out|by) before X":
      .command("ask what is left to do before X"),
    "what (time) do|must|should i|we (need|have|got) to be|get|wake up (D)": .command("ask when do i wake up D"),
    "what i must|should|need|have|shall (to) do X": .question(.what),
    "what is (the|my) (zoom|meet|teams|webex|skype|video|meeting|dial) (in) link|url|code|password|passcode for|of|to X":
      .question(.what),
    "what is X number|phone|mobile|tel|telephone|email|address": .question(.what, .ifItFits),
    "what is|was X called|named": .question(.what),
    "what X": .question(.what),
    "what is my next N": .command("ask when is my next N"),
    "what is|are X": .question(.what),
    "(at|on) what|which time|day|date leaves|starts|begins|arrives|ends|opens|closes X": .question(.when),
    "in how many days|weeks|months is|are|starts X": .question(.until),
    "at|on|in|from|for|with (the|my) N what|who|when|where|which is|are|do|does|did|have|has|am|was|should|must|can X":
      .question(.what, .ifItFits),
    "D what|who|when|where|which|whats X": .question(.what, .ifItFits),
    "since|till|until|from|by when do|does|did|is|are|am|was|has|have (i|we) (have|need) (the|my) X": .question(.when),
    "which X": .question(.what, .ifItFits),
    "which X is|comes|are (the) first|next|soonest|earliest": .command("ask when is my next X"),
    "which (one|ones) is|are|has|have|do|does X": .question(.what),
    "show|read|give|send|list me X": .question(.what, .ifItFits),
    "show|list (me) (all) (of) my|the X": .question(.what, .ifItFits),
    "all (my|the|of) appointments|meetings|events|birthdays|deadlines|exams|classes|shifts|trips (in|on|for|at|this|next) (X)":
      .question(.what),
    "(show|list|see) (me) my appointments|meetings|events|deadlines|exams|classes|shifts|trips": .question(.what),
    "show|list (all) X": .question(.what, .ifItFits),
    "show|view|display (me) (my|the) D": .command("agenda D"),
    "tell me (about|what|when|where) (the|my) X": .question(.what),
    "remind me what|where|when|who X": .question(.what),
    "remind me what|where|when|who X is|was|are": .question(.what),
    "look up|for X": .question(.what, .ifItFits),
    "find (me) (the|my) X": .question(.what, .ifItFits),
    "search (for) X": .question(.what, .ifItFits),
    "search: X": .question(.what),
    "what can wait": .question(.unknowable),
    "why X": .question(.unknowable, .ifItFits),
    "my X": .question(.what, .ifItFits),
    "X list": .question(.list, .ifItFits),
    "my|the|our X list": .question(.list, .ifItFits),
    "show|read|give|send|tell me (my|the|our) X list": .question(.list, .ifItFits),
    "(show|read|give) (me) (my|the|our) list for|of X": .question(.list, .ifItFits),
    "show|read|give|send|tell my|the|our X list": .question(.list, .ifItFits),
    "what did|have i say|said|write|note|noted (about|on) X": .question(.what),
    "what do|does|did (the|my) note|notes on|of|for|about X say": .question(.what),
    "read|show (me) (the|my) note|notes on|of|for|about X": .question(.what),
    "what was|is that note about X": .question(.what),
    // Between people
    "what did|have i (ever) ask|asked N (to) (do)": .command("sent N"),
    "what did|have i (ever) ask|asked N to do (so) (far)": .command("sent N"),
    "what did|have i ask|asked|tell|told you to do|remember|keep|note (so) (far)": .command("getlist all"),
    "show|list (me) everything|all (that) i have asked people|others (for|to) (do)": .command("sent"),
    "show|list (me) everything|all (that) ive asked people|others (for|to) (do)": .command("sent"),
    "what have i asked of N": .command("sent N"),
    "what did i send (to) N": .command("sent N"),
    "show|list|tell|see (me) what i (have) asked N (to) (do)": .command("sent N"),
    "what (did|has|have) N ask|asked (of) me (to) (do)": .question(.asked),
    "who asked me (N)": .question(.asked),
    "who sent|gave|assigned me this|that|it": .question(.asked),
    "who is (still) (left) to answer|reply|respond|accept (to) (me|this|it)": .command("sent"),
    "who hasnt|havent (yet) answered|replied|responded|accepted (me|it|yet)": .command("sent"),
    "who has|have not (yet) answered|replied|responded|accepted (me|it|yet)": .command("sent"),
    "has|have|did N ask|asked|sent|send|want|wanted (of) (me) anything|something (from|of) (me)": .question(.asked),
    "what does|do N want|need from|of me (to) (do)": .question(.asked),
    "what does|did|must|should|has|is N (still) have|need|got|supposed (left) to do for me": .command("sent N"),
    "has|did|have X done|do|finish|finished it|that|this (yet|already|now)": .question(.askedOf),
    "has|did|have X done|do|finish|finished what|everything|all (that) i|ive (have) asked (them|him|her) (to|for) (do) (yet)":
      .question(.askedOf),
    "has|did|have N accept|accepted (it|that|this) (yet)": .command("sent N"),
    "has|have N done|do|finish|finished (yet)": .command("sent N"),
    "did N do|finish (yet)": .command("sent N"),
    "has|did|have N agree|agreed|say|said|reply|replied|answer|answered (yes|no|ok|okay) (yet)": .command("sent N"),
    "has|did|have N agree|agreed|say|said|reply|replied|answer|answered (yes|no) to|about|on X (yet)": .command(
      "sent N"),
    "has|did|have N accept|accepted the|my|our X (yet)": .command("sent N"),
    "has|did|have N take|taken|took|accept|accepted (on) X (yet)": .question(.did, .ifItFits),
  ])

  /// `and at 11?` and `what about 11?`, behind an answer about a day.
  static let hoursAsked = table([
    "and (at|around|from) D": .hourAsked,
    "(and) (then) what|how about|bout (at|around|from) D": .hourAsked,
  ])

  /// `what else is on that day`, behind something on a day of its own.
  static let ofSameDays = [("day|date", Question.Kind.sameDay), ("week", .sameWeek)].flatMap { span, kind in
    [
      "(and) what (else) is|was (there) (on|happening|due|planned|booked) (on|in) (the) that|same \(span)",
      "(and) what (else) do|have|am i|we (have|got|doing) (on) (on|in) (the) that|same \(span)",
      "(and) (is) (there) anything|something (else) (on|due|happening|planned) (on|in) (the) that|same \(span)",
      "do|have i (have|got) anything|something (else) (on) (on|in) (the) that|same \(span)",
      "(and) show|list (me) (the) (rest) (of) that \(span)",
      "(and) what|how about (the) (rest) (of) that \(span)", "and that \(span)",
    ].map { (phrase: $0, meaning: Speech.question(kind, .ofLast)) }
  }
}
