import Civil
import Foundation
import TestSupport
import Testing

/// Rules and their occurrences that other projects agree on, if the corpus is available.
@Suite struct RecurrenceCorpusTests {
  private struct Case: Decodable {
    struct Expected: Decodable {
      var occurrences: [String]
      var only_first: Bool?
    }

    var id: String
    var rule: String
    var expect: Expected
    var core: Bool
  }

  @Test(.enabled(if: SharedData.folder != nil, "NUTHATCH_SHARED names no folder with the corpus"))
  func `every core rule of the corpus expands as expected`() throws {
    let file = try #require(SharedData.folder).appending(path: "corpus/rrule_expansion.jsonl")
    let cases = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { try JSONDecoder().decode(Case.self, from: Data($0.utf8)) }
    #expect(cases.filter(\.core).count > 100)
    for item in cases where item.core {
      // DTSTART is written in either format there.
      let lines = item.rule.split(separator: "\n").map { line in
        line.hasPrefix("DTSTART")
          ? String(line).replacing("-", with: "").replacing(":", with: "").replacing("DTSTART", with: "DTSTART:")
          : String(line)
      }
      let wanted = item.expect.occurrences
      let limit = item.expect.only_first == true ? wanted.count : wanted.count + 1
      let found = try RecurrenceSet(lines: lines).occurrences().prefix(limit)
      #expect(found.map { Self.text($0, like: wanted.first) } == wanted, "\(item.id) \(item.rule)")
    }
  }

  private static func text(_ moment: CivilDateTime, like sample: String?) -> String {
    if let sample, !sample.contains("T") { return moment.date.description }
    return (moment.time.second == 0 ? "\(moment):00" : moment.description) + (sample?.last == "Z" ? "Z" : "")
  }
}
