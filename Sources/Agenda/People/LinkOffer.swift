/// Who offers to be one person with whoever has their code.
public struct LinkOffer: Hashable, Sendable {
  public var person: Person
  /// Where the code was given.
  public var address: Address
  public var itemCounts: ItemCounts

  public init(person: Person, address: Address, itemCounts: ItemCounts) {
    self.person = person
    self.address = address
    self.itemCounts = itemCounts
  }
}
