import Foundation

/// A post's HTML as the text its author typed: lines, full links, handles that can be mentioned again.
struct MastodonText {
  /// A link that is being read. Its text so far is the part of `output` from `start` on.
  private struct Anchor {
    var href: String
    var classes: Set<Substring>
    var start: String.Index
  }

  private static let blocks: Set<String> = [
    "p", "div", "ul", "ol", "li", "blockquote", "pre", "h1", "h2", "h3", "h4", "h5", "h6", "table", "tr", "hr",
  ]
  /// The asterisks for emphasis. Servers that read markup may have made emphasis from typed asterisks (`*weekly`).
  private static let emphasis = ["em": "*", "i": "*", "strong": "**", "b": "**"]
  /// Tags that are not part of the post: code for browsers, and the link to a quoted post.
  private static let hiddenTags: Set<String> = ["script", "style", "head", "title"]
  private static let hiddenClasses: Set<Substring> = ["quote-inline"]

  /// The accounts mentioned in the post, by their addresses and by their names in lower case, and the bot's own id.
  private let byAddress: [String: MastodonStatus.Mention]
  private let byName: [String: [MastodonStatus.Mention]]
  private let ownID: String

  private var output = ""
  private var anchor: Anchor?
  /// The tag whose content is skipped, and the number of open tags with that name.
  private var hidden: (tag: String, depth: Int)?
  private var preformatted = 0
  private var owesSpace = false
  /// Whether a list entry has just begun and is empty so far.
  private var isAtItem = false

  /// - Parameters:
  ///   - mentions: the accounts that are mentioned, according to the server.
  ///   - ownID: the bot's own id, whose mention is written as the short handle.
  static func plain(_ html: String, mentions: [MastodonStatus.Mention] = [], ownID: String = "") -> String {
    let tokens = HTMLToken.all(in: html)
    // Some servers send the typed text unchanged.
    guard tokens.contains(where: \.isTag) else { return tidy(HTMLCharacterReference.decoded(html)) }
    var text = MastodonText(mentions: mentions, ownID: ownID)
    for token in tokens { text.read(token) }
    text.closeAnchor()
    return tidy(text.output)
  }

  private init(mentions: [MastodonStatus.Mention], ownID: String) {
    byAddress = Dictionary(mentions.compactMap { mention in mention.url.map { ($0, mention) } }) { first, _ in first }
    byName = Dictionary(grouping: mentions.filter { $0.username != nil }) { "@\($0.username ?? "")".lowercased() }
    self.ownID = ownID
  }

  private mutating func read(_ token: HTMLToken) {
    if let tag = hidden {
      switch token {
      case .open(tag.tag, _): hidden?.depth += 1
      case .close(tag.tag): hidden = tag.depth == 1 ? nil : (tag.tag, tag.depth - 1)
      default: break
      }
      return
    }
    switch token {
    case .text(let text): append(text)
    case .open(let name, let attributes): open(name, attributes)
    case .close(let name): close(name)
    }
  }

  private mutating func open(_ name: String, _ attributes: [String: String]) {
    let classes = Set((attributes["class"] ?? "").split(separator: " "))
    if Self.hiddenTags.contains(name) || !Self.hiddenClasses.isDisjoint(with: classes) {
      hidden = (name, 1)
      return
    }
    switch name {
    case "br": append(newlines: 1, atLeast: false)
    case "a":
      closeAnchor()
      settleSpace()
      anchor = Anchor(href: attributes["href"] ?? "", classes: classes, start: output.endIndex)
    case "img": append(attributes["alt"] ?? "")
    case "em", "i", "strong", "b": append(Self.emphasis[name] ?? "")
    case "p": append(newlines: 2, atLeast: true)
    case "li":
      append(newlines: 1, atLeast: true)
      output += "- "
      isAtItem = true
    case _ where Self.blocks.contains(name): append(newlines: 1, atLeast: true)
    default: break
    }
    if name == "pre" { preformatted += 1 }
  }

  private mutating func close(_ name: String) {
    if name == "a" { closeAnchor() }
    if name == "li" { isAtItem = false }
    append(Self.emphasis[name] ?? "")
    if name == "pre" { preformatted = max(0, preformatted - 1) }
    if name == "p" {
      append(newlines: 2, atLeast: true)
    } else if Self.blocks.contains(name) {
      append(newlines: 1, atLeast: true)
    }
  }

  // MARK: Writing

  /// Appends text with white space as in HTML: a run of it is one space, and a line does not begin with it.
  private mutating func append(_ text: String) {
    if preformatted > 0 {
      settleSpace()
      output += text
      return
    }
    for character in text {
      if character.isASCII && character.isWhitespace {
        owesSpace = true
      } else {
        settleSpace()
        output.append(character == "\u{A0}" ? " " : character)
      }
    }
  }

  private mutating func settleSpace() {
    if owesSpace, !output.isEmpty, output.last != "\n" { output.append(" ") }
    owesSpace = false
    isAtItem = false
  }

  /// Appends line ends: that many, or as many as are missing between two blocks.
  private mutating func append(newlines count: Int, atLeast: Bool) {
    owesSpace = false
    guard !atLeast || !(output.isEmpty || isAtItem) else { return }
    let present = atLeast ? output.suffix(count).reversed().prefix { $0 == "\n" }.count : 0
    output += String(repeating: "\n", count: count - present)
  }

  // MARK: Links

  private mutating func closeAnchor() {
    guard let anchor else { return }
    self.anchor = nil
    let shown = String(output[anchor.start...]).trimmingCharacters(in: .whitespacesAndNewlines)
    guard let written = written(anchor, shown) else { return }
    output.replaceSubrange(anchor.start..., with: written)
  }

  /// The text to write for a link; nil if the shown text stays.
  private func written(_ anchor: Anchor, _ shown: String) -> String? {
    if anchor.classes.contains("hashtag") || shown.hasPrefix("#") { return nil }
    if anchor.classes.contains("mention") || shown.hasPrefix("@") { return handle(anchor, shown) }
    guard anchor.href.hasPrefix("http://") || anchor.href.hasPrefix("https://") else { return nil }
    if shown.isEmpty || isAddress(shown, of: anchor.href) { return anchor.href }
    return "\(shown) \(anchor.href)"
  }

  /// Whether the shown text is the address itself: whole, without its scheme, or cut short.
  private func isAddress(_ shown: String, of href: String) -> Bool {
    let bare = shown.hasSuffix("…") ? String(shown.dropLast()) : shown
    return !bare.contains(" ") && href.contains(bare)
  }

  /// The handle that the bot's server has for the mentioned account; nil if it is unknown.
  private func handle(_ anchor: Anchor, _ shown: String) -> String? {
    let named = byName[shown.lowercased()] ?? []
    guard let mention = byAddress[anchor.href] ?? (named.count == 1 ? named[0] : nil) else { return nil }
    if mention.id == ownID, let username = mention.username { return "@\(username)" }
    return mention.acct.map { "@\($0)" }
  }

  /// The text without spaces at the ends of lines, without empty lines at its ends, and with no two in a row.
  private static func tidy(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    var kept: [String] = []
    for line in lines where !(line.isEmpty && (kept.last?.isEmpty ?? true)) { kept.append(line) }
    if kept.last?.isEmpty == true { kept.removeLast() }
    return kept.joined(separator: "\n")
  }
}
