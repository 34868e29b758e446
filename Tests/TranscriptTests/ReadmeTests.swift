import Foundation
import Testing

/// The README shows a conversation as the bot holds it.
@Suite struct ReadmeTests {
  private static let root = TranscriptTests.folder.appending(path: "../../..").standardized

  @Test func `the README's conversation is a transcript`() throws {
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let transcript = try String(contentsOf: TranscriptTests.folder.appending(path: "readme.txt"), encoding: .utf8)
    let said = transcript.split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.hasPrefix("@") }
    #expect(readme.contains("```\n\(said.joined(separator: "\n"))\n```"))
  }

  @Test(arguments: ["README", "CONTRIBUTING", "Deploy/running", "Deploy/privacy", "Deploy/troubleshooting"])
  func `links lead to files that are there`(page: String) throws {
    let page = Self.root.appending(path: page + ".md")
    let links = try String(contentsOf: page, encoding: .utf8).matches(of: /\]\((?<path>[^)#:]+)\)/).map(\.output.path)
    for link in links {
      let file = page.deletingLastPathComponent().appending(path: String(link))
      #expect(FileManager.default.fileExists(atPath: file.path), "\(link)")
    }
  }
}
