extension English {
  /// What people wrap an item in.
  static let itemPrefixes = PhraseTable<ItemPrefix.Word>([
    ("please to", .filler),
    ("(oh) and|also (also)", .filler),
    ("please|kindly|ugh|argh|omg|lah|now", .filler),
    ("ok|okay|right|alright so", .filler),
    ("remember (me) to", .dropped),
    ("reminder to", .dropped),
    ("reminder:", .dropped),
    ("dont forget", .link),
    ("(please) write|note|jot down (that|to)", .dropped),
    ("(please) put down that", .dropped),
    ("do not forget", .link),
    ("dont let me forget", .link),
    ("i need|have|want to", .dropped),
    ("i have got to", .dropped),
    ("need|have to", .dropped),
    ("i gotta", .dropped),
    ("gotta", .dropped),
    ("make sure to|i|that", .dropped),
    ("note to self", .dropped),
    ("note to self:", .dropped),
    ("note:", .note),
    ("event:", .event),
    ("todo:", .todo),
    ("to do:", .todo),
    ("task:", .todo),
    ("(ok|okay|right|alright|so|and) (please) remind me", .reminder),
    ("set|add (a) reminder", .reminder),
    ("i wish|want to be reminded", .reminder),
    ("can|could|would|will you", .request),
    ("i want|need you to", .request),
    ("hey|hi|hello|hiya|hola|yo|morning|jeez", .greeting),
    ("good morning|afternoon|evening", .greeting),
  ])

  /// Words that `to`, texted as `2`, stands not before: `remind me 2 days before`.
  static let unitsOfTime = WordSet(
    "m min mins minute minutes h hr hrs hour hours d day days w wk wks week weeks months pm am")
}
