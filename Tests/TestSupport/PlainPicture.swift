/// Pictures of one colour, of any size.
public enum PlainPicture {
  /// A PNG file (PNG, third edition) that is not compressed.
  ///
  /// - Parameter rows: how many rows of pixels are really there; nil for all.
  public static func png(width: Int, height: Int, rows: Int? = nil) -> [UInt8] {
    let row = [0] + [UInt8](repeating: 0x55, count: (width + 7) / 8)
    let pixels = Array(repeatElement(row, count: rows ?? height).joined())
    let header = big(width) + big(height) + [1, 0, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + chunk("IDAT", zlib(pixels))
      + chunk("IEND", [])
  }

  private static func big(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return big(content.count) + named + big(Int(crc(named)))
  }

  /// Stored blocks (RFC 1951, 3.2.4) in a zlib stream (RFC 1950).
  private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var offset = 0
    repeat {
      let count = min(65_535, bytes.count - offset)
      let length = [UInt8(count & 0xFF), UInt8(count >> 8)]
      stream += [offset + count == bytes.count ? 1 : 0] + length + length.map { ~$0 } + bytes[offset..<offset + count]
      offset += count
    } while offset < bytes.count
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + big(b << 16 | a)
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
    }
    return ~crc
  }
}
