import Foundation

/// A text with facets in the form for the agent: with whole links, and with the account's handle.
struct BlueskyText {
  private(set) var plain = ""
  /// Whether the text mentions the account.
  private(set) var names = false

  init(_ text: String, _ facets: [BlueskyFacet], to me: BlueskyName) {
    let bytes = Array(text.utf8)
    var end = 0
    for facet in facets.sorted(by: { $0.index.byteStart < $1.index.byteStart }) {
      let (start, stop) = (facet.index.byteStart, facet.index.byteEnd)
      // Facets that overlap, or lie outside the text, are ignored.
      guard start >= end, stop > start, stop <= bytes.count, let written = written(facet, bytes[start..<stop], me)
      else { continue }
      plain += String(decoding: bytes[end..<start], as: UTF8.self) + written
      end = stop
    }
    plain += String(decoding: bytes[end...], as: UTF8.self)
  }

  /// The text to write for a facet; nil if the shown text stays.
  private mutating func written(_ facet: BlueskyFacet, _ shown: ArraySlice<UInt8>, _ me: BlueskyName) -> String? {
    if facet.mention == me.did {
      names = true
      // The author of a mention may show any text instead of the name.
      return "@\(me.handle)"
    }
    guard let link = facet.link, URL(string: link)?.scheme?.lowercased().hasPrefix("http") == true else { return nil }
    let words = String(decoding: shown, as: UTF8.self)
    guard !words.contains(link) else { return nil }
    // Clients shorten addresses. If other words are shown, the link follows them.
    return Self.isShortened(words, of: link) ? link : "\(words) \(link)"
  }

  /// Whether the words are the shortened link: `example.org/a/very/lo...` for `https://example.org/a/very/long/path`.
  private static func isShortened(_ words: String, of link: String) -> Bool {
    var shown = words.lowercased()[...]
    for ending in ["...", "…"] where shown.hasSuffix(ending) { shown = shown.dropLast(ending.count) }
    let bare = link.lowercased().replacing(#/^https?:\/\/(www\.)?/#, with: "")
    let full = link.lowercased().replacing(#/^https?:\/\//#, with: "")
    return !shown.isEmpty && (bare.hasPrefix(shown) || full.hasPrefix(shown))
  }
}
