import Agenda
import Markup

extension MarkedText {
  /// The sentence as HTML.
  ///
  /// - Parameter address: the target of its link.
  func markup(linkingTo address: Href? = nil) -> HTML {
    parts.map { part -> HTML in
      switch part {
      case .plain(let text): "\(text)"
      case .quote(let text): "<q>\(text)</q>"
      case .said(let text): "<q dir=\"auto\">\(text)</q>"
      case .name(let text): "<bdi>\(text)</bdi>"
      case .link(let text): address.map { "<a href=\"\(to: $0)\">\(text)</a>" } ?? "\(text)"
      }
    }.joined(by: "")
  }
}
