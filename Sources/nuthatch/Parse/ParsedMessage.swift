import Grammar

/// The output of `parse` for a message in JSON: a contract with other tools, described in Deploy/parse.md.
struct ParsedMessage: Encodable {
  var id: ParseRequest.ID?
  /// The first item's name.
  var name: String?
  var items: [ParsedItem]
  var expressions: [ParsedExpression]

  init(_ text: String, id: ParseRequest.ID? = nil, reader: Reader) {
    let message = reader.message(text)
    self.id = id
    items = message.lines.map { ParsedItem(ParseOutcome($0, reader: reader), zone: reader.zone) }
    name = items.first?.name
    expressions = message.lines.flatMap(\.expressions).map { ParsedExpression($0, now: reader.now) }
  }
}
