extension English {
  /// Words said to the bot or about oneself, and words that only a few rules use.
  static let message: [Meaning] = [
    meaning(
      .spoken,
      """
      remind any me please pls plz remember forget dont need todo note i done did paid bought cancel delete move \
      push change what whats when whens where wheres which do is are thanks thank thx ty cheers ok okay k \
      great awesome brilliant hi yes yep yeah undo add want got gotta should must set make sure can you u \
      could would that it who whos why show tell mark complete completed finished finish remove drop \
      reschedule postpone snooze task tasks stop nagging hello hey cool nice sorry perfect bye goodbye lol \
      haha welcome
      """),
    meaning(.there, "there"),
    meaning(.list, "list"),
    meaning(.have, "have has had"),
    meaning(.reminder, "reminder"),
    meaning(.alarm, "alarm"),
    meaning(.like, "like"),
    meaning(.how, "how hows"),
    meaning(.as, "as"),
    meaning(.with, "with"),
    meaning(.up, "up"),
  ]
}
