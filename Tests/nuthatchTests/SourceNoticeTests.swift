import Agent
import Foundation
import Storage
import Store
import Testing

@testable import nuthatch

/// People who go to a source's events are told of each change once, in words.
@Suite struct SourceNoticeTests {
  private static func event(_ name: String, _ start: String, _ more: String = "") -> String {
    "BEGIN:VEVENT\r\nUID:\(name)@union\r\nDTSTART;TZID=Europe/London:\(start)\r\nSUMMARY:\(name)\r\n\(more)END:VEVENT\r\n"
  }

  private static func calendar(_ events: String...) -> String {
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n" + events.joined() + "END:VCALENDAR\r\n"
  }

  private static let weekly = "RRULE:FREQ=WEEKLY;COUNT=3\r\n"

  private static func say(
    _ text: String, as name: String, _ configuration: String, at clock: SourceClock
  ) async throws -> [String] {
    let said = Said()
    var options = TerminalOptions()
    (options.givenName, options.zone) = (name, nil)
    (options.configuration, options.database) = (configuration, nil)
    let talk = try await Terminal(
      options, timekeeper: Timekeeper(now: { clock.now }, sleep: { _ in }), output: { said.append($0) })
    try await talk.say(text)
    try talk.ledger.close()
    return said.texts
  }

  /// The messages to ann and bob, who go to the same events, when the source's answer changes.
  private static func told(_ before: String, going: [String], then after: String, asked: Int = 1) async throws
    -> [String]
  {
    var told: [[String]] = []
    try await TerminalTests.withDaemon { folder, configuration in
      let town = try await SourceTown(at: folder.appending(path: "daemon.sqlite").path)
      town.answer(before)
      try await town.ask()
      for name in ["ann", "bob"] {
        _ = try await say("!timezone Europe/London", as: name, configuration, at: town.clock)
        for event in going { _ = try await say("!going \(event)", as: name, configuration, at: town.clock) }
      }
      town.answer(after)
      for _ in 0..<asked { try await town.ask() }
      town.clock.now += 3600
      for name in ["ann", "bob"] {
        var first = try await say("!today", as: name, configuration, at: town.clock)
        first.removeAll { $0.contains("Fri 20 Nov") || $0.contains("Reminder") }
        told.append(first)
        try await town.ask()
        let again = try await say("!today", as: name, configuration, at: town.clock)
        #expect(!again.contains { first.contains($0) }, "once is enough: \(again)")
      }
      try town.ledger.close()
    }
    #expect(told[0] == told[1])
    return told[0]
  }

  @Test func `an event that moved`() async throws {
    let told = try await Self.told(
      Self.calendar(Self.event("games", "20261127T190000")), going: ["games"],
      then: Self.calendar(Self.event("games", "20261128T180000")))
    #expect(
      told == [
        "\"games\" has moved to Sat 28 Nov, 18:00 (it was Fri 27 Nov, 19:00). Your calendar has it. \"not going\" if that doesn't suit."
      ])
  }

  @Test func `an event that is called off, and one that is elsewhere`() async throws {
    let told = try await Self.told(
      Self.calendar(Self.event("games", "20261127T190000"), Self.event("tea", "20261128T170000", "LOCATION:Gym\r\n")),
      going: ["games", "tea"],
      then: Self.calendar(
        Self.event("games", "20261127T190000", "STATUS:CANCELLED\r\n"),
        Self.event("tea", "20261128T170000", "LOCATION:Pool\r\n")))
    #expect(
      told == [
        "\"games\", Fri 27 Nov, 19:00, is called off.",
        "\"tea\", Sat 28 Nov, 17:00, is at Pool now (it was Gym). Your calendar has it.",
      ])
  }

  @Test func `a series at another hour takes those along who go to one date of it`() async throws {
    let told = try await Self.told(
      Self.calendar(Self.event("choir", "20261129T150000", Self.weekly)), going: ["choir"],
      then: Self.calendar(Self.event("choir", "20261129T170000", Self.weekly)))
    #expect(
      told == [
        "\"choir\" has moved to Sun 29 Nov, 17:00 (it was Sun 29 Nov, 15:00). Your calendar has it. \"not going\" if that doesn't suit."
      ])
  }

  @Test func `a time that a series leaves out is called off`() async throws {
    let told = try await Self.told(
      Self.calendar(Self.event("choir", "20261129T150000", Self.weekly)), going: ["choir"],
      then: Self.calendar(
        Self.event("choir", "20261129T150000", Self.weekly + "EXDATE;TZID=Europe/London:20261129T150000\r\n")))
    #expect(told == ["\"choir\", Sun 29 Nov, 15:00, is called off."])
  }

  @Test func `an event that is no longer listed may be off`() async throws {
    let told = try await Self.told(
      Self.calendar(Self.event("games", "20261127T190000"), Self.event("tea", "20261128T170000")), going: ["games"],
      then: Self.calendar(Self.event("tea", "20261128T170000")), asked: 3)
    #expect(
      told == [
        "\"games\", Fri 27 Nov, 19:00, is no longer listed by union; it may be off. It stays in your calendar until you say \"not going\"."
      ])
  }

  @Test func `other stamps, words and prices are no news`() async throws {
    let told = try await Self.told(
      Self.calendar(Self.event("games", "20261127T190000")), going: ["games"],
      then: Self.calendar(
        Self.event("games", "20261127T190000", "DTSTAMP:20261120T000000Z\r\nSEQUENCE:7\r\nDESCRIPTION:Bring dice\r\n")))
    #expect(told.isEmpty)
  }
}
