import CZlib

/// gzip (RFC 1952), as HTTP's content coding of that name.
enum GZip {
  /// The bytes compressed; nil if that fails or does not make them shorter.
  static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count < Int(Int32.max) else { return nil }
    // Compression is not worth it if the content does not get shorter.
    let compressed = [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, count in
      count = Int(nuthatch_gzip(bytes, UInt(bytes.count), buffer.baseAddress, UInt(buffer.count)))
    }
    return compressed.isEmpty ? nil : compressed
  }
}
