import Foundation

/// The address of a server as an operator writes it: a scheme and a host, `https://example.org`. There is only one way
/// to write it, so that one server is never taken for two, nor two for one.
public struct ServerAddress: Sendable {
  /// The problem with it, worded to follow the address; nil for none.
  public let problem: String?
  /// Whether a password may be part of it, so that it must not be shown.
  public let isSecret: Bool

  /// Reads an address.
  public init(_ text: String) {
    isSecret = text.contains("@")
    guard let match = text.wholeMatch(of: #/(?i)(https?):\/\/([^\/?#]*)(.*)/#), !match.2.isEmpty else {
      problem = "is not a server's address such as https://example.org"
      return
    }
    let (scheme, authority, rest) = (match.1, match.2, match.3)
    if let at = authority.lastIndex(of: "@") {
      problem = "names a user; \(scheme)://\(authority[authority.index(after: at)...]) would be the server"
    } else if rest.contains(where: { $0 != "/" }) {
      problem = "has more than a host; \(scheme)://\(authority) would be the server"
    } else if !authority.utf8.allSatisfy({ $0 < 0x80 }) {
      let ascii = URL(string: text)?.host(percentEncoded: true).flatMap { $0.contains("xn--") ? $0 : nil }
      problem = "is not in ASCII; " + (ascii.map { "write \(scheme)://\($0)" } ?? "write its host with xn--")
    } else if authority.hasPrefix(":") || authority.contains(where: { $0 == "%" || $0.isWhitespace }) {
      problem = "is not a server's address such as https://example.org"
    } else {
      problem = nil
    }
  }
}
