import Foundation

/// The address of a server, as people write it: `example.org`, `https://example.org/`.
struct MastodonServer: Sendable {
  /// Without a slash at its end.
  let url: String

  init(_ text: String) {
    var address = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if address.firstRange(of: "://") == nil { address = "https://" + address }
    while address.hasSuffix("/") { address.removeLast() }
    url = address
  }

  /// The host, with the port where there is one.
  var host: String {
    let rest = url.firstRange(of: "://").map { url[$0.upperBound...] } ?? url[...]
    return rest.prefix { $0 != "/" }.lowercased()
  }

  /// The host in its one spelling, with the port where it is not 443: what the server's ids are unique in.
  var realm: String {
    let authority = host.drop(through: "@")
    let (name, port) = authority.nameAndPort
    let bare = name.hasSuffix(".") ? name.dropLast() : name
    let number = Int(port) ?? (url.lowercased().hasPrefix("http://") ? 80 : 443)
    // No realm is called as the network is, which stands for ids that are unique in all of it.
    return number == 443 && bare != MastodonNetwork.networkName ? String(bare) : "\(bare):\(number)"
  }
}

extension StringProtocol where SubSequence == Substring {
  /// What stands behind the last of these marks; all of it where there is none.
  fileprivate func drop(through mark: Character) -> Substring {
    lastIndex(of: mark).map { self[index(after: $0)...] } ?? self[...]
  }

  /// `[::1]:8080` and `example.org:8080`, taken apart at the last colon outside brackets.
  fileprivate var nameAndPort: (name: Substring, port: Substring) {
    guard let colon = lastIndex(of: ":"), self[colon...].allSatisfy({ $0 != "]" }) else { return (self[...], "") }
    return (self[..<colon], self[index(after: colon)...])
  }
}
