/// How a command's words name items.
public enum ItemName: Hashable, Sendable {
  /// Nothing named: the item spoken of.
  case it
  /// Numbers of the list shown last, in the order named: `2`, `1,3-5`.
  case numbers([Int])
  /// `#12`, `#12,#14`: the numbers that `!show` tells.
  case ids([Int64])
  /// Words of a name.
  case words(String)
}
