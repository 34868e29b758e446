/// The offer that a link code makes: to join the person who asked for it with the person who sends it.
public struct LinkOffer: Hashable, Sendable {
  /// The person who asked for the code.
  public var person: Person
  /// The address at which they asked for it.
  public var address: Address
  /// The number of items they have, for the question whether to join.
  public var itemCounts: ItemCounts
  /// Whether the code was made for the account that now takes it, and for no other.
  public var isNamed: Bool

  /// An offer of a person at an address.
  public init(person: Person, address: Address, itemCounts: ItemCounts, isNamed: Bool = false) {
    self.person = person
    self.address = address
    self.itemCounts = itemCounts
    self.isNamed = isNamed
  }
}
