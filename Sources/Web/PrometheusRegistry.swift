public import CoreMetrics
import Foundation

/// Where the process's metrics are gathered, to be told in Prometheus's text format (version 0.0.4).
public final class PrometheusRegistry: MetricsFactory, @unchecked Sendable {
  private struct Name: Hashable {
    var label: String
    var dimensions: [[String]]
  }

  private let lock = NSLock()
  private var figures: [Name: PrometheusMetric] = [:]
  private let help: [String: String]

  /// - Parameter help: what figures are, each in a line, by their names.
  public init(help: [String: String] = [:]) {
    self.help = help.merging(RequestMetrics.help) { given, _ in given }
  }

  /// All of them.
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

  /// Letters, digits and underscores are all that a name may have.
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

  public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    figure(.counter, label, dimensions)
  }

  public func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
    figure(aggregate ? .summary : .gauge, label, dimensions)
  }

  public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    figure(.gauge, label, dimensions)
  }

  public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    figure(.summary, label, dimensions)
  }

  /// What it measured is there no more, and is told no more.
  public func destroyRecorder(_ handler: any RecorderHandler) {
    lock.withLock {
      for (name, figure) in figures where figure === handler && figure.kind == .gauge { figures[name] = nil }
    }
  }

  // What is counted is told for as long as the process lives, whoever still counts.
  public func destroyCounter(_ handler: any CounterHandler) {}
  public func destroyMeter(_ handler: any MeterHandler) {}
  public func destroyTimer(_ handler: any TimerHandler) {}
}
