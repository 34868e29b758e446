/// Properties of our own, for what RFC 5545 has no name for.
enum Extension {
  /// The list an item is on; CATEGORIES has it too, for those who do not know this one.
  static let list = "X-NUTHATCH-LIST"
  /// How long a todo should take: DURATION would say when it is due.
  static let estimate = "X-NUTHATCH-ESTIMATE"
}
