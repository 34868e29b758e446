import Agenda
import Agent
import Civil
import Foundation
import Testing

@testable import nuthatch

@Suite struct VisitorTrialTests {
  private static func answers(_ messages: String...) async throws -> [String] {
    // Sun 22 Nov 2026, 10:00
    let trial = VisitorTrial(
      BotProfile(zone: .utc, conventions: Conventions()), now: { Date(timeIntervalSince1970: 1_795_341_600) })
    return try await trial.answers(to: messages).map { $0.joined(separator: "\n") }
  }

  @Test func `a visitor is understood as anybody is, and what was said before still holds`() async throws {
    let answers = try await Self.answers(
      "call jimmy at 5pm tomorrow", "milk, eggs and coffee on the groceries list", "!list groceries", "done 2",
      "what is on tomorrow?")
    #expect(answers[0].hasPrefix("Added \"call jimmy\" for Mon 23 Nov, 17:00."))
    #expect(answers[2].contains("1. milk") && answers[2].contains("2. eggs"))
    #expect(answers[3] == "Done: \"eggs\"." && answers[4].contains("call jimmy"))
  }

  /// The examples on the pages.
  @Test(arguments: [
    ("piano every tuesday 16:00-17:00", "Added \"piano\" for Tue 24 Nov, 16:00-17:00, every Tuesday."),
    ("milk, eggs and bread on the groceries list", "Added \"milk\", \"eggs\" and \"bread\" to groceries."),
    ("what is on friday?", "Fri 27 Nov: nothing"),
    ("pay rent on the 1st of every month", "Added \"pay rent\" for Tue 1 Dec"),
    ("lunch with ann on thursday 12-13", "Added \"lunch with ann\" for Thu 26 Nov, 12:00-13:00"),
    ("note: the boiler's number is 0123 456", "Noted"),
    ("dentist on the 14th at 9:30", "Added \"dentist\" for Mon 14 Dec"),
  ])
  func `the pages' examples are understood by somebody new`(message: String, answer: String) async throws {
    let told = try await Self.answers(message)[0]
    #expect(told.contains(answer), "\(told)")
  }

  @Test func `one conversation knows nothing of another`() async throws {
    _ = try await Self.answers("!add milk to groceries", "!lists")
    let told = try await Self.answers("!lists")
    #expect(!told[0].contains("groceries"))
  }

  @Test(arguments: ["!export", "!exp", "!link", "!send milk to @bob", "!web", "!forgetme", "!calendar", "milk\n!link"])
  func `nothing is sent, linked or exported`(message: String) async throws {
    let answers = try await Self.answers(message, "!today")
    #expect(answers[0] == "That works once you write to me yourself: here, nothing is kept or sent.")
    #expect(!answers[1].contains("milk"))
  }
}
