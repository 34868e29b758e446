public import Agenda

/// The result of reading a source's answer.
public struct SourceReading: Hashable, Sendable {
  /// The kinds of source.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// iCalendar (RFC 5545).
    case calendar
    /// RSS or Atom.
    case feed
    /// A web page with JSON-LD, microdata or microformats.
    case page
  }

  /// The reasons to refuse a whole answer, so that nothing known from before may change.
  public enum Refusal: String, Hashable, Sendable, CaseIterable {
    /// The answer is a sign-in page.
    case signIn
    /// The answer is in no format with events.
    case notACalendar
    /// It ends before its end.
    case cut
    /// It has no events, and nothing else.
    case empty
    /// The answer is longer than ``SourceReader/longest``.
    case tooLong
  }

  /// Its format; nil if that is unknown.
  public var kind: Kind?
  /// The reason why nothing may change; nil if the answer can be used.
  public var refusal: Refusal?
  /// The title that the source gives itself.
  public var title: String?
  /// The events, each with a unique key, in the source's order.
  public var events: [CommunityEvent] = []
  /// The number of items without an event's time. The reader never invents one.
  public var undated = 0
  /// The parts that could not be read, and why; at most as many as anybody would look at.
  public var problems: [SourceProblem] = []
  /// The number of problems beyond those.
  public var furtherProblems = 0
  /// True if it has all of the source's events, so that a missing one is gone. A feed has only the latest.
  public var isComplete = false

  /// The length of the answer in bytes.
  public var size = 0

  /// Nothing yet.
  public init() {}

  /// The most problems to list for a source.
  static let mostProblems = 1000

  /// Adds problems; only counts those beyond the number that anybody would look at.
  mutating func note(_ found: some Sequence<SourceProblem>) {
    for problem in found {
      if problems.count < Self.mostProblems { problems.append(problem) } else { furtherProblems += 1 }
    }
  }

  /// Adds events. Of two with the same key, the one with the higher revision counts, or the later one.
  mutating func take(_ found: [CommunityEvent]) {
    var places: [CommunityEvent.Key: Int] = [:]
    events.reserveCapacity(events.count + found.count)
    for (index, event) in events.enumerated() { places[event.key] = index }
    for event in found {
      guard let place = places[event.key] else {
        places[event.key] = events.count
        events.append(event)
        continue
      }
      if event.sequence >= events[place].sequence { events[place] = event }
    }
  }
}
