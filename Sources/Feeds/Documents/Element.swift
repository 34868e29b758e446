/// An element of XML or HTML, with everything in it.
struct Element {
  enum Node {
    case element(Element)
    case text(String)
  }

  /// Its name in lower case, with the usual prefix of its namespace: `item`, `ev:startdate`.
  var name: String
  /// Its attributes by their names in lower case.
  var attributes: [String: String] = [:]
  var nodes: [Node] = []

  /// The elements in it.
  var elements: [Element] {
    nodes.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The first element of that name in it.
  subscript(_ name: String) -> Element? {
    for case .element(let element) in nodes where element.name == name { return element }
    return nil
  }

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  /// All text in it, in order.
  var text: String {
    var text = ""
    append(to: &text)
    return text
  }

  /// The text without white space around it; nil if nothing is left.
  var trimmed: String? {
    let trimmed = PlainText.trimmed(text)
    return trimmed.isEmpty ? nil : trimmed
  }

  private func append(to text: inout String) {
    for node in nodes {
      switch node {
      case .text(let part): text += part
      case .element(let element): element.append(to: &text)
      }
    }
  }

  /// Visits it and all elements in it, outermost first. It enters an element only if `enters` allows that.
  func visit(_ enters: (Element) -> Bool) {
    guard enters(self) else { return }
    for case .element(let element) in nodes { element.visit(enters) }
  }
}
