public import Conversation

extension NetworkTraits.Counting {
  /// UTF-16 code units. The Send API allows fewer than 2,000 of an unnamed unit; a text never has fewer UTF-16 units
  /// than characters (developers.facebook.com/docs/messenger-platform/reference/send-api).
  public static let messenger = Self("messenger", unit: "UTF-16 units") { $0.utf16.count }
}
