/// An address that is safe in `href` and `action`: a path on this site, or a page elsewhere with a known scheme.
public struct Href: Hashable, Sendable {
  /// The address, before it is escaped as HTML.
  public let text: String

  /// A path on this site: `Href("day", "2026-11-22")` is `/day/2026-11-22`. Each part is percent-encoded, and so are
  /// the names and values of the query (RFC 3986, section 2).
  public init(_ parts: String..., query: KeyValuePairs<String, String> = [:], fragment: String? = nil) {
    let path = parts.map { "/" + $0.percentEncoded }.joined()
    let pairs = query.map { $0.key.percentEncoded + "=" + $0.value.percentEncoded }
    text =
      (path.isEmpty ? "/" : path) + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
      + (fragment.map { "#" + $0.percentEncoded } ?? "")
  }

  /// The same path with another query. Names and values are percent-encoded; with no pairs, there is no query.
  public func asking(_ pairs: [(name: String, value: String)]) -> Href {
    let path = text.prefix { $0 != "?" && $0 != "#" }
    let query = pairs.map { $0.name.percentEncoded + "=" + $0.value.percentEncoded }.joined(separator: "&")
    return Href(text: path + (query.isEmpty ? "" : "?" + query))
  }

  private init(text: String) { self.text = text }

  /// A path on this site as a request named it; nil unless it begins with exactly one slash and stays on this site.
  public init?(path: String) {
    let scalars = Array(path.unicodeScalars.prefix(2))
    guard scalars.first == "/", scalars.dropFirst().first != "/", scalars.dropFirst().first != "\\",
      path.unicodeScalars.allSatisfy({ ("!"..."~").contains($0) && $0 != "\\" })
    else { return nil }
    text = path
  }

  /// A page elsewhere as a stranger wrote it; nil unless it is `http` or `https`.
  public init?(page address: String) {
    guard let link = Href(elsewhere: address), link.text.prefix(4).lowercased() == "http" else { return nil }
    self = link
  }

  /// An address that a person wrote; nil unless it is `http`, `https` or `mailto`.
  public init?(elsewhere address: String) {
    let lowered = address.unicodeScalars.prefix(8).map { $0.properties.lowercaseMapping }.joined()
    guard ["https://", "http://", "mailto:"].contains(where: { lowered.utf8.starts(with: $0.utf8) }),
      address.unicodeScalars.allSatisfy({ $0 > " " && !("\u{7F}"..."\u{9F}").contains($0) })
    else { return nil }
    text = address
  }
}

extension String {
  /// The text percent-encoded, except for RFC 3986's unreserved characters (section 2.3).
  fileprivate var percentEncoded: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: bytes.append(byte)
      default: bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
