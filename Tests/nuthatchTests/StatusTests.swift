import Foundation
import Testing

@testable import nuthatch

@Suite struct StatusTests {
  @Test func `a time that is noted twice a minute is told to the minute`() {
    #expect(Date(timeIntervalSince1970: 1_795_194_359).toTheMinute == "2026-11-20T17:05Z")
  }

  @Test(arguments: [(0, "0 kB"), (1, "1 kB"), (12_300, "13 kB"), (999_999, "1000 kB"), (3_420_000, "3.4 MB")])
  func `what pictures take is told so that little is not nothing`(bytes: Int, words: String) {
    #expect(bytes.size == words)
  }
}
