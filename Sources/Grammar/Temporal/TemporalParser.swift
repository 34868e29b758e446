internal import Agenda
import Civil

/// One reading of a line's tokens, as all rules see it. It borrows the tokens and never allocates.
///
/// ``DateRule`` defines a rule, and ``DateRuleTable`` the order in which rules are tried.
struct TemporalParser {
  let tokens: UnsafePointer<Token>
  let bytes: UnsafePointer<UInt8>
  /// The number of tokens before the padding.
  let count: Int
  // The reader that made it outlives it: no references are counted.
  unowned(unsafe) private let settings: ReaderSettings
  unowned(unsafe) let trace: Trace?
  unowned(unsafe) let effort: Effort?
  /// A meal or a party that the line mentions, which decides the half of the day of a bare hour.
  let occasion: Part
  /// True if the line names a shift by its part of the day, so that figures behind it are hours: `late 2-10`.
  let isOfShift: Bool
  /// True if the line mentions a repeat, so that the repeat's days may come first.
  let hasPace: Bool
  /// True behind a sigil or in a command, where `tom`, `tod` and bare hours count.
  var isMarked = false
  /// True if a weekday that begins the line is one, whatever else its name means: `Wed soup`, below `Tue tacos`.
  var beginsWithDay = false
  /// The number of lengths that count from the moment being read: 1 behind `2 days before` and `half past`.
  private var depth = 0

  /// The greatest number of prepositions before one phrase (`no later than at around`).
  static let mostPrepositions = 6
  /// The greatest depth of lengths that count from each other: `1h before the day after easter` is 2 deep.
  private static let deepest = 3

  init(
    _ tokens: UnsafePointer<Token>, _ count: Int, _ bytes: UnsafePointer<UInt8>, _ settings: ReaderSettings,
    trace: Trace?, occasion: Part = .none
  ) {
    self.tokens = tokens
    self.count = count
    self.bytes = bytes
    self.settings = settings
    self.trace = trace
    effort = settings.values.effort
    effort?.add(min(count, 64))
    var occasion = occasion
    var hasPace = false
    var isOfShift = false
    let shifts = settings.values.language.temporalWords.shifts
    // Only the start of the line is searched, because each date of a sigil searches again.
    for i in 0..<min(count, 64) {
      if let part = TemporalParser.shift(tokens, i, min(count, 64), bytes, shifts) {
        (occasion, isOfShift) = (part, true)
        continue
      }
      switch tokens[i].word {
      case .every, .pace, .twoFold: hasPace = true
      case .occasion, .part:
        guard let part = TemporalParser.occasion(tokens[i]) else { continue }
        let byDay = settings.values.language.temporalWords.byDay
        occasion = part == .dinner && TemporalParser.isBehind(tokens, i, bytes, byDay) ? .noon : part
      case .alarm, .up:
        let getting = settings.values.language.temporalWords.getting
        if TemporalParser.isWaking(tokens, i, bytes, getting) { occasion = .morning }
      case .before, .to:
        // `before bed`, `go to bed`
        let beds = settings.values.language.temporalWords.beds
        if TemporalParser.spells(tokens[i + 1], bytes, beds), TemporalParser.endsName(tokens[i + 2]) {
          occasion = .night
        }
      default: break
      }
    }
    self.occasion = occasion
    self.hasPace = hasPace
    self.isOfShift = isOfShift
  }

  var now: CivilDateTime { settings.values.now }
  var today: CivilDate { settings.values.now.date }
  /// The year of today.
  var year: Int { settings.today.year }
  /// The month of today.
  var month: Int { settings.today.month }
  var conventions: Conventions { _read { yield settings.values.conventions } }
  var zone: Zone { _read { yield settings.values.zone } }
  /// The words that rules know by their spelling.
  var words: TemporalWords { _read { yield settings.values.language.temporalWords } }
  /// The forms of words in the person's language.
  var forms: WordForms { _read { yield settings.values.language.wordForms } }
  /// The date rules of the person's language.
  var rules: DateRuleTable { _read { yield settings.values.language.dateRuleTable } }

  /// `set an alarm`, `get up`: not the alarm of a thing (`smoke alarm`).
  private static func isWaking(
    _ tokens: UnsafePointer<Token>, _ i: Int, _ bytes: UnsafePointer<UInt8>, _ getting: [StaticString]
  ) -> Bool {
    guard i > 0 else { return tokens[i].word == .alarm }
    let before = tokens[i - 1]
    guard tokens[i].word == .up else { return before.kind == .word && before.word != .unknown }
    return spells(before, bytes, getting)
  }

  /// True if the word before a token stands alone: `to bed at 9`, not `to bed 5` or `to the bed shop`.
  private static func endsName(_ token: Token) -> Bool {
    token.kind != .number && (token.kind != .word || token.word.isPreposition)
  }

  /// True if a token is one of the words.
  static func spells(_ token: Token, _ bytes: UnsafePointer<UInt8>, _ words: [StaticString]) -> Bool {
    guard token.kind == .word else { return false }
    let word = Bytes(start: bytes + Int(token.start), count: Int(token.end - token.start))
    return words.contains { word.end(of: $0, at: 0) == word.count }
  }

  /// True if one of the words stands close before a word: `kids' party`.
  private static func isBehind(
    _ tokens: UnsafePointer<Token>, _ i: Int, _ bytes: UnsafePointer<UInt8>, _ words: [StaticString]
  ) -> Bool {
    (max(0, i - 3)..<i).contains { spells(tokens[$0], bytes, words) }
  }

  /// The part of the day that a meal or a party is in.
  static func occasion(_ token: Token) -> Part? {
    guard token.word == .occasion || token.word == .part,
      let part = Part(rawValue: Int16(truncatingIfNeeded: token.value))
    else { return nil }
    return part == .breakfast || part == .dinner || part == .tonight || token.word == .occasion ? part : nil
  }

  /// The parser for the moment from which a length counts; nil if that would be too deep. Every rule that reads a
  /// moment within a moment uses it, so that no message makes the rules call each other without end.
  var counting: TemporalParser? {
    guard depth < TemporalParser.deepest else { return nil }
    var scan = self
    scan.depth += 1
    return scan
  }

  @inline(__always) func word(_ i: Int) -> Word { tokens[i].word }
  @inline(__always) func value(_ i: Int) -> Int { Int(tokens[i].value) }
  @inline(__always) func isNumber(_ i: Int) -> Bool { tokens[i].kind == .number }
  /// True if nothing separates it from the token before.
  @inline(__always) func isGlued(_ i: Int) -> Bool { !tokens[i].flags.contains(.spaced) && i < count }
  @inline(__always) func has(_ i: Int, _ flag: Token.Flags) -> Bool { tokens[i].flags.contains(flag) }
  @inline(__always) func isMark(_ i: Int, _ mark: UInt8) -> Bool {
    tokens[i].kind == .mark && tokens[i].value == Int32(mark)
  }
  func isMark(_ i: Int, _ mark: Unicode.Scalar) -> Bool { isMark(i, UInt8(truncatingIfNeeded: mark.value)) }
  func isUnit(_ i: Int, _ unit: Unit) -> Bool { word(i) == .unit && value(i) == Int(unit.rawValue) }
  func isPart(_ i: Int, _ part: Part) -> Bool { word(i) == .part && value(i) == Int(part.rawValue) }
  /// True if it is a single letter.
  func isSingleLetter(_ i: Int) -> Bool { tokens[i].kind == .word && tokens[i].end - tokens[i].start == 1 }
  /// True if it is that single letter, in either case.
  func isLetter(_ i: Int, _ letter: Unicode.Scalar) -> Bool {
    isSingleLetter(i) && bytes[Int(tokens[i].start)] | 0x20 == UInt8(truncatingIfNeeded: letter.value)
  }
  /// True if it is that word, in either case, apart from apostrophes and an owner's letter.
  func spells(_ i: Int, _ spellings: [StaticString]) -> Bool { spellings.contains { spells(i, $0) } }

  /// The same for one spelling.
  func spells(_ i: Int, _ spelling: StaticString) -> Bool {
    let token = tokens[i]
    guard token.kind == .word else { return false }
    var at = Int(token.start)
    for index in 0..<spelling.utf8CodeUnitCount {
      while at < token.end, !Lexer.isLetter(bytes[at]) { at += 1 }
      guard at < token.end, bytes[at] | 0x20 == spelling.utf8Start[index] else { return false }
      at += 1
    }
    if at == token.end { return true }
    let rest = Int(token.end) - at
    return bytes[Int(token.end) - 1] | 0x20 == forms.ownersLetter && (rest == 1 || token.flags.contains(.possessive))
  }
  /// True if all its letters are upper case.
  func isUpper(_ i: Int) -> Bool {
    for at in Int(tokens[i].start)..<Int(tokens[i].end) where bytes[at] & 0x20 != 0 { return false }
    return true
  }

  /// Notes that a rule read some words.
  @inline(__always) func fired(_ rule: Unmanaged<DateRule>, _ start: Int, _ end: Int) {
    guard let trace else { return }
    let range = Int(tokens[start].start)..<Int(tokens[max(start, end - 1)].end)
    trace.add(.init(rule: rule.takeUnretainedValue().name, range: range))
  }

  /// Skips `the`.
  func skipThe(_ i: Int) -> Int { word(i) == .the ? i + 1 : i }
  /// Skips the full stop of an abbreviation.
  func skipDot(_ i: Int) -> Int { isMark(i, ".") && isGlued(i) && !(isGlued(i + 1) && isNumber(i + 1)) ? i + 1 : i }
  /// Skips a comma.
  func skipComma(_ i: Int) -> Int { isMark(i, ",") ? i + 1 : i }
}
