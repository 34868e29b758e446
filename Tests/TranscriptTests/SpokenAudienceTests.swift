import Agenda
import Civil
import Foundation
import Testing

/// The messages to other people if somebody publishes an event that is not for them: word for word the same as if
/// nobody had. `NUTHATCH_AUDIENCES=10000` plays one in fifty of as many random audiences; without it the test tries a
/// few.
@Suite struct SpokenAudienceTests {
  private static let count = (ProcessInfo.processInfo.environment["NUTHATCH_AUDIENCES"].flatMap { Int($0) } ?? 250) / 50
  /// The number of audiences with one bot, each of other people.
  private static let together = 24

  /// An event's publisher and audience, and the expected result.
  private struct Audience {
    private static let people = ["bob", "cat", "dan"]

    /// Tells its people from those of others.
    var number: Int
    var words = ""
    /// The people who become ana's friends, who are invited by her, who go if they may, and whom she then blocks.
    var (friends, invited, going, blocked): (Set<String>, Set<String>, Set<String>, Set<String>)
    var isCalledOff = false

    init(_ number: Int, by random: inout SplitMix) {
      let some = { (random: inout SplitMix, share: Int) in
        Set(Audience.people.filter { _ in Int.random(in: 0..<share, using: &random) == 0 })
      }
      self.number = number
      words = ["for friends", "for invited people"].randomElement(using: &random) ?? ""
      (friends, invited, going) = (some(&random, 3), some(&random, 3), some(&random, 3))
      blocked = some(&random, 5)
      isCalledOff = Int.random(in: 0..<8, using: &random) == 0
    }

    /// The people who try to see it, always including a moderator.
    var others: [String] { Self.people + ["mod"] }

    func isSeen(by person: String) -> Bool {
      !blocked.contains(person) && (invited.contains(person) || words == "for friends" && friends.contains(person))
    }

    /// Returns true if somebody has learnt of it along the way, whether or not they can see it now.
    func hasHeard(_ person: String) -> Bool {
      invited.contains(person) || going.contains(person) && (words == "for friends" && friends.contains(person))
    }

    /// Somebody of this audience, as they are called.
    func name(_ person: String) -> String { person == "mod" ? person : "\(person)\(number)" }

    /// The messages before others look.
    func messages(publishing event: Int?) -> [String] {
      let ana = name("ana")
      var all = (Self.people + ["ana"]).map { "\(name($0))> hi" }
      for friend in friends.sorted() {
        all += ["\(ana)> @\(name(friend)) bring the cups", "\(name(friend))> !accept cups"]
      }
      if let event {
        all += ["\(ana)> !publish secret tea 28 nov 3pm @vault #hush \(words) // hidden words", "\(ana)> yes"]
        for guest in invited.sorted() { all.append("\(ana)> !invite @\(name(guest)) to c\(event)") }
        for guest in going.sorted() where hasHeard(guest) { all.append("\(name(guest))> !going c\(event)") }
        if isCalledOff { all.append("\(ana)> !calloff c\(event)") }
      }
      return all + blocked.sorted().map { "\(ana)> !block @\(name($0))" }
    }
  }

  /// The attempts that everybody makes.
  private static func attempts(_ event: Int) -> [String] {
    [
      "!whatson", "!whatson all 28 nov", "!whatson secret", "!whatson hidden", "!whatson #hush", "!wo @vault",
      "what's on saturday 28 november?", "what's on at the vault?", "what's on #hush?", "!show c\(event)", "c\(event)",
      "!going c\(event)", "!going secret tea", "!interested c\(event)", "!notgoing c\(event)", "!report c\(event) spam",
      "!report secret tea", "!edit c\(event) 9pm", "!calloff c\(event)", "!publish c\(event)",
      "!invite @eve to c\(event)", "!approve c\(event)", "!takeaway c\(event)", "!queue", "!interests",
      "!show secret tea", "done c\(event)", "!find secret", "!agenda 28 nov", "!find hidden", "!mine",
    ]
  }

  /// A bot in whose community such events are published, and one in whose community none are.
  private struct Worlds {
    let (with, without): (PlayedBot, PlayedBot)
    /// The number of the next event.
    var event = 18
    /// The hour of the day, so that nothing waits for earlier messages.
    var hour: Int { event - 18 }

    init() async throws {
      (with, without) = (try PlayedBot(on: .fediverse), try PlayedBot(on: .fediverse))
      try await with.openCommunity()
      try await without.openCommunity()
    }
  }

  @Test func `who may not see an event is told what they would be told without it, and who may finds it`() async throws
  {
    var random = SplitMix(seed: 11)
    var worlds = try await Worlds()
    for number in 0..<Self.count {
      if number > 0, number.isMultiple(of: Self.together) { worlds = try await Worlds() }
      let audience = Audience(number, by: &random)
      let attempts = (0..<6).compactMap { _ in Self.attempts(worlds.event).randomElement(using: &random) }
      try await Self.say(audience.messages(publishing: worlds.event), to: worlds.with, at: worlds.hour)
      try await Self.say(audience.messages(publishing: nil), to: worlds.without, at: worlds.hour)
      for person in audience.others.filter({ !audience.isSeen(by: $0) && !audience.hasHeard($0) }) {
        let said = attempts.map { "\(audience.name(person))> \($0)" }
        let (with, without) = (
          try await Self.say(said, to: worlds.with, at: worlds.hour),
          try await Self.say(said, to: worlds.without, at: worlds.hour)
        )
        #expect(with == without, "\(person), \(attempts) in \(audience)")
      }
      for person in audience.others.filter({ audience.isSeen(by: $0) }) {
        let told = try await Self.say(
          ["\(audience.name(person))> !show c\(worlds.event)"], to: worlds.with, at: worlds.hour)
        #expect(told.last?.contains("secret tea") == true, "\(person) in \(audience): \(told)")
      }
      for person in audience.others.filter({ audience.blocked.contains($0) }) {
        let told = try await Self.say(
          ["\(audience.name(person))> !show c\(worlds.event)"], to: worlds.with, at: worlds.hour)
        #expect(told.last?.contains("secret tea") == false, "\(person) in \(audience): \(told)")
      }
      worlds.event += 1
    }
  }

  /// Sends messages from their authors, and returns the replies to each of them.
  @discardableResult
  private static func say(_ messages: [String], to bot: PlayedBot, at hour: Int) async throws -> [String] {
    let time = String(CivilTime(secondOfDay: hour * 3600).description.prefix(5))
    let text = (["@ 2026-11-20T\(time) Europe/London"] + messages).joined(separator: "\n") + "\n"
    let said = try await TranscriptRunner(correspondent: bot).run(try TranscriptReader.read(text))
    return said.joined().filter { $0.person == nil }.map(\.text)
  }
}
