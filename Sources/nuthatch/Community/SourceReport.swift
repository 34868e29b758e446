import Agenda
import Civil
import Feeds
import Foundation

/// The output of `nuthatch community read` about a source.
struct SourceReport: Encodable {
  /// One event, or one occurrence that differs from its series.
  struct ReportedEvent: Encodable {
    var uid: String
    var recurrenceID: String?
    var sequence: Int
    var name: String
    var start: String
    var end: String?
    var zone: String?
    var repeats: [String]
    var added: [String]
    var leftOut: [String]
    /// The next start of a series.
    var next: String?
    var place: String?
    var latitude: Double?
    var longitude: Double?
    var note: String?
    var url: String?
    var image: String?
    var online: String?
    var price: String?
    var organiser: String?
    var categories: [String]
    var status: String
    var fingerprint: String
  }

  /// Something that can't be read.
  struct ReportedProblem: Encodable {
    var reason: String
    var subject: String
  }

  var kind: String?
  var title: String?
  var refusal: String?
  var isComplete: Bool
  var undated: Int
  var events: [ReportedEvent]
  var problems: [ReportedProblem]
  /// The number of problems that are not listed.
  var furtherProblems: Int

  /// - Parameter now: the instant after which the next occurrence of each series is searched for.
  init(_ reading: SourceReading, now: Date, zone: Zone) {
    (kind, title, refusal) = (reading.kind?.rawValue, reading.title, reading.refusal?.rawValue)
    (isComplete, undated) = (reading.isComplete, reading.undated)
    let window = now..<now.addingTimeInterval(400 * 86_400)
    let next = EventSeries.series(of: reading.events).filter { $0.whole?.repeats == true }.map { series in
      let occurrences = series.occurrences(in: window, zone: zone, most: 100)
      return (series.whole?.uid ?? "", occurrences.first { $0.event.status != .cancelled }?.start.description)
    }
    let nextByUID = Dictionary(next, uniquingKeysWith: { first, _ in first })
    events = reading.events.map { event in
      ReportedEvent(event, next: event.repeats ? nextByUID[event.uid] ?? nil : nil)
    }
    problems = reading.problems.map { ReportedProblem(reason: $0.reason.rawValue, subject: $0.subject) }
    furtherProblems = reading.furtherProblems
  }

  /// The report as text, a line for each event and each problem.
  var text: String {
    var lines = [headline]
    lines += events.map { "  \($0.line)" }
    if undated > 0 {
      lines.append(
        "\(undated) \(undated == 1 ? "item tells" : "items tell") no time of an event. "
          + "If a date in them is the start, say which: --start pubDate, --start title."
      )
    }
    lines += problems.map { "\(Self.reasons[$0.reason] ?? $0.reason): \($0.subject)" }
    if furtherProblems > 0 { lines.append("and \(furtherProblems) more that can't be read") }
    return lines.joined(separator: "\n")
  }

  private var headline: String {
    let name = title.map { " \"\($0)\"" } ?? ""
    let what = kind.map { Self.kinds[$0] ?? $0 } ?? "The source"
    guard let refusal else { return "\(what)\(name): \(events.count) \(events.count == 1 ? "event" : "events")" }
    return "\(what)\(name): nothing would be imported: \(SourceReading.Refusal(rawValue: refusal)?.words ?? refusal)"
  }

  private static let kinds = ["calendar": "Calendar", "feed": "Feed", "page": "Page"]
  private static let reasons = [
    "noStart": "left out, no start can be read", "badRepeat": "left out, its repeat can't be read",
    "unreadable": "this can't be read", "unknownZone": "zone not known, the source's is taken",
    "endsEarly": "its end is before its start, and is left out", "tooMany": "left out, there are too many events",
  ]
}

extension SourceReport.ReportedEvent {
  init(_ event: CommunityEvent, next: String?) {
    self.next = next
    uid = event.uid
    recurrenceID = event.recurrenceID.isEmpty ? nil : event.recurrenceID
    sequence = event.sequence
    name = event.name
    (start, end, zone) = (event.start.description, event.end?.description, event.start.zone)
    repeats = event.rules.map(\.rrule)
    added = event.additions.map(\.start.description)
    leftOut = event.exceptions.map(\.description)
    place = event.place
    (latitude, longitude) = (event.coordinates?.latitude, event.coordinates?.longitude)
    (note, url, image, online) = (event.note, event.url, event.image, event.onlineURL)
    (price, organiser, categories) = (event.price, event.organiser, event.categories)
    (status, fingerprint) = (event.status.rawValue, event.fingerprint)
  }

  /// `2026-11-27T19:00 to 2026-11-27T22:00 Europe/London  Board games, Room 2; FREQ=WEEKLY; cancelled`
  var line: String {
    let when = [start, end.map { "to \($0)" }, zone].compactMap { $0 }.joined(separator: " ")
    let what = [name.isEmpty ? "(no name)" : name, place].compactMap { $0 }.joined(separator: ", ")
    let marks =
      repeats + (added.isEmpty ? [] : ["\(added.count) added"])
      + (leftOut.isEmpty ? [] : ["\(leftOut.count) left out"])
      + (next.map { ["next \($0)"] } ?? []) + (recurrenceID.map { ["instead of \($0)"] } ?? [])
      + (status == "confirmed" ? [] : [status])
    return ([when + "  " + what] + marks).joined(separator: "; ")
  }
}
