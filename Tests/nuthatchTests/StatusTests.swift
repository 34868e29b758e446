import Foundation
import Testing

@testable import nuthatch

@Suite struct StatusTests {
  @Test func `a time that is noted twice a minute is told to the minute`() {
    #expect(Date(timeIntervalSince1970: 1_795_194_359).toTheMinute == "2026-11-20T17:05Z")
  }
}
