import Grammar
import Testing

@Suite struct FuzzTests {
  /// People's messages of every kind, and every example of the date language.
  private static let seeds = messages + Rulebook.rules.flatMap(\.examples)

  private static let messages = [
    "call jimmy at 5pm tomorrow", "tax return ~1 march ^april =2h", "take out the trash monday at 8pm *weekly #errand",
    "@bob pick up the milk", "lunch friday 12-13 +ann @office", "dentist 3 May 9:15 // bring x-rays",
    "groceries:\n- milk\n- eggs\n// two",
    "groceries: milk, eggs", "read \"call of the wild tomorrow\" \\#2", "remind me tomorrow at 9 to call bob",
    "!c 1,3-5", "/today@nuthatch",
    "what do i have on friday?", "move dentist to friday", "no, wednesday", "done 2", "thanks! \u{1F44D}",
    "\u{FF20}nuthatch\u{200B} \u{201C}hi\u{201D}",
    "see https://example.org/a?b=c#d, tomorrow", "every 2 weeks on mon and thu until 1 June",
    "caf\u{E9} \u{2013} 5pm\u{2013}6pm", "-#home no date !1",
  ]

  @Test("no mutation of what people write brings it down, or loses a message's every line")
  func mutations() {
    var random = Seeded(state: 20_261_120)
    let reader = Frozen.reader {
      $0.lists = ["groceries"]
      $0.choices = ["call jimmy"]
      $0.reference = .reminder
      $0.places = ["office"]
      $0.contacts = ["ann"]
    }
    for _ in 0..<4000 {
      var bytes = Array((FuzzTests.seeds.randomElement(using: &random) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) { mutate(&bytes, &random) }
      let text = String(decoding: bytes, as: UTF8.self)
      let message = reader.message(text)
      for line in message.lines {
        #expect(!line.readings.isEmpty, "\(text)")
        for case .item(let item) in line.readings { #expect(!item.name.isEmpty, "\(text)") }
        let count = line.text.utf8.count
        for expression in line.expressions { #expect(expression.range.upperBound <= count, "\(text)") }
      }
      _ = reader.item(text)
      _ = reader.moment(text)
      _ = reader.recurrence(text)
      _ = reader.references(text)
    }
  }

  @Test func `brackets around no date are text`() {
    for text in ["]![x", ")(do", "] (a [b"] {
      #expect(Frozen.reader().message(text).lines.first?.expressions.isEmpty == true, "\(text)")
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout Seeded) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes.insert(Array("#@!^~*=+/\\\"' \n:-,.()[]?0159".utf8).randomElement(using: &random) ?? 32, at: place)
    case 1 where place < bytes.count: bytes.remove(at: place)
    case 2 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 3: bytes.insert(contentsOf: Array((FuzzTests.seeds.randomElement(using: &random) ?? "").utf8), at: place)
    case 4: bytes = Array(bytes[..<place])
    default: bytes.insert(contentsOf: bytes[place...].prefix(8), at: place)
    }
  }
}

/// A generator that gives the same numbers in every run (xorshift64*).
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 2_685_821_657_736_338_717
  }
}
