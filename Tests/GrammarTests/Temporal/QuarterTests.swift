import Testing

@testable import Grammar

/// Quarters by their number: `Q2`.
struct QuarterTests {
  @Test(arguments: [
    Phrasings("2027-04-01", "in Q2", "Q2 2027", "in q2 of 2027", "Q2, 2027", "start of Q2", "Q2 next year"),
    Phrasings("2026-12-31", "in Q4", "by Q4", "Q4 2026", "end of Q4", "by the end of q4", "end of Q4 2026"),
    Phrasings("2027-03-31", "end of Q1", "by end of Q1 2027", "late Q1"),
    Phrasings("2027-08-15", "mid Q3", "middle of Q3 2027"),
  ])
  func `a quarter is read by its number`(_ phrasings: Phrasings) {
    for text in phrasings.texts { #expect(meaning(text) == phrasings.meaning, "\(text)") }
  }

  @Test(arguments: [
    Phrasings("2027-04-01", "first day of Q2", "the first day of q2 2027", "1st day of Q2 next year"),
    Phrasings("2027-03-31", "last day of Q1", "the last day of q1 2027"),
    Phrasings("2027-10-01", "first day of Q4"),
    Phrasings("2027-04-05", "first monday of Q2", "the first monday in q2"),
    Phrasings("2019-04-01", "first day of q2 2019"),
  ])
  func `a day is counted within a quarter`(_ phrasings: Phrasings) {
    for text in phrasings.texts { #expect(meaning(text) == phrasings.meaning, "\(text)") }
  }

  @Test(arguments: [
    "Q2 planning", "the Q3 report", "review the Q4 numbers", "scan receipts for Q4", "press q 3 times", "q5", "in q22",
    "faq 2",
  ])
  func `what is named for a quarter is no date`(_ text: String) {
    #expect(meaning(text) == "")
  }
}
