/// Microdata (HTML, section 5) as the JSON of the same data in JSON-LD.
enum Microdata {
  /// The outermost items of a page.
  static func values(in root: Element) -> [JSONText.Value] {
    var values: [JSONText.Value] = []
    root.visit { element in
      guard element.attributes["itemscope"] != nil else { return true }
      values.append(item(element))
      return false
    }
    return values
  }

  private static func item(_ element: Element) -> JSONText.Value {
    var lists: [String: [JSONText.Value]] = [:]
    for node in element.elements { collect(node, into: &lists) }
    var members = lists.mapValues { JSONText.Value.list($0) }
    if let type = element.attributes["itemtype"] { members["@type"] = .text(type) }
    return .object(members)
  }

  private static func collect(_ element: Element, into members: inout [String: [JSONText.Value]]) {
    let isItem = element.attributes["itemscope"] != nil
    if let names = element.attributes["itemprop"] {
      let value = isItem ? item(element) : .text(text(of: element))
      for name in names.split(separator: " ").map({ String($0) }) {
        members[name, default: []].append(value)
      }
    } else if isItem {
      members["item", default: []].append(item(element))
    }
    if !isItem { for node in element.elements { collect(node, into: &members) } }
  }

  private static func text(of element: Element) -> String {
    let attributes = element.attributes
    return attributes["content"] ?? attributes["datetime"] ?? attributes["href"] ?? attributes["src"] ?? element.text
  }
}
