import CCurl
import Foundation

/// Distinguishes public Internet addresses from those of this machine and the networks around it.
enum PublicAddress {
  /// Whether an address is public (IANA's registries of special-purpose addresses, RFC 6890).
  static func isPublic(_ address: UnsafePointer<sockaddr>) -> Bool {
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
      return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { four in
        withUnsafeBytes(of: four.pointee.sin_addr) { isPublic(four: Array($0)) }
      }
    case AF_INET6:
      return address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { six in
        withUnsafeBytes(of: six.pointee.sin6_addr) { isPublic(six: Array($0)) }
      }
    default: return false
    }
  }

  /// Whether a host that is written as an address is public; nil if it is a name.
  static func isPublic(host: String) -> Bool? {
    var four = in_addr(), six = in6_addr()
    let bare = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
    // inet_aton(3) reads every form that resolvers read, such as 127.1 and 0x7f000001.
    if inet_aton(bare, &four) != 0 { return withUnsafeBytes(of: four) { isPublic(four: Array($0)) } }
    if inet_pton(AF_INET6, bare, &six) == 1 { return withUnsafeBytes(of: six) { isPublic(six: Array($0)) } }
    return nil
  }

  private static func isPublic(four: [UInt8]) -> Bool {
    switch (four[0], four[1], four[2]) {
    case (0, _, _), (10, _, _), (127, _, _), (224..., _, _): false
    case (100, 64...127, _), (169, 254, _), (172, 16...31, _), (192, 168, _), (198, 18...19, _): false
    case (192, 0, 0), (192, 0, 2), (192, 88, 99), (198, 51, 100), (203, 0, 113): false
    default: true
    }
  }

  private static func isPublic(six: [UInt8]) -> Bool {
    let zeros = [UInt8](repeating: 0, count: 10)
    // IPv4 within IPv6: mapped (RFC 4291, 2.5.5.2), and translated (RFC 6052).
    if six[..<10].elementsEqual(zeros), six[10] == 0xFF, six[11] == 0xFF { return isPublic(four: Array(six[12...])) }
    if six[..<12].elementsEqual([0, 0x64, 0xFF, 0x9B] + zeros[..<8]) { return isPublic(four: Array(six[12...])) }
    guard six[0] & 0xE0 == 0x20 else { return false }
    switch (six[0], six[1], six[2], six[3]) {
    // Tunnels and documentation: all of 2001::/23, and also 2001:db8::/32, 2002::/16 and 3fff::/20.
    case (0x20, 0x01, 0...1, _), (0x20, 0x01, 0x0D, 0xB8), (0x20, 0x02, _, _): return false
    case (0x3F, 0xFF, 0...0x0F, _): return false
    default: return true
    }
  }
}
