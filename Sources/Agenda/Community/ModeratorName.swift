/// The name of a moderator whom the operator appointed: a handle or an id on a network.
public struct ModeratorName: Hashable, Sendable {
  /// The handle or id, without `@`.
  public var handle: String
  /// The network's name.
  public var network: String

  /// Somebody's name on a network.
  public init(handle: String, network: String) {
    (self.handle, self.network) = (handle, network)
  }
}
