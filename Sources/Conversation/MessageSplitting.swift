extension NetworkTraits {
  /// Splits a text into messages that each fit with the mention of their addressee, and that mention nobody else. It
  /// splits between lines, or else between words, or else within a word.
  public func parts(of text: String, mentioning handle: String) -> [String] {
    let text = defused(text)
    let room = max(1, lengthLimit - mentionLength(handle))
    guard length(of: text) > room else { return [text] }
    var parts: [String] = []
    var part = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      add(line, to: &part, after: "\n", closing: &parts, room)
    }
    close(&part, into: &parts)
    guard numbersParts, parts.count > 1 else { return parts }
    return parts.enumerated().map { "(\($0.offset + 1)/\(parts.count)) \($0.element)" }
  }

  /// The longest numbering that may precede a part.
  private var numbering: String { numbersParts ? "(99/99) " : "" }

  private func fits(_ part: String, _ room: Int) -> Bool { length(of: numbering + part) <= room }

  /// Returns the length of the mention that the network puts before a message.
  private func mentionLength(_ handle: String) -> Int {
    mentionsRecipient ? length(of: "@\(handle) ") : 0
  }

  private func add(
    _ piece: Substring, to part: inout String, after separator: String, closing parts: inout [String], _ room: Int
  ) {
    let longer = part.isEmpty ? String(piece) : part + separator + piece
    if fits(longer, room) {
      part = longer
      return
    }
    if fits(String(piece), room) {
      close(&part, into: &parts)
      part = String(piece)
    } else if separator == "\n" {
      close(&part, into: &parts)
      for word in piece.split(separator: " ") { add(word, to: &part, after: " ", closing: &parts, room) }
    } else {
      cut(piece, to: &part, closing: &parts, room)
    }
  }

  /// Splits a word that is longer than a message. Each part gets at least one character, so that the loop always ends.
  private func cut(_ word: Substring, to part: inout String, closing parts: inout [String], _ room: Int) {
    close(&part, into: &parts)
    for character in word {
      if !part.isEmpty, !fits(part + String(character), room) { close(&part, into: &parts) }
      part.append(character)
    }
  }

  private func close(_ part: inout String, into parts: inout [String]) {
    while part.last?.isNewline == true { part.removeLast() }
    if !part.isEmpty { parts.append(part) }
    part = ""
  }
}
