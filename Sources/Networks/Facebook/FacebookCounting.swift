public import Conversation

extension NetworkTraits.Counting {
  /// UTF-16 code units. The Send API takes fewer than 2,000 without saying of what; of these there are never fewer than
  /// characters (developers.facebook.com/docs/messenger-platform/reference/send-api).
  public static let messenger = Self("messenger", unit: "UTF-16 units") { $0.utf16.count }
}
