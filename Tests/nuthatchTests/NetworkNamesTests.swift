import Foundation
import Testing

@testable import nuthatch

/// Code for one network is in that network's folder.
///
/// The test counts every word of the product's Swift that is a network's name, and every name of a type that begins
/// with one, in code and in string literals, but not in comments. Outside the networks' folders, these may have such
/// names: the array of kinds; the terminal, which is the other end of the console; migrations, which never change once
/// they have landed; and the guide of a command, which is documentation. `x` counts if it is a whole literal, a word
/// behind `login` or an address; the grammar reads the letter.
@Suite struct NetworkNamesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    .standardizedFileURL

  private static let allowed = [
    "Sources/Networks/", "Sources/nuthatch/KnownNetworks.swift", "Sources/nuthatch/Terminal/",
    "Sources/Store/Migrations/", "Sources/Grammar/Languages/", "Commands/RemindOn.swift",
  ]

  @Test func `no network is named outside its folder`() throws {
    var found: [String] = []
    var files = 0
    for folder in ["Sources", "Commands"] {
      let all = FileManager.default.enumerator(atPath: Self.root.appendingPathComponent(folder).path)
      while let name = all?.nextObject() as? String {
        let path = "\(folder)/\(name)"
        guard path.hasSuffix(".swift"), !Self.allowed.contains(where: path.hasPrefix) else { continue }
        files += 1
        let source = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
        found += Self.names(in: source, readsLetters: path.hasPrefix("Sources/Grammar/")).map { "\(path): \($0)" }
      }
    }
    #expect(files > 300 && Self.folders.count > 3)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test(arguments: [
    ("let a = \"mastodon\"", 1), ("// \"mastodon\"", 0), ("let a = \"by SMS\" // Twilio", 1), ("var sms = 1", 1),
    ("MastodonKind()", 1),
    ("case \"x\":", 1), ("\"nuthatch login x\"", 1), ("\"at x.com\"", 1), ("\"usenet\"", 0), ("XMLReader()", 0),
    ("XNetwork()", 1), ("import SMS", 1), ("let s = \"a \\\"twilio\\\" b\"", 1), ("\"\"\"\nthe console\n\"\"\"", 1),
    ("let url = \"https://a.example/b\" // x", 0), ("ConsoleNetwork.networkName", 1), ("\"smsc\"", 0),
  ])
  func `what counts as a name`(source: String, count: Int) {
    #expect(Self.names(in: source, readsLetters: false).count == count)
  }

  /// The names of the networks' own folders, and of the companies behind them. A name of one letter is searched
  /// separately.
  private static let prefixes = folders.filter { $0.count > 1 } + ["Twilio", "Twitter"]
  private static let words = Set((prefixes + KnownNetworks.all.names.filter { $0.count > 1 }).map { $0.lowercased() })
  private static let initials = Set((words + ["x"]).compactMap(\.utf8.first))
  private static let folders =
    ((try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Sources/Networks").path)) ?? [])
    .filter { $0 != "Support" }
  private static let typesOfX = ["XKind", "XNetwork", "XAPI", "XAccount", "XCredentials", "XKeys", "XToken", "XLogin"]

  private static func names(in source: String, readsLetters: Bool) -> [String] {
    var found: [String] = []
    var before = ""
    for line in source.split(separator: "\n") where line.utf8.contains(where: isInitial) {
      let line = Array(line.utf8)
      var index = 0
      while index < line.count {
        // An address has two slashes behind its colon; anywhere else they begin a comment.
        if line[index] == UInt8(ascii: "/"), index + 1 < line.count, line[index + 1] == UInt8(ascii: "/"),
          index == 0 || line[index - 1] != UInt8(ascii: ":")
        {
          break
        }
        guard isPart(line[index]) else {
          index += 1
          continue
        }
        let start = index
        while index < line.count, isPart(line[index]) { index += 1 }
        guard isInitial(line[start]) || before == "login" || before == "import" else {
          before = String(decoding: line[start..<index], as: UTF8.self)
          continue
        }
        let word = String(decoding: line[start..<index], as: UTF8.self)
        let (left, right) = (start > 0 ? line[start - 1] : 0, index < line.count ? line[index] : 0)
        let isQuoted = left == UInt8(ascii: "\"") && right == left
        let isX =
          word == "x" && (isQuoted && !readsLetters || before == "login" || line[index...].starts(with: ".com".utf8))
          || word == "X" && before == "import"
        if isX || words.contains(word.lowercased()) || typesOfX.contains(where: word.hasPrefix)
          || prefixes.contains(where: { word.hasPrefix($0) && word.dropFirst($0.count).first?.isUppercase != false })
        {
          found.append(word)
        }
        before = word
      }
    }
    return found
  }

  /// Returns true if a network's name may begin with that byte, in either case.
  private static func isInitial(_ byte: UInt8) -> Bool { initials.contains(byte | 0x20) }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
