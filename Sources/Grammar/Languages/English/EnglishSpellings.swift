extension English {
  /// Words as people text them, and their usual spelling. Phrases are matched in the usual one alone.
  static let spellings: KeyValuePairs<String, String> = [
    "you": "u ya", "are": "r", "your": "ur", "please": "pls plz plese pleas", "what": "wat wot wht wut waht whta",
    "just": "jst jus",
    "about": "abt bout", "which": "wich whch", "the": "tha da teh hte", "yesterday": "yday yest",
    "before": "b4 befor bfore",
    "thanks": "thx tnx tx ta thanx thks thnx thnks thankz", "because": "cuz coz",
    "tell": "tel",
    "remind": "rmd rmnd remnd rmind remid ping buzz nudge", "remove": "rmv remov", "have": "hav hve hv",
    "reminder": "remindr", "reminders": "pings buzzes notifs",
    "cannot": "cant",
    "todos": "todoes", "that": "taht thta htat tht", "this": "thsi tihs", "postpone": "pospone postpon postone",
    "done": "dun dn", "yes": "yh yeh", "show": "shw", "not": "nt", "move": "mv", "great": "gr8 grt",
    "delete": "del delet dlt delte deleet delate", "cancelled": "canceled cancled",
    "cancel": "cancle cancell canel cacnel cansel", "change": "chnage chagne cahnge chang chg chnge",
    "undo": "undoo undu unod", "remember": "remeber remmeber rember", "reschedule": "reshedule reschedul",
    "everything": "evrything",
    "finished": "finshed finised finishd finsihed finihsed fiinshed", "completed": "compelted completd", "them": "em",
    "sorry": "sry soz", "appointment": "appt appmt apt",
    "appointments": "appts", "meeting": "mtg", "with": "w",
    "birthday": "bday", "message": "msg", "messages": "msgs", "when": "wen", "text": "txt", "hello": "helo heloo",
    "hey": "heyy heyyy hii hiii", "finally": "finallyy finallyyy", "going": "goin", "till": "til",
    "week": "wk", "weekend": "wknd wkend", "actually": "acc acctually actualy acutally actaully acutaly actuallly",
    "anything": "owt anythin anythng anyhting", "nothing": "nowt",
    "something": "summat",
    "anyone": "any1", "someone": "some1", "everyone": "every1", "tomorrow": "2moro 2moz 2mrw 2morrow", "today": "2day",
    "tonight": "2nite 2night", "night": "nite", "prior": "priorly",
    "snooze": "snoooze snoze snoozee", "and": "n adn nad",
  ]

  /// Words that some write with a hyphen.
  static let hyphened: [StaticString] = ["week-end"]

  /// Days as people text them behind a `2`.
  static let texted: [(StaticString, String)] = [
    ("day", "today"), ("nite", "tonight"), ("night", "tonight"), ("moro", "tomorrow"), ("morrow", "tomorrow"),
    ("mrw", "tomorrow"), ("moz", "tomorrow"),
  ]

  /// Contractions, and the two words that each stands for.
  static let contractions: KeyValuePairs<String, String> = [
    "whats": "what is", "whens": "when is", "wheres": "where is", "whos": "who is", "hows": "how is",
    "im": "i am", "ive": "i have", "youre": "you are", "thats": "that is", "theres": "there is",
    "whatd": "what did", "whend": "when did", "whered": "where did",
    "wots": "what is", "wats": "what is", "wts": "what is", "whatve": "what have", "whatre": "what are",
  ]

  static let spelling = SpellingRules(
    spellings: spellings, contractions: contractions, asides: asides, classes: wordClasses,
    beginningTime: spelt, ofTime: spelledOut)
}
