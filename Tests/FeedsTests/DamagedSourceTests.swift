import Agenda
import Civil
import Foundation
import TestSupport
import Testing

@testable import Feeds

/// Sources that are damaged in any way are read to the end. `NUTHATCH_FEEDS=10000` tries that many;
/// `NUTHATCH_SEED` is the seed.
@Suite struct DamagedSourceTests {
  static let count = ProcessInfo.processInfo.environment["NUTHATCH_FEEDS"].flatMap { Int($0) } ?? 300
  static let seed = ProcessInfo.processInfo.environment["NUTHATCH_SEED"].flatMap { UInt64($0) } ?? 1

  /// The samples here, and the shared files that are not long.
  static let originals: [[UInt8]] =
    Samples.all.map { Array($0.utf8) }
    + SharedFeeds.files.compactMap { try? SharedFeeds.bytes($0) }.filter { $0.count < 40_000 }

  @Test func `a damaged source is read to the end`() {
    var generator = SeededGenerator(seed: Self.seed)
    let reader = SourceReader(settings: SourceSettings(zone: .utc, start: "pubDate"))
    let window = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 4e9)
    for index in 0..<Self.count {
      let damaged = Self.damaged(Self.originals[index % Self.originals.count], by: &generator)
      let reading = reader.read(damaged)
      #expect(reading.events.allSatisfy { !$0.uid.isEmpty })
      #expect(Set(reading.events.map(\.key)).count == reading.events.count)
      let answer = reader.answer(damaged)
      #expect(answer.count == reading.events.count)
      var known = KnownEvents()
      #expect(known.take(answer, at: window.lowerBound).added == (reading.refusal == nil ? answer.count : 0))
      #expect(known.take(answer, at: window.lowerBound).isEmpty)
      for series in EventSeries.series(of: reading.events).prefix(50) {
        #expect(series.occurrences(in: window, zone: .utc, most: 50).count <= 60 + series.parts.count)
      }
    }
  }

  /// A few bytes changed, some of it left out, doubled or moved, or the end cut off.
  private static func damaged(_ bytes: [UInt8], by generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...8, using: &generator) where !bytes.isEmpty {
      let start = Int.random(in: bytes.indices, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 1...80, using: &generator))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes[start] = UInt8.random(in: .min ... .max, using: &generator)
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 3: bytes.insert(contentsOf: Array("9:;,\"\\\r\n={}[]<>&/".utf8).shuffled(using: &generator), at: start)
      case 4: for index in start..<end where 48...57 ~= bytes[index] { bytes[index] = 57 }
      default: if Bool.random(using: &generator) { bytes = Array(bytes[..<start]) }
      }
    }
    return bytes
  }
}
