/// Somebody's account as they name it: its network, and what it is called there.
public struct NamedAccount: Hashable, Sendable {
  /// The network's name.
  public var network: String
  /// The account's name or id, without `@`.
  public var name: String

  /// An account that is called so.
  public init(network: String, name: String) {
    self.network = network
    self.name = name
  }
}
