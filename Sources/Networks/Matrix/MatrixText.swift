import Conversation
import Foundation

/// The account's names in a text.
struct MatrixName: Hashable, Sendable {
  /// The user id: `@nuthatch:example.org`.
  var id: String
  /// The local part, the agent's own name: `nuthatch`.
  var local: String
  /// The display name that clients show instead; nil for none.
  var shown: String?
}

/// Makes plain text of messages: names become handles in the agent's form, and quotations of the answered message are
/// removed (spec.matrix.org, "Rich replies" and "User and room mentions").
enum MatrixText {
  /// The text of a message, with `@nuthatch` for the account's names, and `@ann@example.org` for other users'.
  static func plain(_ content: MatrixContent, naming me: MatrixName) -> String {
    var text = content.body ?? ""
    if content.repliesTo != nil { text = withoutQuotation(text) }
    for pill in pills(in: content.html ?? "") {
      guard let name = handle(of: pill.id, naming: me), !pill.label.hasPrefix("@"),
        let place = text.utf8.firstRange(of: pill.label.utf8)
      else { continue }
      text.replaceSubrange(place, with: name)
    }
    text = withHandles(text, naming: me)
    return withCalledName(text, naming: me)
  }

  /// Whether a text that was made plain mentions the account.
  static func names(_ me: MatrixName, in text: String) -> Bool {
    MessageToken.all(in: text).contains { token in
      if case .handle = token.kind { token.text.lowercased() == "@\(me.local.lowercased())" } else { false }
    }
  }

  /// The handle for an id: `@nuthatch` for the account, `@ann@example.org` for others; nil if the id is not a user's.
  private static func handle(of id: String, naming me: MatrixName) -> String? {
    if id.lowercased() == me.id.lowercased() { return "@\(me.local)" }
    return MatrixID(id).map { "@\($0.handle)" }
  }

  /// The text without the quotation by older clients: lines that begin with `>`, and an empty one after them.
  private static func withoutQuotation(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.drop { $0.hasPrefix(">") }
    guard rest.count < lines.count else { return text }
    return (rest.first?.isEmpty == true ? rest.dropFirst() : rest).joined(separator: "\n")
  }

  /// The most links to people to read, and the most bytes of each one's text.
  private static let mostPills = 50, longestLabel = 300

  /// The links to people in a message's HTML: their ids and shown texts. Anybody may have written the HTML, so it is
  /// first cut at each `<`; the search then takes time in proportion to its length.
  private static func pills(in html: String) -> [(id: String, label: String)] {
    guard html.contains("matrix") else { return [] }
    let start = ##/(?i)a\s(?:[^>]*\s)?href=["'](?:https:\/\/matrix\.to\/#\/(?:@|%40)|matrix:u\/)([^"'?]+)/##
    let pieces = html.split(separator: "<", omittingEmptySubsequences: false).dropFirst()
    let found = zip(pieces, pieces.dropFirst()).lazy.compactMap { link, next -> (id: String, label: String)? in
      guard next.prefix(3).lowercased() == "/a>", let end = link.firstIndex(of: ">"),
        let target = link[..<end].prefixMatch(of: start)?.1.removingPercentEncoding
      else { return nil }
      let label = link[link.index(after: end)...]
      return label.isEmpty || label.utf8.count > longestLabel ? nil : ("@\(target)", unescaped(String(label)))
    }
    return Array(found.prefix(mostPills))
  }

  private static func unescaped(_ text: String) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", " "), ("&amp;", "&")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  /// Writes `@ann:example.org` with an `@` before the host. The text after the colon is a host only if its name ends in
  /// letters: `@office:5.30` has none.
  private static func withHandles(_ text: String, naming me: MatrixName) -> String {
    guard text.contains("@") else { return text }
    let own = text.replacing(me.id, with: "@\(me.local)")
    return own.replacing(#/@([a-z0-9._=\/+-]+):((?:[a-z0-9-]+\.)+[a-z]{2,}(?::[0-9]{1,5})?)/#) { "@\($0.1)@\($0.2)" }
  }

  /// Writes a handle for the account's name at the beginning: clients complete it as `Nuthatch: buy milk` without a
  /// link.
  private static func withCalledName(_ text: String, naming me: MatrixName) -> String {
    let lowered = text.lowercased()
    for name in [me.shown, me.local].compactMap({ $0 }) where !name.isEmpty {
      for mark in [":", ","] where lowered.hasPrefix("\(name.lowercased())\(mark)") {
        return "@\(me.local)\(text.dropFirst(name.count))"
      }
    }
    return text
  }
}
