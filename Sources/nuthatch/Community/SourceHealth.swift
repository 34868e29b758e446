import Conversation
import Foundation
import Storage

/// The output of `nuthatch community sources`; its JSON is stable.
struct SourceHealth: Encodable {
  struct Source: Encodable {
    var name: String
    var trust: String
    /// calendar, feed or page; absent if nothing was read yet.
    var kind: String?
    var title: String?
    /// The number of events that are listed and not over.
    var events: Int
    var undated: Int
    var unread: Int
    /// The number of events that vanished at once, and are kept for now.
    var held: Int
    var fetched: Date?
    var answered: Date?
    var failures: Int
    var problem: String?
    var next: Date

    init(_ source: EventSource) {
      (name, trust, kind, title) = (source.name, source.trust.rawValue, source.answer.kind, source.answer.title)
      (events, undated, unread) = (source.events, source.answer.undated, source.answer.unread)
      (held, fetched, answered) = (source.answer.held, source.fetched, source.answered)
      (failures, problem, next) = (source.failures, source.problem, source.next)
    }
  }

  var sources: [Source]

  init(_ sources: [EventSource]) { self.sources = sources.map(Source.init) }

  /// The sources as text, a line for each, with its problems below.
  var text: String {
    guard !sources.isEmpty else {
      return "There are no sources yet: `community.sources` in the configuration names them, and the daemon reads them."
    }
    return sources.map { ([$0.line] + $0.troubles.map { "  \($0)" }).joined(separator: "\n") }.joined(separator: "\n")
  }

  /// One line for `nuthatch status`; nil if there are no sources.
  var summary: String? {
    guard !sources.isEmpty else { return nil }
    let failing = sources.filter { $0.failures > 0 }.map(\.name)
    let events = sources.reduce(0) { $0 + $1.events }
    return "events: \(events) of \(sources.count) \(sources.count == 1 ? "source" : "sources")"
      + (failing.isEmpty ? "" : ", failing: \(failing.joined(separator: ", "))")
  }
}

extension SourceHealth.Source {
  fileprivate var line: String {
    let what = [kind, trust == EventSource.Trust.ordinary.rawValue ? nil : trust].compactMap(\.self)
    let head = name.printableLine + (what.isEmpty ? "" : " (\(what.joined(separator: ", ")))")
    let read = answered.map { "read \($0.toTheMinute)" } ?? "not read yet"
    return "\(head): \(events) \(events == 1 ? "event" : "events"), \(read), next \(next.toTheMinute)"
  }

  fileprivate var troubles: [String] {
    var lines: [String] = []
    if let problem { lines.append("failing (\(failures) in a row): \(problem.printableLine)") }
    if held > 0 {
      lines.append(
        "\(held) events vanished at once: they stay until fewer are missing. Look at the source; if that is right, "
          + "`nuthatch community sources accept \(name.printableLine)`.")
    }
    if undated > 0 {
      lines.append("\(undated) \(undated == 1 ? "item tells" : "items tell") no time of an event: see `start`")
    }
    if unread > 0 { lines.append("\(unread) could not be read: `nuthatch community read` tells which") }
    return lines
  }
}
