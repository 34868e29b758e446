/// The facts that an account learns by signing in.
public struct Connection: Hashable, Sendable {
  /// The account's own id, by which the bot recognises and ignores its own posts.
  public var accountID: String
  /// The account's own handles (`nuthatch`, `nuthatch@example.org`), by which messages address it.
  public var handles: [String]
  /// The traits in which this account's network and server differ from others.
  public var traits: NetworkTraits
  /// Further facts about the account and its server that the operator should know, one a line.
  public var notes: [String]

  /// A signed-in account.
  public init(accountID: String, handles: [String], traits: NetworkTraits, notes: [String] = []) {
    self.accountID = accountID
    self.handles = handles
    self.traits = traits
    self.notes = notes
  }

  /// The account's full handle; empty if it has none.
  public var handle: String { handles.max { $0.count < $1.count } ?? "" }
}
