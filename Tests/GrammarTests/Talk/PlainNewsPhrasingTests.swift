import Grammar
import Testing

/// News about what was just kept, as people tell it: late, on a call, on more days, for a time.
@Suite struct PlainNewsPhrasingTests {
  static let news = sayings([
    "!postpone [it] by 10 min": ["they've pushed it back 10 min"],
    "!postpone [it] by an hour": ["it's been delayed by an hour", "its delayed an hour", "it's been put back an hour"],
    "!postpone [it] by -an hour": ["they've brought it forward an hour"],
    "!edit [it] @zoom": ["it's on zoom", "it's on zoom instead"],
    "!edit [it] @teams": ["and it's over teams"],
    "!repeat [it] every weekday": ["and every weekday after that"],
    "!remind [it] never": ["turn it off", "switch that off"],
  ])

  @Test("it changes what was spoken of", arguments: news)
  func change(_ saying: Saying) {
    #expect(Frozen.readings(saying.said).contains(saying.means), "\(Frozen.readings(saying.said))")
  }

  @Test(
    "what names a thing is something to do",
    arguments: [
      "add link to the report", "turn off the oven", "put the kettle on", "learn to use zoom", "switch energy supplier",
      "delay the delivery", "running club at 6",
    ])
  func errand(_ text: String) {
    #expect(!Frozen.readings(text).contains { $0.contains("[it]") }, "\(Frozen.readings(text))")
  }

  static let lengths = sayings([
    "!lasts [gym] 45 mins": ["change gym to 45 mins", "set the gym to be 45 mins long"],
    "!postpone [call bob] by 30 min": ["move call bob to 30 min later", "change call bob to be 30 min later"],
    "!postpone [call bob] by -an hour": ["change call bob to an hour earlier"],
  ])

  @Test("a length is no distance from now", arguments: lengths)
  func length(_ saying: Saying) {
    #expect(Frozen.readings(saying.said).contains(saying.means), "\(Frozen.readings(saying.said))")
  }

  @Test(
    "a shopping list has two things or more",
    arguments: ["shopping: eggs, bread", "groceries: eggs and bread", "shopping list: eggs, bread"])
  func shopping(_ text: String) {
    #expect(Frozen.reader().message(text).lines.map(\.text) == ["eggs", "bread"])
  }

  @Test(
    "another header has three", arguments: ["work: email bob, call sue", "dinner: pasta and salad", "shopping: eggs"])
  func header(_ text: String) { #expect(Frozen.reader().message(text).lines.count == 1) }

  @Test(
    "a clause that tells when to be there is a remark of the first",
    arguments: [
      "flight to rome 3 dec 6:20am, get to the airport by 4:15", "train sat 9:05, leave the house by 8",
      "exam 4 dec 9am, check in by 8:30",
    ])
  func arrival(_ text: String) {
    let lines = Frozen.reader().message(text).lines
    guard lines.count == 1, case .item(let item)? = lines[0].readings.last else {
      Issue.record("\(Frozen.first(text))")
      return
    }
    #expect(item.note?.isEmpty == false)
  }

  static let courtesies = [
    "it would be great if you could remind me to call ben", "perhaps you could remind me to call ben",
    "please be so kind as to remind me to call ben", "would you mind reminding me to call ben",
  ]

  @Test("a courtesy is no part of the name", arguments: courtesies)
  func courtesy(_ text: String) { #expect(Frozen.reader().item(text).name == "call ben") }

  @Test(
    "small talk keeps nothing",
    arguments: [
      "ok added thanks", "just testing", "good morning, lovely day today",
      "that will be all for today, thank you kindly",
      "thank you very much indeed, that is most helpful",
    ])
  func smallTalk(_ text: String) { #expect(!Frozen.readings(text).contains { $0.hasPrefix("item") }) }
}
