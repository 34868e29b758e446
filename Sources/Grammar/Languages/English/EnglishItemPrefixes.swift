extension English {
  /// The words before an item that are no part of its name.
  static let itemPrefixes = PhraseTable<ItemPrefix.Effect>(
    [
      ("please to", .filler),
      ("please|kindly schedule|diarise (a|an|the|my)", .dropped),
      ("(oh) and|also (also)", .filler),
      ("please|kindly|ugh|argh|omg|ffs|lah|now|um|umm|erm|uh", .filler),
      ("ok|okay|right|alright so", .filler),
      ("remember (me) to", .dropped),
      ("reminder to", .dropped),
      ("reminder:", .dropped),
      ("dont forget", .link),
      ("(please) write|note|jot down (that|to)", .dropped),
      ("(please) put down that", .dropped),
      ("(please|kindly) note that", .dropped),
      ("they|he|she (have|has) (just|also) told|asked|wants|want me|us to", .dropped),
      ("they|he|she (have|has) (just|also) said to", .dropped),
      ("do not forget", .link),
      ("dont let me forget", .link),
      ("i need|have|want to", .dropped),
      ("i|we have got to", .dropped),
      ("i|we must (to)", .dropped),
      ("i|we (still) need|have to", .dropped),
      ("i need", .dropped),
      ("(please) can|could you (please) do me", .dropped),
      ("i must not forget (to)", .dropped),
      ("i must remember (to)", .dropped),
      ("(please) remember me (of|about)", .link),
      ("make me remember (to)", .dropped),
      ("dont let me to forget", .link),
      ("i would|should like|wish|want to be reminded", .reminder),
      ("id like to be reminded", .reminder),
      ("i would|should like|love|want you to", .request),
      ("id like|love you to", .request),
      ("would you be so kind|good as to", .request),
      ("would you be kind|good enough to", .request),
      ("i would|should (also) be (most|very|so|ever) grateful if you would|could (kindly|please)", .request),
      ("id (also) be (most|very|so|ever) grateful if you would|could (kindly|please)", .request),
      ("if you could|would (please|kindly|just)", .request),
      ("may|might i ask you (please|kindly) to", .request),
      (
        "(it) would be (so|very|really|most) nice|great|good|lovely|kind|helpful if you would|could (kindly|please)",
        .request
      ),
      ("perhaps|maybe you could|can|might (kindly|please)", .request),
      ("(would|will) (you) (please) be so kind|good as to", .request),
      ("(please) can|could|would|will you (kindly|possibly|perhaps|just)", .request),
      ("dear nuthatch|bot|friend|sir|madam", .greeting),
      ("need|have to", .dropped),
      ("i gotta", .dropped),
      ("gotta", .dropped),
      ("make sure to|i|that", .dropped),
      ("note to self", .dropped),
      ("note to self:", .dropped),
      (
        "(your|our) (booking|appointment|order|reservation|payment|delivery|ticket|tickets) (is|are) (now) confirmed:",
        .dropped
      ),
      ("confirmed:", .dropped),
      ("(a) new|another|next one|thing|task|todo|item|reminder", .announced),
      ("(and) first|firstly|second|secondly|third|thirdly|next|then|lastly|finally", .announced),
      ("(and) first of all", .announced),
      ("one more (thing|task|todo|item)", .announced),
      ("note:", .note),
      ("event:", .event),
      ("todo:", .todo),
      ("to do:", .todo),
      ("task:", .todo),
      ("(ok|okay|right|alright|so|and) (please) remind me", .reminder),
      ("set|add|make|create|put (up) (me) (a|another) reminder", .reminder),
      ("set|add|make|create|put (up) (me) (a|another) reminder for my|our|the", .reminder),
      ("i wish|want to be reminded", .reminder),
      ("would|do you mind reminding me", .reminder),
      ("can|could|would|will you", .request),
      ("i want|need you to", .request),
      ("hey|hi|hello|hiya|hola (dear|there|all|love|mate|bot|again)", .hail),
      ("yo|morning|jeez (dear|there|all|love|mate|bot|again)", .greeting),
      ("i|we should|ought (to) (really|probably|also|maybe|just)", .verb),
      ("i|we (really|probably|also) should|ought (to)", .verb),
      ("i|we had better", .verb),
      ("id|wed better", .verb),
      ("please|kindly remember (me) (that) (to)", .dropped),
      ("good morning|afternoon|evening (to) (you) (dear|all|there|love|mate|bot|nuthatch)", .greeting),
      ("you are (all|both|cordially|warmly) invited (to)", .greeting),
      ("youre (all|both|cordially|warmly) invited (to)", .greeting),
      ("thanks|cheers|thx|ty (so|very) (much)", .greeting),
      ("thank you (so|very) (much)", .greeting),
      ("great|lovely|perfect|brilliant|excellent|fab (thanks|cheers|ta|thank) (you)", .greeting),
      ("ok|okay|right|alright|oh|so", .call),
      ("(oh) ok|okay|right|alright (cool|great|thanks|then)", .call),
      ("then please", .filler),
    ], spelling)

  /// Words that say that somebody has the thing that follows.
  static let possessing = PhraseTable<Void>(
    [
      ("i|we have (got) (a|an|the|my|our)", ()), ("ive|weve got (a|an|the|my|our)", ()),
      ("i|we got (a|an|the|my|our)", ()),
    ], spelling)

  /// Verbs between a day and the thing that takes place on it.
  static let being = PhraseTable<Void>(
    [
      ("is|are|was|its (a|an)", ()), ("it is (a|an)", ()), ("there is|are (a|an)", ()), ("theres (a|an)", ()),
      ("there will be (a|an)", ()), ("will be (a|an)", ()),
    ], spelling)

  /// Words before which `2` is a number and not `to` as people text it: `remind me 2 days before`.
  static let unitsOfTime = WordSet(
    "m min mins minute minutes h hr hrs hour hours d day days w wk wks week weeks months pm am")

  private static let meals = "breakfast brunch lunch dinner supper"

  static let itemWords = ItemWords(
    unitsOfTime: unitsOfTime, askingOthers: WordSet("ask check"), whether: WordSet("if whether"),
    lettersOfOwners: Initials(of: "i we"), shortWith: "w/", remindMe: "remind me",
    besideParts: WordSet("and at in the then with before my"),
    joiningParts: [" and ", " then ", " & "],
    namesOfParts: [
      "morning": "morning", "mornings": "morning", "breakfast": "breakfast", "brekkie": "breakfast", "noon": "noon",
      "midday": "noon", "lunch": "lunch", "lunchtime": "lunch", "afternoon": "afternoon", "tea": "dinner",
      "teatime": "dinner", "dinner": "dinner", "supper": "dinner", "evening": "evening", "evenings": "evening",
      "night": "night", "nights": "night", "bedtime": "night", "bed": "night",
    ],
    needing: [
      "i need to", "i have to", "i must", "i've got to", "ive got to", "i gotta", "we need to", "we have to", "we must",
      "we've got to", "weve got to", "need to", "have to",
    ],
    notForgetting: [
      "dont let me forget", "don't let me forget", "do not let me forget", "dont forget", "don't forget",
    ],
    beingThere: [
      "i need to be there", "we need to be there", "need to be there", "have to be there", "must be there", "be there",
      "like", "it's", "its", "it is", "that's", "thats", "that is",
    ], dictatedMarks: ["comma"], dictatedStops: ["period"],
    startingVerbs: ["starts", "start", "begins", "begin"],
    tellingLengths: tellingLengths, behindLengths: WordSet("on at in of with"),
    linkingVerbs: linkingVerbs, interrogatives: interrogatives,
    todoMarks: ["to-do:"], links: WordSet("to about that"), linking: ["to", "that", "about", "of"],
    approximated: WordSet("in at for until by"), please: ["please", "pls", "plz"],
    polite: WordSet("please pls plz lah lor ah thanks thx lol haha hahaha lmao xx xxx"),
    gratitude: WordSet("thanks thx"),
    thanks: [
      "thank you very much indeed", "thank you ever so much", "thank you very much", "thank you so much",
      "thank you kindly", "thank you", "thanks very much", "thanks so much", "thanks a lot", "thanks a million",
      "thanks a bunch", "thanks again", "thanks in advance", "many thanks", "much appreciated", "kind regards",
      "best regards", "best wishes", "thank u", "thankyou", "cheers mate", "ta very much", "ta muchly",
    ],
    beforeThanks: WordSet(
      "say says saying send sends text tell write give email message msg whatsapp reply post with that the a my our your"
    ),
    toMoment: "to", forDay: ["for"], meals: WordSet(meals), lettersOfMeals: Initials(of: meals),
    beforeHours: WordSet("at for after before by around during until till from over since about near"),
    beforeActivities: WordSet("for"),
    behindHours: ["time"], joiningDays: WordSet("and & n + then again"),
    concluding: WordSet("then"),
    behindPutting: WordSet("out up away down back aside off to"), joiningPeople: WordSet("and & n +"),
    sameHours: ["same hours", "the same hours", "same times", "the same times", "same shift"],
    sameTime: ["same time", "at the same time", "at same time", "the same time"], tyingDays: WordSet("or and & / n"),
    toLists: WordSet("to on onto in into"),
    asking: WordSet("to will would wont ill ask make let get have tell text did does may might must should can"),
    daysNotHeld: ["on those days", "on these days", "on both days"], hoursNotHeld: ["at bedtime"],
    atPlaces: WordSet("at in from to near"),
    everybodysPlaces: WordSet("work home phone"), withPeople: WordSet("with"),
    beforeDates: WordSet("by due on at from until before starting start"), beforeEstimates: WordSet("for takes"),
    settleYearly: Anniversary.settle)
}
