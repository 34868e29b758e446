import Agenda
import Foundation
import TestSupport
import Testing

@testable import Importing

/// Files that are damaged in any way are read to the end. `NUTHATCH_FILES=10000` tries that many of each kind;
/// `NUTHATCH_SEED` is the seed.
@Suite struct ImportFuzzTests {
  static let count = ProcessInfo.processInfo.environment["NUTHATCH_FILES"].flatMap { Int($0) } ?? 100
  static let seed = ProcessInfo.processInfo.environment["NUTHATCH_SEED"].flatMap { UInt64($0) } ?? 1

  @Test(arguments: ImportReaderTests.cases)
  func `a damaged file is read to the end`(_ asked: ImportReaderTests.Case) {
    var generator = SeededGenerator(seed: Self.seed)
    for _ in 0..<Self.count {
      var batch = ImportBatch()
      Samples.reader.read(Self.damaged(Array(asked.text.utf8), by: &generator), named: asked.name, into: &batch)
      #expect(batch.items.allSatisfy { !$0.name.isEmpty && $0.imported?.uid.isEmpty == false })
    }
  }

  /// A few bytes changed, some of it left out, doubled or moved.
  static func damaged(_ bytes: [UInt8], by generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...8, using: &generator) where !bytes.isEmpty {
      let start = Int.random(in: bytes.indices, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 1...60, using: &generator))
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes[start] = UInt8.random(in: .min ... .max, using: &generator)
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 3: bytes.insert(contentsOf: Array("9:;,\"\\\r\n={}[]".utf8).shuffled(using: &generator), at: start)
      default: bytes = Array(bytes[..<start])
      }
    }
    return bytes
  }
}
