import Foundation
import Testing

/// Types are found by their names: a file holds one that others use, and no name stands for two things where it is used.
@Suite struct TypeNamesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    .standardizedFileURL

  /// A type.
  private struct Declaration {
    var name: String
    var path: String
    var isForOthers: Bool
    /// True if it stands within another type.
    var isNested: Bool
    /// The modules that its file imports.
    var imports: Set<String>

    var module: String {
      let folders = path.split(separator: "/").map(String.init)
      return folders[folders[1] == "Networks" ? 2 : folders[0] == "Commands" ? 0 : 1]
    }
  }

  /// All types, found once for all tests.
  private static let found = Result { try found(below: ["Sources", "Commands"]) }

  /// The types at the top level of a file.
  private static func declarations() throws -> [Declaration] { try found.get().filter { !$0.isNested } }

  private static func found(below folders: [String]) throws -> [Declaration] {
    let head =
      /(?m)^( *)(?:@\w+ )?(public |package )?(?:private |fileprivate )?(?:final |indirect )*(?:struct|enum|class|actor|protocol) (\w+)/
    let importing = /(?m)^(?:public |package )?import (\w+)/
    return try folders.flatMap { folder in
      let files = try #require(FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path))
      let names = files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
      return try names.flatMap { name in
        let text = try String(contentsOf: root.appendingPathComponent("\(folder)/\(name)"), encoding: .utf8)
        let imports = Set(text.matches(of: importing).map { String($0.output.1) })
        return text.matches(of: head).map {
          Declaration(
            name: String($0.output.3), path: "\(folder)/\(name)", isForOthers: $0.output.2 != nil,
            isNested: !$0.output.1.isEmpty, imports: imports)
        }
      }
    }
  }

  /// The types of a server's answers share a file.
  @Test func `a file has one type for other modules`() throws {
    let all = try Self.declarations().filter { $0.isForOthers && !$0.path.hasSuffix("Entities.swift") }
    #expect(all.count > 400)
    let shared = Dictionary(grouping: all, by: \.path).filter { $0.value.count > 1 }
    #expect(shared.keys.sorted() == [])
  }

  @Test func `no type is named like its module`() throws {
    let named = try Self.declarations().filter { $0.name == $0.module }
    #expect(named.map(\.path) == [])
  }

  @Test func `no two types have one name`() throws {
    let all = try Self.declarations()
    #expect(all.count > 900)
    let doubled = Dictionary(grouping: all, by: \.name).filter { $0.value.count > 1 }
    #expect(doubled.values.map { $0.map(\.path).joined(separator: ", ") }.sorted() == [])
  }

  @Test func `a type within another one hides none that its file sees`() throws {
    let all = try Self.found.get()
    let outer = Dictionary(all.filter { !$0.isNested }.map { ($0.name, $0) }) { first, _ in first }
    let found = all.filter { type in
      guard type.isNested, let other = outer[type.name] else { return false }
      return other.module == type.module || other.isForOthers && type.imports.contains(other.module)
    }
    #expect(found.map { "\($0.path): \($0.name)" }.sorted() == [])
  }
}
