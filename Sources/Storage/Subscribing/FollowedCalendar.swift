public import Agenda

/// A subscription whose calendar is due to be read.
public struct FollowedCalendar: Hashable, Sendable {
  /// The subscription.
  public var subscription: Subscription
  /// The entity tag of its last answer (RFC 9110, section 8.8.3).
  public var etag: String?
  /// The date of its last change, as the server wrote it (section 8.8.2).
  public var lastModified: String?
  /// SHA-256 of its last answer.
  public var body: [UInt8]?
  /// The number of times in a row that it could not be read.
  public var failures: Int
  /// The number of answers in a row in which so many events were missing that the bot does not believe it.
  public var held: Int

  /// Makes a subscription with the marks of its last answer.
  public init(
    _ subscription: Subscription, etag: String?, lastModified: String?, body: [UInt8]?, failures: Int, held: Int
  ) {
    (self.subscription, self.etag, self.lastModified, self.body) = (subscription, etag, lastModified, body)
    (self.failures, self.held) = (failures, held)
  }
}
