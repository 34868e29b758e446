import Foundation
import Hashing
import Testing

@Suite("SHA-1 and its HMAC")
struct SHA1Tests {
  @Test(arguments: [
    ("abc", 1, "a9993e364706816aba3e25717850c26c9cd0d89d"),
    ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1, "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
    ("a", 1_000_000, "34aa973cd4c4daa4f61eeb2bdbad27316534016f"),
    (
      "0123456701234567012345670123456701234567012345670123456701234567", 10, "dea356a2cddd90c7a7ecedc5ebb563934f460452"
    ),
    ("", 1, "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
  ])
  func `hashes are those of RFC 3174`(text: String, times: Int, hash: String) {
    #expect(SHA1.hash(String(repeating: text, count: times).utf8).hexadecimal == hash)
  }

  @Test(arguments: [
    ([UInt8](repeating: 0x0B, count: 20), Array("Hi There".utf8), "b617318655057264e28bc0b6fb378c8ef146be00"),
    (Array("Jefe".utf8), Array("what do ya want for nothing?".utf8), "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"),
    (
      [UInt8](repeating: 0xAA, count: 20), [UInt8](repeating: 0xDD, count: 50),
      "125d7342b9ac11cd91a39af48aa17b4f63f175d3"
    ),
    (
      [UInt8](repeating: 0xAA, count: 80), Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
      "aa4ae5e15272d00e95705637ce8a3b55ed402112"
    ),
  ])
  func `authentication codes are those of RFC 2202`(key: [UInt8], message: [UInt8], code: String) {
    #expect(SHA1.authentication(of: message, key: key).hexadecimal == code)
  }
}
