public import Conversation

extension NetworkTraits.Counting {
  /// Characters as people see them; one of more than eight bytes counts for more. An event may have 65,536 bytes
  /// (spec.matrix.org, "Size limits"), even if it is encrypted and encoded in base64.
  public static let matrix = Self("matrix") { text in max(text.count, (text.utf8.count + 7) / 8) }
}
