/// The subscriptions of one person: calendars on other servers that they follow.
public protocol Subscriptions {
  /// Returns all of them, the oldest first.
  func all() throws -> [Subscription]
  /// Follows a calendar from now on. It is read as soon as it can be.
  ///
  /// - Parameters:
  ///   - name: the name that the person gives it, or the one it has until the calendar gives its own.
  ///   - isNamed: whether the person gave it that name.
  func add(address: String, name: String, isNamed: Bool) throws -> Subscription
  /// Ends a subscription. Its events stay as the person's own, or are deleted.
  func end(_ subscription: Subscription.ID, keepsEvents: Bool) throws
}
