extension English {
  /// How people ask for what they keep.
  static let questions = asked + priorities

  private static let asked = table([
    // Whole views
    "show (me) next": .command("next"),
    "what (is) next (up)": .command("next"),
    "what do i have next": .command("next"),
    "(when|what|show) (is|me) (my|the) next thing|item|todo|task|one|event": .command("next 1"),
    "what (should|do|can) (i) (do) (next|now)": .command("next"),
    "what should i do (now|next|first)": .command("next"),
    "what|show (is|are|me) (my|the) (everything|things|anything|todos|tasks) overdue|late": .command("overdue"),
    "(is|are) (there|anything) (todos|tasks) overdue|late": .command("overdue"),
    "overdue (todos|tasks|items|things)": .command("overdue"),
    "what (all) did|have i miss|missed|forget|forgotten (to) (do)": .command("overdue"),
    "what am i late|behind (with|on|for)": .command("overdue"),
    "did|have i (already) forget|forgotten|miss|missed anything|something (to) (do)": .command("overdue"),
    "am i late|behind with|on|for anything|something": .command("overdue"),
    "is|was|were|are (there) anything|something|things (that) i (have) forgot|forgotten|missed|overlooked (to) (do)":
      .command("overdue"),
    "anything|something (that) i (have) forgot|forgotten|missed|overlooked (to) (do)": .command("overdue"),
    "is|was|are (there) anything|something|things (that) i should have done (by) (now|already)": .command("overdue"),
    "what should i have done (by) (now|already)": .command("overdue"),
    "show|list|tell|read|give (me) (all) (of) (my|the) lists": .command("lists"),
    "(what|which) lists (do|have|are) (i|there) (have|got)": .command("lists"),
    "show|list (me) (all) (my|the) tags": .command("tags"),
    "(what|which) tags (do|have|are) (i|there) (have|got)": .command("tags"),
    "(what|which) places (do|have|are) (i|there) (have|got)": .command("places"),
    "show|list (me) (all) (my|the) places": .command("places"),
    "show|list|read|tell|give (me) (all) (my|the) notes": .command("notes"),
    "(what|which) notes (do|have|are) (i|there) (have|got)": .command("notes"),
    "my notes": .command("notes"),
    "(what|which|show|list|read|tell|give) (me) (all) (my|the) reminders (do|are|have) (i|set|there|active|coming) (have|set|up)":
      .command("reminders"),
    "(what|which) reminders do|have i (still) have|got|set (set) (coming) (up|left)": .command("reminders"),
    "when (will|do) you remind me (next)": .command("reminders"),
    "what (will|do) you remind me (of|about)": .command("reminders"),
    "when will|do|are you (going) (to) remind|reminding me about|of X": .question(.reminders),
    "when will|do|are you (going) (to) remind|reminding me about|of it|that|this": .question(.reminders, .ofLast),
    "when is|are (the|my) reminder|reminders for|about X": .question(.reminders),
    "when is the reminder": .question(.reminders, .ofLast),
    "do i have (a|any) reminder|reminders|alarm for|on|about X": .question(.reminders),
    "is|are there (a|any) reminder|reminders|alarm for|on|about X": .question(.reminders),
    "what|which reminders does|has|are X (got|have|set|for|on)": .question(.reminders, .ifItFits),
    "show|list|find|what (me|is) (all) (my) everything|all (open|there) (todos|tasks|is)": .command("getlist all"),
    "(show|list|give|tell|read|what) (me|are) (all) (of) my (open|pending|outstanding|remaining|undone) todos|tasks|items|things|stuff":
      .command("getlist all"),
    "(show|list|give|tell|read) (me) all (my|the|of) (open|pending|outstanding|remaining|undone) todos|tasks|items|things":
      .command("getlist all"),
    "(list|show) all (my) undone|open|pending|outstanding todos|tasks (with|and) (their) (dates|deadlines)":
      .command("getlist all"),
    "pending|open|outstanding|remaining|undone|all todos|tasks|items": .command("getlist all"),
    "(my) todo list": .command("getlist all"),
    "(my) task list": .command("getlist all"),
    "my list": .command("getlist all"),
    "what (else|all) (do) (i) (have) is left (to) (do)": .command("getlist all"),
    "what is (still|all) left|open|pending|outstanding|remaining (to) (do)": .command("getlist all"),
    "what (else) do i (still) have|need (left) to do": .command("getlist all"),
    "what (else) have i (still) got (left) to do": .command("getlist all"),
    "(my) calendar|agenda|schedule|diary": .command("agenda"),
    "show (me) my|the calendar|agenda|schedule|diary": .command("agenda"),
    "how busy|full|packed|free|bad|heavy is|are|am|does (i|we|it|my|the) X": .question(.what),
    "how busy|full|packed is|are|does (my|the) (calendar|diary|schedule|agenda) (look|looking) X": .question(.what),
    "how does|is X look|looking (like)": .question(.what),
    "how are X looking": .question(.what),
    "what does|do X look like": .question(.what),
    "how|what is|does my|the week look|looking (like)": .command("week"),
    "how|what is|does my|the day look|looking (like)": .command("today"),
    // By a mark
    "what|which todos|tasks|things|items is|are important|urgent": .command("find priority:1"),
    "(what|which) (is|are) (todos|tasks|things|items|most) important|urgent": .command("find priority:1"),
    "(what|which|show|tell|give) (me|is|are) (my|the) (single) most|top important|urgent|pressing|priority (todo|todos|task|tasks|thing|things|item|items|one|ones) (i) (have) (got) (to) (do)":
      .command("find priority:1"),
    "(what|which|show|list) (me|is|are) (my|the|all) top|biggest|highest priority|priorities (todos|tasks|things|items)":
      .command("find priority:1"),
    "(what|which) (is|are) (my) priorities": .command("find priority:1"),
    "(show|list) (me) (my|the|all) high priority|important|urgent (todos|tasks|things|items)": .command(
      "find priority:1"),
    "which|what|any (one|ones) (of) (my) (todos|tasks|things|items|stuff) (that) have|has|had|got|are|is no|without|missing (a|any) (due) date|dates|deadline|time (yet|set)":
      .command("find due:never"),
    "which|what|any (of) (my) (todos|tasks|things|items|ones|stuff) without|with (a|any|no) (due) date|dates|deadline":
      .command("find due:never"),
    "which|what (of) (my) (todos|tasks|things|items|ones|stuff) dont|doesnt have (a|any) (due) date|dates|deadline (yet|set)":
      .command("find due:never"),
    "which|what (of) (my) (todos|tasks|things|items|stuff) is|are (still) undated": .command("find due:never"),
    "what (todos|tasks|things|items|stuff) (do|have) i (have|got) without|with (no) (a) (due) date|dates|deadline":
      .command("find due:never"),
    "(show|list) (me) (my|the|all) undated (todos|tasks|things|items)": .command("find due:never"),
    "(todos|tasks|things|items) without (a) (due) date|dates|deadline": .command("find due:never"),
    "(todos|tasks|things|items) with no (due) date|dates|deadline": .command("find due:never"),
    "what|which (todos|tasks|things|items) repeats|repeat|recurs": .command("find isRepeating:true"),
    "(show|list) (me) (my|the|all) repeating|recurring (todos|tasks|things|items)": .command("find isRepeating:true"),
    "what is tagged (as|with) N": .command("gettag N"),
    "(what|which|show) (me) (todos|tasks|things|items|everything|anything) (are) tagged (as|with) N": .command(
      "gettag N"),
    "what is with|has (the) tag N": .command("gettag N"),
    // How many
    "how many X (do|have|are|did) (i|there) (have|got) (left|open|remaining)": .command("count X"),
    "how many X do i (still) have (left) (to) (do)": .command("count X"),
    "how many X have i (still) got (left) (to) (do)": .command("count X"),
    "how many X are (still) there|left|open|due|remaining (left)": .command("count X"),
    "how many X is|are due|there|on|for|in N": .command("count X N"),
    "how many X i (still) have (got|due|on|for|in|left) (N)": .command("count X N"),
    "how many X have i got (due|on|for|in) (N)": .command("count X N"),
    "how many hours N": .question(.unknowable),
    "how many X do i have due|on|for|in|today|tomorrow N": .command("count X N"),
    "how many X (did|have) i do|did|complete|completed|finish|finished|done (N)": .command("count completed X N"),
    "how many X were|got|was completed|done|finished (N)": .command("count completed X N"),
    "how much (do) (i) (have) is left (to) (do)": .command("count todos"),
    "how much do i have left (to) (do)": .command("count todos"),
    "count my X": .command("count X"),
    "how many things are on L": .command("count L"),
    // What was done
    "what did|have i (already) do|done|finish|finished|complete|completed|get|achieve|achieved (done) (N)":
      .command("history N"),
    "what i did|have done N": .command("history N"),
    "what was|were|got|has|have (been) done|completed|finished (N)": .command("history N"),
    "show|list (me) (my|the|all) completed|done|finished (todos|tasks|things|items|ones) (N)": .command("history N"),
    "(my|the) completed|finished todos|tasks|things|items|ones (N)": .command("history N"),
    "what|which (todos|tasks|things|items) did|have i complete|completed|finish|finished|do|done (N)": .command(
      "history N"),
    "what did|have i (just) add|added|write|wrote|enter|create|created (X)": .question(.added),
    "what did|have i just change|changed|do|done": .question(.changed),
    // Free or not
    "am|are i|we (completely|totally|still|all) free|available|off X": .question(.free),
    "am|are i|we (completely|totally|still|all) busy|booked|working X": .question(.busy),
    "am|are i|we (completely|fully|all) booked (up|out) X": .question(.busy),
    "am|are i|we doing anything|something X": .question(.any),
    "is|are|will (there) (be) (any|enough|some|still) time|room|space (left|free) for|to X": .question(.free),
    "is|are (there) (a|any|some) gap|gaps|slot|slots (left|free|open) for|on|in|to X": .question(.free),
    "have|do|did|will i|we (still) (have|got) (any|enough|some) time|room|space (left|free) for|to|on|in X":
      .question(.free),
    "can|could|do i|we (still) fit|squeeze|get|slot in X": .question(.free),
    "can|could i|we (still) fit|squeeze|slot X in N": .question(.free),
    "can|could i|we (still) make|manage|do D": .question(.free, .ifItFits),
    "does|will|would|do (it|that|this) clash|overlap|conflict|collide (with) (anything|something)":
      .question(.clash, .ofLast),
    "does|will|would|do X clash|overlap|conflict|collide (with) (anything|something)": .question(.clash),
    "any clashes|conflicts": .question(.clash, .ofLast),
    "when|what am|times i (am) free|available X": .command("free X"),
    "when am i free|available (next)": .command("free"),
    "when do i have (some|any) (free) time X": .command("free X"),
    "(do) (i) have (i) (any|some|got) (free) time X": .question(.free),
    "free|available X": .question(.free, .ifItFits),
    "busy X": .question(.busy, .ifItFits),
    "is X free": .question(.free, .ifItFits),
    // How long until
    "how long (have) (i) (got|is|do|left) (it) (have) (left) until|till|before|to X": .question(.until),
    "how many|much days|weeks|months|hours|sleeps|time (are|is) (there|left|it) (it|left) until|till|to|before|for X":
      .question(.until),
    "how many|much days|weeks|months|hours|sleeps|time (have|do) (i|we) (have|got) (left) until|till|to|before X":
      .question(.until),
    "how much time is (there) left on|of|for|until|before|in X": .question(.until),
    "how much longer (is|are|do|have|until|till|to) (there|i|we) (left|got) (until|till|to|on|for) X": .question(
      .until),
    "how soon|far (away|off) is X": .question(.until),
    "(time) until|till X": .question(.until, .ifItFits),
    "days|weeks until|till X": .question(.until),
    // The calendar
    "what weekday|day is|was|does (it) (on) X": .question(.day),
    "what|which day (of) (the) (week) is|was|does|are X (on|fall)": .question(.day),
    "which weekday is X": .question(.day),
    "what|which date is|was X": .question(.day),
    "what is the date (today)": .question(.day),
    "what is todays date": .question(.day),
    "what date|day is it (today)": .question(.day),
    "what time is it (now)": .question(.day),
    "what is the time": .question(.day),
    "what|which week (number) (is|of) (the) X (in)": .question(.week),
    "what|which week (number) is it|this (week)": .question(.week),
    "what|which week are we in": .question(.week),
    "what is the week number": .question(.week),
    // How old, how often, how long
    "how old is|will|does X (be|going|get|turning) (to) (be)": .question(.age),
    "how often|frequently do|does|should|is|are|must (i|we) X": .question(.howOften),
    "how often do|does|should|is|are|must X (repeat|happen)": .question(.howOften),
    "how long is|are|does|do|will X (take|last|be|going)": .question(.howLong),
    "how long does X take|last": .question(.howLong),
    // How to
    "how do|can|would|could|should i N": .question(.how),
    "how to use N": .question(.how, .ifItFits),
    // When
    "when is|are|was|were|am|do|does|will|should|can|have|must (i|the|my|our) X": .question(.when),
    "when X": .question(.when, .ifItFits),
    "when is|are|was it|that|this|they|he|she (due|on|happening) (next|again)": .question(.when, .ofLast),
    "is|are|was it|that|this|they D or D": .question(.when, .ofLast),
    "is|are|was|were|do|does|did|am|will (i|we) X D or D": .question(.when, .ifItFits),
    "when|what is (the) (next) bank|public|national|school holiday|holidays N": .question(.when, .ifItFits),
    "when|what is|are (the) (next) bank|public|national holiday|holidays": .question(.unknowable),
    "what time|day|date is|are|do|does|am|was|s|should|have|must (i) X": .question(.when),
    "(at|on|by|from|until|till|in|to) what|which time|hour|day|date|month|weekday is|are|do|does|did|am|was|were|should|have|must|will (i|we|my|the) X":
      .question(.when),
    "what times|date X": .question(.when),
    "when did i (last) X": .question(.whenDid),
    "when was X done|finished|completed|paid": .question(.whenDid),
    "when should|must i leave|go|set N": .question(.unknowable),
    "how come|tall|big|far|fast|heavy|hot|cold|deep|high N": .question(.unknowable, .ifItFits),
    "how is|are|was|were my|our|the X": .question(.what),
    "how did X go": .question(.what),
    "how much|many X do|did|does|is|are|was|were|will|should|have (i|we|it) N": .question(.what),
    "how much is|are|was|were|does|do|did (i|we|it) X": .question(.what),
    // Where, who
    "where is|are|s|do|does|am|was|were|will (i) X": .question(.where),
    "who is|are|s|was|am|will|do|does (i) X": .question(.who),
    "who am i": .command("settings"),
    "with whom X": .question(.who),
    // Done or not
    "did|have|has i|we (already|ever) X": .question(.did),
    "did|have you (already) save|saved|add|added|keep|kept|get|got|note|noted|write|written|remember|remembered|record|recorded|put (down|in|on) X":
      .question(.any),
    "did|have you (already) save|saved|add|added|keep|kept|get|got|note|noted|write|written|remember|remembered (down|in) (it|that|this)":
      .question(.changed),
    "do you (still) know|remember|have (about) X": .question(.any),
    "do|did|have|has|are|were|dont|didnt|arent you N": .question(.unknowable),
    "has|did|havent X": .question(.did, .ifItFits),
    "is|are|was|were X (already|all) done|finished|completed|paid|submitted|booked|sent|sorted|painted|fixed|cleaned|bought|ordered|signed|posted (yet|already)":
      .question(.did),
    "has|have X been done|finished|completed|paid|submitted|booked|sent|sorted|fixed|cleaned|bought|ordered|signed|posted (yet|already)":
      .question(.did),
    "what is|was (the) status|state of|with|on X": .question(.what),
    // Anything
    "do|have|did i (still) (have|got|need|get) (to) (do|anything|something) X": .question(.any),
    "has|have|does|do|did N have|got|get anything|something|much|plans (on|for|planned|due) (N)": .question(.any),
    "has|have N anything|something|plans on|planned|due N": .question(.any),
    "is|are N doing|up anything|something (to) (N)": .question(.any),
    "do we X": .question(.any),
    "did|do|does|will|would|has|have|is|are|was|were he|she|they|anyone|anybody|someone|somebody|everyone|everybody N":
      .question(.what),
    "am|was|will i X": .question(.any),
    "is|are|was|were|will (there) anything|something|any|much X": .question(.any),
    "is|are there X": .question(.any),
    "anything (else|planned|on|due|about|for|happening|special|important) X": .question(.any, .ifItFits),
    "any X": .question(.any, .ifItFits),
    "is|are|does|should X": .question(.what, .ifItFits),
    "can|will i|we|it X": .question(.what, .ifItFits),
    // After
    "what (is|comes) (the) (next) (thing) after|following X": .question(.after),
    // What
    "what X": .question(.what),
    "at|on|in|from|for|with (the|my) N what|who|when|where|which is|are|do|does|did|have|has|am|was|should|must|can X":
      .question(.what, .ifItFits),
    "D what|who|when|where|which|whats X": .question(.what, .ifItFits),
    "which X": .question(.what, .ifItFits),
    "which (one|ones) is|are|has|have|do|does X": .question(.what),
    "show|read|give|send|list me X": .question(.what, .ifItFits),
    "show|list (me) (all) (of) my|the X": .question(.what, .ifItFits),
    "show|list (all) X": .question(.what, .ifItFits),
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
    "what did|have i say|said|write|note|noted (about|on) X": .question(.what),
    "what was|is that note about X": .question(.what),
    // Between people
    "what did|have i (ever) ask|asked N (to) (do)": .command("sent N"),
    "what have i asked of N": .command("sent N"),
    "what did i send (to) N": .command("sent N"),
    "what (did|has|have) N ask|asked (of) me (to) (do)": .command("accept"),
    "who asked me (N)": .command("accept"),
    "has|did|have N done|do|accept|accepted|finish|finished (it|that|this) (yet)": .command("sent N"),
  ])

  private static let priorities = [("1", "one"), ("2", "two"), ("3", "three")].flatMap { figure, word in
    let asked = "(show|list|what|which|read|give) (me|is|are) (my|the|all)"
    let things = "(todos|tasks|things|items|ones|stuff)"
    return [
      "\(asked) p\(figure)|prio\(figure) \(things)",
      "\(asked) (todos|tasks|things|items) (with|of) priority \(figure)|\(word) \(things)",
    ].map { (phrase: $0, meaning: Speech.command("find priority:\(figure)")) }
  }
}
