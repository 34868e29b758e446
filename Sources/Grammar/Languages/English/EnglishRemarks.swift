import Agenda

extension English {
  /// What is said to the bot and asks for a word.
  static let remarks = table([
    "this|it|that is|doesnt|isnt|does (not) (just) broken|work|working|rubbish|useless|terrible|awful|stupid|crap|bad|annoying":
      .remark(.complaint),
    "you|your (are) (so|really|just) useless|stupid|broken|rubbish|dumb|terrible|annoying|wrong|an idiot":
      .remark(.complaint),
    "its|this|that|it (is) (not) broken|useless|rubbish|stupid|annoying|working": .remark(.complaint),
    "stupid|useless|bad|dumb bot": .remark(.complaint),
    "(i) hate this|you|it": .remark(.complaint),
    "(oh|omg|god|jeez|honestly) this|that|the|your|what (stupid|whole|damn|bloody|a) thing|bot|app|service|program|system|one|machine (is|s|just) (so|just|totally|completely|really|absolutely|such|a|pretty|not) useless|broken|rubbish|stupid|annoying|crap|shit|terrible|awful|dumb|garbage|trash|hopeless|pathetic|pointless|bad|worst|joke|working|helping|sucks|suck":
      .remark(.complaint),
    "the bot|app doesnt|does|isnt|wont (not) work|working|understand|help|listen (at) (all) (properly|anymore)":
      .remark(
        .complaint),
    "this|it|that (thing|bot|app) doesnt|does|isnt|wont|never (not) work|working|works|understand|understands|help|listen|listens (at|me|properly) (all|anymore)":
      .remark(.complaint),
    "this|it|that|you|nuthatch (really|totally|so) sucks|suck": .remark(.complaint),
    "you (stupid|dumb|useless|bloody|damn) idiot|moron|bot|machine|robot|thing": .remark(.complaint),
    "you|your (are) (so|really|just|such|being|absolutely) (a|an|not) useless|stupid|broken|rubbish|dumb|terrible|annoying|hopeless|pathetic|idiot|moron|joke|crap|shit|garbage|trash":
      .remark(.complaint),
    "are you deaf|blind|stupid|dumb|drunk|broken|mad|kidding|serious|joking|listening|ok|working|crazy|thick|high|asleep (me|or) (what)":
      .remark(.complaint),
    "you|your (are) not listening|helping|helpful": .remark(.complaint),
    "thanks for nothing": .remark(.complaint),
    "thank you for nothing": .remark(.complaint),
    "(please) stop|quit asking (me) (so|all|these|stupid|dumb|the) (many) (stuff|things|questions|this|that)": .remark(
      .complaint),
    "stop being so|such (N)": .remark(.complaint),
    "(this|it) (is|was) (a|such|so) (a) waste of (my) time": .remark(.complaint),
    "what is wrong with you": .remark(.complaint),
    "what is your problem": .remark(.complaint),
    "this|it|that is|drives driving me crazy|mad|nuts": .remark(.complaint),
    "for fucks|gods|heavens sake": .remark(.complaint),
    "ffs|fml|smh|omfg": .remark(.complaint),
    "screw|fuck|damn|hate|curse you|this|it|off": .remark(.complaint),
    "piss|bugger|sod|go off|away": .remark(.complaint),
    "go to hell": .remark(.complaint),
    "you (always|keep|never) (keep) get|getting it|this|that|everything|things|me wrong": .remark(.wrong),
    "you (still) (dont|never|didnt) understand|listen|get (to|me|it|what) (me|i) (say|mean|want)": .remark(.complaint),
    "this|it|that (is) (so|too) frustrating|confusing|complicated|difficult|hard": .remark(.confusion),
    "you got|did it|that wrong": .remark(.wrong),
    "well done (you|nuthatch|mate|bot)": .remark(.praise),
    "night night": .remark(.nothing),
    "not now (but) later": .remark(.later),
    "you are (so|very) rude|mean|slow": .remark(.complaint),
    "you are (so) rubbish|useless|bad at this": .remark(.complaint),
    "you (always|never|cant) get it right": .remark(.complaint),
    "that|this is not (very) helpful|useful": .remark(.complaint),
    "nothing is working": .remark(.complaint),
    "(i) hate this|the app|bot|thing": .remark(.complaint),
    "what a useless|rubbish|stupid|terrible bot|app|thing": .remark(.complaint),
    "(i) (have) no idea|clue what you mean|want": .remark(.confusion),
    "(i) dont know|understand how this|it|you works|work": .remark(.confusion),
    "this is great|brilliant|amazing|lovely|perfect|useful": .remark(.praise),
    "(this|that) (is) so|very|really helpful|useful": .remark(.praise),
    "wtf": .remark(.complaint),
    "nothing works": .remark(.complaint),
    "(i) dont|didnt understand|get (it|this|that|you)": .remark(.confusion),
    "i do|did|can not understand|follow (it|this|that|you|any|a) (of|word) (it|this|that)": .remark(.confusion),
    "i dont|didnt|cant|cannot understand|follow|grasp (it|this|that|you|any|a|anything) (of|word) (it|this|that)":
      .remark(
        .confusion),
    "i dont|didnt understand|get how|what|why (this|it|that|you|to|i) N": .remark(.confusion),
    "(i) (do|am) not sure|know what|how to do|say|use|type|write (here|now|this)": .remark(.confusion),
    "what am i supposed|meant to do|say|write|type (here|now)": .remark(.confusion),
    "(i) need someone|somebody to explain (this|it) (to) (me)": .remark(.confusion),
    "explain (this|it|yourself) (to) (me) (again|please)": .remark(.confusion),
    "how is|does this|it|that supposed to work": .remark(.confusion),
    "(i) (am) (so) confused|lost": .remark(.confusion),
    "what do|does you|that|this mean": .remark(.confusion),
    "(i) dont know what|how to do|say|use": .remark(.confusion),
    "(i) have no idea": .remark(.confusion),
    "that|this|it makes no sense": .remark(.confusion),
    "that|this|it doesnt make (any|much) sense": .remark(.confusion),
    "you|your (are) (so|really|just|very|the) great|awesome|amazing|brilliant|best|good|lovely|helpful|wonderful|star|fantastic|cool|sweet":
      .remark(.praise),
    "you|your|absolute|such (are) (a|an|my) (absolute|real|total|such|little) (a) star|legend|lifesaver|gem|genius|hero|angel|treasure|diamond|godsend (thanks) (x)":
      .remark(.praise),
    "what a star|legend|lifesaver|gem|hero (you) (are)": .remark(.praise),
    "(this|it|that) is (so|really|very|such|actually) (a) helpful|brilliant|amazing|awesome|useful|handy|fantastic|wonderful|magic|lifesaver|neat|clever":
      .remark(.praise),
    "(i) (really|just|do) love|like|adore this|you|it|nuthatch (thing|bot|app) (so|very) (much)": .remark(.praise),
    "you|that|this saved|saves|made my life|day|bacon": .remark(.praise),
    "speak|talk|write (in) german|french|spanish|italian|hindi|chinese|portuguese|dutch|polish|japanese|arabic|russian|turkish|english":
      .remark(.otherLanguage),
    "do you speak german|french|spanish|italian|hindi|chinese|portuguese|dutch|polish|japanese|arabic|russian|turkish":
      .remark(.otherLanguage),
    "change|set|switch (the|my|to) language (to) (N)": .remark(.otherLanguage),
    "my name is|its N": .remark(.nothing),
    "(oops|sorry) wrong chat|person|number|window": .remark(.nothing),
    "(sorry) that wasnt|was (not) (meant) for you": .remark(.nothing),
    "ignore (that|this|me)": .remark(.nothing),
    "not now": .remark(.nothing),
    "is erledigt|fertig": .remark(.nothing),
    "(remind) (me) later": .remark(.later),
    "ask|tell me later": .remark(.later),
    "split it|that|this (into|in|up) (N)": .remark(.split),
    "share (my|the) N list with N": .remark(.share),
    "give it|this|that back (to) (N)": .remark(.giveBack),
    "all|everything done|finished (4|for) (today|now|the) (day)": .remark(.finished),
    "i am (all) done|finished (for) (today|now|the) (day)": .remark(.finished),
    "finished|done (my|the) shift|work|day": .remark(.finished),
    "finished|done (with) work": .remark(.finished),
    "what is the weather|forecast (like|for|in|today|tomorrow) (N)": .remark(.cannot),
    "(how) is the weather (N)": .remark(.cannot),
    "will|is it (going) (to) rain|snow|raining|sunny|cold|hot (N)": .remark(.cannot),
    "weather (today|tomorrow|forecast)": .remark(.cannot),
    "play (me) (some|the|a|my) (favourite|favorite|nice|good|relaxing|soft|loud) music|song|songs|radio|spotify|playlist|jazz|rock|pop|classical|blues|reggae|country|metal|tunes|beats|podcast (N)":
      .remark(.cannotDo),
    "play N on spotify|youtube|sonos|alexa": .remark(.cannotDo),
    "turn|switch (on|off) (the|my|all) (N) light|lights|heating|tv|telly|television|radio|lamp|lamps|music|volume|thermostat (on|off|up|down) (N)":
      .remark(.cannotDo),
    "dim the lights (N)": .remark(.cannotDo),
    "(set|turn) (the) thermostat to|up|down (N)": .remark(.cannotDo),
    "text|message|whatsapp N i am|will|cant|have|wont N": .remark(.cannotDo),
    "text|message|whatsapp N ill N": .remark(.cannotDo),
    "text|message|whatsapp N that|saying i am|will|cant|have|wont N": .remark(.cannotDo),
    "text|message|whatsapp N that|saying ill N": .remark(.cannotDo),
    "order|get|call me a|an taxi|uber|cab|lyft|pizza|takeaway (N)": .remark(.cannotDo),
    "(can|could) (you) navigate|directions (me) to N": .remark(.cannotDo),
    "take a selfie|screenshot": .remark(.cannotDo),
    "tell me a joke": .remark(.cannot),
    "print|fax N diary|agenda|calendar|list|schedule|week|day": .remark(.cannotDo),
    "email|print|fax my|this|the list|lists|week|day|month|calendar|agenda|schedule|todos|tasks|notes (N)": .remark(
      .cannotDo),
    "nothing (else|more) (for) today|tonight|now": .remark(.nothing),
    "sing (me) (a) song": .remark(.cannot),
    "what is the news|score": .remark(.cannot),
    "remind me (N) when i get|arrive|am|reach|leave (to|at|home) (N)": .remark(.cannot),
  ])
}
