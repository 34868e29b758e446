/// The reader of a text about other people: the address where it is read, and the networks that identify people by
/// telephone number. It decides which of somebody's addresses the text may name.
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

  /// Whether an address is a telephone's. Any sender there, a number, a short code or a name, can be forged. It is
  /// never shown on another network.
  public func isTelephone(_ key: AddressKey) -> Bool {
    key.isTelephoneNumber || telephoneNetworks.contains(key.network)
  }

  /// Whether this reader may be told an address.
  public func mayBeTold(_ key: AddressKey) -> Bool { !isTelephone(key) || key.network == self.key.network }
}
