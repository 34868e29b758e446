/// A sentence of which a page shows some parts in a way of their own: `"from \(name: sender)"`.
package struct MarkedText: Hashable, Sendable {
  /// One piece of it.
  package enum Part: Hashable, Sendable {
    case plain(String)
    /// What somebody could write.
    case quote(String)
    /// What somebody wrote.
    case said(String)
    /// What somebody or something is called.
    case name(String)
    /// Words that lead elsewhere; where to is the page's to know.
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

  /// What is between the literals of a sentence.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// An interpolation of any size.
    package init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends words as they are.
    package mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { parts.append(.plain(literal)) } }
    /// Appends a value as it is.
    package mutating func appendInterpolation(_ text: some CustomStringConvertible) { parts.append(.plain("\(text)")) }
    /// Appends what somebody could write.
    package mutating func appendInterpolation(quote: String) { parts.append(.quote(quote)) }
    /// Appends what somebody wrote.
    package mutating func appendInterpolation(said: String) { parts.append(.said(said)) }
    /// Appends what somebody or something is called.
    package mutating func appendInterpolation(name: String) { parts.append(.name(name)) }
    /// Appends words that lead elsewhere.
    package mutating func appendInterpolation(link: String) { parts.append(.link(link)) }
  }
}
