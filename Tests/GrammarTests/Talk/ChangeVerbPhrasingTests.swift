import Testing

@testable import Grammar

/// Every verb of the two tables of changes, in the forms in which people move and remove what is kept.
@Suite struct ChangeVerbPhrasingTests {
  @Test("a verb of moving moves by an amount, to a day and to the next time", arguments: English.movingVerbs.each)
  func moved(_ verb: DeedVerbs) {
    expect("\(verb.bases) the gym by 2 days", "!postpone [gym] by 2 days")
    expect("\(verb.bases) the gym an hour later", "!postpone [gym] by an hour")
    expect("\(verb.bases) it an hour later", "!postpone [it] by an hour")
    expect("the gym was \(verb.participles) to friday", "!move [gym] to friday")
    expect("the gym is \(verb.participles) by an hour", "!postpone [gym] by an hour")
  }

  @Test("a verb for a later time postpones to a day", arguments: English.movingVerbs.with(.later).each)
  func later(_ verb: DeedVerbs) {
    expect("\(verb.bases) the gym to friday", "!postpone [gym] to friday")
    expect("\(verb.bases) the gym until friday", "!postpone [gym] to friday")
  }

  @Test(
    "another verb that is said of nothing else moves to a day",
    arguments: English.movingVerbs.with(.sure).without(.later).each)
  func elsewhere(_ verb: DeedVerbs) {
    expect("\(verb.bases) the gym to friday", "!move [gym] to friday")
    expect("\(verb.bases) the gym for friday", "!move [gym] to friday")
  }

  @Test("a verb of removing takes away what is named and what was spoken of", arguments: English.removingVerbs.each)
  func removed(_ verb: DeedVerbs) {
    expect("\(verb.bases) the gym", "!delete [gym]")
    // `scrap that` takes back what was just done.
    if verb.bases != "scrap" { expect("\(verb.bases) it", "act delete") }
    expect("\(verb.bases) the gym too", "!delete [gym]")
  }

  private func expect(_ said: String, _ start: String) {
    let readings = Frozen.readings(said)
    #expect(readings.contains { $0.hasPrefix(start) }, "\(said): \(readings)")
  }
}
