import Testing

@testable import Grammar

/// Every verb of the one table of deeds, in each form in which people say that a thing was dealt with.
@Suite struct DeedVerbPhrasingTests {
  static let verbs = English.deedVerbs.each

  @Test("a verb of the table tells in each form that a thing was dealt with", arguments: verbs)
  func done(_ verb: DeedVerbs) {
    for told in forms(verb.told) {
      expect("i \(told) the parcel", "!complete [parcel")
      expect("the parcel i \(told)", "!complete [parcel")
    }
    for participle in forms(verb.participles) {
      expect("the parcel is \(participle)", "!complete [parcel")
      expect("the parcel has been \(participle)", "!complete [parcel")
      expect("i never said that the parcel is \(participle)", "!keep [parcel] completed")
    }
  }

  @Test("a verb of the table asks in each form whether a thing was dealt with", arguments: verbs)
  func asked(_ verb: DeedVerbs) {
    expect("did i \(verb.bases) the parcel?", verb.bases == "get" ? "any [" : "did [")
    expect("did i \(verb.bases) it yet?", "did [it")
    for participle in forms(verb.participles) {
      expect("has the parcel been \(participle) yet?", "did [parcel]")
      expect("is it \(participle) yet?", "did [it")
    }
  }

  @Test("a verb of the table answers the bot in each form", arguments: English.answering.but("collect").each)
  func answered(_ verb: DeedVerbs) {
    for told in forms(verb.told) {
      expect("\(told) it", "act done")
      expect("i have \(told) them already", "act done")
    }
    for participle in forms(verb.participles) { expect("it has been \(participle)", "act done") }
  }

  @Test("what should be dealt with is something to do", arguments: verbs)
  func errand(_ verb: DeedVerbs) {
    for said in [verb.bases + " the parcel on friday", "get the parcel " + verb.participles] {
      #expect(Frozen.isNew(said), "\(said): \(Frozen.readings(said))")
    }
  }

  @Test("a noun like a verb tells no deed", arguments: English.deedVerbs.with(.noun).each)
  func noun(_ verb: DeedVerbs) {
    for said in ["i have \(verb.bases) club on friday", "friday i have \(verb.bases) club"] {
      #expect(Frozen.isNew(said), "\(said): \(Frozen.readings(said))")
    }
  }

  @Test(
    "an adjective like a participle tells no deed",
    arguments: ["packed lunch friday", "written exam friday", "painted eggs saturday", "found footage film friday"])
  func adjective(_ said: String) { #expect(Frozen.isNew(said), "\(Frozen.readings(said))") }

  @Test("who did something is not what was done", arguments: English.deedVerbs.with(.doer).each)
  func doer(_ verb: DeedVerbs) {
    for told in forms(verb.told) {
      #expect(!Frozen.readings("mum \(told)").contains("!complete [mum]"), "mum \(told)")
    }
  }

  @Test("what was got or is booked says nothing of a deed")
  func received() {
    // What was collected may also be what was to be fetched.
    expect("collected it", "!did [it] pick collect fetch get")
    #expect(Frozen.first("got it") == ["remark acknowledged"])
    #expect(!Frozen.readings("when was the dentist booked").contains("whenDid [dentist]"))
    #expect(Frozen.isNew("never order from tesco"))
  }

  private func forms(_ words: String) -> [String] { words.split(separator: "|").map(String.init) }

  private func expect(_ said: String, _ start: String) {
    let readings = Frozen.readings(said)
    #expect(readings.contains { $0.hasPrefix(start) }, "\(said): \(readings)")
  }
}
