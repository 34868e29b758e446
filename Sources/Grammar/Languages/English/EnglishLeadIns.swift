extension English {
  static let leadIns = PhraseTable<LeadIn>(
    fillers.split(separator: "\n").map { (String($0), .filler) }
      + thanking.split(separator: "\n").map { (String($0), .thanking) }
      + asking.split(separator: "\n").map { (String($0), .asking) }
      + correcting.split(separator: "\n").map { (String($0), .correcting) }
      + telling.split(separator: "\n").map { (String($0), .telling) }, spelling)

  private static let fillers = """
    hey|hi|hello|yo|hoi|hola|hiya|heya|hullo|morning|mornin|evening|afternoon
    hey|hi|hello|yo|hiya|heya (babe|hun|hon|love|lovely|darling|again|there) x|xx|xxx
    k|kk|nm
    not (just|right) now|yet
    bro|dude|mate|man|bruv|bruh|fam|guys|hun|pal|buddy
    dear nuthatch|sir|madam|bot|friend|all
    good morning|afternoon|evening (to) (you) (nuthatch)
    (lol|haha|omg) just|ok|so
    by the way
    come to think of it
    unfortunately|cba|ngl|fr|deffo
    oh dear
    ah well
    how silly of me
    silly me
    change of plan|plans
    just
    ok|okay|alright|right|so|well|and|also|then|now
    wtf|ffs|fgs|tbh|imo
    anyway|anyways|yeah|yep|yes|yea|yup|listen|fyi|btw|hooray|lol
    i think|believe|guess|reckon
    i am afraid
    good|bad news
    no worries|problem|prob|probs|bother
    turns out
    looks like
    grand|whatevs|righto|aight|aiyo|aiyah|alamak|lor
    one (small|little|more|last) thing
    do one thing
    ugh|urgh|argh|grr|grrr|omg|um|uh|hm|lah|yay|eh
    go ahead and
    lets
    let us
    """

  private static let thanking = """
    thanks|cheers|ta|thx|ty (so|very) (much)
    thank you (so|very) (much)
    great|lovely|perfect|brilliant|excellent|super|fab|cool|nice|awesome (thanks|cheers|ta|thank) (you)
    """

  private static let asking = """
    please|kindly (to)
    (please) can|could|would|will you (please|kindly|just|possibly|perhaps)
    would you be so kind|good as to
    would you be kind|good enough to
    i would|should (also) be (most|very|so|ever) grateful if you would|could|did (kindly|please)
    id (also) be (most|very|so|ever) grateful if you would|could|did (kindly|please)
    (it) would be (so|very|really|most) nice|great|good|lovely|kind|helpful if you would|could (kindly|please)
    perhaps|maybe you could|can|might (kindly|please)
    (please) be so kind|good as to
    if you could|would (please|kindly|just)
    would|might it be possible (for) (you) to
    may|might i ask you (please|kindly) to
    i should like you to
    you can|could|may to
    be a love|dear|star|pal and
    any chance (you) (can|could) (you)
    do me a favour|favor and
    would you mind
    (i) want|need you to
    can|could|shall we (please|just)
    i would|id like|love to
    i would|id like|love to know
    id like|love to know
    i want to know
    i would like you to
    id like you to
    be so kind and
    it would be (so|most|very|really) kind|good|nice|lovely (of) (you) to
    """

  private static let correcting = """
    no|nope|nah|na|naw|wait|hmm|hm|sorry|oops|actually|oh|ah|whoops|correction|but|jk|nvm|nevermind
    no wait|sorry|actually
    eish|shoot|crap|damn|dang|drat|rats|gah|ack|bugger|blast|jeez|doh|duh|oopsie|oopsies|yikes|balls|bollocks|shit|fuck|hell|arse|darn|dammit|woops|ooops|oop|ahh|ahhh|uhh|umm|erm|err|er|nono
    uh|uhh oh
    forgive me
    (i) am|im (so|very|really|terribly) sorry
    or no|not|nah
    further|another|one|small|slight correction|amendment|change
    i (must|do|have) (to) apologise|apologize
    on reflection
    (i) (have|must) (have|just) misread|misheard|mistyped|misspoke|misspoken (it|that)
    oh dear (i) misread|misheard|mistyped|misspoke
    i (have) (just) written|wrote|put|given|gave|told|typed|said (you|down|in) the wrong time|day|date|one|thing
    (i) (have) got|mixed|muddled|messed|mucked (it|that|them|things) up|wrong|muddled
    (i) (have) made a|an mistake|error|slip|mess|boo (up)
    i make mistake
    (my) (own) fault
    nooo|noo|nooooo|ohh|ohhh|ohhhh|ooh|aw|typo
    hang|hold on (a|one|1) (sec|second|minute|min|moment|tick)
    lets say
    let us say
    in fact
    on second thought|thoughts
    (i) beg your pardon
    pardon (me)
    excuse me
    (my) apologies
    (i) was mistaken|wrong
    i mean|meant
    my mistake|bad
    (no) that|this|it was (a|my) mistake
    scratch that
    (no) that|this|it is|was (all) wrong|incorrect
    (no) thats not right
    """

  private static let telling = """
    i|weve|we|just|already|finally
    i|we have|just|already|finally
    weve just|already|finally
    i have just|already|finally
    """

  /// Words that open a sentence about the writer's feelings, before a request: `ugh can't be bothered, move gym`.
  static let feelings = WordSet("ugh argh omg oops i sorry oh ah damn well so hmm")

  /// Words at the end behind which a day corrects the text before: `every wednesday sorry`.
  static let correctingEndings = WordSet("sorry actually though tho after")

  /// Two words at the end that mean nothing: the first, and the possible second ones.
  static let pairedEndings = [
    ("for", "me"), ("same", "time times hour place slot"), ("i", "think guess reckon believe"), ("after", "all"),
    ("thank", "you god goodness"), ("this", "once"), ("my", "bad mistake fault"), ("final", "answer"), ("by", "way"),
    ("half", "asleep"), ("or", "not no nah what"),
  ].map { (WordKey($0.0), WordSet($0.1)) }

  /// Words that begin a courtesy at the end, and the words that may follow: `if that is possible`, `if you do not
  /// mind`.
  static let beforeCourtesies = WordKey("if")
  static let courtesies = WordSet(
    "thats that is its it ok okay alright possible at all you i can could would may might ask dont do not mind convenient poss"
  )

  /// Words that go with such a pair: `at the same time`, `just this once`.
  static let beforePairedEndings = WordSet("at the just only")

  /// Words at the end that mean nothing.
  static let endings = WordSet(
    """
    please thanks cheers regards now already yet finally then asap lol omg ok altogether entirely lah ji again anyway sorry haha mate btw ffs smh tho ever xx dear darling sir madam bro sweetie hun luv \
    xxx x though either tbh obviously actually grr woohoo yay hun obvs idc ngl tbf imo
    """)

  /// Words that add nothing between the words of a phrase.
  static let asides = WordSet("finally even actually really exactly literally honestly please bloody fucking damn")
}
