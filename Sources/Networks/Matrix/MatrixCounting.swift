public import Conversation

extension NetworkTraits.Counting {
  /// Characters as people see them; those of more than eight bytes count for more. An event may have 65,536 bytes
  /// (spec.matrix.org, "Size limits"), encrypted and encoded in base64 too.
  public static let matrix = Self("matrix") { text in max(text.count, (text.utf8.count + 7) / 8) }
}
