import Grammar
import Testing

@Suite struct ReadingOrderTests {
  @Test("a number answers the open question first, then names a line of the list")
  func number() {
    let readings = Frozen.readings("2") {
      $0.choices = ["call jimmy", "call bob"]
      $0.reference = .list
    }
    #expect(readings == ["answer number(2)", "act number(2)"])
    #expect(Frozen.readings("2") { $0.reference = .list } == ["act number(2)"])
  }

  @Test(
    "a listed name, yes and no answer; other text is read afresh",
    arguments: [
      ("call jimmy", "answer choice(0)"), ("Call Bob", "answer choice(1)"), ("pay", "answer choice(2)"),
      ("yes", "answer yes"),
      ("no", "answer no"), ("Yes!", "answer yes"), ("no thanks", "answer no"), ("#2", "answer number(2)"),
      ("the first one", "answer number(1)"), ("the last one", "answer last"), ("cancel", "answer no"),
      ("2.", "answer number(2)"),
      ("call", "todo \"call\""), ("call carl", "todo \"call carl\""), ("buy milk", "todo \"buy milk\""),
      ("2 eggs", "todo \"2 eggs\""),
    ])
  func answer(_ text: String, _ expected: String) {
    #expect(Frozen.first(text) { $0.choices = ["call jimmy", "call bob", "pay rent"] } == [expected])
  }

  @Test(
    "words of an act count on a message of the bot's",
    arguments: [
      ("done", "act done"), ("Done!", "act done"), ("evening", "act 2026-11-20 19:00"), ("did it", "act done"),
      ("\u{2705}", "act done"),
      ("undo", "act undo"),
      ("no", "act no"), ("more", "act more"), ("3", "act number(3)"), ("done thanks", "act done"),
      ("ok, done", "act done"), ("already done", "act done"), ("oops, undo", "act undo"),
      ("no wait, thursday", "act correction 2026-11-26"), ("thursday instead", "act correction 2026-11-26"),
      ("// bring x-rays", "act note(\"bring x-rays\")"),
      ("tomorrow 9am", "act 2026-11-21 09:00"), ("in 20 minutes", "act 2026-11-20 10:20"),
      ("20 minutes", "act 20m"),
      ("friday", "act 2026-11-27"), ("no, wednesday", "act correction 2026-11-25"),
      ("no wednesday", "act correction 2026-11-25"),
      ("delete that", "act delete"), ("snooze 20 minutes", "act 2026-11-20 10:20"),
      ("remind me tomorrow", "!again [it] tomorrow"),
      ("make it friday", "act correction 2026-11-27"), ("stop nagging", "act stopNagging"),
      ("move it to friday", "act correction 2026-11-27"),
    ])
  func act(_ text: String, _ expected: String) {
    #expect(Frozen.first(text) { $0.reference = .confirmation } == [expected])
  }

  @Test(
    "an act says nothing else",
    arguments: ["done milk", "tomorrow call bob", "20 minutes run", "no milk", "more milk", "undo the knot"])
  func noAct(_ text: String) {
    let readings = Frozen.readings(text) { $0.reference = .confirmation }
    #expect(!(readings.first ?? "").hasPrefix("act"))
  }

  @Test("bare today acts on a reminder; else, where nothing was named, it lists")
  func today() {
    #expect(Frozen.readings("today") { $0.reference = .reminder }.prefix(2) == ["act 2026-11-20", "command today "])
    #expect(Frozen.readings("tomorrow!") { $0.reference = .confirmation }.first == "command tomorrow ")
    #expect(Frozen.readings("tomorrow") { $0.reference = .list }.first == "command tomorrow ")
    let named = Frozen.readings("tomorrow") {
      $0.reference = .confirmation
      $0.referenceIsExplicit = true
    }
    #expect(named.first == "act 2026-11-21")
  }

  @Test(
    "a marked word is a command and nothing else",
    arguments: [
      ("!c 1,3-5", "command !c 1,3-5"), ("/today", "command !today "), ("/today@nuthatch", "command !today "),
      ("!Add milk to groceries", "command !add milk to groceries"), ("!foo bar", "command !foo bar"),
      ("!help!", "command !help "),
      ("@nuthatch !today", "command !today "), ("\u{FF01}today", "command !today "),
    ])
  func marked(_ text: String, _ expected: String) { #expect(Frozen.readings(text) == [expected]) }

  @Test(
    "what only looks like a mark is text",
    arguments: ["!1 call bob", "! call bob", "/ call bob", "/etc/hosts fix", "!!! call bob"])
  func noMark(_ text: String) { #expect(Frozen.first(text).first?.hasPrefix("todo") == true) }

  @Test(
    "a bare word is a command in private, alone or with only what it takes",
    arguments: [
      ("today please", "command today "), ("today", "command today "), ("Today.", "command today "),
      ("help", "command help "),
      ("help add", "command help add"),
      ("done 2", "command done 2"), ("done 1,3-5", "command done 1,3-5"), ("done #12", "command done #12"),
      ("postpone 2 to friday", "command postpone 2 to friday"), ("getdue friday", "command getdue friday"),
      ("tom", "command tom "),
      ("add milk to groceries", "command add milk to groceries"),
      ("add milk to my shopping list", "command add milk to my shopping list"),
      ("getlist groceries", "command getlist groceries"), ("timezone lisbon", "command timezone lisbon"),
      ("lists", "command lists "),
      ("show my lists", "command lists "), ("stop", "command stop "),
    ])
  func bare(_ text: String, _ expected: String) {
    #expect(Frozen.first(text) { $0.lists = ["groceries"] } == [expected])
  }

  @Test(
    "with other words, or in public, it is none",
    arguments: [
      "today is fine", "find keys", "help bob move", "done deal", "add salt to the soup", "getdue bob",
      "lists for school", "stop smoking",
      "undo the knot", "tom called", "move house",
    ])
  func notBare(_ text: String) {
    #expect(!(Frozen.first(text).first ?? "").hasPrefix("command"))
    let inPublic = Frozen.first("@nuthatch today") { $0.isPrivate = false }
    #expect(inPublic == ["moment 2026-11-20"])
  }

  @Test(
    "a plain act comes before the item it may be",
    arguments: [
      ("paid rent", "!complete [rent]"), ("done the dishes", "!complete [dishes]"),
      ("\u{2705} dentist", "!complete [dentist]"), ("dentist done", "!complete [dentist]"),
      ("the dentist is done", "!complete [dentist]"), ("i paid rent", "!complete [rent]"),
      ("cancel gym", "!delete [gym]"), ("delete old photos", "!delete [old photos]"),
      ("please cancel my gym", "!delete [gym]"), ("move dentist to friday", "!move [dentist] to friday"),
      ("push gym back to monday", "!postpone [gym] to monday"), ("change the call to 5pm", "!move [(call)] to 5pm"),
      ("postpone gym until tomorrow", "!postpone [gym] to tomorrow"),
    ])
  func plainAct(_ text: String, _ expected: String) {
    let readings = Frozen.readings(text)
    #expect(readings.first == expected)
    #expect(readings.last?.hasPrefix("todo") == true || readings.last == "remark unclear")
  }

  @Test(
    "plain words stay an item",
    arguments: ["move house", "push the car", "change tyres", "buy milk", "do the dishes", "pay rent"])
  func item(_ text: String) { #expect(Frozen.readings(text) == ["todo \"\(text)\""]) }

  @Test(
    "a question is answered, never kept",
    arguments: [
      ("what do i have on friday?", "what [{2026-11-27}]"), ("what do I have tomorrow", "what [{2026-11-21}]"),
      ("do i have anything tomorrow?", "any [{2026-11-21}]"), ("am i free on friday?", "free [{2026-11-27}]"),
      ("what's on tomorrow?", "what [{2026-11-21}]"), ("anything on friday?", "any [{2026-11-27}]"),
      ("what is due?", "what []"), ("when is the dentist?", "when [dentist]"), ("when's my dentist?", "when [dentist]"),
      ("did i pay rent?", "did [pay rent]"), ("where is the party?", "where [party]"),
      ("is there a meeting on friday?", "any [(meeting) {2026-11-27}]"), ("which list has milk?", "what [milk]"),
      ("show me my todos for friday", "what [{2026-11-27}] if it fits"), ("milk?", "what [milk]"),
      ("what time is the call", "when [(call)]"), ("where's the passport", "where [passport]"),
      ("how long is the film", "howLong [film]"), ("is the fence painted?", "did [fence]"),
    ])
  func question(_ text: String, _ expected: String) { #expect(Frozen.first(text) == [expected]) }

  @Test(
    "a request is no question",
    arguments: ["can you remind me to call bob?", "could you please remind me to call bob?"])
  func request(_ text: String) {
    #expect(Frozen.reader().message(text).lines.first?.readings.last?.summary.hasPrefix("todo \"call bob") == true)
  }

  @Test(
    "a question mark in a note or a link asks nothing", arguments: ["buy milk // which?", "read https://example.org/?"])
  func noQuestion(_ text: String) { #expect(Frozen.first(text).first?.hasPrefix("todo") == true) }

  @Test(
    "chatter adds nothing",
    arguments: [
      "thanks!", "ok", "great", "Thank you so much!", "ok, thanks", "cool \u{1F44D}", "\u{1F44D}", "\u{2764}\u{FE0F}",
      "lol", "good night",
      "thanks, you're the best!", "yes", "no", "...", "how are you?",
    ])
  func chatter(_ text: String) { #expect(Frozen.readings(text).last == "smallTalk") }

  @Test("a greeting is answered", arguments: ["hi", "Hello!", "hey there", "good morning", "hi nuthatch"])
  func greeting(_ text: String) { #expect(Frozen.readings(text) == ["greeting"]) }

  @Test(
    "chatter that says something is an item",
    arguments: [
      "thank ann", "great british menu", "ok magazine", "good morning run", "cool the wine", "hi-fi repair",
      "yes minister dvd", "thanks card for bob",
      "\u{8CB7}\u{3046}",
    ])
  func noChatter(_ text: String) { #expect(Frozen.first(text).first?.hasPrefix("todo") == true) }

  @Test(
    "only a date is a moment",
    arguments: [
      ("friday", "moment 2026-11-27"), ("17:00", "moment 2026-11-20 17:00"), ("Friday!", "moment 2026-11-27"),
      ("sun", "moment 2026-11-22"),
      ("3 may", "moment 2027-05-03"),
    ])
  func moment(_ text: String, _ expected: String) { #expect(Frozen.readings(text).last == expected) }

  @Test(
    "words and a date are an item",
    arguments: [("dinner friday", "todo \"dinner\", due 2026-11-20T19:00"), ("sun cream", "todo \"sun cream\"")])
  func notMoment(_ text: String, _ expected: String) { #expect(Frozen.first(text) == [expected]) }
}
