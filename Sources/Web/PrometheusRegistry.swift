public import CoreMetrics
import Foundation

/// Collects the process's metrics and writes them in Prometheus's text format, version 0.0.4
/// (prometheus.io/docs/instrumenting/exposition_formats).
public final class PrometheusRegistry: MetricsFactory, @unchecked Sendable {
  private struct Name: Hashable {
    var label: String
    var dimensions: [[String]]
  }

  private let lock = NSLock()
  private var figures: [Name: PrometheusMetric] = [:]
  private let help: [String: String]

  /// - Parameter help: the description of each metric, by its name; the HELP lines.
  public init(help: [String: String] = [:]) {
    self.help = help.merging(RequestMetrics.help) { given, _ in given }
  }

  /// All metrics as text, sorted by name.
  public var text: String {
    let all = lock.withLock { figures }.map { (name: $0, figure: $1) }
    return Dictionary(grouping: all) { $0.name.label }.sorted { $0.key < $1.key }.map { label, series in
      let lines = series.sorted { $0.name.dimensions.lexicographicallyPrecedes($1.name.dimensions) { $0[1] < $1[1] } }
        .map { $0.figure.lines(label, PrometheusRegistry.written($0.name.dimensions)) }
      let help = self.help[label].map { "# HELP \(label) \($0)\n" } ?? ""
      return help + "# TYPE \(label) \(series[0].figure.kind.rawValue)\n" + lines.joined()
    }.joined()
  }

  private static func written(_ dimensions: [[String]]) -> String {
    let pairs = dimensions.map { pair in
      let value = pair[1].replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      return "\(pair[0])=\"\(value)\""
    }
    return pairs.isEmpty ? "" : "{\(pairs.joined(separator: ","))}"
  }

  /// A valid name: every character but ASCII letters and digits becomes an underscore.
  private static func plain(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0)) ? $0 : "_" }))
  }

  private func figure(_ kind: PrometheusMetric.Kind, _ label: String, _ dimensions: [(String, String)])
    -> PrometheusMetric
  {
    let name = Name(
      label: PrometheusRegistry.plain(label), dimensions: dimensions.map { [PrometheusRegistry.plain($0.0), $0.1] })
    return lock.withLock {
      if let known = figures[name] { return known }
      let new = PrometheusMetric(kind)
      figures[name] = new
      return new
    }
  }

  /// A counter; the same label and dimensions return the same one again.
  public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    figure(.counter, label, dimensions)
  }

  /// A summary if values are aggregated, otherwise a gauge that keeps the last value.
  public func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
    figure(aggregate ? .summary : .gauge, label, dimensions)
  }

  /// A gauge, which goes up and down.
  public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    figure(.gauge, label, dimensions)
  }

  /// A summary of durations, in seconds.
  public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    figure(.summary, label, dimensions)
  }

  /// Removes a gauge, since what it measured is gone.
  public func destroyRecorder(_ handler: any RecorderHandler) {
    lock.withLock {
      for (name, figure) in figures where figure === handler && figure.kind == .gauge { figures[name] = nil }
    }
  }

  // Counters and summaries stay in the text for the life of the process.
  /// Does nothing: the count stays in the text.
  public func destroyCounter(_ handler: any CounterHandler) {}
  /// Does nothing: the last value stays in the text.
  public func destroyMeter(_ handler: any MeterHandler) {}
  /// Does nothing: the sum and count stay in the text.
  public func destroyTimer(_ handler: any TimerHandler) {}
}
