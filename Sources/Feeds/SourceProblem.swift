import Agenda

/// Something in a source that could not be read. At most the event that contains it is lost.
public struct SourceProblem: Hashable, Sendable {
  /// The kinds of problem.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// There is no readable start.
    case noStart
    /// A rule of the repeat cannot be read.
    case badRepeat
    /// A line or a part of the file cannot be read.
    case unreadable
    /// Its zone is unknown; its times count as the source's.
    case unknownZone
    /// It ends before it begins; the end is left out.
    case endsEarly
    /// There are more events than allowed.
    case tooMany
  }

  /// The kind of problem.
  public var reason: Reason
  /// Its subject: an event's name or UID, a line, or a zone; empty if that is unknown.
  public var subject: String

  /// A problem of a kind with a subject.
  public init(_ reason: Reason, _ subject: String) {
    self.reason = reason
    self.subject = String(subject.prefix(120))
  }
}
