/// What identifies one account of somebody's for good. A handle only names it.
public struct AddressKey: Hashable, Sendable, Codable {
  /// The network's name, `mastodon`.
  public var network: String
  /// Where ids are unique. On networks with global ids (X, SMS) it is the network's name. Elsewhere it is the server that
  /// gave the id: the bot's own, as the operator configured it, `example.org:8443`. Empty while that is unknown, in a
  /// ledger that is older than realms.
  public var realm: String
  /// The unchanging id that the realm has given the account.
  public var remoteID: String

  public init(network: String, realm: String, remoteID: String) {
    self.network = network
    self.realm = realm
    self.remoteID = remoteID
  }

  /// Jobs that were queued before there were realms name none.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    network = try values.decode(String.self, forKey: .network)
    realm = try values.decodeIfPresent(String.self, forKey: .realm) ?? ""
    remoteID = try values.decode(String.self, forKey: .remoteID)
  }

  /// Whether another key is of the same network and server.
  public func isNear(_ other: AddressKey) -> Bool { network == other.network && realm == other.realm }

  /// The network of telephones: whatever sends there, a number, a short code or a name, can be forged.
  public static let telephones = "sms"

  /// Whether it is of a telephone: whoever sends from there can be forged, and nobody else's network is told it. A number in
  /// E.164 is one wherever it is met.
  public var isTelephone: Bool {
    network == Self.telephones || remoteID.first == "+" && remoteID.dropFirst().allSatisfy(\.isWholeNumber)
  }

  /// Whether it may be told to whoever reads there.
  public func mayBeTold(to reader: AddressKey) -> Bool { !isTelephone || network == reader.network }

  /// The server that gave the id; nil where ids are global, or the server is not known.
  public var server: String? { realm.isEmpty || realm == network ? nil : realm }
}
