import Foundation

/// The address by which people reach the pages: a scheme, a host and perhaps a port.
public struct SiteAddress: Hashable, Sendable {
  /// The `Origin` that a browser sends from these pages (RFC 6454, section 6.2), and the beginning of their addresses.
  public let origin: String
  /// The host in a request for these pages (RFC 9110, section 7.2).
  let host: String
  /// True if browsers come by TLS.
  let isSecure: Bool

  /// The address in a text: `https://nuthatch.example.org`, or plain HTTP on this machine: `http://127.0.0.1:8780`. Nil
  /// for anything else, since a cookie would be sent unencrypted, or not reach the pages.
  public init?(_ text: String) {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(), let name = url.host?.lowercased(),
      !name.isEmpty, url.path.isEmpty || url.path == "/", url.query == nil, url.fragment == nil, url.user == nil
    else { return nil }
    let defaultPort: Int
    switch scheme {
    case "https": (isSecure, defaultPort) = (true, 443)
    case "http" where SiteAddress.isLoopback(name): (isSecure, defaultPort) = (false, 80)
    default: return nil
    }
    let bare = name.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    let port = url.port.flatMap { $0 == defaultPort ? nil : ":\($0)" } ?? ""
    host = (bare.contains(":") ? "[\(bare)]" : bare) + port
    origin = "\(scheme)://\(host)"
  }

  /// True if a request that names this host is for these pages.
  func isNamed(by authority: String?) -> Bool {
    guard let authority = authority?.lowercased() else { return false }
    return authority == host || authority == "\(host):\(isSecure ? 443 : 80)"
  }

  /// True if a host can only be this machine: `localhost`, or one of its own addresses (RFC 6890, section 2.2).
  static func isLoopback(_ name: String) -> Bool {
    ["localhost", "::1", "[::1]"].contains(name)
      || name.hasPrefix("127.") && name.utf8.allSatisfy { $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }
  }
}
