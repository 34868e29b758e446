import Agenda

extension English {
  /// Words that do not tell which thing is meant.
  static let stopWords = WordSet(
    """
    the a an tha da my our your his her their its mine this these those of for to at on in from off with and or is are am was \
    be been do does did doing have has had got get i ive me we us you please due still left number one ones \
    thing things back forward out item items entry there so just now then again about by up called named list lists \
    todo todos task tasks some any what which when where who going happening scheduled planned planning plan need needs \
    must should will would can could coming look like something anything everything said stupid damn bloody silly him \
    freaking fucking only
    """)

  /// Words that cannot name a new item.
  static let emptyWords = WordSet(
    """
    it that this them those these they he she him her me you we us i its thats everything anything something nothing \
    all both the a an my your is are was were be been do does did go goes went comes again later maybe perhaps instead too \
    also then now soon ok okay not no yes yeah please thanks just only still already yet so but and or if of to for at in \
    from with as than what which who when where why how will would can could should must might may after ones \
    really very quite much more less well better rather give make say let lets change day time one ones other others two \
    three each next before twice once either neither
    """)
  /// Words that cannot be the only word of a new item's name.
  static let emptyNames = WordSet(
    """
    it that this them those these everything all both later maybe perhaps instead again then more less extra longer lot or \
    and but before after twice once neither either each apiece anything something same
    """
  )
  /// Words of agreement, before their explanation.
  static let wishing = WordSet("need want wanna must should have got gotta going gonna ought better like love")
  static let besideWishes = wishing.union(
    WordSet("i im id ive we to would had am are really still just also probably maybe think guess d"))
  static let deedsAsked = WordSet("buy get pick collect fetch clean wash feed walk hoover vacuum mop iron mow")
  static let agreeing = WordSet("yes yeah yep yup yea")

  /// Words behind which `wed` and `sat` are verbs.
  static let beforeVerbsLikeDays: [StaticString] = [
    "newly", "to", "be", "get", "getting", "were", "was", "he", "she", "they", "we", "who", "just", "cat", "dog", "not",
  ]
  /// Words that ask for a reminder, or are one.
  static let askingToRemind = WordSet("remind reminder reminders nag ping alert notify buzz")
  /// Words that need another word behind them: a name that ends with one was not read whole.
  static let leftInTheAir = WordSet(
    "before after instead than said until till because and or but of not whats another the a an my your our i they he she we reckon will would could should wants prefers suggests quarter"
  )
  /// Words before the things that are left out of all.
  static let leavingOut = WordSet("except besides bar but excluding")
  /// Words that mean all things.
  static let all = WordSet("all every each everything anything")

  /// Kinds of things: a name may hold them, but need not.
  static let kinds = WordSet(
    """
    appointment meeting event call session booking reminder alarm timer class lesson note notes appointments \
    meetings events reminders alarms timers calls plans plan deadline
    """)

  /// Words that join two sayings.
  static let joining = WordSet("and but then also so")
  /// Verbs that report what somebody said, and the words behind them.
  static let reporting = WordSet("says said rang rung phoned texted messaged emailed tells told reckons confirmed")
  static let behindReports = WordSet("me us him her that to say saying there back now just again earlier today")
  /// Words that correct something said before: `the teacher said noon`.
  static let correctingWords = WordSet(
    "said says say saying its it itll begins starts instead rather prefer prefers rang reckon reckons make")
  /// Words before a moment that is not meant: `not eleven`, `theres no 31st`.
  static let denying = WordSet("not no isnt wasnt than nor never")
  /// Words that deny a deed, and the verbs that take something away.
  static let denyingDeeds = WordSet("not never didnt havent cannot cant wont dont")
  static let takingAway = WordSet(
    "cancel cancelled canceled delete deleted remove removed bin binned scrap scrapped drop dropped")
  /// Verbs that begin a question.
  static let askingIs = WordSet("is are was were has")
  static let askingDid = WordSet("did have do does")
  static let behindVerbs = WordSet("now off on at all not no just already finally still to been getting being")
  /// Words that begin a clause about an activity: `quiet until 4, having a lie down`.
  static let goingOn = WordSet(
    "having going taking trying running heading feeling driving sleeping working stuck got gonna too turning")
  /// Verbs for acts of the mind, which complete no todo.
  static let thinking = WordSet(
    """
    misread misheard forgotten forgot realised realized noticed remembered decided heard learned learnt confused \
    muddled mistaken changed thought hoped wondered worried meant wanted needed
    """)
  /// Verbs for a telephone call that was made.
  static let called = WordSet("rang rung phoned telephoned called")
  static let firstPerson = WordSet("i ive we weve")
  /// Words between a thing and the participle that tells its fate: `the birds have been fed`.
  static let beforeParticiples = WordSet(
    "is are was were has have had been being all both now just already safely finally also")
  /// Words that begin a reason.
  static let reasons = WordSet("because cos bc since")
  /// Words that occur in statements and not in requests.
  static let stating = WordSet(
    """
    is are am was were has have had isnt arent wasnt werent hasnt havent cannot couldnt wont didnt did doesnt \
    they he she we i its hes shes theyre got went came says said rang cancelled closed shut feeling rung phoned tells \
    told texted messaged emailed reckons shall dropped wants wanted likes liked loves hates thinks thought
    knows knew seems feels fell falls broke died failed became clashes clashing
    """)
  /// Words that begin a statement's clause.
  static let subjects = WordSet(
    "i im ive he hes she shes they theyre we were weve its nobody noone everyone everybody")
  /// Words that address somebody.
  static let secondPerson = WordSet("you youre youve youd youll ur yours yourself")
  /// `i'll`, `we'd`: the same letters without an apostrophe may be other words.
  static let shortSubjects = WordSet("ill id well wed hell hed shell shed theyll theyd itll thatll")
  /// Verbs that tell something about a kept thing: `lord ames prefers 2.30`.
  static let becoming = WordSet(
    """
    prefers wants asks says thinks hopes suggests insists hates likes slid overran fell clashes doesnt cant wont didnt \
    isnt wasnt arent hasnt sick ill poorly unwell
    """)
  /// Words that turn a length into a distance from something.
  static let apart = WordSet("before beforehand later earlier ahead after")
  static let lateOrEarly = WordSet("late early prior")
  /// Third-person pronouns that begin a sentence.
  static let thirdPerson = WordSet("he hes she shes they theyre theyve")
  /// Words that begin only questions.
  static let askingFirst = WordSet("is are was were did does isnt arent wasnt werent didnt doesnt hasnt")
  /// Words between a pronoun and a time: `he is coming on thursday`.
  static let behindPronouns = WordSet(
    "is are was will be now only actually coming arriving starting leaving going due on at for not here back moved")
  /// Words behind a short `is`, participles aside: `rent's up`, `the pool's not open`.
  static let behindShortIs = WordSet(
    """
    not now up down on off out over back in ready late early going getting coming running moving being having taking \
    too already only just still never free full here there due all sick ill poorly away late busy closed broken
    """)
  /// Verbs that begin a question if one of `askedOf` follows: `can i`, `have you`.
  static let auxiliaries = WordSet(
    """
    has did does is are am was were isnt arent hasnt didnt doesnt wasnt can could may might shall should will would \
    have havent do dont wont cannot
    """)
  static let askedOf = WordSet("i we you he she they it there anyone anybody everyone everything anything this that")
  /// Verbs that ask to show something.
  static let showing = WordSet("show tell read list give find search check see look")
  /// Verbs that begin an errand.
  static let errandVerbs = WordSet(
    """
    call ring phone text email message write tell ask send buy get pick collect bring take return pay book order \
    check find fix mend repair clean wash do make cook bake prepare prep plan start finish read study learn \
    practise practice go visit see meet watch look search renew print scan sign fill submit file apply register \
    sort organise organize tidy hoover vacuum mop iron water feed walk drop drive pack unpack put give lend borrow \
    sell donate throw empty replace charge install upgrade download upload cut trim mow paint build hang measure weigh \
    count transfer deposit claim chase follow review draft invoice bill quote post mail ship deliver thank invite \
    congratulate wish hire schedule arrange confirm reply respond answer speak talk discuss decide choose try test \
    use open close lock research google listen play record ensure show help keep save note bell nag wake celebrate \
    card shop wrap remember turn photocopy copy laminate mark grade type dust polish sweep weed prune rake descale defrost
    """)
  /// Words behind which a subject begins no sentence of its own: `what i ordered`.
  static let relatives = WordSet(
    "that what when who if as than because cos which where whatever how until while and or")
  /// Words behind `but` that leave something as it is.
  static let sparing = WordSet("keep leave")
  /// Words of clauses that ask for something.
  static let needing = WordSet(
    """
    need needs needed due must should remind buy book call send get work works working start starts broken broke \
    leaks leaking stuck faulty empty
    """)
  /// Words that begin a cry or a greeting.
  static let cries = WordSet(
    """
    ugh argh oh ah hm hmm wow yay phew whatever snow great no sorry jeez god dear hola hi hello hey good ok well lol \
    omg haha gah eek damn crap typical knackered shattered urgh aargh oof
    """
  )

  /// Words that no list has as its whole name.
  static let owners = WordSet("my our")
  static let articles = WordSet("the my our a an this that your")
  /// Verbs that change something kept, and so begin a clause of their own.
  static let changing = WordSet("cancel delete move push postpone bump reschedule")
  /// Verbs that mark something as done.
  static let ticking = WordSet("tick cross mark")
  /// Verbs behind the intended thing, before the reason.
  static let meaning = WordSet("mean meant")
  /// Pronouns for something named before, as an object.
  static let objects = WordSet("it them that him her this those these")
  /// Words that a verb may follow.
  static let beforeVerbs = WordSet(
    """
    to please can could will would must should and or not dont the a an my our your this that i you we they lets just \
    now ask have never didnt havent
    """)
  /// Words for things that keep somebody from doing something.
  static let hindrances = WordSet(
    "out ill sick away late busy closed shut cancelled frozen stuck leave asleep broken resting left")
  /// Words between a thing and its moment: `dinner's at 8`.
  static let beforeMoments = WordSet("at on now")
  /// Verbs that join a thing to its day.
  static let linkingVerbs = WordSet("is are was will be now")
  /// Words that may begin a clause without a mark before it.
  static let parting = joining.union(reasons).union(subjects).union(changing).union(ticking).union(WordSet("there"))
  /// Words that ask a question.
  static let interrogatives = WordSet("what when where who which how why")

  /// Words behind which others do something to a thing: `get the car serviced`.
  static let having = WordSet("have get need want see")

  /// Words that begin a correction of the thing spoken of last.
  static let itself = WordSet("it its that thats")
  static let pronouns = WordSet("it that this them those these")

  static let done = WordSet("completed complete finished done ticked")
  static let open = WordSet("open undone pending outstanding incomplete unfinished")
  static let late = WordSet("overdue")

  /// Words before the name of a list, a tag or a place.
  static let placing = WordSet("on from in at off tagged under")

  /// Words that are no part of a list's name: `to costco for sunday`, `to costco instead`.
  static let behindLists = WordSet("for by until till before instead please")

  static let firsts = WordSet("first next")
  static let lasts = WordSet("last latest newest previous")
  /// Words of a question that do not tell which thing is meant.
  static let askedWith = WordSet(
    "next last now soon still ever already tell remind know happening yet exactly diary calendar schedule anyone anybody"
  )

  static let ones = WordSet("one ones item thing")

  static let rests = WordSet("rest others remaining")
  static let boths = WordSet("both")

  /// Words behind which a small number is a count: `the last two`.
  static let placesBeforeNumbers = WordSet("last first latest next")

  static let selectionWords = SelectionWords(
    places: ["first", "second", "third", "fourth", "fifth", "sixth"].enumerated().map {
      (key: WordKey($0.element), place: $0.offset + 1)
    },
    leavingOut: leavingOut,
    smallNumbers: Dictionary(
      uniqueKeysWithValues: [
        ("two", 2), ("three", 3), ("four", 4), ("five", 5), ("2", 2), ("3", 3), ("4", 4), ("5", 5), ("couple", 2),
      ].map { (WordKey($0.0), $0.1) }),
    beforeNumbersOfItems: ["the", "my", "number", "no.", "item", "items", "task", "numbers"],
    endingsOfDays: ["day"], possessedWeeks: ["this week", "next week", "last week"],
    owningMonths: [
      "january's", "february's", "march's", "april's", "june's", "july's", "august's", "september's", "october's",
      "november's", "december's",
    ], leftToDo: WordSet("still yet outstanding"), ofOne: ofOne,
    indefinite: WordSet("a an some"), definite: WordSet("the my our their his her"),
    relating: WordSet("about on from regarding re"), titles: WordSet("dr doctor mr mrs ms miss prof professor"),
    having: WordSet("got having coming seeing playing doing starting visiting"),
    beforeHaving: WordSet("is are has have"),
    monthsLikeWords: ["the may", "the march", "the april", "the june"], inMonth: " in ", changing: changing,
    owned: WordSet("number numbers"), ofWholeDays: ["agenda", "schedule", "diary", "programme", "itinerary"],
    anniversaries: stems("birthday bday anniversary"),
    tellingDeeds: WordSet(
      "took gave ate drank went rang wrote had drove wore sang spoke swam ran fed bought phoned texted"),
    behindDuties: WordSet("to better"), purposes: [" for ", " about ", " re ", " regarding "],
    doingWhatIsLeft: stems("buy get pack do order make bring wrap sort finish"),
    elseWord: WordKey("else"), next: WordKey("next"), buying: stems("buy get"),
    bought: stems("shopping groceries grocery buy food presents"),
    kindsCounted: [
      (.note, stems("note")), (.event, stems("event meeting appointment")), (.todo, stems("todo task")),
    ],
    anyKind: stems("plan reminder"), namesOfKinds: ["alarm": stems("wake")],
    endingsOfCompounds: ["up", "off", "out", "in", "over", "down", "back", "away"], notes: ["note"],
    startsOfAsides: [
      "at", "from", "in", "off", "on", "with", "by", "period", "this", "yesterday", "today", "last", "earlier", "early",
      "late", "already", "lol", "haha",
      "but", "because", "cos", "he", "she", "they", "it", "its", "i", "we", "forgot", "just", "hes", "shes", "theyre",
      "im",
    ],
    with: WordKey("with"), joiningNumbers: ["and"], lot: WordKey("lot"), whole: WordKey("whole"),
    ofLast: WordSet("it that this"),
    joiningNames: [" and ", " & ", " n ", " + "],
    endingsOfAll: WordSet("before after for from to at on by with in"),
    ofFirms: WordSet("sons son daughters co company partners bros brothers associates"),
    ofOneThing: WordSet("training course workshop conference seminar review party policy committee department"),
    joiningGroups: ["&", ",", " and "])

  /// Words for a thing that was named by its day: `today's one`.
  private static let ofOne = WordSet("one ones")

  static func stems(_ words: String) -> Set<String> {
    Set(words.split(separator: " ").map { stem(String($0)) })
  }

  /// Verbs that say that something will take place.
  static let booked = WordSet("booked")

  static let clauseWords = ClauseWords(
    stating: stating, cries: cries, objects: objects, dispatched: dispatched, ended: ended,
    goingOnBehindEnded: goingOnBehindEnded,
    measured: measured, telling: tellingSomebody, ticking: ticking, meaning: meaning,
    auxiliaries: auxiliaries, secondPerson: secondPerson, askingToRemind: askingToRemind, leftInTheAir: leftInTheAir,
    emptyWords: emptyWords, emptyNames: emptyNames, coming: WordSet("came arrived"),
    aboutToCome: WordSet("coming arriving visiting"), comingOtherwise: WordSet("now instead"),
    preparing: ["book", "arrange", "organise", "organize", "hire", "find"],
    pastVerbs: WordSet("was were had did went came"),
    settingOut: WordSet("leave leaves leaving depart departs fly flies flying"), others: thirdPerson,
    askingOrSubject: WordSet("were"),
    agreeing: agreeing,
    wishing: wishing, besideWishes: besideWishes, deedsAsked: deedsAsked, beforeMoments: beforeMoments,
    calling: ["call", "phone", "telephone", "ring"], pairedEndings: pairedEndings,
    beforePairedEndings: beforePairedEndings, courtesies: courtesies, beforeCourtesies: beforeCourtesies,
    yearlyKeyWords: yearlyKeyWords, errandVerbs: errandVerbs,
    puttingRight: correctingWords, askingIs: askingIs, askingDid: askingDid,
    beginning: WordSet("starts begins leaves opens meets"), fromNow: WordSet("now atm"),
    doneToSomebody: WordSet("gave given told asked took taken brought drove showed lent helped met visited reminded"),
    behindVerbs: behindVerbs, denyingDeeds: denyingDeeds, refusing: WordSet("cannot cant wont"),
    beforePlaces: WordSet("in at by on over via"), beingThen: WordSet("is are be"),
    behindPlaces: WordSet("not instead now this"),
    stores: WordSet("oven fridge freezer bag bags car post mail bin drawer wash pan cupboard box envelope way bath"),
    venues: WordSet(
      """
      hall room centre center school church chapel office park studio library pub cafe gym pool theatre theater pitch \
      surgery clinic restaurant
      """),
    means: WordSet("phone telephone video zoom teams skype facetime whatsapp"), wanting: WordSet("wants want"),
    takingAway: takingAway,
    denying: denying, goingOn: goingOn, thinking: thinking,
    parts: WordSet("half most part some"), clashing: WordSet("clashes clashing"), opening: WordSet("open closed shut"),
    depending: WordSet("when once if until till after while"),
    beforeReasons: WordSet("before because cos bc since as"),
    notYet: WordSet("be should must will ought to get getting"), deadlines: WordSet("by until till til before"),
    linksToMoments: WordSet("for on in at"),
    ofAnotherTime: WordSet(
      """
      late running cannot cant wont make move moved moving change changed changing push pushed pushing shift shifted put \
      bring brought reschedule rescheduled rearrange rearranged rebook rebooked postpone postponed delay delayed extend \
      extended instead now earlier later better rather actually swap switch switched not good wants want prefers prefer \
      asked until
      """),
    nearing: WordSet("nearer closer nearly around about like"),
    suggesting: WordSet("lets"), replacing: WordSet("instead"),
    again: WordSet("again"), takingBack: WordSet("no wait actually nvm nevermind"),
    changed: WordSet("moved changed rescheduled postponed cancelled canceled delayed rearranged brought shifted"),
    clearing: WordSet("clear wipe"), deedsDone: deedsDone,
    links: WordSet("for with to from of at on in about by re"))
}
