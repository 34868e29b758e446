import CoreMetrics
import Foundation
import Storage
import Synchronization

/// The state of the community's sources, for the process's metrics system.
enum SourceMetrics {
  /// The names of the sources that were last measured.
  private static let told = Mutex<Set<String>>([])

  /// Measures the sources again. Removes the figures of those that the configuration no longer names.
  static func note(_ sources: [EventSource], at now: Date) {
    let names = Set(sources.map(\.name))
    let former = told.withLock { told in
      defer { told = names }
      return told.subtracting(names)
    }
    for name in former { gauges(of: name).forEach { $0.destroy() } }
    for source in sources {
      let values = [
        source.failures == 0 ? 1 : 0, Double(source.events), source.answered.map { max(0, now.timeIntervalSince($0)) },
      ]
      for (gauge, value) in zip(gauges(of: source.name), values) {
        if let value { gauge.record(value) } else { gauge.destroy() }
      }
    }
  }

  private static func gauges(of name: String) -> [Gauge] {
    ["up", "events", "lag_seconds"].map {
      Gauge(label: "nuthatch_event_source_\($0)", dimensions: [("source", name)])
    }
  }

  /// The descriptions of the figures, by their names.
  static let help = [
    "nuthatch_event_source_up": "Whether the latest answer of the source of events could be read: 1 or 0.",
    "nuthatch_event_source_events": "Events of the source that are listed and not over.",
    "nuthatch_event_source_lag_seconds": "Since the source last gave an answer that could be read.",
  ]
}
