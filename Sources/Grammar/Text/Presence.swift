/// The ASCII bytes that occur in a text, found in one pass, so that a stage whose trigger is absent costs nothing.
struct Presence {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private(set) var isASCII = true

  init(_ bytes: Bytes) {
    // There is no branch, because the quarter that a byte is in cannot be predicted.
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 4) { quarters in
      quarters.initialize(repeating: 0)
      for byte in bytes { quarters[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
      isASCII = quarters[2] | quarters[3] == 0
      (low, high) = (quarters[0], quarters[1] | quarters[2] | quarters[3])
    }
  }

  private init() { (low, high, isASCII) = (.max, .max, false) }

  /// The value for a text that has not been searched: anything may occur.
  static let unknown = Presence()

  /// True if a line may end in it.
  var hasLineEnds: Bool { low & (1 << 10 | 1 << 13) != 0 }

  var hasDigits: Bool { low >> 48 & 0x3FF != 0 }

  /// True if a mark that ends a clause occurs.
  var hasEndsOfClauses: Bool { low & Presence.endsOfClauses != 0 }

  /// True if an arrow may occur: `->`, or an arrow character.
  var hasArrows: Bool { has(">") || !isASCII }

  /// True if a mark that joins the parts of a filter occurs.
  var mayBeFilter: Bool { has("&") || has("|") }

  /// Returns true if that character below `@` (punctuation, digits) occurs.
  @inline(__always)
  func has(_ character: Unicode.Scalar) -> Bool {
    let byte = UInt64(character.value)
    return byte < 64 ? low & (1 << byte) != 0 : high & (1 << (byte & 63)) != 0
  }

  /// True if any byte that can begin a sigil, a quotation, a note or a link occurs.
  var hasMarks: Bool {
    low & Presence.lowMarks != 0 || has("@") || has("^") || has("~") || has("\\") || hasPriority
  }

  /// True if a `p` and a digit from 1 to 4 occur: `p1`.
  private var hasPriority: Bool { (has("p") || has("P")) && (has("1") || has("2") || has("3") || has("4")) }

  /// `!`, `,`, `.`, `:`, `;`, `?`, as bits.
  private static let endsOfClauses: UInt64 = 1 << 33 | 1 << 44 | 1 << 46 | 1 << 58 | 1 << 59 | 1 << 63

  /// `!`, `"`, `#`, `*`, `+`, `/`, `=`, as bits.
  private static let lowMarks: UInt64 = 1 << 33 | 1 << 34 | 1 << 35 | 1 << 42 | 1 << 43 | 1 << 47 | 1 << 61
}
