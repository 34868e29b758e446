import Grammar
import Testing

/// What newcomers ask about Nuthatch, thanks before something new, and how far something should have moved.
@Suite struct HowItWorksPhrasingTests {
  static let questions = sayings([
    "command !help due": [
      "what date shortcuts do you take?", "what dates do you understand", "which date formats can you read",
      "what time formats does nuthatch accept", "what kinds of dates do you know", "what words do you understand",
      "can i put a time on it", "can i add a date to it", "could i set a deadline for something",
    ],
    "command !help ": ["which commands do you know"],
    "command !help web": [
      "is there a web page or app?", "is there an app", "is there a website for this", "do you have a website",
      "does it have a web page", "can i see this on my computer", "can i open it in a browser",
      "is there a way to see it on the web", "where is your app",
    ],
    "command !getlist all": ["wheres my list gone", "ffs wheres my list gone", "where did my list go"],
    "command !hours until nine o'clock in the evening": [
      "I should be grateful if you did not send me anything after nine o'clock in the evening, as I go to bed early."
    ],
    "!skip [year 11 {2026-12-08}]": ["skip year 11 on 8 dec too", "skip year 11 on 8 dec as well"],
    "act done": ["i did, mark it done", "I did it, mark it as done", "i have, tick it off"],
    "!remind [dentist] the day before at 6pm, 2 hours before": [
      "remind me about the dentist the day before at 6pm and 2 hours before",
      "remind me about the dentist the day before at 6pm and also 2 hours before",
    ],
  ])

  @Test("it means that", arguments: questions)
  func means(_ saying: Saying) {
    #expect(Frozen.readings(saying.said).contains(saying.means), "\(Frozen.readings(saying.said))")
  }

  @Test(
    "a question of who does something is never kept",
    arguments: [
      "who lives in flat 5", "who pays for the cake", "who teaches year 9", "who picks up the kids on friday",
    ])
  func who(_ text: String) { #expect(!Frozen.isNew(text), "\(Frozen.readings(text))") }

  static let items = sayings([
    "todo \"The window cleaner comes\", due 2026-11-27": [
      "Thank you. The window cleaner comes on 27 November.", "thank you, The window cleaner comes on 27 nov",
    ],
    "todo \"Dentist\", due 2026-11-27": ["Thank you. Dentist on 27 Nov.", "thank you so much. Dentist on the 27th"],
    "todo \"call the bank\"": ["ffs call the bank"],
    "todo \"pick up proofs\", due 2026-11-25, @printshop": [
      "pick up proofs @printshop wed", "pick up proofs wed @printshop",
    ],
    "todo \"rent\", due 2026-12-10, FREQ=MONTHLY;BYMONTHDAY=10": [
      "rent every 10-th day of month", "rent every 10th day of month",
    ],
    "todo \"the next year 9 lesson\"": ["the next year 9 lesson"],
  ])

  @Test("it is that item", arguments: items)
  func item(_ saying: Saying) { #expect(Frozen.first(saying.said) == [saying.means]) }

  @Test(
    "praise is no errand",
    arguments: [
      "neat", "neat!", "nifty", "splendid", "thank you kindly", "thank you julie for the lift", "thank you nurse",
    ])
  func praise(_ text: String) { #expect(!Frozen.isNew(text), "\(Frozen.readings(text))") }

  @Test(
    "what names something to do stays an errand",
    arguments: [
      "thank you cards", "thank you note to gran", "neat trainers for the wedding", "app idea: shared lists",
      "website copy for the bakery", "set a date for the party", "put a time on the invite",
      "list gone through with ann friday", "skip loading the dishwasher", "who guide to salads",
      "next year budget", "mark the essays", "10 minutes of piano", "grateful letter to nan",
    ])
  func errand(_ text: String) { #expect(Frozen.isNew(text), "\(Frozen.readings(text))") }
}
