/// An address that opens a network's own form for a new post, with a text in it. The person posts it there themselves.
public struct ShareLink: Hashable, Sendable {
  /// The network's name.
  public let network: String
  /// The form's address.
  public let address: String

  /// A network's form.
  public init(network: String, address: String) {
    self.network = network
    self.address = address
  }
}
