import Testing

@testable import Grammar

@Suite("Todos that hang on another thing's date") struct HangingTests {
  private static let distances: [String] = {
    let days = English.oneBefore.keys.filter { $0.contains(" ") }
    let parts = English.partsBefore.keys.map { "the \($0)" }
    let counted = English.unitsOfLength.keys.map { "2 \($0)" }
    return English.halfHours + days + parts + counted + ["an hour", "1h30", "45m", "48 HRS", "2 Days"]
  }()

  @Test("hang on it by any length of time", arguments: distances)
  func hangs(_ distance: String) {
    let line = Array("pack bags \(distance) before the trip".utf8)
    let found = line.withUnsafeBufferPointer { Frozen.reader().alternatives($0, to: Item(name: "pack bags")) }
    let hangs = found.contains { alternative in
      if case .hanging(let hanging) = alternative { hanging.anchor == .named("trip") } else { false }
    }
    #expect(hangs, "\(distance)")
  }

  @Test(
    "do not hang on it where no length of time is told", arguments: ["bags", "the coffee", "an hourglass", "monday"])
  func doesNotHang(_ words: String) {
    let line = Array("pack \(words) before the trip".utf8)
    let found = line.withUnsafeBufferPointer { Frozen.reader().alternatives($0, to: Item(name: "pack bags")) }
    #expect(found.isEmpty)
  }
}
