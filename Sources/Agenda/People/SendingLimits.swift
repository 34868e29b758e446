/// How much one person may ask of others: so that nobody is bothered.
public struct SendingLimits: Hashable, Sendable {
  /// In a day, of everybody.
  public var perDay = 30
  /// In a day, of one person.
  public var perPersonAndDay = 10
  /// Of one person who has answered none of it.
  public var unanswered = 5
  /// The day that is counted over, in seconds.
  public var day: Double = 86_400

  public init() {}

  public static let standard = SendingLimits()
}
