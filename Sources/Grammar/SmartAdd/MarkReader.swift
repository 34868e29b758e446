import Agenda

/// Reads the marks of a line in one pass, at the starts of words alone.
struct MarkReader {
  let bytes: Bytes
  let readingState: ReadingState
  /// The start of the item, without its carriers.
  let start: Int
  /// True if only tags, links and quotations count, as in a plain note.
  var tagsOnly = false
  var marks: Marks
  /// True if no quotation mark that could close a quotation is left.
  var quotesAreOver = false

  init(_ bytes: Bytes, from start: Int, readingState: ReadingState, tagsOnly: Bool = false) {
    self.bytes = bytes
    self.readingState = readingState
    self.start = start
    self.tagsOnly = tagsOnly
    marks = Marks(end: bytes.count)
  }

  static func marks(of bytes: Bytes, from start: Int, readingState: ReadingState, tagsOnly: Bool = false) -> Marks {
    var marker = MarkReader(bytes, from: start, readingState: readingState, tagsOnly: tagsOnly)
    marker.run()
    return marker.marks
  }

  private mutating func run() {
    var here = start
    while here < marks.end, marks.cuts.count + marks.barriers.count < 2 * Bounds.marks {
      guard bytes[here].isMark, bytes.isWordStart(here) || here == start, let end = mark(at: here) else {
        here += 1
        continue
      }
      here = max(end, here + 1)
    }
  }

  /// Reads the mark that stands there; returns the offset at which reading continues, or nil for plain text.
  private mutating func mark(at offset: Int) -> Int? {
    switch bytes[offset] {
    case UInt8(ascii: "\""): quotation(at: offset)
    case UInt8(ascii: "\\"): escape(at: offset)
    case UInt8(ascii: "/") where !tagsOnly: note(at: offset)
    case UInt8(ascii: "h"), UInt8(ascii: "H"): link(at: offset)
    case UInt8(ascii: "#"): tag(at: offset)
    case UInt8(ascii: "-") where !tagsOnly: removedTag(at: offset) ?? removedName(at: offset)
    case _ where tagsOnly: nil
    case UInt8(ascii: "!"): priority(at: offset)
    case UInt8(ascii: "p"), UInt8(ascii: "P"): spelledPriority(at: offset)
    case UInt8(ascii: "@"): handle(at: offset)
    case UInt8(ascii: "+"): contact(at: offset)
    case UInt8(ascii: "^"), UInt8(ascii: "~"): date(at: offset)
    case UInt8(ascii: "*"): recurrence(at: offset)
    case UInt8(ascii: "="): estimate(at: offset)
    default: nil
    }
  }

  /// Takes a range out of the name and keeps dates from being read in it.
  mutating func take(_ range: Range<Int>, with prepositions: WordSet? = nil) {
    marks.barriers.append(range)
    var cut = range
    // `lunch w/ +ann`
    if prepositions != nil, let short = shortWith(before: range.lowerBound) {
      cut = short..<range.upperBound
    } else if let prepositions, let word = wordBefore(range.lowerBound), prepositions.contains(bytes, word) {
      cut = word.lowerBound..<range.upperBound
    }
    marks.cuts.append(Cut(range: cut))
  }

  /// The start of a short `with` right before an offset: `w/ +ann`; nil if there is none.
  func shortWith(before offset: Int) -> Int? {
    guard let with = readingState.language.itemWords.shortWith else { return nil }
    let short = bytes.trimmed(start..<offset).upperBound - with.utf8CodeUnitCount
    return short >= start && bytes.starts(with: with, at: short) && bytes.isWordStart(short) ? short : nil
  }

  /// The word right before, separated by white space alone.
  func wordBefore(_ offset: Int) -> Range<Int>? {
    var end = offset
    while end > start, bytes[end - 1].isSpace { end -= 1 }
    guard end < offset else { return nil }
    var from = end
    while from > start, bytes[from - 1].isWord { from -= 1 }
    guard from < end, bytes.isWordStart(from) || from == start else { return nil }
    // A range that has been taken out already is no word of the name.
    return marks.cuts.last.map { $0.range.upperBound <= from } ?? true ? from..<end : nil
  }
}

extension UInt8 {
  /// True if it can begin a mark: a sigil, a quotation, a note, a link.
  @inline(__always)
  var isMark: Bool {
    switch self {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "h"), UInt8(ascii: "H"),
      UInt8(ascii: "#"), UInt8(ascii: "-"), UInt8(ascii: "!"), UInt8(ascii: "@"), UInt8(ascii: "+"),
      UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "*"), UInt8(ascii: "="), UInt8(ascii: "p"), UInt8(ascii: "P"):
      true
    default: false
    }
  }
}
