import Foundation

/// Dice that fall the same way for the same seed (SplitMix64).
final class Dice: @unchecked Sendable {
  private let lock = NSLock()
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x2545_F491_4F6C_DD1D &+ 1 }

  private func next() -> UInt64 {
    lock.withLock {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  /// From 0 to below 1.
  func fraction() -> Double { Double(next() >> 11) / Double(1 << 53) }
  func chance(_ probability: Double) -> Bool { fraction() < probability }
  func number(_ range: ClosedRange<Int>) -> Int { range.lowerBound + Int(next() % UInt64(range.count)) }
  func pick<T>(_ choices: [T]) -> T { choices[number(0...choices.count - 1)] }

  func shuffled<T>(_ all: [T]) -> [T] {
    var all = all
    for index in stride(from: all.count - 1, to: 0, by: -1) { all.swapAt(index, number(0...index)) }
    return all
  }
}
