import Agenda
import Civil
import Foundation
import Testing

/// No message deletes, completes or moves a thing with which it shares no word.
@Suite struct SafetyTests {
  private static let zone = Zone(identifier: "Europe/London") ?? .utc
  /// The time at which each conversation starts.
  private static let start = zone.instant(
    of: CivilDateTime(CivilDate(year: 2026, month: 11, clampingDay: 20), CivilTime(secondOfDay: 36_000)))

  private static let things = [
    "dentist tuesday 9:15", "call jimmy tomorrow at 5pm", "pay rent 1 december #home", "buy milk", "fix bike",
    "lunch with ann monday 12-13 @cafe", "water plants every saturday", "team call friday 16:00-17:00",
    "report monday", "note: gate code 4512", "pick up parcel @office", "gym every tuesday 6pm",
    "return library books", "book hotel for oslo", "cancel gym membership", "old photos",
    "swimming lesson sunday 10:00",
  ]

  private static let acts = [
    "cancel X", "delete X", "X is cancelled", "done X", "X done", "finished X", "mark X as done", "i've paid X",
    "move X to friday", "push X back an hour", "no more X", "drop X", "i don't need X any more", "skip X",
    "can you cancel X", "reschedule X to next week", "took X", "get rid of X", "X moved to monday", "did X",
    "please remove X", "put off X", "postpone X", "X was cancelled today", "forget X",
  ]

  private static let named = [
    "the dentist", "my appointment", "jimmy", "the rent", "milk and eggs", "bikes", "the meeting", "my 3pm",
    "3 o'clock",
    "tomorrow's call", "today's meeting", "the piano", "photos", "the thing", "my", "everything", "all", "the lesson",
    "books", "the hotel booking", "lunch", "the 5pm call", "plants", "gym on friday", "report", "xyzzy", "the old one",
    "the first one", "friday", "the parcel at the office", "the club", "the to do", "2", "it", "that",
  ]

  @Test(
    "an act touches only what shares a word, a date, a list, a tag, a place, a person or a number with it",
    arguments: 0..<24)
  func onlyWhatIsNamed(_ seed: Int) async throws {
    var dice = SplitMix(seed: UInt64(seed + 1))
    let bot = try PlayedBot(on: .fediverse)
    var now = Self.start
    for thing in Self.things.shuffled(using: &dice).prefix(9) {
      _ = try await bot.say(.init(person: "ana", text: thing), at: now, zone: Self.zone)
    }
    // The first lines of the list shown last, which `the first one` and `2` mean.
    var (first, second) = ("", "")
    var before = try await bot.kept(by: "ana")
    for _ in 0..<50 {
      // Nothing was spoken of recently: `it` means nothing.
      now += 86_400 * 13 / 24
      let words = Self.named[Int.random(in: 0..<Self.named.count, using: &dice)]
      let said = Self.acts[Int.random(in: 0..<Self.acts.count, using: &dice)].replacing("X", with: words)
      let told = try await bot.say(.init(person: "ana", text: said), at: now, zone: Self.zone).map(\.text).joined()
      let after = try await bot.kept(by: "ana")
      for item in before where after.first(where: { $0.reference == item.reference }) != item {
        let isNumbered =
          words == "2" && second.contains(item.name) || words == "the first one" && first.contains(item.name)
        #expect(isNumbered || shares(item, with: said), "\"\(said)\" touched \"\(item.name)\"")
      }
      first = told.split(separator: "\n").last { $0.hasPrefix("1. ") }.map(String.init) ?? first
      second = told.split(separator: "\n").last { $0.hasPrefix("2. ") }.map(String.init) ?? second
      before = after
    }
  }

  private static let changes = [
    "cancel X", "done X", "move X to friday", "push X back an hour", "skip X", "reschedule X to next week",
    "rename X to something else", "X is p1", "remind me about X 2 days before", "X every week", "no reminder for X",
    "move X to the groceries list", "tag X as urgent", "X is at the office", "make X an hour longer",
    "add a note to X: bring the card", "snooze X", "X moved to monday at 4", "make X all day",
    "nag me about X until i do it", "X until june", "clear the date of X", "X is daily now", "change X to 7pm",
  ]

  @Test("undo takes back whatever was done, and redo does it again", arguments: 0..<16)
  func undoes(_ seed: Int) async throws {
    var dice = SplitMix(seed: UInt64(seed + 200))
    let bot = try PlayedBot(on: .fediverse)
    var now = Self.start
    for thing in Self.things { _ = try await bot.say(.init(person: "ana", text: thing), at: now, zone: Self.zone) }
    var changed = 0
    for _ in 0..<16 {
      now += 1800
      let words = Self.names[Int.random(in: 0..<Self.names.count, using: &dice)]
      let said = Self.changes[Int.random(in: 0..<Self.changes.count, using: &dice)].replacing("X", with: words)
      let before = try await bot.kept(by: "ana")
      let told = try await bot.say(.init(person: "ana", text: said), at: now, zone: Self.zone).map(\.text).joined()
      let after = try await bot.kept(by: "ana")
      guard after != before else { continue }
      changed += 1
      _ = try await bot.say(.init(person: "ana", text: "undo"), at: now + 5, zone: Self.zone)
      #expect(try await bot.kept(by: "ana") == before, "\"\(said)\", undone: \(told)")
      _ = try await bot.say(.init(person: "ana", text: "redo"), at: now + 10, zone: Self.zone)
      #expect(try await bot.kept(by: "ana") == after, "\"\(said)\", done again: \(told)")
    }
    #expect(changed > 3)
  }

  private static let asked = [
    "is X off?", "was X cancelled?", "did i move X?", "when is X?", "what time is X", "has X been paid?", "where is X",
    "should i cancel X?", "why is X on my list?", "is X done?", "did you delete X?", "who is coming to X?",
    "is X still on?", "do i have to do X today?", "how long is X?", "have i done X?", "does X clash with anything?",
    "can i move X to friday?", "isn't X on friday?", "X?", "what if i skip X?", "what is X about?", "how often is X?",
    "i didn't cancel X", "i never said X was done", "i haven't done X", "X is not cancelled", "don't delete X",
    "don't move X", "X isn't done", "i don't want to cancel X", "we did not postpone X", "X is not on friday",
    "X might be cancelled", "X could be off", "X may well be cancelled", "X might move to monday",
    "maybe move X to friday",
    "perhaps cancel X", "X might have to be moved to friday", "X could be late", "i missed X", "i skipped X",
    "never delete X", "please don't cancel X", "what happened to X", "what did i say about X", "was X today?",
  ]

  /// Words that name each of the things, in their order; those that name nothing kept are kept themselves.
  private static let names = [
    "the dentist", "jimmy", "the rent", "milk", "the bike", "lunch with ann", "the plants", "the team call",
    "the report", "the gate code", "the parcel", "gym", "the library books", "the hotel", "the gym membership",
    "the photos", "the swimming lesson",
  ]

  @Test("a question, a denial or a maybe changes nothing, whatever was just spoken of", arguments: 0..<24)
  func questionsAndDenials(_ seed: Int) async throws {
    var dice = SplitMix(seed: UInt64(seed + 100))
    let bot = try PlayedBot(on: .fediverse)
    var now = Self.start
    var kept = ["it", "that", "everything"]
    for (thing, name) in zip(Self.things, Self.names).shuffled(using: &dice) {
      _ = try await bot.say(.init(person: "ana", text: thing), at: now, zone: Self.zone)
      kept.append(name)
      let before = try await bot.kept(by: "ana")
      for _ in 0..<4 {
        now += 20
        let words = kept[Int.random(in: 0..<kept.count, using: &dice)]
        let said = Self.asked[Int.random(in: 0..<Self.asked.count, using: &dice)].replacing("X", with: words)
        let told = try await bot.say(.init(person: "ana", text: said), at: now, zone: Self.zone).map(\.text).joined()
        #expect(try await bot.kept(by: "ana") == before, "\"\(said)\" behind \"\(thing)\": \(told)")
      }
    }
  }

  private static let questions = [
    "delete everything", "done call", "cancel gym", "cancel the plants",
    "move everything on friday to monday", "cancel all of it", "delete the rest",
  ]

  private static let noAgreements = [
    "no", "nope", "keep it", "keep them", "leave it", "no need", "not necessary", "of course not", "definitely not",
    "i'd rather not", "no way", "yeah no", "never mind", "forget it", "none", "neither of them", "no worries",
    "no problem", "hang on", "wait", "one moment", "let me think", "not sure", "idk", "i don't know", "maybe",
    "perhaps",
    "depends", "what?", "which ones?", "show me", "what do you mean?", "what's on today?", "when is the dentist?",
    "is that all of them?", "thanks", "lol", "hmm", "nothing", "later", "ask me later", "not now", "too many",
    "no, only the gym", "not the first one",
  ]

  @Test("what does not agree to a question changes nothing", arguments: 0..<8)
  func noAgreement(_ seed: Int) async throws {
    var dice = SplitMix(seed: UInt64(seed + 300))
    let bot = try PlayedBot(on: .fediverse)
    var now = Self.start
    for thing in Self.things { _ = try await bot.say(.init(person: "ana", text: thing), at: now, zone: Self.zone) }
    // Nothing was changed so recently that `no` takes it back.
    now += 3600
    var before = try await bot.kept(by: "ana")
    for _ in 0..<40 {
      now += 60
      let question = Self.questions[Int.random(in: 0..<Self.questions.count, using: &dice)]
      let said = Self.noAgreements[Int.random(in: 0..<Self.noAgreements.count, using: &dice)]
      _ = try await bot.say(.init(person: "ana", text: question), at: now, zone: Self.zone)
      let told = try await bot.say(.init(person: "ana", text: said), at: now + 10, zone: Self.zone)
      let after = try await bot.kept(by: "ana")
      #expect(after == before, "\"\(said)\" behind \"\(question)\": \(told.map(\.text).joined())")
      before = after
    }
  }

  /// Returns true if a word of the message is the thing's own, or tells its day or time.
  private func shares(_ item: AgendaItem, with said: String) -> Bool {
    let words = said.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let own = item.text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let common: Set = ["the", "my", "to", "a", "with", "for", "at", "is", "one", "up"]
    let isNamed = words.contains { word in
      !common.contains(word) && own.contains { $0.prefix(4) == word.prefix(4) || $0 + "s" == word }
    }
    let tellsTime = ["3pm", "3", "5pm", "today", "tomorrow", "friday", "monday", "week"].contains(where: words.contains)
    return isNamed || tellsTime && item.isDated
  }
}

extension AgendaItem {
  /// All words by which it can be named.
  fileprivate var text: String {
    switch self {
    case .todo(let todo):
      ([todo.name, todo.list ?? "", todo.place ?? ""] + todo.tags + todo.people).joined(separator: " ")
    case .event(let event):
      ([event.name, event.list ?? "", event.place ?? ""] + event.tags + event.people).joined(separator: " ")
    case .note(let note): note.text
    }
  }

  fileprivate var isDated: Bool {
    switch self {
    case .todo(let todo): todo.due != nil
    case .event: true
    case .note: false
    }
  }
}

/// Random numbers that a seed decides.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
