extension Sequence<UInt8> {
  /// The bytes as text: two hexadecimal digits each, in lower case.
  public var hexadecimal: String { map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}
