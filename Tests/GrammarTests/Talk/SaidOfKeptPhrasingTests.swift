import Grammar
import Testing

/// Phrases that may be about something kept because of one word of its name; and phrases to the bot, whatever is kept.
@Suite struct SaidOfKeptPhrasingTests {
  @Test(
    "what acts on, or tells of, something that may be kept is asked about where it is",
    arguments: [
      "move the costume deadline to the 12th", "rent's gone up to 650",
      "patel's moved again", "the pool's not open", "deck slipped, monday 10am", "lord ames prefers 2.30",
      "sam's sick", "actually we need lemons", "move december's meeting forward a week, christmas",
      "stop the timer",
    ])
  func mayBeAboutKept(_ said: String) {
    let readings = Frozen.reader().message(said).lines.first?.readings ?? []
    let isAsked = readings.contains { if case .mayBeAbout(_, inPart: true) = $0 { true } else { false } }
    #expect(isAsked || readings.last?.summary == "remark unclear", "\(readings.map(\.summary))")
  }

  @Test(
    "what is said to the bot is never kept",
    arguments: [
      "forget asking dan, i'll do it myself", "thank you nuthatch you're a star", "actually we do need lemons",
      "make it start on sunday", "stop bugging me while i drive", "send me an email when its due",
      "remove what i just added", "archive everything", "is calpol still on there", "is tues afternoon clear from 3",
      "running 2 hrs late for amarillo", "inform me 1 day prior for salary", "ohhh no sorry its only two days",
      "take that back then", "you did not move it", "ok do that", "stop that", "call me bob",
      "clear everything from today",
      "i would like to know what i have to do tomorrow", "i changed my mind, make it the 3rd", "too early make gym 8",
      "jess can't do saturday",
    ])
  func neverKept(_ said: String) {
    let readings = Frozen.readings(said)
    #expect(!readings.contains { $0.hasPrefix("todo") || $0.hasPrefix("event") }, "\(readings)")
  }

  @Test(
    "behind something told, a pronoun and a day are no new item",
    arguments: [
      "he'd rather do wednesday", "she wants it on friday", "put it on sunday", "make it start at 9",
      "nvm thats too much, twice a day",
    ])
  func behindSomethingTold(_ said: String) {
    let readings = Frozen.readings(said, { $0.reference = .confirmation })
    #expect(!readings.contains { $0.hasPrefix("todo") || $0.hasPrefix("event") }, "\(readings)")
  }

  @Test(
    "what is wrong is put right by the sentence behind it",
    arguments: [
      "no, that is wrong, he is coming thursday", "wrong, it is on thursday", "no, she is now coming thursday",
    ])
  func putRight(_ said: String) {
    let readings = Frozen.readings(said, { $0.reference = .confirmation })
    #expect(readings.first == "act correction 2026-11-26", "\(readings)")
  }

  static let meanings = sayings([
    "command !note the turkey guy is called stan": [
      "remember that the turkey guy is called stan", "please remember that the turkey guy is called stan",
    ],
    "command !note evie allergic to penicillin": [
      "evie allergic to penicillin, keep that somewhere", "evie allergic to penicillin, note that down",
    ],
    "remark quietByDay": ["dont text me before 9 on weekends", "don't message me after 8 on sundays"],
    "remark emptyList": ["create a list called christmas gifts", "make a new list named easter eggs"],
    "offer timezone tokyo": ["i've landed, i'm in tokyo now"],
    "remark cannotDo": ["can you print tomorrows diary"],
    "!complete [flowers]": ["flowers ordered x"],
  ])

  @Test("each way to say it means the same", arguments: meanings)
  func means(_ saying: Saying) {
    let readings = Frozen.readings(saying.said)
    #expect(readings.contains { $0.hasSuffix(saying.means) }, "\(readings)")
  }

  @Test("of two sentences the question takes nothing from the act")
  func actBeforeQuestion() {
    let readings = Frozen.readings("cancel football. what's on monday?")
    #expect(readings.contains { $0.contains("!delete [football]") && $0.contains("; what") }, "\(readings)")
  }

  @Test(
    "what is to be done stays so",
    arguments: [
      "thank you cards for the guests", "thank you note to gran", "call mum", "cancel gym membership",
      "end of term show", "send ben the photos", "order 4 large pizzas", "nativity play thursday 17 dec 2pm",
      "mum's birthday cake",
      "book flights to rome", "buy stamps before the post office shuts", "well woman check",
      "hell's kitchen tickets", "i'm flying to tokyo on sunday", "deck chairs", "remember milk",
    ])
  func kept(_ said: String) { #expect(Frozen.isNew(said), "\(Frozen.readings(said))") }

  @Test(
    "a form may name its parts as tickets do, and a day and hours with a dot between",
    arguments: [
      (
        "FLIGHT EZY8713\nDeparts: Sat 19 Dec 2026 06:25\nArrives: Sat 19 Dec 2026 10:20",
        "event \"FLIGHT EZY8713\", start 2026-12-19T06:25, end 2026-12-19T10:20"
      ),
      (
        "Team Offsite\nTuesday, December 8 · 9:00am – 5:00pm\nVenue: The Boathouse",
        "event \"Team Offsite\", start 2026-12-08T09:00, end 2026-12-08T17:00"
      ),
    ])
  func form(_ said: String, _ means: String) {
    let first = Frozen.first(said)
    #expect(first.count == 1 && first[0].hasPrefix(means), "\(first)")
  }

  @Test("a length in a second sentence ends what the first one says the start of")
  func lengthBehindStop() {
    #expect(
      Frozen.item("dentist tomorrow at 3. for 15 minutes")
        == "event \"dentist\", start 2026-11-21T15:00, end 2026-11-21T15:15")
  }
}
