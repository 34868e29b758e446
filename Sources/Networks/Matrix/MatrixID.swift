/// A user's id, `@ann:example.org` (spec.matrix.org, Appendices, "User Identifiers").
struct MatrixID: Hashable {
  let text: String
  /// The part before the server: `ann`.
  let local: String
  let server: String

  /// Reads an id; nil for any other text.
  init?(_ text: String) {
    guard text.hasPrefix("@"), let colon = text.firstIndex(of: ":") else { return nil }
    self.text = text
    local = String(text[text.index(after: text.startIndex)..<colon])
    server = String(text[text.index(after: colon)...])
    guard !local.isEmpty, !server.isEmpty else { return nil }
  }

  /// The name with its host, as the agent and the grammar write it: `ann@example.org`.
  var handle: String { "\(local)@\(server)" }
}
