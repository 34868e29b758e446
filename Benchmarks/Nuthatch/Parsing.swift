import Agenda
import Benchmark
import Civil
import Commands
import Grammar

/// What people write, from the shortest to the worst.
private enum Samples {
  static let dates = [
    "tomorrow", "friday", "next tuesday", "3 May", "2026-12-24", "in 20 minutes", "17:30", "5pm", "half past five",
    "the 27th", "end of month", "tonight", "every monday", "in 3 days", "noon", "last friday of the month",
  ]

  static let items = [
    "call jimmy at 5pm tomorrow", "pay rent ^1st", "take out the trash monday at 8pm *weekly #errand",
    "lunch with ann friday 12-13 +ann", "tax return ~1 march ^april =2h", "dentist 3 May 9:15 // bring x-rays",
    "mon/wed/fri at 7 gym", "pick up parcel @office", "standup every weekday at 9:30", "call the bank !1",
  ]

  static let chatter = String(
    repeating: "I told them the march was long and that they may come along, as it was a second chance for everyone "
      + "who sat there, about 20 people, room 5.30, and nobody minded the sun. ", count: 6)

  /// 10 kB that looks like a date at every word.
  static let dates10kB = "every monday" + String(repeating: " and every monday", count: 600)

  /// What makes a reader look far ahead or back, each piece again and again.
  static func worst(_ kilobytes: Int) -> [String] {
    pieces.map { String(repeating: $0, count: kilobytes * 1000 / $0.utf8.count) }
  }

  private static let pieces = [
    "\"a ", "#a ", "@a ", "!1 ", "^a ", "~1 ", "*a ", "=2h ", "+a ", "// ", "\\a ", "a:\n", "- a\n", "a, ", "( ",
    "\u{2013} ", "to ",
    "https://a ", "done ", "what ", "1,", "\n", "remind me ", "please ", "@nuthatch ", "\u{FF03}a ", "friday's ",
    "mon/", "monday, tuesday or ",
    "5pm ", "at ", "@", "#", "every monday and ",
  ]

  /// What people write, cut, doubled and spoilt as it may arrive; the same in every run.
  static let spoilt: [String] = {
    var random = FixedOrder(state: 20_261_120)
    return (0..<2000).map { _ in
      var bytes = Array((items + dates).randomElement(using: &random)?.utf8 ?? "".utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          bytes.insert(Array("#@!^~*=+/\\\"' \n:-,.()[]?0159".utf8).randomElement(using: &random) ?? 32, at: place)
        case 1: bytes.insert(contentsOf: Array((items.randomElement(using: &random) ?? "").utf8), at: place)
        case 2: bytes = Array(bytes[..<place])
        default: bytes.insert(contentsOf: bytes[place...].prefix(8), at: place)
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }()
}

/// The same order in every run (xorshift64*).
private struct FixedOrder: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 2_685_821_657_736_338_717
  }
}

func measureParsing() {
  let now = CivilDateTime(CivilDate(dayNumber: 20_777), .noon)
  let reader = Reader(now: now, vocabulary: Catalogue.vocabulary)

  func measure(_ name: String, _ texts: [String], scale: BenchmarkScalingFactor) {
    Benchmark(
      "parse: \(name)",
      configuration: .init(scalingFactor: scale)
    ) { benchmark in
      for index in benchmark.scaledIterations {
        blackHole(reader.message(texts[(benchmark.currentIteration + index) % texts.count]))
      }
    }
  }

  measure("bare dates", Samples.dates, scale: .kilo)
  measure("items", Samples.items, scale: .kilo)
  measure("1 kB of chatter", [Samples.chatter], scale: .one)
  measure("10 kB of dates", [Samples.dates10kB], scale: .one)
  // One text an iteration, each in its turn, so that the last percentile is the slowest of them.
  measure("spoilt messages", Samples.spoilt, scale: .one)
  measure("2 kB of the worst", Samples.worst(2), scale: .one)
  measure("20 kB of the worst", Samples.worst(20), scale: .one)
}
