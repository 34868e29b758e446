public import Agenda
public import Civil

/// Reads what people write: a pure function of the text and of what is given here.
public struct Reader: Sendable {
  /// What the person's wall shows.
  public var now: CivilDateTime
  public var zone: Zone
  public var conventions: Conventions
  public var vocabulary: Vocabulary
  public var context: Context
  /// What counts the steps of reading, where somebody asks.
  package var effort: Effort?

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
  /// Everything that a message can mean, line by line, as far as it is read: see `Bounds`.
  ///
  /// - Parameter list: the list that a line makes, given the reader it was read with; those below it know that list.
  public func message(
    _ text: String, making list: (Message.Line, Reader) -> String? = { _, _ in nil }
  ) -> Message {
    var text = text
    text.makeContiguousUTF8()
    let whole = text
    return text.withUTF8 { raw in
      guard let plain = Typography.plain(raw) else {
        return read(raw, ReadingState(self, message: (whole, raw)), making: list)
      }
      return plain.withUnsafeBufferPointer { read($0, ReadingState(self), making: list) }
    }
  }

  /// Whether a message is for the bot at all; what it means is not asked.
  public func isAddressed(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { raw in
      guard let plain = Typography.plain(raw) else {
        return Addressing(bytes: raw, readingState: ReadingState(self)).body().isAddressed
      }
      return plain.withUnsafeBufferPointer {
        Addressing(bytes: $0, readingState: ReadingState(self)).body().isAddressed
      }
    }
  }

  /// The new item that a text describes, whatever else it might mean: what `!add` and edits take.
  public func item(_ text: String) -> Item {
    var text = text
    return text.withUTF8 { raw in
      guard let plain = Typography.plain(raw) else { return item(raw) }
      return plain.withUnsafeBufferPointer { item($0) }
    }
  }

  private func item(_ bytes: Bytes) -> Item {
    guard let joined = StrayTimes.joined(bytes) else {
      return SmartAdd(bytes, readingState: ReadingState(self)).outcome().item
    }
    return joined.withUnsafeBufferPointer { SmartAdd($0, readingState: ReadingState(self)).outcome().item }
  }

  /// What a text tells of an item there is already: as `item`, but nothing left over is no name. A text that tells a
  /// time and no day leaves the item's day as it is.
  public func changes(_ text: String) -> (item: Item, leavesDay: Bool) {
    let outcome = changed(by: text)
    guard let moment = outcome.expressions.first, moment.time != nil, moment.zone == nil else {
      return (outcome.item, false)
    }
    let leavesDay = !moment.saysDay && moment.recurrence == nil && (moment.seconds == nil || moment.endTime != nil)
    return (outcome.item, leavesDay)
  }

  private func changed(by text: String) -> SmartAdd.Outcome {
    var text = text
    return text.withUTF8 { raw in
      guard let plain = Typography.plain(raw) else { return changed(by: raw) }
      return plain.withUnsafeBufferPointer { changed(by: $0) }
    }
  }

  private func changed(by bytes: Bytes) -> SmartAdd.Outcome {
    var words = SmartAdd(bytes, readingState: ReadingState(self))
    words.needsName = false
    return words.outcome()
  }

  private func read(
    _ bytes: Bytes, _ readingState: ReadingState, making list: (Message.Line, Reader) -> String?
  ) -> Message {
    let (said, isAddressed) = Addressing(bytes: bytes, readingState: readingState).body()
    guard !said.isEmpty else { return Message(lines: [], isAddressed: isAddressed) }
    let body = said.lowerBound..<bytes.end(of: Bounds.characters, in: said)
    var drafts = LineSplitter(bytes: bytes, range: body, readingState: readingState).lines()
    var unread: UnreadPart? = body == said ? nil : .characters
    if drafts.count > Bounds.lines {
      drafts.removeSubrange(Bounds.lines...)
      unread = .lines
    }
    let lines = LineAssembly(bytes: bytes, readingState: readingState).lines(drafts, making: list)
    return Message(lines: lines, isAddressed: isAddressed, unread: unread)
  }
}
