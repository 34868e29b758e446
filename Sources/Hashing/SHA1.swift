private import CCrypto

/// SHA-1 (RFC 3174) and its HMAC (RFC 2104) by libcrypto, for the signatures of OAuth 1.0a and Twilio.
public enum SHA1 {
  /// The hash of a message, 20 bytes.
  public static func hash(_ message: some Sequence<UInt8>) -> [UInt8] {
    let message = Array(message)
    return [UInt8](unsafeUninitializedCapacity: Int(SHA_DIGEST_LENGTH)) { hash, count in
      CCrypto.SHA1(message, message.count, hash.baseAddress)
      count = Int(SHA_DIGEST_LENGTH)
    }
  }

  /// The HMAC of a message with a key, 20 bytes.
  public static func authentication(of message: some Sequence<UInt8>, key: some Collection<UInt8>) -> [UInt8] {
    let (message, key) = (Array(message), Array(key))
    return [UInt8](unsafeUninitializedCapacity: Int(SHA_DIGEST_LENGTH)) { code, count in
      // A library that refuses SHA-1 writes nothing. The random code then matches no other.
      if HMAC(EVP_sha1(), key, Int32(key.count), message, message.count, code.baseAddress, nil) == nil {
        for index in code.indices { code[index] = .random(in: .min ... .max) }
      }
      count = Int(SHA_DIGEST_LENGTH)
    }
  }
}
