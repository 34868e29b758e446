/// The reader of a text about other people: the address where it is read, and the networks that know people by their
/// telephones. It decides which address of somebody else may be named there.
public struct Audience: Hashable, Sendable {
  /// The address at which it is read.
  public let key: AddressKey
  /// The names of the networks whose addresses are telephones.
  public let telephoneNetworks: Set<String>

  /// The reader at an address.
  public init(_ key: AddressKey, telephoneNetworks: Set<String>) {
    self.key = key
    self.telephoneNetworks = telephoneNetworks
  }

  /// Whether an address is a telephone's. Anything that sends from there, a number, a short code or a name, can be
  /// forged; and no other network is told it.
  public func isTelephone(_ key: AddressKey) -> Bool {
    key.isTelephoneNumber || telephoneNetworks.contains(key.network)
  }

  /// Whether this reader may be told an address.
  public func mayBeTold(_ key: AddressKey) -> Bool { !isTelephone(key) || key.network == self.key.network }
}
