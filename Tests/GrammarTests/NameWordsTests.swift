import Testing

@testable import Grammar

@Suite("Words of a name")
struct NameWordsTests {
  @Test(
    "are what spaces part, in lower case",
    arguments: ["", " ", "milk", "Call  the Dentist ", "Été à Zürich", "that… one!", "B&Q 2 kg", "(all) of 'em 👍"])
  func areWhatSpacesPart(name: String) {
    let words = name.split(separator: " ").map { $0.lowercased() }
    #expect(name.withWords { told in told.map { told.key(of: $0) } } == words.map { WordKey($0) })
    #expect(
      name.withWords { told in told.map { told.keyWithoutMarks(of: $0) } }
        == words.map { WordKey($0.filter { $0.isLetter || $0.isNumber }) })
    #expect(name.keyOfFirstWord == words.first.map { WordKey($0) })
  }
}
