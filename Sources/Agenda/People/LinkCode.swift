/// A code that makes two accounts one person: ten of these letters, at least one of them a digit, so that it is no
/// word.
public enum LinkCode {
  /// The letters and digits of codes, as ASCII; none is mistaken for another. A code has nearly fifty bits, more than
  /// can be tried in time.
  public static let letters = Array("23456789abcdefghjkmnpqrstuvwxyz".utf8)
  /// The number of letters in a code.
  public static let length = 10
}
