import Agenda

/// Reads numbers and ranges of them; anything else makes the whole text words.
struct ReferenceReader {
  let bytes: Bytes
  let language: LanguageGrammar
  /// The greatest number in a list; no list shown is longer, and a longer range is a slip.
  static let limit = 999
  /// The greatest number of ranges; nobody writes more in one message.
  static let mostRanges = 50

  func references() -> ItemName? {
    var numbers: [Int] = []
    var ids: [Int64] = []
    var events: [ListedEvent.Reference] = []
    var known: Set<Int> = []
    var ranges = 0
    var here = bytes.skippingSpace(from: 0)
    var expectsMore = true
    while here < bytes.count {
      if let next = separator(at: here) {
        here = next
        expectsMore = true
        continue
      }
      guard expectsMore || bytes.isSpace(here - 1) else { return nil }
      expectsMore = false
      if let (reference, end) = listed(at: here) {
        events.append(reference)
        guard events.count <= ReferenceReader.limit else { return nil }
        here = bytes.skippingSpace(from: end)
        continue
      }
      let isID = bytes[here] == UInt8(ascii: "#")
      guard let (first, end) = number(at: isID ? here + 1 : here) else { return nil }
      if isID {
        if known.insert(first).inserted { ids.append(Int64(first)) }
        guard ids.count <= ReferenceReader.limit else { return nil }
        here = bytes.skippingSpace(from: end)
        continue
      }
      guard (1...ReferenceReader.limit).contains(first) else { return nil }
      var last = first
      here = end
      if let dash = rangeMark(at: end) {
        guard let (value, behind) = number(at: dash), (1...ReferenceReader.limit).contains(value) else { return nil }
        (last, here) = (value, behind)
      }
      guard ranges < ReferenceReader.mostRanges else { return nil }
      if last != first { ranges += 1 }
      for value in min(first, last)...max(first, last) where known.insert(value).inserted { numbers.append(value) }
      guard here >= bytes.count || !bytes[here].isWord else { return nil }
      here = bytes.skippingSpace(from: here)
    }
    guard !expectsMore, [numbers.isEmpty, ids.isEmpty, events.isEmpty].filter({ !$0 }).count == 1 else { return nil }
    if !events.isEmpty { return .listed(events) }
    return ids.isEmpty ? .numbers(numbers) : .ids(ids)
  }

  /// An event of the community, `c12`, perhaps with one of its times behind it, and the end of the reference.
  private func listed(at offset: Int) -> (ListedEvent.Reference, end: Int)? {
    guard bytes.lower(offset) == UInt8(ascii: "c"), let (first, end) = number(at: offset + 1) else { return nil }
    var last = end
    if last < bytes.count, bytes[last] == UInt8(ascii: "/") {
      last = bytes.endOfChunk(from: last)
      if bytes[last - 1] == UInt8(ascii: ",") { last -= 1 }
    }
    guard last >= bytes.count || !bytes[last].isWord else { return nil }
    let occurrence = last > end ? bytes.string(end + 1..<last).uppercased() : ""
    return (ListedEvent.Reference(Int64(first), occurrence: occurrence), last)
  }

  /// The end of a separator: a comma, `and`, or `&`.
  private func separator(at offset: Int) -> Int? {
    switch bytes.lower(offset) {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "&"): bytes.skippingSpace(from: offset + 1)
    default: bytes.phrase(language.selectionWords.joiningNumbers, at: offset)
    }
  }

  /// The end of the mark between a range's two numbers.
  private func rangeMark(at offset: Int) -> Int? {
    let here = bytes.skippingSpace(from: offset)
    if bytes.starts(with: "\u{2013}", at: here) { return bytes.skippingSpace(from: here + 3) }
    if here < bytes.count, bytes[here] == UInt8(ascii: "-") { return bytes.skippingSpace(from: here + 1) }
    return bytes.starts(with: "..", at: here) ? here + 2 : nil
  }

  private func number(at offset: Int) -> (value: Int, end: Int)? {
    var (value, end) = (0, offset)
    while end < bytes.count, bytes[end].isDigit, end - offset < 18 {
      value = value * 10 + Int(bytes[end] - UInt8(ascii: "0"))
      end += 1
    }
    return end > offset && !(end < bytes.count && bytes[end].isDigit) ? (value, end) : nil
  }
}

extension Reader {
  /// The items that a command's words refer to: numbers of the list shown last, items' own numbers, the item spoken of
  /// last (`it`, or no word at all), or else words of a name.
  public func references(_ text: String) -> ItemName {
    var text = text
    return text.withUTF8 { raw in
      let range = raw.trimmed(0..<raw.count)
      if range.isEmpty || language.selectionWords.ofLast.contains(raw, range) { return .it }
      return ReferenceReader(bytes: raw.line(range), language: language).references() ?? .words(raw.string(range))
    }
  }
}
