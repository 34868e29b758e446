/// A code that makes two accounts one person: ten of these characters, at least one of them a digit, so that it is not
/// a word.
public enum LinkCode {
  /// The letters and digits of codes, as ASCII. None looks like another. A code has nearly fifty bits, more than
  /// anybody can try before it expires.
  public static let letters = Array("23456789abcdefghjkmnpqrstuvwxyz".utf8)
  /// The number of letters in a code.
  public static let length = 10
}
