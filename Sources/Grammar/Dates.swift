import Agenda

/// What is asked of the date language.
extension Reader {
  /// The date, time, duration or range that the whole text is, or nil where it is anything else. What counts after a
  /// sigil or in a command counts here: `tom`, `^friday`.
  public func moment(_ text: String) -> Expression? {
    whole(text, after: ["^", "~"], as: .moment)
  }

  /// The repeat that the whole text is (`every monday`, `*weekly`, `after 1 week`), or nil where it is anything else.
  public func recurrence(_ text: String) -> Expression? {
    whole(text, after: ["*"], as: .recurrence)
  }

  private func whole(_ text: String, after sigils: Set<Unicode.Scalar>, as sense: Sense) -> Expression? {
    var text = text
    return text.withUTF8 { raw in
      guard let plain = Typography.plain(raw) else { return whole(raw, after: sigils, as: sense) }
      return plain.withUnsafeBufferPointer { whole($0, after: sigils, as: sense) }
    }
  }

  private func whole(_ bytes: Bytes, after sigils: Set<Unicode.Scalar>, as sense: Sense) -> Expression? {
    var range = bytes.trimmed(0..<bytes.count)
    if let first = range.first, sigils.contains(Unicode.Scalar(bytes[first])) { range = first + 1..<range.upperBound }
    while let last = range.last, bytes[last] == UInt8(ascii: ".") || bytes[last] == UInt8(ascii: "!") {
      range = range.lowerBound..<last
    }
    guard !range.isEmpty else { return nil }
    if sense == .recurrence {
      guard let found = expression(in: bytes.line(range), at: 0, as: .recurrence), found.end == range.count else {
        return nil
      }
      return found.expression
    }
    return whole(bytes.line(range), forms: .command)
  }

  /// What an expression is expected to be.
  enum Sense { case moment, recurrence, duration }

  /// Where a whole text stands: among words, or where a command or a sigil expects a date, which admits shorts (`tom`).
  enum Forms { case text, command }

  /// Every temporal phrase in that part of the line, in order of standing; none is read across a barrier.
  func expressions(in bytes: Bytes, from start: Int, to end: Int, barriers: [Range<Int>]) -> [Expression] { [] }

  /// The longest phrase that begins right there, and where it ends.
  func expression(in bytes: Bytes, at offset: Int, as sense: Sense) -> (expression: Expression, end: Int)? { nil }

  /// The phrase that takes all of the line.
  func whole(_ bytes: Bytes, forms: Forms) -> Expression? { nil }

  /// A moment as an item keeps it: in the zone that was named for it, which the date and time given are not in.
  func when(_ date: CivilDate, _ time: CivilTime?, _ name: String?) -> When {
    guard let time, let name, name != zone.identifier, let own = Zone(identifier: name) else {
      return When(date, time)
    }
    let there = own.local(at: zone.instant(of: CivilDateTime(date, time)))
    return When(there.date, there.time, zone: name)
  }
}
