import Foundation
import Testing

/// Ports stay small, and their implementations stay behind them.
@Suite struct PortTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    .standardizedFileURL

  /// The Swift files below a folder, by their paths.
  private static func sources(in folder: String) throws -> [(path: String, lines: [Substring])] {
    let files = try #require(FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path))
    return try files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map { name in
      let path = "\(folder)/\(name)"
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      return (path, text.split(separator: "\n"))
    }
  }

  /// The protocols in some lines, as `swift format` lays them out, with how many requirements each states.
  private static func protocols(in lines: [Substring]) -> [(name: Substring, requirements: Int)] {
    lines.indices.compactMap { start in
      guard let head = try? /(?:public |package )?protocol (\w+).*\{/.wholeMatch(in: lines[start]) else { return nil }
      let body = lines[(start + 1)...].prefix { $0 != "}" }
      let isRequirement = #/  (?:@\w+ )?(?:static |mutating )*(?:func|var|init|subscript|associatedtype)\b.*/#
      return (head.output.1, body.count { (try? isRequirement.wholeMatch(in: $0)) != nil })
    }
  }

  @Test(arguments: ["Sources/Storage", "Sources/Agenda"])
  func `no port has more than twelve requirements`(folder: String) throws {
    // The texts of a language are no port.
    let files = try Self.sources(in: folder).filter { !$0.path.hasPrefix("Sources/Agenda/Wording/") }
    let ports = files.flatMap { Self.protocols(in: $0.lines) }
    #expect(ports.count > 10 && ports.contains { $0.requirements > 5 })
    #expect(ports.filter { $0.requirements > 12 }.map { "\($0.name): \($0.requirements)" } == [])
  }

  @Test func `the composition root alone knows which store there is`() throws {
    var importing: [String] = []
    for folder in ["Sources", "Commands"] {
      importing += try Self.sources(in: folder).filter { $0.lines.contains { $0.hasSuffix("import Store") } }.map(
        \.path)
    }
    #expect(importing == ["Sources/nuthatch/Composition.swift"])
  }

  @Test func `no helper takes the whole transaction`() throws {
    let files = try ["Sources/Agent", "Sources/Web", "Sources/nuthatch"].flatMap { try Self.sources(in: $0) }
    let whole = files.filter { $0.lines.contains { $0.contains("LedgerTransaction") } }.map {
      URL(fileURLWithPath: $0.path).lastPathComponent
    }
    #expect(whole.sorted() == [])
  }

  /// A helper that needs two or three ports names these.
  @Test func `only what makes a desk, or hands the store on to it, takes the whole domain store`() throws {
    let files = try ["Sources/Agent", "Sources/Web", "Sources/nuthatch"].flatMap { try Self.sources(in: $0) }
    let whole = files.filter { $0.lines.contains { $0.contains("any DomainStore") } }.map {
      URL(fileURLWithPath: $0.path).lastPathComponent
    }
    #expect(
      whole.sorted() == [
        "CommunityRoutes.swift", "DaemonOperations.swift", "EventNoticeDelivery.swift", "JobWorker+Importing.swift",
        "PersonRights.swift", "ReplayableItem.swift",
      ])
  }

  @Test func `requirements are counted`() {
    let lines = """
      public protocol Large: Sendable {
        /// One.
        var one: Int { get }
        static func two()
        @discardableResult
        func three() throws -> Int
      }
      """.split(separator: "\n")
    #expect(Self.protocols(in: lines).map(\.requirements) == [3])
  }
}
