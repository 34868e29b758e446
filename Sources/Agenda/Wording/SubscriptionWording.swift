/// Texts about calendars on other servers that people follow.
package protocol SubscriptionWording {
  /// The reply that the bot is going to read a calendar.
  ///
  /// - Parameter isReadHere: whether this program reads it; else the daemon does.
  func subscribes(to name: String, isReadHere: Bool) -> String
  func isSubscribed(to name: String) -> String
  func tooManySubscriptions(_ most: Int) -> String
  var subscriptions: String { get }
  var noSubscriptions: String { get }
  func line(_ subscription: Subscription, on desk: Desk) -> String
  /// Asks what to do with the subscription's events.
  func unsubscribe(from subscription: Subscription) -> String
  var keepEvents: String { get }
  var dropEvents: String { get }
  func unsubscribed(from subscription: Subscription, keepsEvents: Bool) -> String
  /// The message that a calendar was read for the first time.
  ///
  /// - Parameter unread: the number of its parts that could not be read.
  func follows(_ subscription: Subscription, unread: Int) -> String
  /// The message that the first attempt to read a calendar failed, or that the person's quota has no room for its
  /// events.
  func cannotFollow(_ subscription: Subscription, _ problem: Subscription.Problem) -> String
  /// The reply that an event comes from a subscription and can't be changed.
  func cannotChange(_ name: String, from origin: String) -> String
}
