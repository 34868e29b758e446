import Foundation
import Testing

@testable import Agent

/// Schedules of people, faults and kills: NUTHATCH_SCHEDULES sets their number, NUTHATCH_SEED the first seed.
@Suite struct FaultHarnessTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["NUTHATCH_SCHEDULES"].flatMap(Int.init) ?? 8
  private static let seed = environment["NUTHATCH_SEED"].flatMap(UInt64.init) ?? 1

  @Test func `whatever fails and whenever it is killed, nothing is lost and nothing is done twice`() async throws {
    var deaths = 0
    var messages = 0
    var faults: [String: Int] = [:]
    var failed: [UInt64] = []
    for seed in Self.seed..<Self.seed + UInt64(Self.count) where failed.count < 5 {
      let ordeal = try Ordeal(seed: seed)
      var objections: [String] = []
      do {
        try await Backoff.$spread.withValue({ 0.5 }) { try await ordeal.run(steps: 60) }
        objections = try Verdict(ordeal).objections
      } catch {
        objections = ["\(error)"]
      }
      deaths += ordeal.deaths
      messages += ordeal.written.count
      faults.merge(ordeal.chronicle.faults) { $0 + $1 }
      guard !objections.isEmpty else { continue }
      failed.append(seed)
      let history = ordeal.chronicle.lines.joined(separator: "\n")
      Issue.record("NUTHATCH_SCHEDULES=1 NUTHATCH_SEED=\(seed)\n\(objections.joined(separator: "\n"))\n\n\(history)")
    }
    // A few schedules may well have none.
    if Self.count >= 8, failed.isEmpty { #expect(deaths > 0 && !faults.isEmpty) }
    let told = faults.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    print("\(Self.count) schedules: \(messages) messages, killed \(deaths) times; faults: \(told)")
  }
}
