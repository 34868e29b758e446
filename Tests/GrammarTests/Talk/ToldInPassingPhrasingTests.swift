import Grammar
import Testing

/// What people tell in passing: who is late, what came, what was done, and hours that a full stop ends.
@Suite struct ToldInPassingPhrasingTests {
  static let corrections = sayings([
    "act correction 2026-11-20 10:30": [
      "Sorry, that should be 10.30 till 2.", "that should be 10:30-2.", "no, 10:30 till 2.",
    ],
    "act correction 2026-12-15": [
      "That needs doing by the 15th.", "it needs sorting by 15 december", "that needs handing in on the 15th",
      "it has to be done by the 15th", "this needs posting by the 15th",
    ],
    "act correction 2026-11-27": [
      "they said to move it to friday next week", "she asked me to push it back to 27 nov",
    ],
  ])

  @Test("the thing spoken of moves there", arguments: corrections)
  func correction(_ saying: Saying) {
    let readings = Frozen.readings(saying.said) { $0.reference = .confirmation }
    #expect(readings.contains { $0.hasPrefix(saying.means) }, "\(readings)")
  }

  static let acts = sayings([
    "!until [it] the 28th": ["make it till the 28th", "keep it until the 28th", "make that last till the 28th"],
    "!postpone [mrs doyle] by half an hour": [
      "mrs doyle is running late, push her back half an hour",
      "mrs doyle running a bit late so move her back by half an hour",
      "mrs doyle is late, can you push her back half an hour",
    ],
    "!move [mrs doyle] to friday": [
      "mrs doyle rang, shes moved to friday same time", "mrs doyle texted to say she has had to move to friday",
      "mrs doyle called and said she's moved to friday",
    ],
    "!move [movers] to 9": ["movers rang, theyre now coming at 9", "movers said they are coming at 9 now"],
    "!settle [danny] owe collect chase invoice": [
      "danny paid me", "danny has finally paid me back", "danny just paid us today",
    ],
    "!settle [chen] read": ["ive read chen", "i have finally read chen", "just read chen"],
    "!complete [wholesaler]": [
      "tick off the wholesaler stuff", "check off the wholesaler bits", "wholesaler stuff is all done",
    ],
    "!except [gym] 8 dec": ["gym off on 8 dec"],
    "!remind [water] never": ["too many reminder for water, stop it", "far too many reminders about water"],
    "!remind [psych final] the day before at 9 in the evening": [
      "remind me abt psych final the night before at 9", "remind me about psych final the evening before at 9",
    ],
    "!complete [contents insurance cancelled]": ["cancelled the contents insurance"],
    "!move [conti (appointment)] to 16.00": ["Can you anticipate the appointment of Conti to 16.00"],
    "!move [laundry] to tmrw": ["too tired, laundry tmrw", "too busy, laundry tmrw"],
    "!delete [skate jadens grounded loosely]": ["skate is off jadens grounded"],
    "did [dahlias]": ["Have I finished the dahlias?", "did i finish with the dahlias", "have we done the dahlias yet"],
    "command !ask when is my next kids": ["when do i have the kids next", "when are the kids next"],
    "command !clock 2.30 pm": [
      "Kindly show times as 2.30 pm and not 14:30, thank you.", "please write times like 2.30 pm",
    ],
    "command !clock 14:30": ["show the times as 14:30 instead of 2.30pm"],
    "command !note the code is 4471": ["please note that the code is 4471", "note that the code is 4471"],
    "command !note the bins go on friday": ["note that the bins go on friday"],
    "command !note the boiler was serviced in march": ["please note that the boiler was serviced in march"],
    "remark nothing": ["turn left on Colfax no not you sorry", "left at the lights oops wrong chat"],
  ])

  @Test("it means that", arguments: acts)
  func act(_ saying: Saying) {
    #expect(Frozen.readings(saying.said).contains(saying.means), "\(Frozen.readings(saying.said))")
  }

  static let items = sayings([
    "event \"drive the bus\", start 2026-11-24T11:00, end 2026-11-24T14:00, FREQ=WEEKLY;BYDAY=TU": [
      "Every Tuesday drive the bus, 11 till 2."
    ],
    "todo \"the committee meets\", due 2026-12-09T19:30": [
      "please note that the committee meets on wednesday 9th december at 7.30 pm",
      "Kindly note that the committee meets at 7.30pm on 9 december",
    ],
    "todo \"the office is closed\", due 2026-11-27": ["Please note that the office is closed on 27 november"],
    "todo \"drop the car off\", due 2026-11-23T08:00": [
      "they said to drop the car off next Monday at eight", "she told me to drop the car off monday 8am",
    ],
    "todo \"move amps out of kyles garage\", due 2026-11-21": ["move amps out of kyles garage tomorrow"],
    "todo \"carry the boxes into the loft\", due 2026-11-21": ["carry the boxes into the loft tomorrow"],
  ])

  @Test("it is that item", arguments: items)
  func item(_ saying: Saying) { #expect(Frozen.first(saying.said) == [saying.means]) }

  @Test("a fast before an appointment is no errand of its own")
  func fasting() {
    #expect(Frozen.first("blood test tuesday 9am, fasting from midnight").count == 1)
    #expect(Frozen.first("blood test tuesday 9am, pick up the kids at 3").count == 2)
  }

  @Test(
    "what has come, and a sigh, are nothing to do",
    arguments: [
      "The seed catalogue came this morning.", "the parcel arrived yesterday", "a letter came in the post last week",
      "i should just drop out lol", "maybe i should just give up",
    ])
  func past(_ text: String) { #expect(!Frozen.isNew(text), "\(Frozen.readings(text))") }

  @Test(
    "what names something to do stays an errand",
    arguments: [
      "read the news", "i should ring the bank", "move the sofa into the hall friday", "day off on 8 dec", "lights out",
      "cancel the cleaner for saturday, need to sleep", "cancel spotify before it renews on the 10th",
      "write to danny about the invoice he paid me", "tick off list for the show", "chem final is the 16th at 2",
      "buy stuff for the party", "put the bins out", "take off on friday", "take the dog out",
      "she asked me to bring a cake saturday", "restring the tele",
    ])
  func errand(_ text: String) { #expect(Frozen.isNew(text), "\(Frozen.readings(text))") }
}
