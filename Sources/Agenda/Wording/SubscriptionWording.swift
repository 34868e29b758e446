/// Texts about calendars elsewhere that people follow.
package protocol SubscriptionWording {
  /// It is going to be read.
  ///
  /// - Parameter isReadHere: whether this program reads it; else the daemon does.
  func subscribes(to name: String, isReadHere: Bool) -> String
  func isSubscribed(to name: String) -> String
  func tooManySubscriptions(_ most: Int) -> String
  var subscriptions: String { get }
  var noSubscriptions: String { get }
  func line(_ subscription: Subscription, on desk: Desk) -> String
  /// Asks what becomes of its events.
  func unsubscribe(from subscription: Subscription) -> String
  var keepEvents: String { get }
  var dropEvents: String { get }
  func unsubscribed(from subscription: Subscription, keepsEvents: Bool) -> String
  /// It was read for the first time.
  ///
  /// - Parameter unread: how many of its parts could not be read.
  func follows(_ subscription: Subscription, unread: Int) -> String
  /// It could not be read when it was tried first, or there is no more room for what it brings.
  func cannotFollow(_ subscription: Subscription, _ problem: Subscription.Problem) -> String
  /// An event comes from it and can't be changed.
  func cannotChange(_ name: String, from origin: String) -> String
}
