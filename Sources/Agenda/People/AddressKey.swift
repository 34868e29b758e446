/// The key that identifies an account for good; its handle may change.
public struct AddressKey: Hashable, Sendable, Codable {
  /// The network's name, `mastodon`.
  public var network: String
  /// The realm in which ids are unique. On networks with global ids (X, SMS) it is the network's name. Elsewhere it is
  /// the server that gave the id: the bot's own, as the operator configured it, `example.org:8443`. Empty if it is
  /// unknown, in a ledger that is older than realms.
  public var realm: String
  /// The unchanging id that the realm has given the account.
  public var remoteID: String

  /// A key from a network, a realm and an id.
  public init(network: String, realm: String, remoteID: String) {
    self.network = network
    self.realm = realm
    self.remoteID = remoteID
  }

  /// Reads a key; jobs that were queued before there were realms have an empty one.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    network = try values.decode(String.self, forKey: .network)
    realm = try values.decodeIfPresent(String.self, forKey: .realm) ?? ""
    remoteID = try values.decode(String.self, forKey: .remoteID)
  }

  /// Whether another key has the same network and realm.
  public func isNear(_ other: AddressKey) -> Bool { network == other.network && realm == other.realm }

  /// Whether the id is a telephone number in E.164. If so, it is one on any network.
  public var isTelephoneNumber: Bool {
    remoteID.first == "+" && remoteID.dropFirst().allSatisfy(\.isWholeNumber)
  }

  /// The server that gave the id; nil if ids are global, or if the server is not known.
  public var server: String? { realm.isEmpty || realm == network ? nil : realm }
}
