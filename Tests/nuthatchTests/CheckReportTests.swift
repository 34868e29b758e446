import Foundation
import Storage
import Testing

@testable import nuthatch

@Suite struct CheckReportTests {
  @Test(arguments: [
    [EX_CONFIG, EX_UNAVAILABLE, EX_NOPERM], [EX_NOPERM, EX_CONFIG, EX_UNAVAILABLE],
    [EX_UNAVAILABLE, EX_NOPERM, EX_CONFIG],
  ])
  func `a check ends with what is worst, in whatever order it is found`(codes: [Int32]) {
    var report = CheckReport(isTold: false)
    for code in codes { report.add(Problem(code: code, description: "trouble")) }
    #expect(report.worst?.code == EX_CONFIG)
    #expect(report.findings.count == 3)
  }

  @Test(arguments: [
    (StoreError.Kind.full, EX_IOERR), (.occupied, EX_CANTCREAT), (.newer, EX_CONFIG), (.busy, EX_UNAVAILABLE),
    (.erasuresMissing, EX_NOINPUT),
  ])
  func `a command that could not finish says so, and why by its exit code`(kind: StoreError.Kind, code: Int32) {
    let problem = Problem(StoreError(kind, cause: "no"), "no backup was made")
    #expect(problem.code == code)
    #expect(problem.description.hasPrefix("no backup was made: "))
  }
}
