import Agenda
import Benchmark
import Civil
import Foundation

func measureRecurrence() {
  let start = CivilDateTime(CivilDate(dayNumber: 9_000), CivilTime(secondOfDay: 32_400))
  // Some thirty years after the start.
  let moment = CivilDateTime(wallSeconds: 1_795_000_000)
  let rules = [
    "FREQ=DAILY", "FREQ=WEEKLY;BYDAY=MO,WE,FR", "FREQ=MONTHLY;BYDAY=-1FR", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29",
    "FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;COUNT=2000",
  ]
  for text in rules {
    guard let rule = try? Recurrence(rrule: text) else { continue }
    Benchmark("next after 30 years: \(text)", configuration: .init(scalingFactor: .kilo)) { benchmark in
      for _ in benchmark.scaledIterations { blackHole(rule.next(after: moment, startingAt: start)) }
    }
  }

  Benchmark("expand: FREQ=WEEKLY;BYDAY=MO,WE,FR", configuration: .init(scalingFactor: .kilo)) { benchmark in
    var rule = Recurrence(.weekly)
    rule.byDay = [.init(.monday), .init(.wednesday), .init(.friday)]
    for occurrence in rule.occurrences(from: start).prefix(benchmark.scaledIterations.count) { blackHole(occurrence) }
  }

  if let zone = Zone(identifier: "Europe/London") {
    let daily = Recurrence(.daily)
    let instant = zone.instant(of: moment)
    Benchmark("next instant in a zone: FREQ=DAILY", configuration: .init(scalingFactor: .kilo)) { benchmark in
      for _ in benchmark.scaledIterations { blackHole(daily.next(after: instant, startingAt: start, in: zone)) }
    }
  }
}
