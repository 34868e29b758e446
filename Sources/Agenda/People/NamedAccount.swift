/// An account as its owner names it: the network, and the account's name there.
public struct NamedAccount: Hashable, Sendable {
  /// The network's name.
  public var network: String
  /// The account's name or id, without `@`.
  public var name: String

  /// An account with that name.
  public init(network: String, name: String) {
    self.network = network
    self.name = name
  }
}
