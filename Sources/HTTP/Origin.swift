import Foundation

/// A web origin (RFC 6454): the scheme, host and port of a server, whatever the path.
public struct Origin: Hashable, Sendable, CustomStringConvertible {
  /// `http` or `https`.
  public var scheme: String
  /// The host in lower case.
  public var host: String
  /// The port; the scheme's usual one if the address names none.
  public var port: Int

  /// The origin of an http or https address; nil for any other text.
  public init?(of address: String) {
    guard let parts = URLComponents(string: address), let scheme = parts.scheme?.lowercased(),
      let usual = ["http": 80, "https": 443][scheme], let host = parts.host?.lowercased(), !host.isEmpty
    else { return nil }
    (self.scheme, self.host, port) = (scheme, host, parts.port ?? usual)
  }

  /// The origin that a text names: an address such as `http://calendar.intranet:8080`, or only a host, which means
  /// https at its usual port. Nil for any other text, and for an address with a path.
  public init?(named text: String) {
    guard let origin = Origin(of: text.contains("://") ? text : "https://" + text),
      ["", "/"].contains(URLComponents(string: text.contains("://") ? text : "https://" + text)?.path ?? "?")
    else { return nil }
    self = origin
  }

  /// The origin as text, such as `https://calendar.example`; with the port if it is not the usual one.
  public var description: String {
    let bare = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    return "\(scheme)://\(bare)" + ((scheme == "https" ? 443 : 80) == port ? "" : ":\(port)")
  }
}
