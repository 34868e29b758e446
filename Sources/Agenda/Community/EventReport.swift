/// A report of something wrong with a community event.
public struct EventReport: Hashable, Sendable {
  /// The reason for a report.
  public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
    case spam
    /// It is not an event.
    case noEvent
    /// The event's details are not true.
    case wrong
    case offensive, dangerous
    case other
  }

  /// The event's number.
  public var event: Int64
  /// The reason for the report.
  public var reason: Reason
  /// The reporter's own words; nil for none.
  public var words: String?

  /// A report of an event.
  public init(_ event: Int64, _ reason: Reason, words: String? = nil) {
    (self.event, self.reason, self.words) = (event, reason, words)
  }

  /// The most reports that one person may make in a day.
  public static let perDay = 10
  /// How many seconds the bot must have known somebody before their reports count.
  public static let newcomer: Double = 86_400
}
