extension English {
  /// The small words that hold a phrase together.
  static let grammar: [Meaning] = [
    meaning(.the, "the da"), meaning(.a, "a an"), meaning(.this, "this dis"), meaning(.next, "next nxt nex"),
    meaning(.last, "last final previous"), meaning(.coming, "coming upcoming following"), meaning(.current, "current"),
    meaning(.every, "every each ea ev evry evrey"), meaning(.other, "other"),
    meaning(.alternate, "alternate alternating"),
    meaning(.another, "another"), meaning(.all, "all"), meaning(.full, "full whole entire"),
    meaning(.single, "single"), meaning(.same, "same"), meaning(.my, "my our"),
    meaning(.on, "on"), meaning(.at, "at"), meaning(.in, "in"), meaning(.by, "by"), meaning(.due, "due"),
    meaning(.before, "before b4 bfore"), meaning(.until, "until till til untill"),
    meaning(.to, "to"), meaning(.through, "through thru throught"), meaning(.from, "from frm"), meaning(.for, "for"),
    meaning(.of, "of"), meaning(.after, "after"), meaning(.since, "since"), meaning(.between, "between btwn betwen"),
    meaning(.and, "and n"), meaning(.or, "or"), meaning(.within, "within"), meaning(.during, "during"),
    meaning(.around, "around arnd arround sometime approximately approx circa roughly nearly"),
    meaning(.about, "about"),
    meaning(.starting, "starting start starts beginning begin begins commencing effective"),
    meaning(.ending, "ending ends"), meaning(.past, "past"), meaning(.later, "later"), meaning(.ago, "ago"),
    meaning(.hence, "hence ahead"), meaning(.more, "more additional extra"), meaning(.than, "than"), meaning(.no, "no"),
    meaning(.not, "not havent hasnt hadnt"), meaning(.except, "except"), meaning(.over, "over"),
    meaning(.sharp, "sharp exactly prompt"),
    meaning(.ish, "ish"), meaning(.never, "never"), meaning(.date, "date deadline"), meaning(.time, "time"),
    meaning(.early, "early"), meaning(.late, "late"), meaning(.endOf, "end"), meaning(.middleOf, "middle mid"),
    meaning(.restOf, "rest remainder"), meaning(.meridiem, "pm"), Meaning(word: .meridiem, value: 1, spellings: "am"),
    meaning(.oclock, "oclock uhr"),
  ]
}
