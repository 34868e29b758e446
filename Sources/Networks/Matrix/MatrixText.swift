import Conversation
import Foundation

/// The account as people name it in a text.
struct MatrixName: Hashable, Sendable {
  /// `@nuthatch:example.org`
  var id: String
  /// `nuthatch`, by which the agent knows itself.
  var local: String
  /// What clients show instead.
  var shown: String?
}

/// Makes plain text of what clients write: names as the agent writes them, and no quotations of what is replied to
/// (spec.matrix.org, "Rich replies" and "User and room mentions").
enum MatrixText {
  /// The text of a message, with `@nuthatch` where the account is named, and `@ann@example.org` where others are.
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

  /// Whether a text that was made plain names the account anywhere.
  static func names(_ me: MatrixName, in text: String) -> Bool {
    MessageToken.all(in: text).contains { token in
      if case .handle = token.kind { token.text.lowercased() == "@\(me.local.lowercased())" } else { false }
    }
  }

  /// `@nuthatch` for the account, `@ann@example.org` for others; nil for what is no user.
  private static func handle(of id: String, naming me: MatrixName) -> String? {
    if id.lowercased() == me.id.lowercased() { return "@\(me.local)" }
    return MatrixID(id).map { "@\($0.handle)" }
  }

  /// Older clients quote what is replied to in lines that begin with `>`, and leave one empty behind them.
  private static func withoutQuotation(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.drop { $0.hasPrefix(">") }
    guard rest.count < lines.count else { return text }
    return (rest.first?.isEmpty == true ? rest.dropFirst() : rest).joined(separator: "\n")
  }

  /// The most links to people, and the bytes of what each shows, that are looked at.
  private static let mostPills = 50, longestLabel = 300

  /// The links to people in a message's HTML: whom they lead to, and what they show. The HTML is cut at each `<` before
  /// anything is looked for in it, since anybody may have written it: it costs no more than it is long.
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

  /// `@ann:example.org` with an `@` before the host. What stands behind the colon is only a host with a name that
  /// ends in letters: `@office:5.30` is none.
  private static func withHandles(_ text: String, naming me: MatrixName) -> String {
    guard text.contains("@") else { return text }
    let own = text.replacing(me.id, with: "@\(me.local)")
    return own.replacing(#/@([a-z0-9._=\/+-]+):((?:[a-z0-9-]+\.)+[a-z]{2,}(?::[0-9]{1,5})?)/#) { "@\($0.1)@\($0.2)" }
  }

  /// `Nuthatch: buy milk`, as clients complete a name where they make no link of it.
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
