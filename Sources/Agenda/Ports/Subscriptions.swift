/// The calendars elsewhere that one person follows.
public protocol Subscriptions {
  /// All of them, the oldest first.
  func all() throws -> [Subscription]
  /// Follows a calendar from now on; it is read as soon as it can be.
  ///
  /// - Parameters:
  ///   - name: what the person calls it, or what it is called until it tells its name.
  ///   - isNamed: whether the person called it so.
  func add(address: String, name: String, isNamed: Bool) throws -> Subscription
  /// Ends a subscription. Its events stay as the person's own, or go.
  func end(_ subscription: Subscription.ID, keepsEvents: Bool) throws
}
