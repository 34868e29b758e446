import Foundation
import Testing

@testable import nuthatch

@Suite struct VersionTests {
  @Test func `the newest release of the changelog is the version`() throws {
    let changelog = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../CHANGELOG.md")
    let releases = try String(contentsOf: changelog.standardized, encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix("## ") && $0 != "## Unreleased" }
    #expect(releases.first.map { $0.dropFirst(3).prefix { $0 != " " } } == Substring(Version.current))
  }
}
