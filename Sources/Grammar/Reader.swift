public import Agenda
public import Civil

/// Reads what people write: a pure function of the text and of these properties.
public struct Reader: Sendable {
  private(set) var settings: ReaderSettings

  /// A reader for one person at one moment.
  public init(
    now: CivilDateTime, zone: Zone = .utc, conventions: Conventions = Conventions(),
    language: LanguageGrammar = .english, vocabulary: Vocabulary = Vocabulary(), context: Context = Context()
  ) {
    settings = ReaderSettings(
      .init(
        now: now, zone: zone, language: language, conventions: conventions, vocabulary: vocabulary, context: context))
  }

  /// The person's wall-clock time.
  public var now: CivilDateTime {
    get { settings.values.now }
    set { change { $0.now = newValue } }
  }

  /// The person's time zone.
  public var zone: Zone {
    get { settings.values.zone }
    set { change { $0.zone = newValue } }
  }

  /// The language that the person writes.
  public var language: LanguageGrammar {
    get { settings.values.language }
    set { change { $0.language = newValue } }
  }

  /// How the person writes dates and what the parts of their day mean.
  public var conventions: Conventions {
    get { settings.values.conventions }
    set { change { $0.conventions = newValue } }
  }

  /// The command words to recognise.
  public var vocabulary: Vocabulary {
    get { settings.values.vocabulary }
    set { change { $0.vocabulary = newValue } }
  }

  /// The person's own names, the open question, and the message replied to.
  public var context: Context {
    get { settings.values.context }
    set { change { $0.context = newValue } }
  }

  /// Counts the steps of reading, in tests; nil counts nothing.
  package var effort: Effort? {
    get { settings.values.effort }
    set { change { $0.effort = newValue } }
  }

  private mutating func change(_ change: (inout ReaderSettings.Values) -> Void) {
    var values = settings.values
    change(&values)
    settings = ReaderSettings(values)
  }
}

extension Reader {
  /// Reads every possible meaning of a message, line by line, up to the limits in `Bounds`.
  ///
  /// - Parameter list: returns the list that a line creates, given its reader; the lines below it know that list.
  public func message(
    _ text: String, making list: (Message.Line, Reader) -> String? = { _, _ in nil }
  ) -> Message {
    var text = text
    text.makeContiguousUTF8()
    let whole = text
    return text.withUTF8 { raw in
      let presence = Presence(raw)
      guard let plain = Typography.plain(raw, presence) else {
        return read(raw, ReadingState(self, message: (whole, raw), presence: presence), making: list)
      }
      return plain.withUnsafeBufferPointer { read($0, ReadingState(self), making: list) }
    }
  }

  /// Returns true if a message is for the bot, without reading its meaning.
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

  /// Returns the new item that a text describes, whatever else it might mean; for `!add` and similar commands.
  public func item(_ text: String) -> Item { item(text, isNote: false) }

  /// Returns the note that a text is, whatever it looks like.
  package func note(_ text: String) -> Item { item(text, isNote: true) }

  private func item(_ text: String, isNote: Bool) -> Item {
    var text = text
    return text.withUTF8 { raw in
      guard let plain = Typography.plain(raw) else { return item(raw, isNote: isNote) }
      return plain.withUnsafeBufferPointer { item($0, isNote: isNote) }
    }
  }

  private func item(_ bytes: Bytes, isNote: Bool) -> Item {
    func read(_ bytes: Bytes) -> Item {
      var words = SmartAdd(bytes, readingState: ReadingState(self))
      words.isNote = isNote
      return words.outcome().item
    }
    guard let joined = StrayTimes.joined(bytes, language) else { return read(bytes) }
    return joined.withUnsafeBufferPointer { read($0) }
  }

  /// Returns the changes that a text makes to an existing item. The text is read as `item` reads it, but the name stays
  /// empty if no words remain. A time without a day keeps the item's day, and so does `all day`. A note alone (`// bring
  /// the scans`) is a remark.
  public func changes(_ text: String) -> (item: Item, leavesDay: Bool) {
    if text.hasPrefix("//") { return (.remark(String(text.dropFirst(2)).trimmed), false) }
    let outcome = changed(by: text)
    if outcome.item.isAllDay, !outcome.expressions.contains(where: \.saysDay) { return (outcome.item, true) }
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
    let lines = LineAssembly(bytes: bytes, readingState: readingState).lines(drafts, reader: self, making: list)
    return Message(lines: lines, isAddressed: isAddressed, unread: unread)
  }
}
