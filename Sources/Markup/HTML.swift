/// A piece of HTML. Its literal parts are trusted, and everything interpolated is escaped:
/// `let row: HTML = "<li title=\"\(name)\">\(name)</li>"`.
///
/// An interpolated value is safe only in text and in a quoted attribute. Use `\(to: href)` for an address. Only a
/// literal string can become HTML.
public struct HTML: Hashable, Sendable {
  /// The HTML.
  public let text: String

  fileprivate init(text: String) { self.text = text }

  /// No HTML at all.
  public static let empty: HTML = ""

  /// Whether the text is empty.
  public var isEmpty: Bool { text.isEmpty }

  /// The two pieces, one after the other.
  public static func + (left: HTML, right: HTML) -> HTML { HTML(text: left.text + right.text) }
}

extension HTML: ExpressibleByStringInterpolation {
  /// A literal, which is trusted.
  public init(stringLiteral value: StaticString) { text = value.description }

  /// Literals with values between them.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// The literals and interpolated values of a piece of HTML.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// An interpolation that reserves memory for this many bytes and values.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    /// Appends a literal as it is.
    public mutating func appendLiteral(_ literal: StaticString) {
      literal.withUTF8Buffer { text += String(decoding: $0, as: UTF8.self) }
    }

    /// Appends HTML that this module has made safe.
    mutating func appendRaw(_ html: String) { text += html }

    /// Appends text, escaped.
    public mutating func appendInterpolation(_ words: some StringProtocol) { words.escape(into: &text) }

    /// Appends a number.
    public mutating func appendInterpolation(_ number: some BinaryInteger) { text += String(number) }

    /// Appends HTML as it is; nothing for nil.
    public mutating func appendInterpolation(_ part: HTML?) { text += part?.text ?? "" }

    /// Appends pieces of HTML, one after the other.
    public mutating func appendInterpolation(_ parts: [HTML]) { for part in parts { text += part.text } }

    /// Appends HTML if a condition holds: `<input\(if: isOn, " checked")>`.
    public mutating func appendInterpolation(if condition: Bool, _ part: @autoclosure () -> HTML) {
      if condition { text += part().text }
    }

    /// Appends an address, for `href` and `action`.
    public mutating func appendInterpolation(to address: Href) { address.text.escape(into: &text) }
  }
}

extension [HTML] {
  /// The pieces with a separator between each two.
  public func joined(by separator: HTML) -> HTML {
    HTML(text: map(\.text).joined(separator: separator.text))
  }
}
