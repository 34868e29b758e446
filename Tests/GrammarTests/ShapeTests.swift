import Foundation
import Testing

/// The code keeps to functions that fit a screen.
@Suite struct ShapeTests {
  /// A function or a computed property by its file and its first line, with its length in lines and how deep its blocks nest.
  private struct Shape: CustomStringConvertible {
    var description: String
    var lines = 0
    var depth = 0
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  /// The functions below a folder, as `swift format` lays them out.
  private static func shapes(in folder: String) throws -> [Shape] {
    let files = try #require(
      FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil))
    // Made once, since that takes longer than a match.
    let head = /^( *)(?:[a-z@(),: ]+ )?(?:func \S|init[?(]|subscript|var [^=]+ \{$)/
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.flatMap { file in
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      return lines.indices.compactMap { first in
        (try? head.prefixMatch(in: lines[first])).flatMap { head in
          shape(from: first, indented: head.output.1, of: lines, in: file.lastPathComponent)
        }
      }
    }
  }

  private static func shape(
    from first: Int, indented indent: Substring, of lines: [Substring], in file: String
  ) -> Shape? {
    guard let open = lines[first...].prefix(8).firstIndex(where: { $0.hasSuffix("{") }) else { return nil }
    guard let last = lines[open...].firstIndex(of: indent + "}") else { return nil }
    var depth = 0
    var shape = Shape(description: "\(file): \(lines[first].drop { $0 == " " })", lines: last - first + 1)
    for line in lines[open...last] {
      for brace in line.replacing(notCode, with: "").utf8 {
        switch brace {
        case UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "}"): depth -= 1
        default: continue
        }
        // The first block is the body.
        shape.depth = max(shape.depth, depth - 1)
      }
    }
    return shape
  }

  /// A literal of one line, or a comment.
  nonisolated(unsafe) private static let notCode = /"(?:\\.|[^"\\])*"|\/\/.*/

  @Test func `each brace counts, in blocks of one line and in closures too`() {
    let lines: [Substring] = [
      "  var found: [Int] {", "    all.filter {", "      for one in $0 { if one > 9 { return true } }  // {",
      "      return $0 == \"{\"", "    }", "  }",
    ]
    let shape = Self.shape(from: 0, indented: "  ", of: lines, in: "")
    #expect(shape?.lines == 6 && shape?.depth == 3)
  }

  @Test(arguments: ["Sources", "Commands"])
  func `no function is longer than 60 lines`(folder: String) throws {
    let shapes = try Self.shapes(in: folder)
    #expect(shapes.count > 100)
    #expect(shapes.filter { $0.lines > 60 }.map(\.description) == [])
  }

  @Test func `no function of the grammar nests deeper than four blocks`() throws {
    let shapes = try Self.shapes(in: "Sources/Grammar")
    #expect(shapes.count > 100)
    #expect(shapes.filter { $0.depth > 4 }.map(\.description) == [])
  }
}
