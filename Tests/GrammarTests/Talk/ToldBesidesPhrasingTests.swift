import Testing

@testable import Grammar

/// What is told behind a deed, and changes of a place or a day in the words of people in passing.
@Suite struct ToldBesidesPhrasingTests {
  static let deeds = sayings([
    "not used she wants us round on sunday at 1": ["rang mum, she wants us round on sunday at 1"],
    "not used coming at 8 on the day": ["booked the van, £240, coming at 8 on the day"],
    "not used saturday": ["booked the table for 7 on saturday"],
    "not used coming friday am": ["chased them. coming friday am"],
  ])

  @Test("what stands behind a deed and is not kept is told", arguments: deeds)
  func tells(_ saying: Saying) {
    let told = Frozen.reader().message(saying.said).lines[0].readings.map(\.summary)
    #expect(told.contains { $0.hasSuffix("; \(saying.means)") }, "\(told)")
  }

  @Test(
    "a reason, a place and an hour of the past are not",
    arguments: ["got the stamps at the post office", "rang mum, she is fine", "walked the dog yesterday, it was cold"])
  func tellsNothing(_ text: String) {
    let told = Frozen.reader().message(text).lines[0].readings.map(\.summary)
    #expect(!told.contains { $0.contains("not used") }, "\(told)")
  }

  static let corrections = sayings([
    "!move [{2026-12-10}] to the 17th": [
      "10 dec clashes with choir, make it the 17th", "10 dec clashes with choir, let's say the 17th",
    ],
    "act correction 2026-11-24": ["now wants tuesday instead, same time", "now wants tuesday"],
    "!until [it] tuesday": ["she's staying till tuesday instead", "they stay until tuesday now"],
  ])

  @Test("what was spoken of last is changed", arguments: corrections)
  func correctionMeans(_ saying: Saying) {
    let told = Frozen.readings(saying.said) { $0.reference = .confirmation }
    #expect(told.contains(saying.means), "\(told)")
  }

  static let acts = sayings([
    "!move [patel] to tuesday": ["patel now wants tuesday instead, same time", "patel wants tuesday"],
    "!edit [seminar] // room 5": ["the seminar is in room 5 now"],
    "!restate [footys] sunday": ["footys on sunday now"], "!restate [footy's] sunday": ["footy's on sunday now"],
  ])

  @Test("what is kept is changed", arguments: acts)
  func actMeans(_ saying: Saying) {
    let told = Frozen.readings(saying.said)
    #expect(told.contains(saying.means), "\(told)")
  }

  @Test(
    "somebody who does not come deletes nothing, and an errand stays one",
    arguments: ["ben is not coming", "the plumber isn't coming", "ben is not coming after all"])
  func deletesNothing(_ text: String) {
    let told = Frozen.readings(text)
    #expect(!told.contains { $0.hasPrefix("!delete") }, "\(told)")
  }

  @Test(
    "something to do stays one",
    arguments: [
      "buy the clash tickets, friday", "clashes album for ben", "sort the clothes in room 5", "now wants magazine",
      "buses on sunday",
    ])
  func isNew(_ text: String) { #expect(Frozen.isNew(text), "\(Frozen.readings(text))") }
}
