public import Conversation

extension NetworkTraits.Counting {
  /// UTF-16 code units, in which the Bot API counts texts; most emoji are two.
  public static let utf16 = Self("utf16", unit: "UTF-16 units") { $0.utf16.count }
}
