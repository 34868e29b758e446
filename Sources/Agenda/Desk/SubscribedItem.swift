/// Thrown if somebody tries to change an event that comes from a subscription. Only its calendar can change it.
public struct SubscribedItem: Error, Hashable, Sendable {
  /// The name of the event.
  public var name: String
  /// The name of the subscription.
  public var origin: String

  /// The error for an event that comes from a subscription.
  public init(_ name: String, from origin: String) { (self.name, self.origin) = (name, origin) }
}
