extension English {
  /// Questions about things that are kept.
  static let questions = asked + askedOfCalendar + ofSameDays + askedOfThings + priorities + nextOfKind

  private static let asked = table([
    // Whole views
    "show (me) next": .command("next"),
    "what (is) next (up)": .command("next"),
    "what do i have next": .command("next"),
    "when is (the|my) next one|time": .question(.when, .ofLast),
    "(when|what|show) (is|me) (my|the) next thing|item|todo|task|one": .command("next 1"),
    "what (should|do|can) (i) (do) (next|now)": .command("next"),
    "what should i do (now|next|first)": .command("next"),
    "what comes next": .command("next"),
    "list": .command("getlist all"),
    "what|show (is|are|me) (my|the) (everything|things|anything|todos|tasks) overdue|late": .command("overdue"),
    "(is|are) (there|anything) (todos|tasks) overdue|late": .command("overdue"),
    "(my|the|all) overdue (todos|tasks|items|things|ones|stuff)": .command("overdue"),
    "my late todos|tasks|items": .command("overdue"),
    "show|list|give|tell (me) (my|the|all) overdue|late todos|tasks|items|things|ones": .command("overdue"),
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
    "(what|which) alarms|timers do|have i (still) have|got|set (set) (coming) (up|left)": .command("reminders"),
    "what|which reminders|alarms|timers are (set|on|there|running|left|coming)": .command("reminders"),
    "when (will|do) you remind me (next)": .command("reminders"),
    "what (will|do) you remind me (of|about)": .command("reminders"),
    "what are you nagging|reminding|bugging me about|of": .command("reminders"),
    "what did|have i ask|asked|tell|told you to remind me (of|about|for)": .command("reminders"),
    "what|which reminders|alarms are|is|have (set|there|you|on) (set) for|on it|that|this": .question(
      .reminders, .ofLast),
    "when will|do|are you (going) (to) remind|reminding me about|of X": .question(.reminders),
    "when will|do|are you (going) (to) remind|reminding me about|of it|that|this": .question(.reminders, .ofLast),
    "when is|are (the|my) reminder|reminders for|about X": .question(.reminders),
    "when is the reminder": .question(.reminders, .ofLast),
    "do i have (a|any) reminder|reminders|alarm for|on|about X": .question(.reminders),
    "is|are there (a|any) reminder|reminders|alarm for|on|about X": .question(.reminders),
    "what|which reminders does|has|are X (got|have|set|for|on)": .question(.reminders, .ifItFits),
    "show|list|find|what (me|is) (all) (my) everything|all (open|there) (todos|tasks|is)": .command("getlist all"),
    "what|which X have|do i|we (still) (have|got) outstanding|pending|unfinished|undone (still)": .question(.what),
    "(show|list|give|tell|read|what) (me|are) (all) (of) my (open|pending|outstanding|remaining|undone) todos|tasks|items|things|stuff":
      .command("getlist all"),
    "(show|list|give|tell|read) (me) all (my|the|of) (open|pending|outstanding|remaining|undone) todos|tasks|items|things":
      .command("getlist all"),
    "(list|show) all (my) undone|open|pending|outstanding todos|tasks (with|and) (their) (dates|deadlines)":
      .command("getlist all"),
    "pending|open|outstanding|remaining|undone|all todos|tasks|items": .command("getlist all"),
    "(my) todo list": .command("getlist all"),
    "show|list|give|send|tell (me) all (of) my todos|tasks|items|things": .command("getlist all"),
    "(my) task list": .command("getlist all"),
    "what (else) is on (all|both) (of) (my|the) lists": .command("getlist all"),
    "what is (still) left in total|all|everything": .command("getlist all"),
    "what is (still) left altogether|overall": .command("getlist all"),
    "how many (more) (are) (there) (still) (left) to go|do (now)": .question(.left),
    "(and) my|the next two|2 (things|todos|tasks|items|ones)": .command("next 2"),
    "(and) my|the next three|3 (things|todos|tasks|items|ones)": .command("next 3"),
    "(and) my|the next four|4 (things|todos|tasks|items|ones)": .command("next 4"),
    "(and) my|the next five|5 (things|todos|tasks|items|ones)": .command("next 5"),
    "my list": .command("getlist all"),
    "(what|show|read|give|tell) (else|me) (is) (out|on) my (todo|task) list": .command("getlist all"),
    "can|could|may i|we (please) see|view|have|get (a) (list) (of) (all) (of) my|the open|pending|outstanding (todos|tasks|items|things|list)":
      .command("getlist all"),
    "can|could|may i|we (please) see|view|have|get (a) (list) (of) (all) (of) my|the todos|tasks|items|things|list":
      .command("getlist all"),
    "what is (still|all) left|remaining (now|then)": .question(.left, .ofLast),
    "(is|are) (there) anything (still) left": .question(.left, .ofLast),
    "what (else|all) (do) (i) (have) is left (to) (do)": .command("getlist all"),
    "what is (still|all) left|open|pending|outstanding|remaining (to) (do)": .command("getlist all"),
    "what is still to do": .command("getlist all"),
    "read|show|tell|give|list (to) (me) (out) (all) (of) everything|all (that) i have|need (got) (to) (do)": .command(
      "getlist all"),
    "(what|show|read|list) (else|me) (is|are) (still) (in) (my|the) inbox": .command("getlist inbox"),
    "what is (still) missing": .question(.left),
    "what is (still) missing to do": .command("getlist all"),
    "(can|could|let) (i|me) see|view everything|all (that) (i) (have) (got)": .command("getlist all"),
    "show|list|tell|give (me) everything|all (that) you have|hold|keep|store|know (got) (of|for) (mine|me)":
      .command("getlist all"),
    "show|list (me) it all": .command("getlist all"),
    "what havent i done|finished": .command("getlist all"),
    "what have i not done|finished": .command("getlist all"),
    "(my) todos|tasks": .command("getlist all"),
    "let me see|view (all) (of) (my|the) todos|tasks|items|things|list": .command("getlist all"),
    "let me see|view (all) (of) (my|the) lists": .command("lists"),
    "let me see|view (all) (of) (my|the) notes": .command("notes"),
    "let me see|view|check X": .question(.what),
    "check|view|see (my|our|the) E (list)": .command("getlist E"),
    "text|send|email|message|forward me (my|our|the) E (list)": .command("getlist E"),
    "read|repeat|say|give|tell (me) it|that|this|them back|again (to) (me) (again)": .command("show"),
    "show|display|view (me) it|that|this|them (again)": .command("show"),
    "read|recite (out) (my|our|the) E (list|out)": .command("getlist E"),
    "what (else) do i (still) have|need (left) to do": .command("getlist all"),
    "what (all) do i have|got so far": .command("getlist all"),
    "what (all) do i have|got (on|in) (there|here|it) currently|altogether|now": .command("getlist all"),
    "what have i got on so far": .command("getlist all"),
    "what (else) have i actually|really got on (now)": .command("agenda"),
    "what (else) do i (still) need (from) (there|it|that)": .question(.left),
    "what (else) do|must|should i|we (still) (need|have|got|want) to buy|get": .command("ask what is left to buy"),
    "am|are i|we (all|nearly|almost) done|finished (now|yet|then)": .command("getlist all"),
    "am|are i|we (all|nearly|almost) done|finished (for) today|tonight": .command("today"),
    "am|are i|we (all|nearly|almost) done|finished for the day": .command("today"),
    "what (else) have i (still) got (left) to do": .command("getlist all"),
    "(my) calendar|agenda|schedule|diary": .command("agenda"),
    "show (me) my|the calendar|agenda|schedule|diary": .command("agenda"),
    "how busy|full|packed|free|bad|heavy is|are|am|does (i|we|it|my|the) X": .question(.what),
    "how busy|full|packed is|are|does (my|the) (calendar|diary|schedule|agenda) (look|looking) X": .question(.what),
    "how does|is X look|looking (like)": .question(.what),
    "did|have i (already) miss|missed anything|something D": .command("overdue"),
    "how are X looking": .question(.what),
    "what does|do X look like": .question(.what),
    "how|what is|does my|the day|diary|calendar|schedule|agenda look|looking (like) X": .question(.what),
    "how|what is|does my|the week look|looking|like (like)": .command("week"),
    "how|what is|does my|the day look|looking|like (like)": .command("today"),
    // By a mark
    "what|which todos|tasks|things|items is|are important|urgent": .command("find priority:1"),
    "(what|which) (is|are) (todos|tasks|things|items|most) important|urgent": .command("find priority:1"),
    "(is) (there) anything|something (else) important|urgent|pressing": .command("find priority:1"),
    "(what|which|show|tell|give) (me|is|are) (my|the) (single) most|top important|urgent|pressing|priority (todo|todos|task|tasks|thing|things|item|items|one|ones) (i) (have) (got) (to) (do) (right) (now|rn|today)":
      .command("find priority:1"),
    "(what|which|show|list) (me|is|are) (my|the|all) top|biggest|highest priority|priorities (todos|tasks|things|items)":
      .command("find priority:1"),
    "(what|which) (is|are) (my) priorities": .command("find priority:1"),
    "(what|which) is|are (my|the) (todos|tasks|things|items|ones|stuff) (that) (is|are|have|has|with|of) (my|the|a) high|top|highest priority (todos|tasks|things|items|ones|stuff)":
      .command("find priority:1"),
    "(what|which) (is|are) (my|the|all) (most) important|urgent|pressing todos|tasks|things|items|ones|stuff":
      .command("find priority:1"),
    "(show|list) (me) (my|the|all) high priority|important|urgent (todos|tasks|things|items|stuff|ones)": .command(
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
    "which|what (of) (my) todos|tasks|things|items|jobs|ones|stuff havent|hasnt|have|has|got (not) (got) (a|any|no) (due) date|day|deadline|time (yet|set|on)":
      .command("find due:never"),
    "(show|list) (me) (my|the|all) undated (todos|tasks|things|items)": .command("find due:never"),
    "(todos|tasks|things|items) without (a) (due) date|dates|deadline": .command("find due:never"),
    "(todos|tasks|things|items) with no (due) date|dates|deadline": .command("find due:never"),
    "show|list|see|find (me) (all) (my|the) todos|tasks|things|items without|with (a|any|no) (due) date|dates|deadline":
      .command("find due:never"),
    "what|which (of) (my|the) (todos|tasks|things|items|jobs|ones) repeats|repeat|recurs|recur": .command(
      "find isRepeating:true"),
    "(show|list|what|which|give|tell) (me|is|are) (all) (of) (my|the|all) repeating|recurring (todos|tasks|things|items|ones|stuff|events|habits)":
      .command("find isRepeating:true"),
    "(is|do) (there|i) (have) anything|something (of) (mine) (that) repeating|recurring|repeats|recurs": .command(
      "find isRepeating:true"),
    "what is (still) not (yet) done|finished|complete|completed (yet)": .command("getlist all"),
    "what isnt done|finished|complete|completed (yet)": .command("getlist all"),
    "who are you|u run|made|written|operated|hosted by": .command("about"),
    "what is tagged (as|with) N": .command("gettag N"),
    "(what|which|show) (me) (todos|tasks|things|items|everything|anything) (are) tagged (as|with) N": .command(
      "gettag N"),
    "what is with|has (the) tag N": .command("gettag N"),
    // Numbers of things
    "how many (of) (my|the) (todos|tasks|things|items|ones) (do|have|are|is) (i|there) (have|got|now|already) overdue|late":
      .command("count overdue"),
    "how many overdue|late (todos|tasks|things|items|ones) (do|have|are|is) (i|there) (have|got|left)":
      .command("count overdue"),
    "how many (of) (my|the) (todos|tasks|things|items|ones) (do|are|is|have) (i|there) (have) (of|with) (a) high|top|highest priority (todos|tasks|things|items|ones) (do|are|have) (i|there) (have|got)":
      .command("count priority:1"),
    "how many (of) (my|the) (todos|tasks|things|items|ones) (do|are|is|have) (i|there) (have) important|urgent|pressing (todos|tasks|things|items|ones) (do|are|have) (i|there) (have|got)":
      .command("count priority:1"),
    "how many (of) (my|the) (todos|tasks|things|items|ones) (are) repeat|recur|repeating|recurring|repeated (do|have|are) (i|there) (have|got)":
      .command("count isRepeating:true"),
    "how many repeating|recurring|repeated todos|tasks|things|items|ones|events|reminders (do|have|are) (i|there) (have|got|left)":
      .command("count isRepeating:true"),
    "count (my|the|all) repeating|recurring|repeated (todos|tasks|things|items|ones|events|reminders)":
      .command("count isRepeating:true"),
    "how many (of) (my|the) (todos|tasks|things|items|ones) (are|is|have|do) (i|there) (have) (the) tagged|tag (as|with) N":
      .command("count tag:N"),
    "how many (of) (my|the) (todos|tasks|things|items|ones) have|has no (due) date|deadline": .command(
      "count due:never"),
    "how many (more) things|items|bits (are|do|have) (there|i) (still) (have|got) left to buy|get": .command(
      "ask what is left to buy"),
    "how many X (do|have|are|did) (i|there) (have|got) (left|open|remaining)": .command("count X"),
    "how many X do i (still) have (left) (to) (do)": .command("count X"),
    "how many X have i (still) got (left) (to) (do)": .command("count X"),
    "how many X are (still) there|left|open|due|remaining (left)": .command("count X"),
    "how many X is|are due|there|on|for|in N": .command("count X N"),
    "how many X do i (still) have|need (due|on|for|in|left) D": .command("count X D"),
    "how many X have i (still) got (due|on|for|in|left) D": .command("count X D"),
    "how many X i (still) have (got|due|on|for|in|left) (N)": .command("count X N"),
    "how many X have i got (due|on|for|in) (N)": .command("count X N"),
    "how many hours|hrs (are|is|am|do|have) (i|we) (have|got) (still) free|available (on|for) D": .command("free D"),
    "how many hours|hrs N": .question(.unknowable),
    "how many X do i have due|on|for|in|today|tomorrow N": .command("count X N"),
    "how many X (did|have) i do|did|complete|completed|finish|finished|done (N)": .command("count completed X N"),
    "how many X (did|have) i get|got|gotten done (N)": .command("count completed X N"),
    "how many X were|got|was completed|done|finished (N)": .command("count completed X N"),
    "how many X i got|have N": .command("count X N"),
    "how much (do) (i) (have) is left (to) (do)": .command("count todos"),
    "how much (did|have) i do|did|done|finish|finished|get|got (done) (N)": .command("count completed todos N"),
    "how much do i have left (to) (do)": .command("count todos"),
    "count my X": .command("count X"),
    "how many things are on L": .command("count L"),
    "count (my|the) E (list)": .command("count E"),
    "count todos|tasks": .command("count todos"),
    "count overdue (todos|tasks)": .command("count overdue"),
    // Things that were done
    "what did|have i (already) do|done|finish|finished|complete|completed|get|achieve|achieved (done) (N)":
      .command("history N"),
    "what i did|have done N": .command("history N"),
    "what did|have i get|got|knock|knocked|tick|ticked|cross|crossed through|out|off|over (N)": .command("history N"),
    "what have|did i manage|managed|achieve|achieved|accomplish|accomplished (to) (do|get) (done) (N)": .command(
      "history N"),
    "did|have i finish|finished|complete|completed|do|done|get anything|something (done) (N)": .command("history N"),
    "show|tell|give me what i did|finished|completed N": .command("history N"),
    "what was|were|got|has|have (been) done|completed|finished (N)": .command("history N"),
    "show|list (me) (my|the|all) completed|done|finished (todos|tasks|things|items|ones) (N)": .command("history N"),
    "(my|the) completed|finished todos|tasks|things|items|ones (N)": .command("history N"),
    "which|what (of) (my|the) (todos|tasks|things|items|ones) is|are|have (all) (already|been) done|finished|completed|ticked (off) (N)":
      .command("history N"),
    "what|which (todos|tasks|things|items) did|have i complete|completed|finish|finished|do|done (N)": .command(
      "history N"),
    "what did|have i (already) take|taken|buy|bought|pay|paid|send|sent|tick|ticked|sort|sorted (off|out) D":
      .command("history D"),
    "what (else) is (still|all) left to X": .question(.left),
    "what (else) is|are (still|left|there) (left) to be X": .question(.left),
    "what (else) is left|missing (over) for|from|at X": .question(.left),
    "what (else) do|must|should i|we still need|want for|from|at X": .question(.left),
    "what (else) do|must|should i|we need|want for|from X": .question(.left),
    "what (else) do|must|should|have i|we still (need|have|got|want) to X": .question(.left),
    "what else do|must|should|have|did|was|am i|we (need|have|got|want|supposed|meant) (to) X": .question(.left),
    "what (else) was|am i (supposed|meant) to X": .question(.left),
    "how many X (are|is) (still) left to N": .command("count X"),
    "what did|have i (just) add|added|write|wrote|enter|create|created (X)": .question(.added),
    "what did|have you (just) add|added|write|written|note|noted|save|saved|store|stored|put (down)": .question(.added),
    "what did|have you (just) change|changed|move|moved|do|done|delete|deleted": .question(.changed),
    "what (things|todos|tasks|items) did|have i (just) put|add|enter|save in|down (X)": .question(.added),
    "what is|was the last thing|item|todo|task|one i (have) (just) added|wrote|put|entered|told|said|saved (in|you)":
      .question(.added),
    "what did|have i just change|changed|do|done": .question(.changed),
    "what did|have you understand|understood|hear|heard|get|got|note|noted (just) (there|then|now)": .question(
      .changed),
    // Free or not
    "am|are i|we (completely|totally|still|all) free|available|off|clear X": .question(.free),
    "am|are i|we (completely|totally|still|all) busy|booked|working X": .question(.busy),
    "am|are i|we (still|even|all) free|available|busy (now|today) (or) (not)": .question(.free),
    "will|would|shall i|we (still) be (completely|totally|still|all) free|available X": .question(.free),
    "will|would|shall i|we (still) be (completely|totally|still|all) busy|booked|working X": .question(.busy),
    "am|are i|we (completely|fully|all) booked (up|out) X": .question(.busy),
    "am|are i|we doing anything|something X": .question(.any),
    "what (still|else) remains (to) (be) (done|do) (for|on|of|in|with) X": .question(.left),
    "let|tell me (know) if|whether i|we am|are (still) free|available|busy X": .question(.free),
    "let|tell me (know) if|whether i|we have (got) anything (on|planned|booked) X": .question(.any),
    "is|are|will (there) (be) (any|enough|some|still) time|room|space (left|free) for|to X": .question(.free),
    "is|are (there) (a|any|some) gap|gaps|slot|slots (left|free|open) for|on|in|to X": .question(.free),
    "is|are|have (there) (i) (got) (a|an) A free|spare (on|for|at|in) X": .question(.free),
    "have|do i|we (still) (have|got) a|any (free) gap|gaps|slot|slots (left|free|open) (for|on|in|at) X":
      .question(.free),
    "am|are i|we double booked (anywhere|anytime) (on|in|for|at) X": .question(.clash),
    "(is|are|have|do|will) (there|i|we) (be|have|got) any clashes|clash|conflicts|conflict|overlaps (on|in|for|at) X":
      .question(.clash),
    "is|does|do|will|has anything (that) clash|clashes|clashing|overlap|overlaps|overlapping (on|in|for|at) X":
      .question(.clash),
    "(what|which) (one|thing|todo|task|item) (is|are|comes) (due) first|soonest": .command("next 1"),
    "(got) any (free) gap|gaps|slot|slots|space|room (left|free|open) (for|on|in|at) X": .question(.free),
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
    "what times am i free|available X": .command("free X"),
    "what|which day|days am|are i|we free|available D": .command("free D"),
    "when am|do|are i|we (next) work|working|on (shift|duty|again) next": .command("ask when is my next shift"),
    "when am|do|are i|we next work|working|on (shift|duty|again)": .command("ask when is my next shift"),
    "can|could|may i|we see|view|look (at) X": .question(.what),
    "can|could|may i|we see|know what is on|happening X": .question(.what),
    "when am i (next) free|available (next)": .command("free"),
    "when do i have (some|any) (free) time X": .command("free X"),
    "(do) (i) have (i) (any|some|got) (free) time X": .question(.free),
    "free|available X": .question(.free, .ifItFits),
    "busy X": .question(.busy, .ifItFits),
    "is X free": .question(.free, .ifItFits),
    "is|are D (still|all|completely) free|clear|open|empty": .question(.free),
    "is|are D (very|all|completely) busy|full|packed|booked": .question(.busy),
    // Time left
    "how many more days|weeks|months|hours|sleeps (are|is) (there|left|it) (it|left) until|till|to|before|for X":
      .question(.until),
    "how long (have) (i) (got|is|do|left) (it) (have) (left) until|till|before|to X": .question(.until),
    "how many|much days|weeks|months|hours|sleeps|time (are|is) (there|left|it) (it|left) until|till|to|before|for X":
      .question(.until),
    "how many|much days|weeks|months|hours|sleeps|time (have|do) (i|we) (have|got) (left) until|till|to|before X":
      .question(.until),
    "how much time is (there) left on|of|for|until|before|in X": .question(.until),
    "how many (more) days|weeks (are|is) (there) (still) left|remaining of|in X": .command(
      "ask how long until the end of X"),
    "how much longer (is|are|do|have|until|till|to) (there|i|we) (left|got) (until|till|to|on|for) X": .question(
      .until),
    "how many days|weeks there are until|till|to|before X": .question(.until),
    "how many days|weeks stay|stays|remain|remains|lack|missing (there) until|till|to|before|for X": .question(.until),
    "how many days|weeks|months|hours|sleeps (is|are) (it|there) until|till|to (then|that|it)": .question(
      .until, .ofLast),
    "how long (is) (it) until|till|to then|that|it": .question(.until, .ofLast),
    "how soon|far (away|off) is X": .question(.until),
    "how long (is|have) (it|i) (got) until|till|before X goes|starts|begins|rings (off)": .question(.until),
    "(time) until|till X": .question(.until, .ifItFits),
    "days|weeks until|till X": .question(.until),
    // Ages, frequencies and lengths
    "how old am i": .question(.unknowable),
    "what time is it (now|there) in N": .question(.unknowable),
    "what is the (local) time (now) in|at N": .question(.unknowable),
    "what is the time difference (to|with|between|from) (N)": .question(.unknowable),
    "how do|did i|we make|cook|do the X (again)": .question(.what, .ifItFits),
    "how old is|will|does X (be|going|get|turning) (to) (be)": .question(.age),
    "how often|frequently do|does|should|is|are|must (i|we) X": .question(.howOften),
    "how often (then|again)": .command("ask how often is it"),
    "how often X": .question(.howOften),
    "X how often": .question(.howOften, .ifItFits),
    "X how long": .question(.howLong, .ifItFits),
    "how often do|does|should|is|are|must (the|my|our) X repeat|happen": .question(.howOften),
    "how long is|are|does|do|will X (take|last|be|going)": .question(.howLong),
    "how long does X take|last": .question(.howLong),
    "how much time does|will|do X take|last|need": .question(.howLong),
    "how long (is|has|been) (it) (been) since i|we (last) X": .question(.whenDid),
    "how long ago did i|we (last) X": .question(.whenDid),
    // Instructions
    "how do|can|would|could|should i N": .question(.how),
    "how to use N": .question(.how, .ifItFits),
    "how to \(removingVerbs.bases)|add|edit|change|move|rename|cancel|undo|complete|repeat|share|connect|link|export|snooze|postpone (a|an|my|the|some) task|tasks|todo|todos|item|items|reminder|reminders|list|lists|event|events|note|something|things (N)":
      .question(.how),
    "can|could i \(removingVerbs.bases)|send|share|add|set|change|export|connect|link|undo|snooze|repeat|rename (a|an|my|the|some) task|tasks|todo|todos|item|items|reminder|reminders|list|lists|event|events|note|notes|something|things|phone (N)":
      .question(.how),
  ])

  /// `what's my next meeting` is answered as `when is my next meeting`.
  private static let nextOfKind = ["event", "meeting", "appointment", "call", "class", "lesson", "session"].map {
    (
      phrase: "(what|show|tell|give) (is|me) (my|the) next \($0)",
      meaning: Speech.command("ask when is my next \($0)")
    )
  }

  private static let priorities = [("1", "one"), ("2", "two"), ("3", "three")].flatMap { figure, word in
    let asked = "(show|list|what|which|read|give) (me|is|are) (my|the|all)"
    let things = "(todos|tasks|things|items|ones|stuff)"
    return [
      "\(asked) p\(figure)|p\(figure)s|prio\(figure) \(things)",
      "\(asked) all (my|the) p\(figure)|p\(figure)s|prio\(figure) \(things)",
      "\(asked) (todos|tasks|things|items) (with|of) priority \(figure)|\(word) \(things)",
      "(show|list|find|read|give) (me) everything|anything|all (that|thats|which|with|of|at|on) (is|are|has) priority \(figure)|\(word)",
    ].map { (phrase: $0, meaning: Speech.command("find priority:\(figure)")) }
  }
}
