import Grammar

/// The result of one line if nothing is kept yet: the first reading that an empty store allows.
struct ParseOutcome {
  var kind: String
  var item: Item?
  /// A command's name, even if the text has a short or a prefix of it.
  var command: String?
  var arguments: String?

  init(_ line: Message.Line, reader: Reader) {
    let readings = line.readings
    // An act in plain words needs an item that it names. If there is none, it is a new item.
    let item = readings.lazy.compactMap { reading -> Item? in
      if case .item(let item) = reading { item } else { nil }
    }.first
    switch readings.first {
    case .command(let invocation):
      kind = "command"
      command = invocation.word
      if case .found(let name) = reader.vocabulary.resolve(invocation.word) { command = name }
      arguments = invocation.arguments
    case .question: kind = "question"
    case .chatter, .remark, .offer, .notUsed: kind = "chatter"
    case .answer: kind = "answer"
    case .act, .moment: kind = "act"
    case .plainAct, .clauses, .mayBeAbout, .wish, .item, nil:
      kind = item?.kind.rawValue ?? "act"
      self.item = item
    }
  }
}
