public import Agenda

/// Reads what people write: a pure function of the text and of what is given here.
public struct Reader: Sendable {
  /// What the person's wall shows.
  public var now: CivilDateTime
  public var zone: Zone
  public var conventions: Conventions
  public var vocabulary: Vocabulary
  public var context: Context

  public init(
    now: CivilDateTime, zone: Zone = .utc, conventions: Conventions = Conventions(),
    vocabulary: Vocabulary = Vocabulary(), context: Context = Context()
  ) {
    self.now = now
    self.zone = zone
    self.conventions = conventions
    self.vocabulary = vocabulary
    self.context = context
  }
}

extension Reader {
  /// Everything that a message can mean, line by line.
  public func message(_ text: String) -> Message {
    var text = text
    text.makeContiguousUTF8()
    let whole = text
    return text.withUTF8 { raw in
      guard let plain = Typography.plain(raw) else { return read(raw, Lens(self, message: (whole, raw))) }
      return plain.withUnsafeBufferPointer { read($0, Lens(self)) }
    }
  }

  /// The new item that a text describes, whatever else it might mean: what `!add` and edits take.
  public func item(_ text: String) -> Item {
    var text = text
    return text.withUTF8 { raw in
      guard let plain = Typography.plain(raw) else { return SmartAdd(raw, lens: Lens(self)).outcome().item }
      return plain.withUnsafeBufferPointer { SmartAdd($0, lens: Lens(self)).outcome().item }
    }
  }

  /// What a text tells of an item there is already: as `item`, but nothing left over is no name.
  public func changes(_ text: String) -> Item { changed(by: text).item }

  /// Whether a text tells a time of what there is already, and no day: that one stays as it is.
  public func leavesDay(_ text: String) -> Bool {
    guard let moment = changed(by: text).expressions.first, moment.time != nil, moment.zone == nil else { return false }
    return !moment.saysDay && moment.recurrence == nil && (moment.seconds == nil || moment.endTime != nil)
  }

  private func changed(by text: String) -> SmartAdd.Outcome {
    var text = text
    return text.withUTF8 { raw in
      guard let plain = Typography.plain(raw) else { return changed(by: raw) }
      return plain.withUnsafeBufferPointer { changed(by: $0) }
    }
  }

  private func changed(by bytes: Bytes) -> SmartAdd.Outcome {
    var words = SmartAdd(bytes, lens: Lens(self))
    words.needsName = false
    return words.outcome()
  }

  private func read(_ bytes: Bytes, _ lens: Lens) -> Message {
    let (body, isAddressed) = Addressing(bytes: bytes, lens: lens).body()
    guard !body.isEmpty else { return Message(lines: [], isAddressed: isAddressed) }
    let drafts = LineSplitter(bytes: bytes, range: body, lens: lens).lines()
    let lines = drafts.indices.map { line(bytes, drafts[$0], isFirst: $0 == 0, lens: lens) }
    return Message(lines: lines, isAddressed: isAddressed)
  }

  private func line(_ bytes: Bytes, _ draft: DraftLine, isFirst: Bool, lens: Lens) -> Message.Line {
    guard !draft.notes.isEmpty else {
      return LineReader(bytes.line(draft.range), draft: draft, isFirst: isFirst, lens: lens).line()
    }
    var joined = Array(bytes[draft.range])
    for note in draft.notes { joined += Array("\n// ".utf8) + bytes[note] }
    return joined.withUnsafeBufferPointer { LineReader($0, draft: draft, isFirst: isFirst, lens: lens).line() }
  }
}
