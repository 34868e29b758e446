import NIOCore

extension ByteBuffer {
  /// A long answer, split so that the parts that the browser has taken show its progress (`ExchangeDeadline`).
  var answerParts: [ByteBuffer] {
    var (rest, parts): (ByteBuffer, [ByteBuffer]) = (self, [])
    while rest.readableBytes > 0, let part = rest.readSlice(length: min(rest.readableBytes, Self.answerPart)) {
      parts.append(part)
    }
    return parts
  }

  /// Bytes of one part.
  static let answerPart = 256 * 1024
}
