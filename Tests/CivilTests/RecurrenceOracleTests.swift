import Civil
import Foundation
import TestSupport
import Testing

/// Random rules, all parts mixed, compared with python-dateutil.
@Suite struct RecurrenceOracleTests {
  /// The known differences from dateutil, each with the reason why we are right; a rule to which one applies is
  /// compared up to there or left out.
  private enum Difference: CaseIterable {
    /// WEEKLY with BYSETPOS: dateutil counts the first week's days from DTSTART on only; RFC 5545 3.3.10 has the
    /// positions counted in the whole set of a period.
    case positionsInFirstWeek
    /// BYDAY with ordinals and bare weekdays (`MO,-1FR`): dateutil wants a day to match both; the values of a part are
    /// alternatives.
    case mixedWeekdays
    /// BYWEEKNO where a week reaches into the next or last year: dateutil knows that week by some of its numbers only
    /// (its source says so: "TODO: Check -numweeks for next year") and takes the last year's length from this year.
    case weeksAcrossYears
    /// BYDAY with an ordinal a year may lack (`53SA`), or BYEASTER near the year's end: dateutil fails, or wraps round.
    case ordinalsBeyondTheYear

    func covers(_ rule: Recurrence) -> Bool {
      switch self {
      case .positionsInFirstWeek: rule.frequency == .weekly && !rule.bySetPosition.isEmpty
      case .mixedWeekdays:
        (rule.frequency == .yearly || rule.frequency == .monthly)
          && rule.byDay.contains { $0.ordinal == nil } && rule.byDay.contains { $0.ordinal != nil }
      case .weeksAcrossYears: rule.byWeekNumber.contains { $0 < -50 || $0 > 51 || $0 == 1 || $0 == -1 }
      case .ordinalsBeyondTheYear:
        rule.byDay.contains { abs($0.ordinal ?? 0) > 5 && !rule.byMonth.isEmpty || abs($0.ordinal ?? 0) > 52 }
      }
    }
  }

  private struct Answer: Decodable {
    var times: [String]?
    var whole: Bool?
    /// The same in the zone, as seconds since 1970; nil if python has no zone data.
    var instants: [Int]?
    var error: String?
  }

  private static let zones = [
    "Europe/London", "America/New_York", "America/Santiago", "Australia/Lord_Howe", "Asia/Beirut", "Pacific/Auckland",
  ]
  private static let python = ProcessInfo.processInfo.environment["NUTHATCH_PYTHON"]

  @Test(.enabled(if: python != nil, "NUTHATCH_PYTHON names no python that has python-dateutil"))
  func `thousands of random rules expand as in dateutil`() throws {
    var random = SeededGenerator(seed: 5545)
    let limit = 20
    var cases: [(start: CivilDateTime, rule: Recurrence, zone: String)] = []
    while cases.count < 2000 {
      let rule = Recurrence.random(&random)
      if Difference.allCases.contains(where: { $0.covers(rule) }) { continue }
      let start = CivilDateTime(wallSeconds: Int.random(in: 600_000_000...1_900_000_000, using: &random) / 60 * 60)
      cases.append((start, rule, random.pick(Self.zones)))
    }
    let answers = try Self.ask(cases, limit: limit)
    #expect(answers.count == cases.count)
    var compared = 0
    for ((start, rule, zone), answer) in zip(cases, answers) {
      var ours = rule.occurrences(from: start).prefix(limit).map(Self.text)
      if answer.error != nil {
        // dateutil refuses rules whose times of the day can never be reached.
        #expect(ours.isEmpty, "\(start) \(rule.rrule): \(answer.error ?? "")")
        continue
      }
      let theirs = answer.times ?? []
      if answer.whole == false { ours = Array(ours.prefix(theirs.count)) }
      #expect(ours == theirs, "\(start) \(rule.rrule)")
      if !theirs.isEmpty { compared += 1 }
      try Self.checkInstants(of: rule, from: start, in: zone, against: answer.instants ?? [])
      try Self.checkJumps(of: rule, from: start, against: theirs, areAll: answer.whole == true && theirs.count < limit)
    }
    #expect(compared > cases.count / 2)
  }

  /// Every occurrence is also found by jumping to it from before, with COUNT and without.
  private static func checkJumps(of rule: Recurrence, from start: CivilDateTime, against times: [String], areAll: Bool)
    throws
  {
    var last = start.adding(seconds: -1)
    for time in times.prefix(8) {
      let moment = try #require(CivilDateTime(time))
      #expect(rule.next(after: last, startingAt: start) == moment, "\(start) \(rule.rrule) after \(last)")
      #expect(rule.first(onOrAfter: moment, startingAt: start) == moment, "\(start) \(rule.rrule) at \(moment)")
      last = moment
    }
    if areAll, rule.count != nil || rule.until != nil {
      #expect(rule.last(startingAt: start).map(text) == times.last, "\(start) \(rule.rrule)")
    }
  }

  /// The instants of a rule that keeps its wall-clock time; those that count minutes go by the time that passes.
  private static func checkInstants(
    of rule: Recurrence, from start: CivilDateTime, in name: String, against instants: [Int]
  ) throws {
    let isFine = rule.frequency == .secondly || rule.frequency == .minutely || rule.frequency == .hourly
    if isFine { return }
    let zone = try #require(Zone(identifier: name))
    var last = Date(seconds: 0)
    // One that is skipped may trade places with one beyond the limit.
    for instant in instants.dropLast(3) {
      let next = try #require(rule.next(after: last, startingAt: start, in: zone), "\(start) \(rule.rrule) in \(name)")
      #expect(Int(next.timeIntervalSince1970) == instant, "\(start) \(rule.rrule) in \(name)")
      last = next
    }
  }

  private static func text(_ moment: CivilDateTime) -> String {
    moment.time.second == 0 ? "\(moment):00" : moment.description
  }

  /// Sends all rules to one process and reads its answers.
  private static func ask(_ rules: [(start: CivilDateTime, rule: Recurrence, zone: String)], limit: Int) throws
    -> [Answer]
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "rules-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let questions = folder.appending(path: "questions")
    let answers = folder.appending(path: "answers")
    let lines = rules.map { "[\"\(text($0.start))\",\"\($0.rule.rrule)\",\(limit),\"\($0.zone)\"]\n" }
    try Data(lines.joined().utf8).write(to: questions)
    try Data().write(to: answers)
    let process = Process()
    process.executableURL = URL(filePath: try #require(python))
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Oracle/expand.py")
    process.arguments = [script.path]
    process.standardInput = try FileHandle(forReadingFrom: questions)
    process.standardOutput = try FileHandle(forWritingTo: answers)
    try process.run()
    process.waitUntilExit()
    let decoder = JSONDecoder()
    return try String(contentsOf: answers, encoding: .utf8).split(separator: "\n").map {
      try decoder.decode(Answer.self, from: Data($0.utf8))
    }
  }
}
