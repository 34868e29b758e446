import Commands
import Grammar

/// Messages as people write them, cut, doubled and corrupted at random; the same for the same seed.
public struct Mutations: Sendable {
  private var random: SeededGenerator

  /// A stream of messages that the seed determines.
  public init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// People's messages of every kind, including every example of a command and of a rule.
  static let seeds: [String] =
    Catalogue.all.flatMap { $0.messages } + Rulebook.rules.flatMap(\.examples) + [
      "call jimmy at 5pm tomorrow", "tax return ~1 march ^april =2h",
      "take out the trash monday at 8pm *weekly #errand",
      "@bob pick up the milk", "@ann @bob dinner friday", "lunch friday 12-13 +ann @office",
      "dentist 3 May 9:15 // bring x-rays", "groceries:\n- milk\n- eggs\n// two", "groceries: milk, eggs, bread",
      "read \"call of the wild tomorrow\" \\#2", "remind me tomorrow at 9 to call bob", "/today@nuthatch",
      "what do i have on friday?", "did i pay rent?", "when is the dentist?", "how many things are due?",
      "move dentist to friday", "move 1 to work", "no, wednesday", "done", "done 2", "1", "2", "yes", "no", "undo",
      "redo",
      "more", "tomorrow", "in 20 minutes", "every friday", "snooze 20 minutes", "stop nagging", "paid rent",
      "cancel gym",
      "thanks! \u{1F44D}", "hi", "\u{FF20}nuthatch\u{200B} \u{201C}hi\u{201D}",
      "see https://example.org/a?b=c#d, tomorrow",
      "every 2 weeks on mon and thu until 1 June", "caf\u{E9} \u{2013} 5pm\u{2013}6pm", "-#home no date !1",
      "dentist friday 3pm, remind me 1h before", "nag me about the rent every hour", "// two litres", "// and bread",
      "!find list:work AND (NOT tag:waiting OR due:friday)", "!forgetme", "!link", "!unlink", "!calendar", "!export",
      "!accept", "!decline 1", "!trust @bob", "!block @bob", "!block @bob off", "STOP", "START", "HELP", "#groceries",
      "i'm in tokyo", "!send 1 to @bob", "!edit 1 friday 5pm #home !2", "!undo\n!undo\n!redo",
    ]

  /// The next message.
  public mutating func next() -> String {
    var bytes = Array(pick(Self.seeds).utf8)
    for _ in 0..<Int.random(in: 0...6, using: &random) { mutate(&bytes) }
    if Int.random(in: 0..<400, using: &random) == 0 {
      return Fragments.message(pick(Fragments.beginnings), pick(Fragments.all), bytes: 12_000)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A random element, from the same generator.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: bytes.insert(pick(Array("#@!^~*=+/\\\"' \n:-,.()[]?0159".utf8)), at: place)
    case 1 where place < bytes.count: bytes.remove(at: place)
    case 2 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 3: bytes.insert(contentsOf: Array(pick(Self.seeds).utf8), at: place)
    case 4 where bytes.count > 12: bytes = Array(bytes[..<place])
    case 5: bytes.insert(contentsOf: Array(pick(Fragments.all).utf8), at: place)
    case 6: bytes.insert(contentsOf: Array(pick(Fragments.beginnings).utf8), at: 0)
    case 7: bytes.append(contentsOf: Array("\n".utf8) + Array(pick(Self.seeds).utf8))
    default: bytes.insert(contentsOf: bytes[place...].prefix(8), at: place)
    }
  }
}

/// A generator that gives the same numbers in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
