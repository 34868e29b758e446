/// What somebody finds wrong with an event of the community's.
public struct EventReport: Hashable, Sendable {
  /// What is wrong.
  public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
    case spam
    /// It is no event.
    case noEvent
    /// What is told of it does not hold.
    case wrong
    case offensive, dangerous
    case other
  }

  /// The event's number.
  public var event: Int64
  /// What is wrong.
  public var reason: Reason
  /// The same in the words of the person who reports it; nil for none.
  public var words: String?

  /// A report of an event.
  public init(_ event: Int64, _ reason: Reason, words: String? = nil) {
    (self.event, self.reason, self.words) = (event, reason, words)
  }

  /// How many reports one person may make in a day.
  public static let perDay = 10
  /// Seconds that somebody has to be known before their reports count.
  public static let newcomer: Double = 86_400
}
