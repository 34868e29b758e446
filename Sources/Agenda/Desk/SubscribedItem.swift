/// Thrown where something is to be changed that a subscription brings: it is as its calendar tells.
public struct SubscribedItem: Error, Hashable, Sendable {
  /// What it is called.
  public var name: String
  /// What the subscription is called.
  public var origin: String

  /// That an event comes from a subscription.
  public init(_ name: String, from origin: String) { (self.name, self.origin) = (name, origin) }
}
