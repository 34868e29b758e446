import Agenda
import Civil
import Conversation
import Foundation
import Storage
import Testing

@testable import Agent

/// A simulated year of a person, of which each minute is checked.
@Suite struct TimeTravelTests {
  private static let python = ProcessInfo.processInfo.environment["NUTHATCH_PYTHON"]
  private static let zones = ["Europe/London", "America/New_York", "Australia/Lord_Howe"]

  /// Rules of all kinds, among them some that fall into the hours that a clock skips or repeats.
  private static let rules = [
    "FREQ=DAILY", "FREQ=DAILY;INTERVAL=2", "FREQ=WEEKLY;BYDAY=MO,WE,FR", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU",
    "FREQ=MONTHLY;BYMONTHDAY=15", "FREQ=MONTHLY;BYDAY=-1FR", "FREQ=MONTHLY;BYDAY=1MO", "FREQ=WEEKLY;BYDAY=SU",
    "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=28", "FREQ=WEEKLY;COUNT=20", "FREQ=DAILY;UNTIL=20270315T235959",
    "FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1", "FREQ=WEEKLY;BYDAY=SA,SU", "FREQ=DAILY;BYMONTH=3,4,10,11",
  ]
  private static let times = [
    "01:30", "02:15", "07:00", "09:00", "12:45", "17:00", "20:00", "23:59", "00:00", "02:30", "01:45",
  ]

  private struct Subject {
    var name: String
    var start: CivilDateTime
    var rule: Recurrence
    var zone: String
    var isEvent: Bool
  }

  /// Forty repeating items in three zones: every combination that comes from going round three circles.
  private static func subjects() throws -> [Subject] {
    try (0..<40).map { number in
      Subject(
        name: "item \(number)",
        start: try #require(CivilDateTime("2026-11-\(20 + number % 10)T\(times[number % times.count])")),
        rule: try Recurrence(rrule: rules[number % rules.count]), zone: zones[number % zones.count],
        isEvent: number % 2 == 1)
    }
  }

  @Test(.enabled(if: python != nil, "NUTHATCH_PYTHON names no python that has python-dateutil"))
  func `a year of forty repeating items in three zones, minute by minute, is what dateutil expands`() async throws {
    let agent = try TestAgent()
    agent.network.write("!timezone Europe/London")
    try await agent.pollWorkSend()
    let subjects = try Self.subjects()
    try await agent.ledger.write { ledger in
      let address = Address(network: "scripted", remoteID: "ana", handle: "ana")
      let person = try #require(try ledger.people.person(at: address))
      let things = try ledger.belongings(of: person, changedBy: .message(1))
      for subject in subjects {
        let first = try #require(subject.rule.first(onOrAfter: subject.start, startingAt: subject.start))
        // One of the three zones is the person's own: an item without a zone uses that.
        let zone = subject.zone == "Europe/London" ? nil : subject.zone
        if !subject.isEvent {
          var todo = Todo(name: subject.name, added: agent.clock.now)
          todo.due = When(first.date, first.time, zone: zone)
          todo.seriesStart = When(subject.start.date, subject.start.time, zone: zone)
          todo.recurrence = subject.rule
          _ = try things.todos.add(todo)
        } else {
          var event = Event(
            name: subject.name, start: When(subject.start.date, subject.start.time, zone: zone), added: agent.clock.now)
          event.recurrence = subject.rule
          event.reminders = [.onTime]
          _ = try things.events.add(event)
        }
      }
    }

    let begin = Int(agent.clock.now.timeIntervalSince1970)
    let end = begin + 365 * 86_400
    var fired: [String: [Int]] = [:]
    var seen = agent.network.posts.count
    var next = try await agent.ledger.read { try $0.reminders.next() }
    for minute in stride(from: begin, through: end, by: 60) {
      agent.clock.advance(Double(minute) - agent.clock.now.timeIntervalSince1970)
      guard let due = next, due <= agent.clock.now else { continue }
      try await agent.remind()
      next = try await agent.ledger.read { try $0.reminders.next() }
      let posts = agent.network.posts(after: seen)
      seen += posts.count
      for post in posts {
        #expect(!post.text.contains("was due") && !post.text.contains("began"), "\(post.text)")
        for match in post.text.matches(of: /"(item \d+)"/) { fired[String(match.1), default: []].append(minute) }
      }
    }

    let expected = try Self.expand(subjects, after: begin, through: end)
    var total = 0
    for subject in subjects {
      // An event whose rule leaves out its start begins then all the same.
      var wanted = expected[subject.name] ?? []
      let start = Int(try #require(Zone(identifier: subject.zone)).instant(of: subject.start).timeIntervalSince1970)
      if subject.isEvent, start > begin, !wanted.contains(start) { wanted = (wanted + [start]).sorted() }
      #expect(fired[subject.name] ?? [] == wanted, "\(subject)")
      total += wanted.count
    }
    #expect(total > 3000)
    print("time travel: \(total) reminders in a year of \(subjects.count) items")
  }

  /// The instants of all of them, by the rules of dateutil and the zones of python.
  private static func expand(_ subjects: [Subject], after begin: Int, through end: Int) throws -> [String: [Int]] {
    let script = """
      import json, sys
      from datetime import datetime
      from zoneinfo import ZoneInfo
      from dateutil.rrule import rrulestr
      begin, end, subjects = json.loads(sys.argv[1])
      answer = {}
      for name, start, rule, zone in subjects:
          times = set()
          for time in rrulestr(rule, dtstart=datetime.fromisoformat(start)):
              instant = int(time.replace(tzinfo=ZoneInfo(zone)).timestamp())
              if instant > end + 86400 * 2: break
              if begin < instant <= end: times.add(instant)
          answer[name] = sorted(times)
      print(json.dumps(answer))
      """
    let lines = subjects.map { "[\"\($0.name)\",\"\($0.start):00\",\"\($0.rule.rrule)\",\"\($0.zone)\"]" }
    let process = Process()
    process.executableURL = URL(filePath: try #require(python))
    process.arguments = ["-c", script, "[\(begin),\(end),[\(lines.joined(separator: ","))]]"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return try JSONDecoder().decode([String: [Int]].self, from: data)
  }

  /// The nights on which the clocks change, one by one: each reminder comes once, at the time the wall shows, and one
  /// that the spring change skips at the time it shows instead.
  @Test(arguments: [
    ("Europe/London", "2027-03-27", "01:30", ["2027-03-27T01:30Z", "2027-03-28T01:30Z", "2027-03-29T00:30Z"]),
    ("Europe/London", "2027-10-30", "01:30", ["2027-10-30T00:30Z", "2027-10-31T00:30Z", "2027-11-01T01:30Z"]),
    ("America/New_York", "2027-03-13", "02:30", ["2027-03-13T07:30Z", "2027-03-14T07:30Z", "2027-03-15T06:30Z"]),
    ("America/New_York", "2027-11-06", "01:15", ["2027-11-06T05:15Z", "2027-11-07T05:15Z", "2027-11-08T06:15Z"]),
    ("Australia/Lord_Howe", "2027-10-02", "02:15", ["2027-10-01T15:45Z", "2027-10-02T15:45Z", "2027-10-03T15:15Z"]),
    ("Australia/Lord_Howe", "2027-04-03", "01:45", ["2027-04-02T14:45Z", "2027-04-03T14:45Z", "2027-04-04T15:15Z"]),
  ])
  func `a night of a change of the clocks`(zone: String, day: String, time: String, instants: [String]) async throws {
    let agent = try TestAgent()
    agent.network.write("!timezone \(zone)")
    agent.network.write("take the pill \(day) \(time) *daily")
    try await agent.pollWorkSend()
    let formatter = ISO8601DateFormatter()
    var fired: [String] = []
    while fired.count < instants.count, let next = try await agent.ledger.read({ try $0.reminders.next() }) {
      agent.clock.advance(next.timeIntervalSince(agent.clock.now))
      try await agent.remind()
      fired.append(formatter.string(from: next).replacing(":00Z", with: "Z"))
    }
    #expect(fired == instants)
    #expect(agent.network.posts.filter { $0.text.hasPrefix("Reminder:") }.count == instants.count)
  }
}
