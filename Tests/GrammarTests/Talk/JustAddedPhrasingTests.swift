import Grammar
import Testing

/// A few words about what was just added: with whom, for whom, how often not, how much later.
@Suite struct JustAddedPhrasingTests {
  static let remarks = sayings([
    "!edit [it] // with nina": ["with nina", "it's with nina", "that is with nina"],
    "!edit [it] // without bob": ["without bob"],
    "!edit [it] // for work": ["for work", "it's for work", "this is for work"],
    "!edit [it] // for 2 people": ["for 2 people", "it's for 2 people"],
    "!edit [it] // for my sister": ["for my sister", "it is for my sister"],
  ])

  @Test("it says more about it", arguments: remarks)
  func remark(_ saying: Saying) {
    #expect(Frozen.readings(saying.said).contains(saying.means), "\(Frozen.readings(saying.said))")
  }

  @Test(
    "what names a thing to do is no remark",
    arguments: [
      "for dinner buy pasta", "with dad fix the shed", "for mum: call the surgery", "for sale sign from the agent",
      "without fail pay rent", "for what", "with who", "for friday 2pm", "wait for the plumber",
    ])
  func errand(_ text: String) {
    #expect(!Frozen.readings(text).contains { $0.hasPrefix("!edit [it] //") }, "\(Frozen.readings(text))")
  }

  static let wholes = sayings([
    "command !event deep work 9 to 11": ["block 9 to 11 for deep work", "block out 9 to 11 for deep work"],
    "command !event the survey friday": ["keep friday free for the survey", "block friday for the survey"],
    "command !reminders ": ["what are you nagging me about", "what are you reminding me of"],
  ])

  @Test("time is kept free, and what nags is told", arguments: wholes)
  func whole(_ saying: Saying) { #expect(Frozen.first(saying.said) == [saying.means]) }

  @Test(
    "what is kept or blocked is no time",
    arguments: ["keep 2 for bob", "block the drive for the skip", "keep receipts for tax", "block bob for a week"])
  func errandOfKeeping(_ text: String) { #expect(Frozen.first(text).first?.hasPrefix("command") != true) }

  static let timers = sayings([
    "!lengthen [it] 5 minutes": ["add 5 minutes", "give it another 5 minutes", "add another 5 minutes to the timer"],
    "!remind [it] the day before": ["and the day before", "also the day before"],
    "!remind [it] on time": ["remind me again when it starts", "remind me when it begins"],
    "did [bob water plants] if it fits": ["did bob water the plants"],
    "did [jo feed cat] if it fits": ["did jo feed the cat"],
  ])

  @Test("it takes longer, or is to be reminded of once more", arguments: timers)
  func timer(_ saying: Saying) {
    #expect(Frozen.readings(saying.said).contains(saying.means), "\(Frozen.readings(saying.said))")
  }

  @Test(
    "what has a name is to be done",
    arguments: [
      "add 5 minutes of stretching", "give it a wash", "remind me when it rains", "did the water bill",
      "another friday",
    ])
  func errandOfTime(_ text: String) {
    let first = Frozen.readings(text)[0]
    #expect(!["!lengthen", "!remind", "did"].contains { first.hasPrefix($0) }, "\(first)")
  }

  static let sentences = sayings([
    "Parents evening, Forms": ["Parents evening is thursday 6pm. Forms are due by 8 December."],
    "parents evening, forms": ["parents evening thursday 6pm. forms due by 8 December"],
    "lunch, drinks": ["lunch friday 1pm. drinks are saturday 8pm"],
  ])

  @Test("each sentence with a day is a thing of its own", arguments: sentences)
  func sentence(_ saying: Saying) {
    let names = Frozen.reader().message(saying.said).lines.map { line in
      if case .item(let item)? = line.readings.last { item.name } else { "none" }
    }
    #expect(names.joined(separator: ", ") == saying.means)
  }

  @Test(
    "a second sentence about the first is none of its own",
    arguments: ["I can't make thursday 6pm. Move it to friday.", "dentist thursday 6pm. moved from tuesday"])
  func oneThing(_ text: String) { #expect(Frozen.first(text).count == 1) }

  @Test("what somebody said to another is no undo", arguments: ["bob said forget it", "she said never mind"])
  func report(_ text: String) { #expect(Frozen.first(text) == ["remark unclear"], "\(Frozen.readings(text))") }
}
