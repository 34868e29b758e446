/// What a command needs to have something to do with others than who wrote.
public struct OtherPeople {
  public var contacts: any Contacts
  public var itemRequests: any ItemRequests
  public var messenger: any Messenger
  public var limits: SendingLimits

  public init(
    contacts: any Contacts, itemRequests: any ItemRequests, messenger: any Messenger, limits: SendingLimits = .standard
  ) {
    self.contacts = contacts
    self.itemRequests = itemRequests
    self.messenger = messenger
    self.limits = limits
  }
}
