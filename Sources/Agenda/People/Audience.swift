/// Where something is read that tells of other people, and which networks know people by their telephones. It decides by
/// which of their addresses somebody is named there.
public struct Audience: Hashable, Sendable {
  /// The address at which it is read.
  public let key: AddressKey
  /// The names of the networks whose addresses are telephones.
  public let telephoneNetworks: Set<String>

  /// The person who reads at an address.
  public init(_ key: AddressKey, telephoneNetworks: Set<String>) {
    self.key = key
    self.telephoneNetworks = telephoneNetworks
  }

  /// Whether an address is a telephone's. Whatever sends there, a number, a short code or a name, can be forged, and nobody
  /// else's network is told it.
  public func isTelephone(_ key: AddressKey) -> Bool {
    key.isTelephoneNumber || telephoneNetworks.contains(key.network)
  }

  /// Whether an address may be told here.
  public func mayBeTold(_ key: AddressKey) -> Bool { !isTelephone(key) || key.network == self.key.network }
}
