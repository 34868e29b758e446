import Agenda
import Foundation
import Testing

/// What others are told where somebody publishes an event that is not for them: word for word what they are told where
/// nobody does. `NUTHATCH_AUDIENCES=10000` tries that many random audiences; without it the test tries a few.
@Suite struct SpokenAudienceTests {
  private static let count = ProcessInfo.processInfo.environment["NUTHATCH_AUDIENCES"].flatMap { Int($0) } ?? 60

  private static let people = ["bob", "cat", "dan", "mod"]
  /// Who publishes, and what those do whom it may be for.
  private struct World {
    var audience = ""
    /// Who becomes a friend of ana's, is invited by her, and goes where they may.
    var (friends, invited, going, blocked): (Set<String>, Set<String>, Set<String>, Set<String>)
    var takesBack = false

    init(by random: inout SplitMix) {
      let some = { (random: inout SplitMix) in
        Set(SpokenAudienceTests.people.filter { _ in Int.random(in: 0..<3, using: &random) == 0 })
      }
      audience = ["for friends", "for invited people"].randomElement(using: &random) ?? ""
      (friends, invited, going) = (some(&random), some(&random), some(&random))
      blocked = Set(some(&random).filter { _ in Int.random(in: 0..<2, using: &random) == 0 })
      takesBack = Int.random(in: 0..<8, using: &random) == 0
    }

    func isSeen(by person: String) -> Bool {
      guard !takesBack, !blocked.contains(person) else { return false }
      return invited.contains(person) || audience == "for friends" && friends.contains(person)
    }

    /// The messages before others look.
    func messages(publishing: Bool) -> [String] {
      var all = SpokenAudienceTests.people.map { "\($0)> hi" } + ["ana> hi"]
      for friend in friends.sorted() { all += ["ana> @\(friend) bring the cups", "\(friend)> !accept cups"] }
      guard publishing else { return all + blocked.sorted().map { "ana> !block @\($0)" } }
      all += ["ana> !publish secret tea 28 nov 3pm @vault #hush \(audience) // hidden words", "ana> yes"]
      for guest in invited.sorted() { all.append("ana> !invite @\(guest) to c18") }
      for guest in going.sorted() where invited.contains(guest) || audience == "for friends" && friends.contains(guest) {
        all.append("\(guest)> !going c18")
      }
      all += blocked.sorted().map { "ana> !block @\($0)" }
      if takesBack { all.append("ana> !calloff c18") }
      return all
    }
  }

  /// What everybody may try.
  private static let attempts = [
    "!whatson", "!whatson all 28 nov", "!whatson secret", "!whatson hidden", "!whatson #hush", "!wo @vault",
    "what's on saturday 28 november?", "what's on at the vault?", "what's on #hush?", "!show c18", "c18", "!going c18",
    "!going secret tea", "!interested c18", "!notgoing c18", "!report c18 spam", "!report secret tea", "!edit c18 9pm",
    "!calloff c18", "!publish c18", "!invite @eve to c18", "!approve c18", "!takeaway c18", "!queue", "!interests",
    "!show secret tea", "done c18", "!find secret", "!agenda 28 nov", "!find hidden",
  ]

  @Test func `who may not see an event is told what they would be told without it`() async throws {
    var random = SplitMix(seed: 11)
    for number in 0..<Self.count {
      let world = World(by: &random)
      guard let person = Self.people.filter({ !world.isSeen(by: $0) && !world.invited.contains($0) && !world.going.contains($0) })
        .randomElement(using: &random)
      else { continue }
      let attempts = (0..<6).compactMap { _ in Self.attempts.randomElement(using: &random) }
      let (with, without) = (
        try await Self.told(person, attempts, in: world, publishing: true),
        try await Self.told(person, attempts, in: world, publishing: false)
      )
      #expect(with == without, "\(number): \(person), \(attempts) in \(world)")
      #expect(!with.contains { $0.contains("secret tea") && $0.contains("vault") }, "\(number): \(with)")
    }
  }

  @Test func `who may see an event finds it`() async throws {
    var random = SplitMix(seed: 12)
    for _ in 0..<min(Self.count, 200) {
      let world = World(by: &random)
      for person in Self.people where world.isSeen(by: person) && !world.going.contains(person) {
        let told = try await Self.told(person, ["!show c18"], in: world, publishing: true)
        #expect(told.last?.contains("secret tea") == true, "\(person) in \(world): \(told)")
      }
    }
  }

  /// What somebody is told when they try things, and what comes to them a day later.
  private static func told(
    _ person: String, _ attempts: [String], in world: World, publishing: Bool
  ) async throws -> [String] {
    let lines =
      ["@ 2026-11-20T10:00 Europe/London"] + world.messages(publishing: publishing) + ["@ 2026-11-20T11:00"]
      + attempts.map { "\(person)> \($0)" } + ["@ 2026-11-28T14:00"]
    let transcript = try TranscriptReader.read(lines.joined(separator: "\n") + "\n")
    let bot = try PlayedBot(on: transcript.place)
    try await bot.openCommunity()
    let said = try await TranscriptRunner(correspondent: bot).run(transcript)
    return said.suffix(attempts.count + 1).joined().filter { $0.person == nil || $0.person == person }.map(\.text)
  }
}
