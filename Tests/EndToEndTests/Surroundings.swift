import Foundation
import TestSupport

/// The surroundings that the end-to-end tests need; `Deploy/test` provides them.
enum Surroundings {
  /// A Python that has Mastodon.py.
  static let python = path("NUTHATCH_PYTHON")
  /// mastodon_mock: a server with the Mastodon client API that others have written.
  static let server = path("NUTHATCH_MOCK")

  static let areThere = python != nil && server != nil && nuthatch != nil
  static let whatIsMissing =
    "they need NUTHATCH_PYTHON and NUTHATCH_MOCK, which Deploy/test sets, and the built nuthatch"

  /// The executable built along with the tests, beside their bundle.
  static let nuthatch: URL? = {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    let candidates = [
      bundle.map { URL(fileURLWithPath: $0) }, URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(),
    ]
    return candidates.compactMap { $0?.deletingLastPathComponent().appendingPathComponent("nuthatch") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  static let support = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Support")

  /// The descriptions of networks' APIs among the test data that is not part of the project; nil if that is absent.
  static func specification(_ name: String) -> String? {
    SharedData.folder?.appendingPathComponent("specs/\(name)").path
  }

  /// The environment of started programs: ours without the settings and fault points of Nuthatch.
  static func environment(_ additions: [String: String] = [:]) -> [String: String] {
    ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("NUTHATCH_") }
      .merging(additions) { _, new in new }
  }

  private static func path(_ variable: String) -> URL? {
    ProcessInfo.processInfo.environment[variable].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
  }
}
