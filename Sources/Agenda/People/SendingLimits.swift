/// The limits on the requests that one person may send, so that nobody is pestered.
public struct SendingLimits: Hashable, Sendable {
  /// Requests a day, to everybody together.
  public var perDay = 30
  /// Requests a day, to the same person.
  public var perPersonAndDay = 10
  /// Requests to the same person that may be unanswered at a time.
  public var unanswered = 5
  /// The length of that day, in seconds.
  public var day: Double = 86_400

  /// The usual limits.
  public init() {}

  /// The usual limits, as one shared value.
  public static let standard = SendingLimits()
}
