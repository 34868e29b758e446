import CoreMetrics
import Foundation

/// One metric with its dimensions.
final class PrometheusMetric: CounterHandler, RecorderHandler, MeterHandler, TimerHandler, @unchecked Sendable {
  /// The kinds of metric, by their names in Prometheus.
  enum Kind: String {
    case counter, gauge, summary
  }

  let kind: Kind
  private let lock = NSLock()
  private var sum = 0.0
  private var count = 0

  init(_ kind: Kind) { self.kind = kind }

  func increment(by amount: Int64) { add(Double(amount)) }

  func reset() {
    lock.withLock { (sum, count) = (0, 0) }
  }

  func record(_ value: Int64) { record(Double(value)) }

  func record(_ value: Double) { kind == .gauge ? set(value) : add(value) }

  /// Times are recorded in seconds.
  func recordNanoseconds(_ duration: Int64) { add(Double(duration) / 1e9) }

  func set(_ value: Int64) { set(Double(value)) }

  func set(_ value: Double) { lock.withLock { sum = value } }

  func increment(by amount: Double) { add(amount) }

  func decrement(by amount: Double) { add(-amount) }

  private func add(_ amount: Double) {
    lock.withLock {
      sum += amount
      count += 1
    }
  }

  /// The metric's lines in the text format.
  func lines(_ name: String, _ dimensions: String) -> String {
    let (sum, count) = lock.withLock { (self.sum, self.count) }
    guard kind == .summary else { return "\(name)\(dimensions) \(sum)\n" }
    return "\(name)_sum\(dimensions) \(sum)\n\(name)_count\(dimensions) \(count)\n"
  }
}
