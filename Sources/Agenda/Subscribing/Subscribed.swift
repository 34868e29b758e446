/// The subscription that an event comes from. Only the reminders of such an event can be changed here.
public struct Subscribed: Hashable, Sendable {
  /// The subscription's number.
  public var id: Subscription.ID
  /// The name of the subscription.
  public var name: String

  /// The subscription with that number and name.
  public init(id: Subscription.ID, name: String) { (self.id, self.name) = (id, name) }
}
