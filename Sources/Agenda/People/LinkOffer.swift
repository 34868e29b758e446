/// What a link code stands for: the person who asked for it, to be joined with the person who sends it.
public struct LinkOffer: Hashable, Sendable {
  /// Who asked for the code.
  public var person: Person
  /// The address at which they asked for it.
  public var address: Address
  /// How many items they have, for the question whether to join.
  public var itemCounts: ItemCounts
  /// Whether it was made for the account that takes it, and for no other.
  public var isNamed: Bool

  /// An offer of a person at an address.
  public init(person: Person, address: Address, itemCounts: ItemCounts, isNamed: Bool = false) {
    self.person = person
    self.address = address
    self.itemCounts = itemCounts
    self.isNamed = isNamed
  }
}
