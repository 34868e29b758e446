/// Removes possible secrets from text that ends up in a log or an error.
enum Redaction {
  /// An address without user, password, query and fragment.
  static func address(_ url: String) -> String {
    var rest = url[...]
    if let end = rest.firstIndex(where: { $0 == "?" || $0 == "#" }) { rest = rest[..<end] }
    guard let scheme = rest.firstRange(of: "://") else { return String(rest) }
    let authority = rest[scheme.upperBound...].prefix { $0 != "/" }
    guard let at = authority.lastIndex(of: "@") else { return String(rest) }
    return String(rest[..<scheme.upperBound] + rest[rest.index(after: at)...])
  }

  /// libcurl's own words, with redacted addresses and without the elapsed time, so that the same failure reads the
  /// same.
  static func words(_ text: String) -> String {
    text.replacing(#/ after \d+ (?:ms|milliseconds)/#, with: "").split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.contains("://") ? address(String($0)) : String($0) }
      .joined(separator: " ")
  }
}
