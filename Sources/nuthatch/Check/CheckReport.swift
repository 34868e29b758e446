import Agenda
import Conversation
import Foundation

/// The findings of a check, printed as they come, or as JSON at the end.
struct CheckReport: Encodable {
  /// The result for one thing.
  struct Finding: Encodable {
    enum State: String, Encodable {
      /// It is as it should be.
      case ok
      /// The daemon can't do its work; the text says what to do.
      case problem
      /// The daemon can work, but the operator should know this.
      case note
    }

    var state: State
    var text: String
    var details: [String]
  }

  private(set) var findings: [Finding] = []
  /// The problem to end with; nil if there is none.
  private(set) var worst: Problem?
  private let isTold: Bool

  /// The exit codes of problems, the worst first: the daemon can't start, the operator must act, the problem may pass.
  private static let codes = [EX_CONFIG, EX_NOINPUT, EX_SOFTWARE, EX_IOERR, EX_NOPERM, EX_UNAVAILABLE]

  /// - Parameter isTold: whether to print each finding at once.
  init(isTold: Bool) { self.isTold = isTold }

  mutating func add(_ state: Finding.State, _ text: String, details: [String] = []) {
    findings.append(Finding(state: state, text: text, details: details))
    guard isTold else { return }
    let mark =
      switch state {
      case .ok: "ok    "
      case .problem: "PROBLEM  "
      case .note: "NOTE  "
      }
    print((mark + text).printable)
    for detail in details { print("      \(detail)".printable) }
    // A slow check, such as a server that does not answer, must not hold back the results of the others.
    fflush(nil)
  }

  mutating func add(_ problem: Problem, details: [String] = []) {
    add(.problem, problem.description, details: details)
    if let worst, Self.rank(of: worst) <= Self.rank(of: problem) { return }
    worst = problem
  }

  private static func rank(of problem: Problem) -> Int { codes.firstIndex(of: problem.code) ?? codes.count }

  private enum CodingKeys: CodingKey { case isWell, findings }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(worst == nil, forKey: .isWell)
    try container.encode(findings, forKey: .findings)
  }
}
