import Agenda

/// Reads one line as an item: everything that is understood is taken out, and what remains is its name.
struct SmartAdd {
  /// An item and every temporal phrase that its line holds, the one that decides its date first.
  struct Outcome {
    var item: Item
    var expressions: [Expression]
  }

  let lens: Lens
  let bytes: Bytes
  /// Whether words that hold nothing but marks and dates are its name all the same.
  var needsName = true

  init(_ bytes: Bytes, lens: Lens) {
    self.bytes = bytes
    self.lens = lens
  }

  func outcome() -> Outcome {
    let carrier = Carrier(bytes, from: 0)
    if carrier.kind == .note { return note(from: carrier.end) }
    lens.lex(bytes)
    let presence = Presence(bytes)
    var marks =
      presence.hasMarks || presence.has(":")
      ? MarkReader.marks(of: bytes, from: carrier.end, lens: lens) : Marks(end: bytes.count)
    marks.end = carrier.endOfWords(bytes, before: marks.end)
    if marks.recipient != nil { askPolitely(&marks) }
    if carrier.awaitsDate, let link = carrier.link(bytes, before: marks.end) { marks.part(at: link) }
    let found = lens.phrases(bytes, to: marks.end, barriers: marks.barriers)
    var start = carrier.end
    var reminder: Int?
    if carrier.awaitsDate, let first = found.firstIndex(where: { $0.range(at: carrier.end) != nil }) {
      reminder = first
      let end = found[first].range(at: carrier.end)?.upperBound ?? start
      start = Carrier.endOfLink(bytes, at: bytes.skippingSpace(from: end)) ?? start
    }
    let choice = DateChoice(found, reminder: reminder, in: bytes)
    var item = Item(name: "")
    apply(marks, to: &item)
    ItemDates(reader: lens.reader, isTodo: carrier.kind == .todo).give(&item, choice, of: found, marks)
    if carrier.kind == .event { ItemDates.takePlace(&item) }
    cut(choice, of: found, from: &marks)
    cutReminder(behind: found.first, from: &marks)
    item.name = name(from: start, marks: marks, item: item)
    Anniversary.settle(&item, today: lens.reader.now.date)
    // Only a link is something to keep, not to do.
    if let url = item.url, item.name == url, found.isEmpty { item.kind = .note }
    return Outcome(item: item, expressions: ordered(found, choice: choice, marks: marks))
  }

  /// `@bob please pick up the milk`: what wraps the item wraps it behind the handle, too.
  private func askPolitely(_ marks: inout Marks) {
    guard let handle = marks.barriers.first else { return }
    let behind = Carrier(bytes, from: handle.upperBound).end
    if behind > bytes.skippingSpace(from: handle.upperBound), behind <= marks.end {
      marks.cuts.insert(Cut(range: handle.upperBound..<behind), at: min(1, marks.cuts.count))
    }
  }

  /// `note: gate code 4512 #home`: kept as it is, but for its tags, list and link.
  private func note(from start: Int) -> Outcome {
    lens.lex(bytes)
    let marks = MarkReader.marks(of: bytes, from: start, lens: lens, tagsOnly: true)
    var item = Item(kind: .note, name: "")
    apply(marks, to: &item)
    item.name = name(from: start, marks: marks, item: item)
    let found = lens.phrases(bytes, to: marks.end, barriers: marks.barriers)
    return Outcome(item: item, expressions: found)
  }

  private func apply(_ marks: Marks, to item: inout Item) {
    item.priority = marks.priority
    item.tags = marks.tags
    item.removedTags = marks.removedTags
    item.list = marks.list
    item.place = marks.place
    item.people = marks.people
    item.recipient = marks.recipient
    item.estimate = marks.estimate
    item.note = marks.note
    item.url = marks.url
  }

  /// Takes the phrases that were understood out of the name; a date that makes no sense stays in it.
  private func cut(_ choice: DateChoice, of found: [Expression], from marks: inout Marks) {
    let before = marks.cuts.count
    for index in found.indices {
      let isTaken =
        index == choice.date && marks.due == nil || index == choice.recurrence || index == choice.duration
        || index == choice.allDay
      guard isTaken, found[index].problem == nil, !isAlternative(index, of: found) else { continue }
      PhraseCut(bytes: bytes).add(found[index], to: &marks.cuts)
    }
    if marks.cuts.count > before, marks.cuts.count > 1 { marks.cuts.sort { $0.range.lowerBound < $1.range.lowerBound } }
  }

  /// `tomorrow at 5pm remind me to call jimmy`: what wraps the item may follow its date.
  private func cutReminder(behind first: Expression?, from marks: inout Marks) {
    guard let first, let index = marks.cuts.firstIndex(where: { $0.range.contains(first.range.lowerBound) }),
      marks.cuts[index].range.lowerBound == bytes.skippingSpace(from: 0)
    else { return }
    let end = marks.cuts[index].range.upperBound
    let start = Carrier.skippingComma(bytes, from: bytes.skippingSpace(from: end))
    guard bytes.phrase("remind me", at: bytes.phrase("please", at: start) ?? start) != nil else { return }
    let behind = Carrier(bytes, from: start)
    guard behind.end > start, !behind.awaitsDate, behind.end < marks.end else { return }
    marks.cuts.insert(Cut(range: start..<behind.end), at: index + 1)
  }

  /// Whether a phrase is tied to the one before by `or` or `and`: `tomorrow or friday` stays whole in the name.
  private func isAlternative(_ index: Int, of found: [Expression]) -> Bool {
    guard index > 0 else { return false }
    let between =
      found[index - 1].range
      .upperBound..<max(
        found[index - 1].range.upperBound, found[index].range.lowerBound)
    return SmartAdd.ties.contains(bytes, bytes.trimmed(between))
  }

  private static let ties = WordSet("or and & /")

  private func name(from start: Int, marks: Marks, item: Item) -> String {
    let name = RemainingName(lens: lens, bytes: bytes, range: min(start, marks.end)..<marks.end).without(marks.cuts)
    if !name.isEmpty || !needsName { return name }
    // Nothing but marks and dates: the words themselves are its name.
    if let url = item.url { return url }
    let rest = bytes.trimmed(min(start, marks.end)..<marks.end)
    return bytes.string(rest.isEmpty ? bytes.trimmed(0..<bytes.count) : rest)
  }

  /// The phrases, the one that decides the date first, then those of sigils, then the rest as they stand.
  private func ordered(_ found: [Expression], choice: DateChoice, marks: Marks) -> [Expression] {
    guard marks.due == nil else { return marks.dueFirst + found }
    let first = choice.recurrence ?? choice.date ?? choice.duration
    if marks.expressions.isEmpty, first ?? 0 == 0 { return found }
    guard let first else { return marks.expressions + found }
    var rest = found
    let deciding = rest.remove(at: first)
    return [deciding] + marks.expressions + rest
  }
}

extension Expression {
  /// The part of it that stands there, or right before.
  func range(at offset: Int) -> Range<Int>? {
    ([range] + otherRanges).first { $0.lowerBound <= offset && $0.upperBound > offset }
  }
}

extension Marks {
  /// The expressions of sigils, what is due before what starts.
  var dueFirst: [Expression] {
    guard let due, due > 0 else { return expressions }
    var rest = expressions
    return [rest.remove(at: due)] + rest
  }
}
