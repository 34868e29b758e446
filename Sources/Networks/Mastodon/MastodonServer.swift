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
}
