import Foundation
import Testing

@testable import nuthatch

/// The manual page is made from the command line, and leaves nothing out.
@Suite struct ManualPageTests {
  private let outline: CommandOutline
  private let page: String

  init() throws {
    outline = try CommandOutline.all()
    page = ManualPage(outline: outline, networks: .all).text
  }

  private static func all(_ commands: [CommandOutline], below path: String) -> [(String, CommandOutline)] {
    commands.flatMap { command -> [(String, CommandOutline)] in
      let name = "\(path) \(command.commandName)"
      return [(name, command)] + all(command.shown, below: name)
    }
  }

  @Test func `it has every command with each of its options`() {
    let commands = Self.all(outline.shown, below: "nuthatch")
    #expect(commands.count > 20)
    for (name, command) in commands {
      let title = ".SS \(name.replacing("-", with: #"\-"#))"
      let section = page.split(separator: title, maxSplits: 1).last?.prefix { _ in true } ?? ""
      let body = section.split(separator: "\n.SS ", maxSplits: 1).first ?? ""
      #expect(page.contains(title), "\(name)")
      guard command.commandName != "login" else { continue }
      for option in (command.arguments ?? []).flatMap({ $0.names ?? [] })
      where !["help", "h", "version"].contains(option.name) {
        #expect(body.contains(option.written.replacing("-", with: #"\-"#)), "\(name) \(option.written)")
      }
    }
  }

  @Test(arguments: ["login mastodon", "--client-id", "--token-file"])
  func `it has what each network takes to sign in`(words: String) { #expect(page.contains(words)) }

  @Test func `nothing of it is taken for an order to the formatter`() {
    let known: Set = ["TH", "SH", "SS", "PP", "TP", "B", "I", "RI", "nf", "fi"]
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(known.contains(String(line.dropFirst().prefix { $0 != " " })), "\(line)")
    }
    #expect(!page.contains("help-docs") && !page.contains("`"))
  }

  @Test func `it names the folder that the package installs its pages into`() throws {
    let script = try String(
      contentsOf: URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Deploy/package").standardizedFileURL,
      encoding: .utf8)
    let folder = try #require(script.firstMatch(of: /documents=\$root(\S+)/)?.output.1)
    #expect(page.contains("\(folder) has running.md"))
    #expect(!page.contains("Deploy/"))
  }

  @Test func `it tells the version`() { #expect(page.contains("Nuthatch \(Version.current)")) }
}
