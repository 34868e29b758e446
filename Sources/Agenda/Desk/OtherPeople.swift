/// The ports that a command needs to deal with people other than the author.
public struct OtherPeople {
  /// The people whom the person knows, trusts or blocks.
  public var contacts: any Contacts
  /// The requests that the person has sent and received.
  public var itemRequests: any ItemRequests
  /// Sends messages to others after the transaction.
  public var messenger: any Messenger
  /// The limits on the requests that the person may send.
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
