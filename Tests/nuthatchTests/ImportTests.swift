import Foundation
import Testing

/// A module imports only what its entry in Package.swift names. The compiler lets through what comes with another module.
@Suite struct ImportTests {
  /// A target of Package.swift.
  private struct Entry {
    var name: String
    var folder: String
    /// The modules that it names, and other words in quotes.
    var names: Set<String>
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    .standardizedFileURL
  private static let ofTheToolchain: Set = ["Foundation", "Dispatch", "Synchronization", "Testing"]

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The entries in the text of a manifest. The network's folder is the name of each.
  private static func entries(in manifest: String) throws -> [Entry] {
    let networks = Set(
      try #require(manifest.firstMatch(of: /let networks = \[(.+)\]/)).output.1.matches(of: /"(\w+)"/)
        .map { String($0.output.1) })
    let targets = try #require(manifest.range(of: "  targets: [")).upperBound
    let heads = /(?:module|tests|\.target|\.executableTarget|\.systemLibrary)\(\s*(?:name: )?(?:"(\w+)"|\$0)/
    let found = manifest[targets...].matches(of: heads)
    return zip(found, found.dropFirst().map(\.range.lowerBound) + [manifest.endIndex]).flatMap { head, end -> [Entry] in
      let body = manifest[head.range.upperBound..<end]
      var names = Set(body.matches(of: /"(\w+)"/).map { String($0.output.1) })
      if body.contains("networkTargets") { names.formUnion(networks) }
      guard let name = head.output.1.map(String.init) else {
        return networks.sorted().map { Entry(name: $0, folder: "Sources/Networks/\($0)", names: names) }
      }
      let folder = body.firstMatch(of: /path: "([\w\/]+)"/).map { String($0.output.1) }
      guard !head.output.0.hasPrefix("tests") else {
        return [Entry(name: "\(name)Tests", folder: "Tests/\(name)Tests", names: names)]
      }
      return [Entry(name: name, folder: folder ?? "Sources/\(name)", names: names)]
    }
  }

  private static func imports(below folder: String) throws -> Set<String> {
    let files = try #require(FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path))
    var found: Set<String> = []
    for case let file as String in files where file.hasSuffix(".swift") {
      let lines = try text("\(folder)/\(file)").split(separator: "\n").filter { $0.contains("import ") }
      found.formUnion(
        lines.compactMap { $0.wholeMatch(of: /(?:@?\w+ )*import (\w+)/).map { String($0.output.1) } })
    }
    return found.subtracting(ofTheToolchain)
  }

  @Test func `every import is a dependency that Package.swift names`() throws {
    let entries = try Self.entries(in: Self.text("Package.swift"))
    #expect(entries.count > 50)
    let unnamed = try entries.flatMap { entry in
      try Self.imports(below: entry.folder).subtracting(entry.names).sorted().map { "\(entry.name): \($0)" }
    }
    #expect(unnamed == [])
  }

  @Test func `the arrows in CONTRIBUTING are those of Package.swift`() throws {
    let entries = try Self.entries(in: Self.text("Package.swift"))
    let own = Set(entries.map(\.name))
    let networks = entries.filter { $0.folder.hasPrefix("Sources/Networks/") && $0.name != "NetworkSupport" }
    var told: [String: Set<String>] = [:]
    for arrow in try Self.text("CONTRIBUTING.md").matches(of: /(\w[\w\/*]*(?:, \w+)*) +-> (\w+(?:, \w+)*)/) {
      let ends = Set(arrow.output.2.split(separator: ", ").map(String.init)).subtracting(["nothing"])
      for name in arrow.output.1.split(separator: ", ").map(String.init) {
        for module in name == "Networks/*" ? networks.map(\.name) : [name] { told[module] = ends }
      }
    }
    #expect(told.count > 20)
    for entry in entries {
      guard let ends = told[entry.name] else { continue }
      var uses = entry.names.intersection(own).subtracting([entry.name])
      if uses.contains("Agenda") { uses.remove("Civil") }
      #expect(uses == ends, "\(entry.name)")
    }
  }
}
