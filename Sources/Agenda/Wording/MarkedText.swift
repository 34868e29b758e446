/// A sentence of which a page shows some parts in their own style: `"from \(name: sender)"`.
package struct MarkedText: Hashable, Sendable {
  /// One piece of it.
  package enum Part: Hashable, Sendable {
    case plain(String)
    /// An example of what somebody could write.
    case quote(String)
    /// Words that somebody wrote.
    case said(String)
    /// The name of somebody or something.
    case name(String)
    /// Words of a link; the page knows its address.
    case link(String)
  }

  /// The pieces, in order.
  package let parts: [Part]

  /// The sentence without any marks.
  package var plain: String {
    parts.map { part in
      switch part {
      case .plain(let text), .quote(let text), .said(let text), .name(let text), .link(let text): text
      }
    }.joined()
  }
}

extension MarkedText: ExpressibleByStringInterpolation {
  /// A sentence with nothing to mark.
  package init(stringLiteral value: String) { parts = [.plain(value)] }

  /// A sentence with its marks.
  package init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// The interpolation of a sentence: its pieces.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Starts empty, whatever the size.
    package init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends words as they are.
    package mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { parts.append(.plain(literal)) } }
    /// Appends a value as it is.
    package mutating func appendInterpolation(_ text: some CustomStringConvertible) { parts.append(.plain("\(text)")) }
    /// Appends an example of what somebody could write.
    package mutating func appendInterpolation(quote: String) { parts.append(.quote(quote)) }
    /// Appends words that somebody wrote.
    package mutating func appendInterpolation(said: String) { parts.append(.said(said)) }
    /// Appends the name of somebody or something.
    package mutating func appendInterpolation(name: String) { parts.append(.name(name)) }
    /// Appends the words of a link.
    package mutating func appendInterpolation(link: String) { parts.append(.link(link)) }
  }
}
