/// What signing in told.
public struct Connection: Hashable, Sendable {
  /// The account's own id and handles (`nuthatch`, `nuthatch@example.org`): its own posts are ignored and its
  /// handles are addressing.
  public var accountID: String
  public var handles: [String]
  public var traits: NetworkTraits

  public init(accountID: String, handles: [String], traits: NetworkTraits) {
    self.accountID = accountID
    self.handles = handles
    self.traits = traits
  }
}
