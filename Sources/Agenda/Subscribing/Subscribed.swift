/// Which subscription brings an event. It can't be changed here, but for its reminders.
public struct Subscribed: Hashable, Sendable {
  /// The subscription's number.
  public var id: Subscription.ID
  /// What it is called.
  public var name: String

  /// Where an event comes from.
  public init(id: Subscription.ID, name: String) { (self.id, self.name) = (id, name) }
}
