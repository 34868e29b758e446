import Agenda

/// The sigils: each counts only if the text behind it reads as its kind, and is plain text otherwise.
extension MarkReader {
  /// `!1 !2 !3`, or `!` `!!` `!!!` standing alone: a priority.
  mutating func priority(at offset: Int) -> Int? {
    var end = offset + 1
    var level = 0
    if end < bytes.count, bytes[end] &- UInt8(ascii: "1") < 3 {
      level = Int(bytes[end] - UInt8(ascii: "0"))
      end += 1
      guard bytes.isMarkEnd(end) else { return nil }
    } else {
      while end < bytes.count, bytes[end] == UInt8(ascii: "!") { end += 1 }
      guard end - offset <= 3, end >= bytes.count || bytes[end].isSpace else { return nil }
      level = 4 - (end - offset)
    }
    marks.priority = level
    take(offset..<end)
    return end
  }

  /// `p1` to `p4` alone, as in Todoist; p4 is none.
  mutating func spelledPriority(at offset: Int) -> Int? {
    let end = offset + 2
    guard end <= bytes.count, offset > start, bytes[offset + 1] &- UInt8(ascii: "1") < 4,
      end == bytes.count || bytes[end].isSpace, marks.priority == nil
    else { return nil }
    let level = Int(bytes[offset + 1] - UInt8(ascii: "0"))
    marks.priority = level < 4 ? level : nil
    take(offset..<end)
    return end
  }

  /// `#groceries`: the list of that name if there is one, else a tag. `order #4512` is text.
  mutating func tag(at offset: Int) -> Int? {
    let names = readingState.context.lists
    if !names.isEmpty, marks.list == nil,
      let known = Context.longestName(in: bytes, at: offset + 1, among: names)
    {
      marks.list = known.name
      take(offset..<known.end, with: readingState.language.itemWords.toLists)
      return known.end
    }
    guard let name = name(at: offset + 1) else { return nil }
    let tag = bytes.string(name)
    if !marks.tags.contains(tag) { marks.tags.append(tag) }
    take(offset..<name.upperBound)
    return name.upperBound
  }

  /// `-#home`, in an edit: that tag goes.
  mutating func removedTag(at offset: Int) -> Int? {
    guard offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "#"), let name = name(at: offset + 2) else {
      return nil
    }
    marks.removedTags.append(bytes.string(name))
    take(offset..<name.upperBound)
    return name.upperBound
  }

  /// `-@office`, `-@ann`, in an edit: that place or person goes.
  mutating func removedName(at offset: Int) -> Int? {
    guard offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "@") else { return nil }
    let context = readingState.context
    if let known = Context.longestName(in: bytes, at: offset + 2, among: context.places)
      ?? Context.longestName(in: bytes, at: offset + 2, among: context.contacts)
    {
      marks.removedNames.append(known.name)
      take(offset..<known.end)
      return known.end
    }
    guard let name = handleName(at: offset + 2) else { return nil }
    marks.removedNames.append(bytes.string(name))
    take(offset..<name.upperBound)
    return name.upperBound
  }

  /// `@office` is a place, `@ann` a contact, and a leading `@bob` the recipient; `@ 3:15` is a time.
  mutating func handle(at offset: Int) -> Int? {
    if let place = Context.longestName(in: bytes, at: offset + 1, among: readingState.context.places) {
      guard marks.place == nil else { return nil }
      marks.place = place.name
      take(offset..<place.end, with: readingState.language.itemWords.atPlaces)
      return place.end
    }
    guard let handle = handleName(at: offset + 1) else { return nil }
    let isFull = bytes[handle].contains(UInt8(ascii: "@"))
    // `@ben's birthday` is about ben.
    if handle.upperBound < bytes.count, bytes[handle.upperBound] == UInt8(ascii: "'") { return nil }
    let isPlace =
      readingState.language.itemWords.everybodysPlaces.contains(bytes, handle)
      && Context.longestName(in: bytes, at: offset + 1, among: readingState.context.contacts) == nil
    if offset == start, handle.upperBound < bytes.count, !isPlace {
      marks.recipient = bytes.string(handle)
      marks.recipients = [handle]
      take(offset..<skippingComma(from: handle.upperBound))
      return handle.upperBound
    }
    if marks.recipient != nil, let joint = jointBehindHandle(before: offset) {
      // Behind the recipient's handle, another handle is a further recipient; the bot's own is none.
      if !readingState.context.handles.contains(where: { bytes.matches($0, in: handle) }) {
        addPerson(bytes.string(handle))
        marks.recipients.append(handle)
      }
      take(joint.lowerBound..<skippingComma(from: handle.upperBound))
      return handle.upperBound
    }
    let contact = Context.longestName(in: bytes, at: offset + 1, among: readingState.context.contacts)
    if let contact, contact.end >= handle.upperBound {
      addPerson(contact.name)
      take(offset..<contact.end, with: readingState.language.itemWords.withPeople)
      return contact.end
    }
    if isFull || isBehindWith(offset) {
      addPerson(bytes.string(handle))
      take(offset..<handle.upperBound, with: readingState.language.itemWords.withPeople)
      return handle.upperBound
    }
    // `dinner with jo and @zed`
    if let joint = wordBefore(offset), readingState.language.itemWords.joiningPeople.contains(bytes, joint) {
      addPerson(bytes.string(handle))
      take(joint.lowerBound..<handle.upperBound)
      return handle.upperBound
    }
    // An item has one place; a second one is text.
    guard marks.place == nil else { return nil }
    marks.place = bytes.string(handle)
    take(offset..<handle.upperBound, with: readingState.language.itemWords.atPlaces)
    return handle.upperBound
  }

  /// The text between the mark before and a handle, if it only joins the two: the `and` of `@ann and @bob`.
  private func jointBehindHandle(before offset: Int) -> Range<Int>? {
    let start = bytes.skippingSpace(from: marks.barriers.last?.upperBound ?? 0)
    let joint = bytes.trimmed(start..<max(start, offset))
    if joint.isEmpty { return offset..<offset }
    return readingState.language.itemWords.joiningPeople.contains(bytes, joint) ? joint : nil
  }

  /// True if `with` or `w/` stands before a handle: nobody is with a place.
  private func isBehindWith(_ offset: Int) -> Bool {
    if shortWith(before: offset) != nil { return true }
    return wordBefore(offset).map { readingState.language.itemWords.withPeople.contains(bytes, $0) } ?? false
  }

  /// `+ann`: with a contact. `+44 7700 900123` is text.
  mutating func contact(at offset: Int) -> Int? {
    if let known = Context.longestName(in: bytes, at: offset + 1, among: readingState.context.contacts) {
      addPerson(known.name)
      take(offset..<known.end, with: readingState.language.itemWords.withPeople)
      return known.end
    }
    let at = offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "@") ? offset + 2 : offset + 1
    guard let handle = handleName(at: at) else { return nil }
    addPerson(bytes.string(handle))
    take(offset..<handle.upperBound, with: readingState.language.itemWords.withPeople)
    return handle.upperBound
  }

  /// `^friday` is due then, `~1 march` starts then. `~20 people` is text.
  mutating func date(at offset: Int) -> Int? {
    guard let found = readingState.phrase(bytes, at: offset + 1, as: .moment),
      !isBareNumberBeforeWords(offset + 1..<found.end)
    else { return nil }
    let place = marks.expressions.count
    if bytes[offset] == UInt8(ascii: "^") { marks.due = place } else { marks.start = place }
    marks.expressions.append(found.expression)
    take(offset..<found.end, with: readingState.language.itemWords.beforeDates)
    return found.end
  }

  /// `*weekly`, `*every 2nd tuesday`, `*after 1 week`: a repeat. `*bold*` is text.
  mutating func recurrence(at offset: Int) -> Int? {
    guard let found = readingState.phrase(bytes, at: offset + 1, as: .recurrence) else { return nil }
    marks.recurrence = marks.expressions.count
    marks.expressions.append(found.expression)
    take(offset..<found.end)
    return found.end
  }

  /// `=2h`: the estimate.
  mutating func estimate(at offset: Int) -> Int? {
    guard let found = readingState.phrase(bytes, at: offset + 1, as: .duration),
      let seconds = found.expression.seconds
    else { return nil }
    marks.estimate = seconds
    take(offset..<found.end, with: readingState.language.itemWords.beforeEstimates)
    return found.end
  }

  private mutating func addPerson(_ name: String) {
    if !marks.people.contains(name) { marks.people.append(name) }
  }

  /// A name as tags have it: a letter, then letters, digits, `_`, `-`.
  private func name(at offset: Int) -> Range<Int>? {
    guard offset < bytes.count, bytes[offset].isLetter else { return nil }
    var end = offset + 1
    while end < bytes.count, bytes[end].isHandle, bytes[end] != UInt8(ascii: ".") { end += 1 }
    while bytes[end - 1] == UInt8(ascii: "-") { end -= 1 }
    return offset..<end
  }

  /// A handle, with its host if it has one; its first byte is a letter, because `@5pm` is a time.
  private func handleName(at offset: Int) -> Range<Int>? {
    guard offset < bytes.count, bytes[offset].isLetter || bytes[offset] == UInt8(ascii: "_") else { return nil }
    var end = offset + 1
    while end < bytes.count, bytes[end].isHandle { end += 1 }
    while !bytes[end - 1].isWord, bytes[end - 1] != UInt8(ascii: "_") { end -= 1 }
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "@"), bytes[end + 1].isWord {
      end += 2
      while end < bytes.count, bytes[end].isHandle { end += 1 }
      while !bytes[end - 1].isWord { end -= 1 }
    }
    return offset..<end
  }

  /// True if a number alone was read as a time while words follow it (`~20 people`).
  private func isBareNumberBeforeWords(_ range: Range<Int>) -> Bool {
    guard bytes[range].allSatisfy({ $0.isDigit || $0.isSpace }) else { return false }
    let next = bytes.skippingSpace(from: range.upperBound)
    return next < bytes.count && bytes[next].isWord
  }

  private func skippingComma(from offset: Int) -> Int { bytes.skippingComma(behindHandle: offset) }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset behind the comma or colon that ends a handle there; the same offset if there is none.
  func skippingComma(behindHandle offset: Int) -> Int {
    guard offset < count, self[offset] == UInt8(ascii: ",") || self[offset] == UInt8(ascii: ":") else { return offset }
    return offset + 1
  }

  /// True if a mark that ends there stands apart from the text behind it: the end, white space or punctuation follows.
  @inline(__always)
  func isMarkEnd(_ offset: Int) -> Bool {
    guard offset < count else { return true }
    switch self[offset] {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "."), UInt8(ascii: ")"), UInt8(ascii: "]"):
      return offset + 1 >= count || self[offset + 1].isSpace
    default: return self[offset].isSpace
    }
  }
}
