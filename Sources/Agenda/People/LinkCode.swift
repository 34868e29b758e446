/// A code that makes two accounts one person: ten of its letters, at least one of them a digit, so that it is no word.
public enum LinkCode {
  /// Letters and digits that nobody takes for another, as ASCII: nearly fifty bits in a code, more than can be tried in
  /// time.
  public static let letters = Array("23456789abcdefghjkmnpqrstuvwxyz".utf8)
  /// How many a code has.
  public static let length = 10
}
