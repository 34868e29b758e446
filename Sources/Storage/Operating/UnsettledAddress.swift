public import Agenda

/// An address from an older ledger, which knew people only by network and id. It gets a realm once that is known. If
/// messages came from it on several servers, it may belong to several people, whom the operator must separate.
public struct UnsettledAddress: Hashable, Sendable {
  /// One of the bot's accounts to which the address has written.
  public struct Meeting: Hashable, Sendable {
    /// The account's name in the configuration.
    public var account: String
    /// The account's realm; empty if its server is not known.
    public var realm: String
    /// The last handle that the account's server gave; nil if that is no longer known.
    public var handle: String?

    /// A meeting through an account.
    public init(account: String, realm: String, handle: String?) {
      self.account = account
      self.realm = realm
      self.handle = handle
    }
  }

  /// The person who has the address.
  public var person: Person.ID
  /// The address, with an empty realm.
  public var key: AddressKey
  /// The last handle that any server gave.
  public var handle: String
  /// The accounts to which it has written; every account of the network if that is unknown.
  public var meetings: [Meeting]

  /// An address as the store keeps it.
  public init(person: Person.ID, key: AddressKey, handle: String, meetings: [Meeting]) {
    self.person = person
    self.key = key
    self.handle = handle
    self.meetings = meetings
  }

  /// The realms of these accounts, sorted; an unknown one is the empty string.
  public var realms: [String] { Set(meetings.map(\.realm)).sorted() }

  /// Whether it may belong to several people. Each account is on one server, even if that server is unknown.
  public var isContested: Bool { realms.count > 1 || Set(meetings.map(\.account)).count > 1 && realms == [""] }
}
