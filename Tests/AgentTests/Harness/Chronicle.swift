import Foundation

/// The events of one schedule, one per line, for reading after a failure.
final class Chronicle: @unchecked Sendable {
  private let lock = NSLock()
  private let clock: TestClock
  private var kept: [String] = []
  private var counts: [String: Int] = [:]

  init(_ clock: TestClock) { self.clock = clock }

  var lines: [String] { lock.withLock { kept } }
  /// The number of times that each kind of fault occurred.
  var faults: [String: Int] { lock.withLock { counts } }

  func note(_ line: String) {
    let time = clock.now.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    lock.withLock { kept.append("\(time) \(line)") }
  }

  func note(fault: String, in line: String) {
    note("\(line): \(fault)")
    lock.withLock { counts[fault, default: 0] += 1 }
  }
}
