import Agenda
import Civil
import Foundation
import ICalendar
import Testing

/// The written calendars, read by python's icalendar and dateutil.
@Suite struct OracleTests {
  private struct Question: Encodable {
    var calendar: String
    var zones: [String] = []
    var walls: [String] = []
  }

  private struct Answer: Decodable {
    struct Item: Decodable {
      var kind: String
      var name: String
      var start: Moment?
      var due: Moment?
      var tags: [String]
      var errors: [String]
    }

    enum Moment: Decodable, Equatable {
      case day(String)
      case instant(Int)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let seconds = try? container.decode(Int.self) {
          self = .instant(seconds)
        } else {
          self = .day(try container.decode(String.self))
        }
      }
    }

    var items: [Item]
    var zones: [String: [Int]]
  }

  private static let python = ProcessInfo.processInfo.environment["NUTHATCH_PYTHON"]

  static let isThere = (try? run(["-c", "import icalendar, dateutil"], input: Data())) != nil

  @Test(.enabled(if: isThere, "NUTHATCH_PYTHON names no python that has icalendar"))
  func `each item is there with its name, its instant and its tags`() throws {
    let name = "Grüße; 🐦, and \"more\"\nbelow \\ " + String(repeating: "long ", count: 40) + "."
    var event = Samples.event(name, "2026-07-21T12:00", "2026-07-21T13:00", zone: "America/New_York")
    event.tags = ["a,b", "ü"]
    event.recurrence = Recurrence(.weekly)
    let answer = try Self.ask(
      Question(
        calendar: try Samples.calendar(
          [event, Samples.event("fair", "2026-05-03", "2026-05-05")],
          [Samples.todo("call", due: "2026-11-21T17:00"), Samples.todo("some day")]
        ).written))
    #expect(answer.items.map(\.name) == [name, "fair", "call", "some day"])
    #expect(answer.items.map(\.kind) == ["VEVENT", "VEVENT", "VTODO", "VTODO"])
    #expect(answer.items.map(\.start) == [.instant(1_784_649_600), .day("2026-05-03"), nil, nil])
    #expect(answer.items.map(\.due) == [nil, nil, .instant(1_795_280_400), nil])
    #expect(answer.items.first?.tags == ["a,b", "ü"])
    #expect(answer.items.flatMap(\.errors) == [])
  }

  @Test(.enabled(if: isThere, "NUTHATCH_PYTHON names no python that has icalendar"))
  func `the zones as they are described keep the offsets of the zone data, for years`() throws {
    let zones = [
      "Europe/London", "America/New_York", "America/Santiago", "Australia/Lord_Howe", "Asia/Kolkata", "Asia/Jerusalem",
      "Africa/Casablanca", "Europe/Dublin", "Asia/Beirut", "Europe/Istanbul", "Pacific/Apia", "America/Sao_Paulo",
    ]
    let events = zones.map { Samples.event($0, "2010-03-01T09:00", zone: $0) }
    let calendar = try Samples.calendar(events)
    let first = try #require(CivilDate("2010-01-02"))
    let walls = (0..<(26 * 73)).map { CivilDateTime(first.adding(days: $0 * 5), .noon) }
    let answer = try Self.ask(
      Question(calendar: calendar.written, zones: zones, walls: walls.map(\.description)))
    for name in zones {
      let zone = try #require(Zone(identifier: name))
      #expect(answer.zones[name] == walls.map { zone.offset(at: zone.instant(of: $0)) }, "\(name)")
    }
  }

  private static func ask(_ question: Question) throws -> Answer {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Oracle/read.py")
    return try JSONDecoder().decode(
      Answer.self, from: try run([script.path], input: try JSONEncoder().encode(question)))
  }

  private struct Failed: Error {}

  private static func run(_ arguments: [String], input: Data) throws -> Data {
    guard let python else { throw Failed() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = arguments
    let (toChild, fromChild) = (Pipe(), Pipe())
    process.standardInput = toChild
    process.standardOutput = fromChild
    try process.run()
    try toChild.fileHandleForWriting.write(contentsOf: input)
    try toChild.fileHandleForWriting.close()
    let output = try fromChild.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failed() }
    return output
  }
}
