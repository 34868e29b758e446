/// What a command needs to deal with people other than the author.
public struct OtherPeople {
  /// Whom the person knows, trusts or blocks.
  public var contacts: any Contacts
  /// What the person asks of others, and others of them.
  public var itemRequests: any ItemRequests
  /// Sends messages to others after the transaction.
  public var messenger: any Messenger
  /// How much the person may ask of others.
  public var limits: SendingLimits

  /// Joins the ports, with the standard limits unless given.
  public init(
    contacts: any Contacts, itemRequests: any ItemRequests, messenger: any Messenger, limits: SendingLimits = .standard
  ) {
    self.contacts = contacts
    self.itemRequests = itemRequests
    self.messenger = messenger
    self.limits = limits
  }
}
