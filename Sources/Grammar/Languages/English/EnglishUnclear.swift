extension English {
  /// Phrases that nothing else reads.
  static let unclear = PhraseTable<Unclear>(
    toTheBot.map { ($0, .toTheBot) } + told.map { ($0, .told) } + withoutDay.map { ($0, .withoutDay) }
      + whereKept.map { ($0, .whereKept) }
      + whereNamedInPart.map { ($0, .whereNamedInPart) } + [("N all N", .onceWhereNamedInPart)]
      + deeds.map { ($0, .deed) } + new.map { ($0, .new) }
      + facts.map { ($0, .fact) } + whereabouts.map { ($0, .whereabouts) } + replies.map { ($0, .answer) }
      + [
        "no more N", "(i) (have) told|asked|informed him|her|them|us (now|too|already)",
        "told|asked|answered|messaged|\(reaching.told) him|her|them|us N",
        "thanked|visited|called him|her|them (N)",
      ].map { ($0, .brief) },
    spelling)

  private static let new = [
    "(i|we|ive|weve|theres|there) (have|has|is|got) (got) (a|an) another|second|third|extra|new N",
    "(the|my|our) N draft|mock|resit|rematch is|are (due) (on|at|by|for) N",
    "(the|my|our) N for the|my|our kids|children|boys|girls|twins|dog|cat is (on|at) N",
    "(the|my|our|a|an) N is|are coming|visiting (over|round|out|back) to|for N",
    "N (has|have|is|are|was|were|got) (been) \(movingVerbs.participles)|changed|preponed (back|forward) to|until|till D",
  ]

  private static let facts = """
    N code|pin|password|passcode|passphrase|combination|iban (is|are) N
    """.split(separator: "\n").map(String.init)

  private static let whereabouts = """
    N is|are (kept|hidden|stored|left|stashed) under|behind|beneath|underneath|inside the|my|our|his|her|a|your N
    N is|are (kept|hidden|stored|left|stashed) in|on the|my|our|his|her|your (N) drawer|drawers|box|cupboard|wardrobe|safe|shed|garage|loft|attic|folder|cabinet|basement|cellar|shelf|glovebox
    """.split(separator: "\n").map(String.init)

  private static let replies = """
    yes|yeah|yep|yup|yea i|we|he|she|they|it|its|that|thats|ill|im N
    clear|empty|wipe|add|keep|save|move|tick|push|change|edit|rename|tag|open|send|close|start it|that|this|them|those|these (then|too|please|again)
    """.split(separator: "\n").map(String.init)

  private static let toTheBot = """
    no|nope|nah i|its|it|thats|that|not|just|dont|wait|sorry|you|they|he|she|we N
    no|nope|wait no|wait|sorry|actually N
    no just|only|leave|keep|dont N
    moved|deleted|sent|went to (the|my) trash|bin|spam (folder)
    finish|do|complete them|these|those all (please|now)
    today|yesterday|tonight|that|it|last was|is (so|really|very) fun|great|lovely|awful|terrible|exhausting|tough (N)
    actually|wait|oh|hmm keep|leave|drop|lose|bin|ditch the|my|that|those N
    let|ask|warn|notify|alert|inform|bug|ping|chase|hassle|keep me N
    (i) dont|didnt|never want|need|like|care N
    (i) do|did not want|need|like|care|wish N
    i|we have no|not N
    same time|place|hour|thing|again (N)
    N is|are|was (in|on|at|for|with) what|which|who|when N
    it|that|this should|must|goes|go|would|could|might|may|can|will N
    take|turn|switch|get the|my|its|that|this reminder|reminders|alarm|priority|date|deadline|time|repeat|notification|notifications off|on|away|down|up|out (N)
    been to N
    add|put|stick N to|on|onto it|that|this|them
    unless|except|because N
    make|change the|my|that reminder|reminders|alert N
    how|what about N
    with N as well|too|also
    (and) \(movingVerbs.bases) N too|also
    (and) \(movingVerbs.bases) N as well
    N dont|never message|text|remind|write|ping|bother|bug|notify me N
    i am|have using|used you N
    i start|started|begin|began|want|wanted to use|using|try|trying you N
    i start|started|begin|began using|use you N
    (N) pause|start|restart|resume|stop everything|it|them N
    repeat|say that|it (again)
    tell|inform|message|text|let everyone|everybody|them|people N
    i|ill|im|we|well|were|he|she|they|you N from now on|onwards
    add|put|bring it|that|them|this back N
    wait i|its|it|they|he|she|we|not|thats|that N
    actually its|it|thats|that|not|no|dont N
    actually|oh|but i|we do|did|will|wont|didnt|havent N
    make it|that|this start|begin|end|finish|happen|go|say|read N
    stop|quit that|it|this (now|please)
    call me N
    itll|thatll|itd|thatd be N
    (i|im|we|were) (am|are) (just) doing|finishing N now|atm
    i would like to know N
    id like to know N
    (lol|oh|sorry) i changed my mind N
    too early|late make|move|push|put N
    N as (a) high|low|top|highest priority
    ok|okay|yes|yeah|right|so do that|it|this (then|please|now)
    N cant|cannot|wont do|make|come N
    N is|are asking|hoping for|if|whether N
    N what|whatever i (just|last|have) added|said|wrote|put|typed|sent|told (N)
    send|email|inform|update|show me N
    (stop|quit|keep|please) bugging|bothering|annoying|spamming|pinging me (N)
    stop|end|pause|kill (the|my|that|this) timer|alarm|clock (please)
    N that|it back (then|now|please)
    \(removingVerbs.bases)|archive|purge|wipe|clear|tidy|cancel|sort|reorder|hide|unhide|flip|swap|merge|combine everything|all|it|them|both|those|these (N)
    oops|whoops N
    sorry|sry|my (bad) i|its|it|no|not|wrong|meant|you N
    (i|we) (just) meant|mean|said N
    N i|we mean|meant|said
    never mind i|we|its|it|thats|they|he|she N
    (i) cant|cannot do N
    still not|no (N)
    and not|till|until|thats|that|it|its|they|he|she N
    (N) tick|mark|untick|restore|reopen|undo it|them|those|that|these
    (N) tick|mark it|them|those|that|these off|done (N)
    \(removingVerbs.bases)|cancel them|those|these N
    \(movingVerbs.bases)|put|add|change it|them|those|these (back|there|later|instead|somewhere|again|up|down) (then|else)
    just|only the|this|that one|ones (N)
    you got|forgot|missed|said|told|didnt|never|havent|put|added|moved|deleted|changed|keep N
    i told|asked|said (to) you (N)
    i|ill|i will do it|that|them|this N
    i|we didnt|havent N
    they|he|she (have|has) (just|now) moved|changed|postponed|cancelled N
    you|youre|youve N
    \(removingVerbs.bases)|stop|quit|kill|cancel|drop the|my|that|this|those N thing|things|series
    keep|leave it|that N
    forget|ignore|disregard what|everything|all|about|asking|telling|calling|doing|buying|it|that|this|i N
    resend|reprint that|this|it|them (again)
    start over|again
    ill|im (be) (running) late (for) (N)
    i will|am (be) (running) late (for) (N)
    stop|pause|halt|freeze everything (now|please)
    clear|wipe (out) my|the day|diary|calendar|schedule|agenda|planner (today|tomorrow|please)
    wake me (up)
    add|create|set|make (a|another) (new) task|todo|item|something|reminder|event|alarm|timer
    clear|wipe (my|the) (whole) today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|week (please)
    the day|week|month|morning|evening after|before (too|also|as) (well)
    he|she|they|hes|shes|theyre N now|instead
    take|call|bring back the|my|that N thing|one
    unblock|untrust|unsend him|her|them|it
    (N) everything except|besides|bar|apart N
    N all N except|besides|bar|apart N
    \(removingVerbs.bases)|cancel|complete|tick|move|postpone|finished|done|got|bought|did everything|all (N) except|but|besides|bar|apart N
    N went|came back
    N no show (grr|grrr|argh|ugh|sigh|again|today)
    and thats N
    show|tell|list|text|message|write|help me N
    gimme N
    show|list everything|all N
    read my|me N
    dont|never|stop|quit message|messaging|text|texting|write|writing|send|sending|ping|pinging|bother|bothering|disturb N
    do not message|text|write|send|ping|bother|disturb N
    shush|hush|shut (N)
    A shorter|longer (N)
    (N) put|stick|add|note that|it|this on|to it|that (N)
    put|stick|add that|it|this|them on|to|onto the|my|our N list (too|also|as) (well)
    (i) (do) not|dont|didnt understand|get N
    thank|thanks you for|that|this|thats|you|it|its|nuthatch|dear|kindly|ever|again|indeed|darling|love|sweet|sir|madam|nurse|doctor|all|everyone (N)
    thank|thanks you N for the|your|my|all|that|this N
    no N left (N)
    i beg N
    not N
    and the|my N one
    he|she said N
    swap|change that|this|it N
    too many N
    help me (N)
    there is|are too many N
    just|only until|till|from|for N
    he|she|they|hes|shes|theyre (is|are|will) not|wont|isnt|arent|cannot N
    (i) cannot|wont N
    anything left|else|due|on|planned N
    shove|stick|whack|pop it|that N
    can|could|does|is my|the N
    stops|ends|finishes N
    (N) \(removingVerbs.bases)|cancel|move|drop|undo|bin|scrub that|this one (N)
    put|bring it|them|that back N
    k|ok|okay|right|well bye|goodbye|goodnight N
    D i cannot|cant|wont N
    \(movingVerbs.bases)|cancel|delete all|everything|every N
    D i can|will|do|did not N
    alexa|siri|google|cortana|bixby stop|off|pause|enough|quiet|shush
    i (should|would) prefer|rather N
    N and tag|mark|rename|prioritise|prioritize it|that|them (N)
    N and make it|that|them
    (N) you|your (are) actually|really|so|very|dead useful|good|helpful|handy|clever|great (N)
    (right|ok|okay|well|god|oh) i am (so|really|just|all|absolutely|totally) done|tired|feeling|glad|happy|sorry|shattered|knackered|exhausted|stressed|bored|fed|sick|dying N
    (so|just|totally|absolutely|utterly|completely) overslept|knackered (N)
    (so|just|totally|absolutely|utterly|completely|too|very) tired|sleepy|hungry|sad|happy|excited|nervous|stressed|shattered|exhausted|wrecked|gutted|starving|hungover|freezing|bored (lol|today|now|tonight|again|rn|though)
    (its|it|is) (is) so|really|very|too|quite|pretty|bloody|bit|rather (a|bit|little) cold|hot|warm|wet|windy|foggy|icy|muggy|humid|grey|gloomy (here|today|now|tonight|again|outside|out|this) (morning|afternoon|evening|week)
    its|it (is) cold|hot|warm|wet|windy|foggy|icy|muggy|humid|gloomy (here|today|now|tonight|again|outside|out|this) (morning|afternoon|evening|week)
    (i|im|we|were) (am|are) feel|feeling (a|so|very|really|quite|rather|bit|little|too|pretty) (bit|little) dizzy|sick|ill|tired|rough|poorly|unwell|faint|weak|sad|low|down|awful|terrible|better|ok|okay|fine|good|great|anxious|lonely|sleepy|sore|stiff|rubbish|grim|off (today|now|tonight|again|this) (morning|afternoon|evening|week)
    the|my|our|his|her laundry|washing is|are (now) in the machine|wash|washer|dryer|tumble (now|already)
    (i|we|still) couldnt|cannot|cant|didnt find N anywhere
    (i|we|still) could|can|did not find N anywhere
    (its|it|is) (is) (so|really|absolutely) freezing|boiling|raining|pouring|snowing|sunny|chilly (here|today|now|tonight|again|outside|out)
    N lets say|do|make (it|that) (for|on) D
    forgot|forgotten what|why i N
    (what) (a) long|busy|rough|tough|hard|mad|crazy|lovely|great|awful day|week|morning|night (today|already)
    N finally asleep|home|finished|here|done (N)
    (i|we) swapped|switched|exchanged shifts|days|turns|places with N
    just finished|done N
    just landed|arrived|woke (up)
    thank|thanks god N
    N just|only that|this one
    N is|are asleep|awake|home|fine|ok|okay|better|upset|poorly (now|again|today|tonight)
    N hes|shes|theyre|its asleep|awake|home|fine|ok|okay|better|upset|poorly (now|again|today|tonight)
    gave|given him|her|them (N)
    just|already gave|given him|her|them|it (N)
    who N him|her|them|it|us (then|now|today|tomorrow)
    or|maybe|perhaps D
    same for|with|as N
    maybe|perhaps D for|instead|then N
    too wet|tired|busy|cold|hot|ill|sick|late|early|far|expensive|dark|windy|long|soon|hard|short|tight|full N
    (i) (have) forgot|forgotten|missed (to) (take|have) my|his|her|their N today|yesterday|again|earlier
    sorry|oops|actually|no|wait|oh tell|let|ask him|her|them (know) (its|it|is|at|for|to) D
    swap|switch|exchange D with|and|for D
    swapped|switched|exchanged D with|for N
    """.split(separator: "\n").map(String.init)

  private static let told = """
    (i|we|im|were|he|she|they|hes|shes|theyre) (am|are|is) (now) finishing|ending|stopping (at) D not|instead N
    N (has|have) (just|now) extended|pushed|shifted it|this|that (back|out|forward) to|till|until D
    swapped|switched|traded my|the|our N for|with N
    N came|arrived|landed|appeared (in) (the) (post|mail) (early) this morning|afternoon|evening
    N came|arrived|landed|appeared (in) (the) (post|mail) (early|earlier|late) today|yesterday|earlier
    N came|arrived|landed|appeared (in) (the) (post|mail) last night|week|month
    N never showed|turned|came|arrived|appeared|called|rang|replied|answered (up|back|round|over|at) (all) (again|today|yesterday|either)
    """.split(separator: "\n").map(String.init)

  private static let withoutDay = """
    my|the|our N will|would N
    find|search (for) N
    hubby|mum|mom|dad|wife|husband|boss|everyone|everybody|nobody will|would N
    """.split(separator: "\n").map(String.init)

  private static let whereKept = """
    \(movingVerbs.bases)|flip|exchange|archive|combine|scratch|restore|ditch|nix|change|switch|swap|shuffle|reorder N
    rename|revert|unmark|update|edit|correct|adjust|extend|shorten|merge|sort N
    take|pull|knock|cross|tick|strike|leave|drop|scrub N off|from|out (N)
    put|bring|add|have|stick|carry N back|over (N)
    no|not|just|already N
    add N to the|my|our N
    share|post|publish N
    N should be|say|read N
    i have got N
    N is|are at N
    so|but|then|ah|oh|um|uh|lol|haha|thanks|yes|yeah|yep|well|hang N
    """.split(separator: "\n").map(String.init)

  private static let whereNamedInPart = """
    N not N
    stop|quit|end|pause|start|restart|resume N
    N now N
    N every N now
    N from now on|onwards
    N on|at|for D now
    scratch|scrap|bin|ditch|nix|duplicate|copy|clone N
    N instead (N)
    N moved|changed|switched to N
    N earlier|later|anyway|already|again|actually (N)
    N ok|okay|fine|sorted|over
    N same|similar time|times|place|hour|slot|day (N)
    N push|move|postpone|cancel|delete|undo|untick|reschedule N
    N (is) done|finished|given|over
    N gone (off|out|away)
    N running late (N)
    has|have to be N
    N has|have|needs to be N
    nope|nah|no N
    """.split(separator: "\n").map(String.init)

  private static let deeds = """
    N (is|are|has|have|was|were) (been) (all) \(paying.participles)|cancelled
    \(reaching.told)|rescheduled N
    """.split(separator: "\n").map(String.init)
}
