import Foundation

/// The address of a server, as people write it: `example.org`, `https://example.org/`.
struct MastodonServer: Sendable {
  /// The address, without a slash at its end.
  let url: String

  init(_ text: String) {
    var address = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if address.firstRange(of: "://") == nil { address = "https://" + address }
    while address.hasSuffix("/") { address.removeLast() }
    url = address
  }

  /// The host, with the port if there is one.
  var host: String {
    let rest = url.firstRange(of: "://").map { url[$0.upperBound...] } ?? url[...]
    return rest.prefix { $0 != "/" }.lowercased()
  }

  /// The host in one spelling, with the port if it is not 443. The server's ids are unique within it.
  var realm: String {
    let authority = host.drop(through: "@")
    let (name, port) = authority.nameAndPort
    let bare = name.hasSuffix(".") ? name.dropLast() : name
    let number = Int(port) ?? (url.lowercased().hasPrefix("http://") ? 80 : 443)
    // No realm has the network's name, since that means ids that are unique across the network.
    return number == 443 && bare != MastodonNetwork.networkName ? String(bare) : "\(bare):\(number)"
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The text after the last of these characters; all of it if there is none.
  fileprivate func drop(through mark: Character) -> Substring {
    lastIndex(of: mark).map { self[index(after: $0)...] } ?? self[...]
  }

  /// `[::1]:8080` and `example.org:8080`, split at the last colon outside brackets.
  fileprivate var nameAndPort: (name: Substring, port: Substring) {
    guard let colon = lastIndex(of: ":"), self[colon...].allSatisfy({ $0 != "]" }) else { return (self[...], "") }
    return (self[..<colon], self[index(after: colon)...])
  }
}
