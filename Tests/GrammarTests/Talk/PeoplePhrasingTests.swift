import Grammar
import Testing

/// Requests to other people.
@Suite struct PeoplePhrasingTests {
  static let people = sayings([
    "command send book the hall to @ben": [
      "tell @ben to book the hall", "ask @ben to book the hall", "ask @ben to book the hall pls",
      "remind @ben to book the hall", "can you ask @ben to book the hall",
      "could you remind @ben to book the hall please",
    ],
    "!send [book hall] to @ben": ["send book the hall to @ben"],
    "command send the hall is booked to @ben": ["tell @ben that the hall is booked"],
    "!send [hall] to @ben": ["assign the hall to @ben"],
    "command send call me to @ben": ["please tell @ben to call me"],
    "command send he has to book the hall to @ben": ["tell @ben he has to book the hall"],
    "offer send book the hall to @ben": ["can you ask ben to book the hall", "can you tell ben to book the hall"],
    "offer send booking the hall to @ben": ["assign booking the hall to ben"],
    "command send bring cake friday to @ann and @bob": [
      "tell @ann and @bob to bring cake friday", "ask @ann and @bob to bring cake friday",
      "send bring cake friday to @ann and @bob", "remind @ann and @bob to bring cake friday",
    ],
    "command send the rent to @ben": ["remind @ben about the rent", "tell @ben about the rent"],
    "command send \"the dinner is at 8 not 7\" to @ann": [
      "let @ann know the dinner is at 8 not 7"
    ],
    "todo \"bring cake\", +bob, to ann": ["@ann and @bob bring cake", "@ann & @bob bring cake"],
    "!send [candles] to @ann": [
      "give @ann the candles", "hand the candles over to @ann", "pass the candles to @ann", "let @ann do the candles",
      "hand @ann the candles",
    ],
    "!accept [rent]": [
      "yes to the rent", "rent yes", "ok I'll do the rent", "yes i can do the rent", "happy to do the rent",
      "sure for the rent",
    ],
    "!decline [rent]": ["no to the rent", "rent no", "sorry i can't do the rent"],
    "!withdraw [bob ladder]": [
      "cancel what i asked bob about the ladder", "take back what i asked bob about the ladder",
      "forget what I've asked bob about the ladder",
    ],
    "!withdraw [ladder]": ["cancel my request for the ladder"],
    "command send pay the rent to @ben and @me": [
      "remind @ben and me to pay the rent", "remind me and @ben to pay the rent", "tell @ben and me to pay the rent",
    ],
    "command block @ben off": ["unblock @ben"],
    "command sent ben": ["what did i ask ben", "what have i asked ben"],
    "command sent ben": ["what did i ask ben to do"],
    "asked []": ["who asked me to do things", "who asked me something"],
    "asked [ben]": ["what did ben ask me"],
    "asked [rest]": ["what have others asked me"],
    "command send bring the drill to @ann": [
      "tell @ann to bring the drill", "Tell @ann to bring the drill please", "pls tell @ann to bring the drill",
      "can u ask @ann to bring the drill", "could you ask @ann to bring the drill?",
      "please remind @ann to bring the drill", "i need you to ask @ann to bring the drill",
      "hey, ask @ann to bring the drill",
    ],
    "!send [bring drill] to @ann": [
      "assign bring the drill to @ann", "give bring the drill to @ann", "send bring the drill to @ann pls",
    ],
    "command send bring the drill tomorrow to @ann": ["ask @ann to bring the drill tomorrow"],
    "command send bring the drill at 6 to @ann": ["remind @ann to bring the drill at 6"],
    "command send the drill is needed to @ann": ["remind @ann that the drill is needed"],
    "offer send bring the drill to @ann": [
      "can you tell ann to bring the drill", "could you ask ann to bring the drill",
      "would you tell ann to bring the drill please",
    ],
    "todo \"bring the drill\", to ann": ["@ann bring the drill"],
    "todo \"bring the drill\", +ben, to ann": ["@ann @ben bring the drill"],
    "todo \"bring the drill\", due 2026-11-21, to ann": ["@ann pls bring the drill tomorrow"],
    "command sent ann": [
      "what did i ask ann", "what did i send ann",
    ],
    "askedOf [ann]": ["did ann do it", "has ann done it yet", "has ann done it?"],
    "command sent ann": ["what have i asked ann to do"],
    "command sent others": ["what have i asked of others"],
    "command block @ann off": ["unblock @ann"],
    "command requests contacts": ["don't let strangers send me stuff", "only my contacts can send me things"],
    "command requests nobody": ["nobody can send me stuff"],
    "command requests everybody": ["let anyone send me things"],
    "command requests ": ["who can send me stuff"],
  ])

  @Test(
    "what only sounds like a request to others is something to do",
    arguments: [
      "give ann the candles", "pass the exam", "let the cat out", "no to plastic poster", "hand in the essay",
      "cancel my request for a parking permit", "give @ann her book back",
    ])
  func own(_ said: String) { #expect(Frozen.isNew(said), "\(Frozen.readings(said))") }

  @Test("what is for others, and what became of it", arguments: people)
  func peopleMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }
}
