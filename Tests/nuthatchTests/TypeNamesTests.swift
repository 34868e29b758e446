import Foundation
import Testing

/// Types are found by their names: a file holds one that others use, and no name stands for two things.
@Suite struct TypeNamesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    .standardizedFileURL

  /// A type at the top level of a file.
  private struct Declaration {
    var name: String
    var path: String
    var isForOthers: Bool
  }

  private static func declarations() throws -> [Declaration] {
    var found: [Declaration] = []
    for folder in ["Sources", "Commands"] {
      let files = try #require(FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path))
      for case let name as String in files where name.hasSuffix(".swift") {
        let text = try String(contentsOf: root.appendingPathComponent("\(folder)/\(name)"), encoding: .utf8)
        let head =
          /^(?:@\w+ )?(public |package )?(?:private |fileprivate )?(?:final |indirect )*(?:struct|enum|class|actor|protocol) (\w+)/
        found += text.split(separator: "\n").compactMap { line in
          line.firstMatch(of: head).map {
            Declaration(name: String($0.output.2), path: "\(folder)/\(name)", isForOthers: $0.output.1 != nil)
          }
        }
      }
    }
    return found
  }

  /// The types of a server's answers share a file.
  @Test func `a file has one type for other modules`() throws {
    let all = try Self.declarations().filter { $0.isForOthers && !$0.path.hasSuffix("Entities.swift") }
    #expect(all.count > 400)
    let shared = Dictionary(grouping: all, by: \.path).filter { $0.value.count > 1 }
    #expect(shared.keys.sorted() == [])
  }

  @Test func `no type is named like its module`() throws {
    let named = try Self.declarations().filter { type in
      let folders = type.path.split(separator: "/")
      return type.name == folders[folders[1] == "Networks" ? 2 : folders[0] == "Commands" ? 0 : 1]
    }
    #expect(named.map(\.path) == [])
  }

  @Test func `no two types have one name`() throws {
    let all = try Self.declarations()
    #expect(all.count > 900)
    let doubled = Dictionary(grouping: all, by: \.name).filter { $0.value.count > 1 }
    #expect(doubled.values.map { $0.map(\.path).joined(separator: ", ") }.sorted() == [])
  }
}
