import Agenda
import Testing

/// The roles that the operator gives people in the community, and the limits of people without a role.
@Suite struct RoleTests {
  /// The replies in a conversation at whose beginning ana has that role.
  private func said(_ conversation: String, as role: CommunityRole?) async throws -> [String] {
    let transcript = try TranscriptReader.read("@ 2026-11-20T10:00 Europe/London\n" + conversation + "\n")
    let bot = try PlayedBot(on: transcript.place)
    try await bot.openCommunity(publishing: .approve)
    let first = try TranscriptReader.read("@ 2026-11-20T10:00 Europe/London\nana> hi\nmod> hi\n")
    _ = try await TranscriptRunner(correspondent: bot).run(first)
    try await bot.give(role, to: "ana")
    return try await TranscriptRunner(correspondent: bot).run(transcript).joined().map(\.text)
  }

  @Test(arguments: [
    (CommunityRole?.none, "Sent to the moderators: fair (c18)."), (.organiser, "Published: fair,"),
    (.moderator, "Published: fair,"),
  ])
  func `an organiser publishes what the community stands behind at once`(
    role: CommunityRole?, answer: String
  ) async throws {
    let told = try await said("ana> !publish fair 28 nov 10am official\nana> yes\nana> !show c18", as: role)
    #expect(told.contains { $0.hasPrefix(answer) }, "\(told)")
    #expect(told.contains { $0.contains("waiting for a moderator") } == (role == nil))
  }

  @Test func `an organiser may name several links, and no one else`() async throws {
    let words = "ana> !publish fair 28 nov 10am // https://a.example and https://b.example"
    #expect(try await said(words, as: .organiser)[0].contains("Publish it?"))
    #expect(try await said(words, as: nil)[0].contains("more than one link"))
  }

  @Test func `a moderator by the operator's word decides as one by the configuration`() async throws {
    #expect(try await said("ana> !queue", as: .moderator)[0] == "To look at, Kuopio campus: nothing.")
    #expect(try await said("ana> !queue", as: .organiser)[0].contains("you are not one of them"))
    #expect(try await said("ana> !takeaway c12 // spam", as: .moderator)[0].contains("Removed \"ska night\""))
  }

  @Test func `the first two events of a newcomer wait for a moderator`() async throws {
    let days = (1...3).map { "ana> !publish talk \($0) 28 nov 1\($0):00\nana> yes" }.joined(separator: "\n")
    let told = try await said(days, as: nil).filter { $0.contains("Sent to the mod") || $0.hasPrefix("Published:") }
    #expect(told.map { $0.hasPrefix("Published:") } == [false, false, true], "\(told)")
  }

  @Test func `nobody has more than twenty events to come`() async throws {
    let days = (0..<5).map { day in
      "@ 2026-11-2\(day)T10:0\(day)\n"
        + (1...5).map { "ana> !publish talk \(day * 5 + $0) 28 dec 1\($0):00\nana> yes" }.joined(separator: "\n")
    }
    let told = try await said(days.joined(separator: "\n"), as: .organiser)
    #expect(told.count { $0.hasPrefix("Published:") } == 20)
    #expect(told.contains { $0.contains("You have 20 events still to come, the most allowed") })
  }

  @Test func `nobody reports more than ten events in a day`() async throws {
    let talks = (0..<11).map { number in
      "@ 2026-11-2\(number / 4)T10:\(10 + number)\nana> !publish talk \(number) 28 dec 1\(number % 9):0\(number / 9)\nana> yes"
    }
    let reports = (0..<11).map { "bob> !report c\(18 + $0) spam" }
    let told = try await said((talks + ["@ 2026-11-25T10:00"] + reports).joined(separator: "\n"), as: .organiser)
    #expect(told.count { $0.hasPrefix("Reported") } == 10, "\(told)")
    #expect(told.last?.hasPrefix("You have reported 10 events in a day, the most allowed.") == true)
  }
}
