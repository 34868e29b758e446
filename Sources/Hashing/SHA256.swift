private import CCrypto

/// SHA-256 (FIPS 180-4) and its HMAC (RFC 2104) by libcrypto.
public enum SHA256 {
  /// The hash of a message, 32 bytes.
  public static func hash(_ message: some Sequence<UInt8>) -> [UInt8] {
    let message = Array(message)
    return [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_LENGTH)) { hash, count in
      CCrypto.SHA256(message, message.count, hash.baseAddress)
      count = Int(SHA256_DIGEST_LENGTH)
    }
  }

  /// The HMAC of a message with a key, 32 bytes.
  public static func authentication(of message: some Sequence<UInt8>, key: some Collection<UInt8>) -> [UInt8] {
    let (message, key) = (Array(message), Array(key))
    return [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_LENGTH)) { code, count in
      // A library that refuses writes nothing. The random code then matches no other.
      if HMAC(EVP_sha256(), key, Int32(key.count), message, message.count, code.baseAddress, nil) == nil {
        for index in code.indices { code[index] = .random(in: .min ... .max) }
      }
      count = Int(SHA256_DIGEST_LENGTH)
    }
  }
}
