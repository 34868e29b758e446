import Agenda
import Civil
import Foundation
import Testing

/// A correction changes what it names and nothing else, and tells all that it states.
@Suite struct CorrectionTests {
  private static let zone = Zone(identifier: "Europe/London") ?? .utc
  /// Thursday, nine o'clock.
  private static let start = zone.instant(
    of: CivilDateTime(CivilDate(year: 2026, month: 11, clampingDay: 26), CivilTime(secondOfDay: 32_400)))

  /// What is added, and its name.
  private static let additions = [
    ("milk", "milk"), ("dentist 4 dec 14:30", "dentist"), ("call ann tuesday", "call ann"),
    ("report due friday 5pm !1", "report"), ("parents evening 3 dec 17:40-18:00", "parents evening"),
    ("conference 7-9 dec", "conference"), ("gym every monday 6pm", "gym"), ("vitamin daily 8am", "vitamin"),
    ("football on tuesdays and thursdays at 4", "football"), ("drops every day at 8 and 20", "drops"),
    ("yoga every wednesday 18:00-19:00", "yoga"), ("physio every monday 10am for 6 weeks", "physio"),
    ("course every tuesday 7pm until 15 june", "course"), ("pilates every thursday 5pm 8 times", "pilates"),
    ("rent on the 1st of every month", "rent"), ("bins every other thursday", "bins"), ("bread #shopping", "bread"),
    ("parcel friday 4pm @office", "parcel"), ("lunch monday 12-13 +ann", "lunch"),
    ("tax return 10 dec // bring papers", "tax return"), ("essay 2 dec =2h #school !2", "essay"),
    ("shopping: eggs, ham, tea", "eggs"), ("swimming sunday 10:00-11:00 @pool", "swimming"),
    ("standup every weekday 9:30", "standup"), ("haircut 9 dec 11am +jo", "haircut"),
    ("backup every 2 weeks on friday 18:00", "backup"), ("review last friday of every month 4pm", "review"),
    ("pay tax 31 january", "pay tax"), ("book club thursday 7pm #books", "book club"),
    ("insulin daily 7am 14 times", "insulin"),
  ]

  /// A part of a thing that a correction may change.
  fileprivate enum Part { case name, day, hour, length, rule, end, priority, place, note, people, labels }

  /// A correction: its words, the parts that it may change, and what the state or the reply has to tell of it, each in
  /// one of several forms.
  private struct Correction {
    let words: String
    let parts: Set<Part>
    let states: [[String]]

    init(_ words: String, _ parts: Set<Part>, _ states: [String]...) {
      (self.words, self.parts, self.states) = (words, parts, states)
    }
  }

  private static let corrections = [
    Correction("make it 10 december", [.day, .hour, .rule], ["10 Dec"]),
    Correction("make it 5pm", [.day, .hour], ["17:00"]),
    Correction("make it wednesday at 3pm", [.day, .hour, .rule], ["Wed"], ["15:00"]),
    Correction("X is on 11 december at 4pm", [.day, .hour, .rule], ["11 Dec"], ["16:00"]),
    Correction("X is at 6:30pm now", [.day, .hour], ["18:30"]),
    Correction("X is now at 7am and 7pm", [.day, .hour, .rule], ["07:00"], ["19:00"]),
    Correction("make it 7am and 7pm", [.day, .hour, .rule], ["07:00"], ["19:00"]),
    Correction("X is on wednesdays now", [.day, .rule], ["Wed"]),
    Correction("X is at 5 on thursdays now", [.day, .hour, .rule], ["Thu"], ["17:00"]),
    Correction("X is on mondays and fridays at 5 now", [.day, .hour, .rule], ["Monday and Friday"], ["17:00"]),
    Correction("from 7 december X is at 5pm", [.day, .hour, .rule, .end], ["17:00"], ["6 Dec", "7 Dec"]),
    Correction("from january X is on fridays", [.day, .rule, .end], ["Friday"], ["31 Dec", "1 Jan"]),
    Correction("it's at the town hall", [.place, .note], ["town hall"]),
    Correction("it's at the town hall at 5pm", [.place, .note, .day, .hour], ["town hall"], ["17:00"]),
    Correction("actually the 9th at 4pm", [.day, .hour, .rule], ["9 Dec", "9 Feb"], ["16:00"]),
    Correction("actually 4:15pm", [.day, .hour], ["16:15"]),
    Correction("call it swimming club", [.name], ["swimming club"]),
    Correction("make it high priority", [.priority], ["priority 1"]),
    Correction("make it weekly", [.rule, .day], ["week"]),
    Correction("from 2pm to 4pm", [.day, .hour, .length, .rule], ["14:00"], ["16:00", "2 h"]),
    Correction(
      "no, 3 december at 2:30pm in the library", [.day, .hour, .rule, .place, .note, .name], ["14:30"], ["library"]),
    Correction("X friday 3pm, high priority", [.day, .hour, .priority], ["15:00"], ["priority 1"]),
    Correction("it's 12 december and it's at Sue's", [.day, .place, .note, .hour, .rule], ["12 Dec"], ["Sue"]),
    Correction("X moved to tuesday 8 dec, room 5", [.day, .note, .place, .hour, .rule], ["8 Dec"], ["room 5"]),
    Correction("X is with bob now", [.people, .note, .name], ["bob"]),
    Correction("it's at Sue's this time", [.place, .note], ["Sue"]),
    Correction("an hour later", [.day, .hour]),
    Correction("push it to the 9th", [.day, .hour, .rule], ["9 Dec", "9 Feb"]),
    Correction("make it 5pm and remind me an hour before", [.day, .hour], ["17:00"], ["hour before", "16:00"]),
    Correction("until 20 december", [.end, .length], ["20 Dec"]),
    Correction("not on 7 december", [.day, .rule], ["7 Dec"]),
    Correction("for 2 hours", [.length], ["2 h", "12:00", "14:00", "19:40", "20:00"]),
    Correction("actually for 2 hours", [.length], ["2 h", "12:00", "14:00", "19:40", "20:00"]),
  ]

  @Test("only what a correction names is changed, and all of it is told", arguments: additions.indices)
  func changesWhatItNames(_ index: Int) async throws {
    let (addition, name) = Self.additions[index]
    let bot = try PlayedBot(on: .fediverse)
    var count = 0
    // Each correction is another person's.
    for (number, correction) in Self.corrections.enumerated() {
      let person = "ana\(number)"
      let words = correction.words.replacing("X", with: name)
      for text in ["feed the cat", addition] {
        _ = try await bot.say(.init(person: person, text: text), at: Self.start, zone: Self.zone)
      }
      let before = try await bot.kept(by: person)
      let told = try await bot.say(.init(person: person, text: words), at: Self.start + 60, zone: Self.zone)
        .map(\.text).joined(separator: "\n")
      let after = try await bot.kept(by: person)
      guard after != before else { continue }
      count += 1
      let said = "\"\(words)\" behind \"\(addition)\": \(told)"
      if told.contains("It has no time") { continue }
      for old in before {
        guard let new = after.first(where: { $0.reference == old.reference }) else {
          Issue.record("\(said) has lost \"\(old.name)\"")
          continue
        }
        let changed = old.parts(unlike: new)
        #expect(changed.isSubset(of: correction.parts), "\(said): \(changed)")
      }
      // What adds a thing of its own tells it.
      for forms in correction.states {
        #expect(forms.contains { told.localizedCaseInsensitiveContains($0) }, "\(said) does not tell \(forms)")
      }
    }
    #expect(count > 8, "\(addition): \(count) corrections changed it")
  }
}

extension AgendaItem {
  /// The parts in which another state of the same thing is unlike it.
  fileprivate func parts(unlike other: AgendaItem) -> Set<CorrectionTests.Part> {
    var parts: Set<CorrectionTests.Part> = []
    func compare<Value: Equatable>(_ part: CorrectionTests.Part, _ value: (AgendaItem) -> Value) {
      if value(self) != value(other) { parts.insert(part) }
    }
    compare(.name) { $0.name }
    compare(.day) { $0.moment?.date }
    compare(.hour) { $0.moment?.time }
    compare(.length) { $0.lengthKept }
    compare(.rule) { item in
      item.recurrence.map { [$0.frequency.rawValue, "\($0.byDay)", "\($0.byHour)", "\($0.interval)"] }
    }
    compare(.end) { item in [item.recurrence?.until?.date.description ?? "", "\(item.recurrence?.count ?? 0)"] }
    compare(.note) { $0.note }
    compare(.place) { $0.place }
    compare(.people) { $0.people }
    compare(.labels) { [$0.list ?? ""] + $0.tags }
    compare(.priority) { $0.priorityKept }
    return parts
  }

  private var priorityKept: Int? { if case .todo(let todo) = self { todo.priority } else { nil } }

  private var lengthKept: Int? {
    switch self {
    case .todo(let todo): return todo.estimate
    case .event(let event):
      guard let end = event.end else { return nil }
      let days = end.date.dayNumber - event.start.date.dayNumber
      return days * 86_400 + (end.time?.secondOfDay ?? 0) - (event.start.time?.secondOfDay ?? 0)
    case .note: return nil
    }
  }
}
