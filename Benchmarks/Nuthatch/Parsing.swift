import Agenda
import Benchmark
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
  static let worst = "every monday" + String(repeating: " and every monday", count: 600)
}

func measureParsing() {
  let now = CivilDateTime(CivilDate(dayNumber: 20_777), .noon)
  let reader = Reader(now: now, vocabulary: Catalogue.vocabulary)

  func measure(_ name: String, _ texts: [String], scale: BenchmarkScalingFactor) {
    Benchmark(
      "parse: \(name)",
      configuration: .init(scalingFactor: scale)
    ) { benchmark in
      for index in benchmark.scaledIterations { blackHole(reader.message(texts[index % texts.count])) }
    }
  }

  measure("bare dates", Samples.dates, scale: .kilo)
  measure("items", Samples.items, scale: .kilo)
  measure("1 kB of chatter", [Samples.chatter], scale: .one)
  measure("10 kB of dates", [Samples.worst], scale: .one)
}
