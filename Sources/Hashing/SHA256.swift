private import CCrypto

/// SHA-256 (FIPS 180-4) by libcrypto.
public enum SHA256 {
  /// The hash of a message, 32 bytes.
  public static func hash(_ message: some Sequence<UInt8>) -> [UInt8] {
    let message = Array(message)
    return [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_LENGTH)) { hash, count in
      CCrypto.SHA256(message, message.count, hash.baseAddress)
      count = Int(SHA256_DIGEST_LENGTH)
    }
  }
}
