/// A stretch of a message: plain text, or something that networks count and link differently.
public struct MessageToken: Hashable, Sendable {
  /// The kind of a stretch, to networks.
  public enum Kind: Hashable, Sendable {
    /// Plain text.
    case text
    /// A web address with its scheme.
    case link
    /// `@name` or `@name@host`, if a network would take it for a mention; `name` is the length of the name in
    /// characters.
    case handle(name: Int)
  }

  /// The kind of the stretch.
  public let kind: Kind
  /// The text of the stretch.
  public let text: Substring

  /// Returns the stretches of a text, in order; together they are the text.
  public static func all(in text: String) -> [MessageToken] {
    var tokens: [MessageToken] = []
    let scalars = text.unicodeScalars
    var plain = scalars.startIndex
    var index = scalars.startIndex
    var before: Unicode.Scalar?
    while index < scalars.endIndex {
      if canBegin(scalars[index]), let token = found(scalars[index...], after: before) {
        if plain < index { tokens.append(MessageToken(kind: .text, text: text[plain..<index])) }
        tokens.append(MessageToken(kind: token.kind, text: text[index..<token.end]))
        before = scalars[scalars.index(before: token.end)]
        (index, plain) = (token.end, token.end)
      } else {
        before = scalars[index]
        index = scalars.index(after: index)
      }
    }
    if plain < index { tokens.append(MessageToken(kind: .text, text: text[plain...])) }
    return tokens
  }

  private typealias Found = (kind: Kind, end: String.Index)

  /// Whether a link or a handle can begin with this character. This quickly rules out most of a text.
  private static func canBegin(_ scalar: Unicode.Scalar) -> Bool { scalar == "h" || scalar == "H" || isAt(scalar) }

  private static func found(_ rest: Substring.UnicodeScalarView, after before: Unicode.Scalar?) -> Found? {
    link(rest, after: before) ?? handle(rest, after: before)
  }

  /// Reads an address that ends where the strictest of servers would end it. The rest counts as text, which is never
  /// shorter.
  private static func link(_ rest: Substring.UnicodeScalarView, after before: Unicode.Scalar?) -> Found? {
    guard rest.first == "h" || rest.first == "H",
      before.map({ isWord($0) || "@#$/".unicodeScalars.contains($0) }) != true
    else { return nil }
    let lowered = String(rest.prefix(8)).lowercased()
    guard let scheme = ["https://", "http://"].first(where: { lowered.hasPrefix($0) }) else { return nil }
    let start = rest.index(rest.startIndex, offsetBy: scheme.count)
    var end = start
    while end < rest.endIndex, isAddress(rest[end]) { end = rest.index(after: end) }
    while end > start, !canEndAddress(rest[rest.index(before: end)]) { end = rest.index(before: end) }
    return end > start ? (.link, end) : nil
  }

  private static func handle(_ rest: Substring.UnicodeScalarView, after before: Unicode.Scalar?) -> Found? {
    guard let first = rest.first, isAt(first), before.map({ isLetterOrDigit($0) }) != true else { return nil }
    let start = rest.index(after: rest.startIndex)
    let name = word(rest, from: start)
    guard name > start else { return nil }
    let kind = Kind.handle(name: rest.distance(from: start, to: name))
    guard name < rest.endIndex, isAt(rest[name]) else { return (kind, name) }
    let host = rest.index(after: name)
    let end = word(rest, from: host)
    return (kind, end > host ? end : name)
  }

  /// Returns the end of a run of letters, digits and underscores, with dots and hyphens inside it.
  private static func word(_ rest: Substring.UnicodeScalarView, from start: String.Index) -> String.Index {
    var index = start
    var end = start
    while index < rest.endIndex, isWord(rest[index]) || (index > start && ".-".unicodeScalars.contains(rest[index])) {
      index = rest.index(after: index)
      if isWord(rest[rest.index(before: index)]) { end = index }
    }
    return end
  }

  static func isAt(_ scalar: Unicode.Scalar) -> Bool { scalar == "@" || scalar == "\u{FF20}" }

  /// Whether no server takes the character for the boundary before a handle. Some take `_`, marks and circled letters
  /// for one.
  static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber: true
    default: false
    }
  }

  static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func isAddress(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (isWord(scalar) || "-.~:/?#@!$&'*+,;=%".unicodeScalars.contains(scalar))
  }

  private static func canEndAddress(_ scalar: Unicode.Scalar) -> Bool {
    isWord(scalar) || "-/=&#+".unicodeScalars.contains(scalar)
  }
}
