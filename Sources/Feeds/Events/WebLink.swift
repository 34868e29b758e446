import Foundation

/// Addresses from a source.
enum WebLink {
  /// An http or https address, resolved against the source's address; nil for any other text. Letters beyond ASCII stay
  /// as they are.
  static func absolute(_ text: String, at base: String?) -> String? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty, text.utf8.count <= EventLimits.address, !text.utf8.contains(where: { $0 < 0x21 || $0 == 0x7f })
    else { return nil }
    if isWeb(text) { return text }
    guard let base, let whole = URL(string: text, relativeTo: URL(string: base))?.absoluteString, isWeb(whole)
    else { return nil }
    return whole
  }

  private static func isWeb(_ text: String) -> Bool {
    guard let host = ["https://", "http://"].first(where: { text.lowercased().hasPrefix($0) }) else { return false }
    return text.utf8.count > host.utf8.count
  }
}
