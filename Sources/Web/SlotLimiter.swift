import Foundation

/// Limits how many of something are open at once. A caller without a slot comes back later.
final class SlotLimiter: @unchecked Sendable {
  /// A slot, which is taken as long as somebody holds this object.
  final class Slot: Sendable {
    private let places: SlotLimiter

    fileprivate init(_ places: SlotLimiter) { self.places = places }
    deinit { places.giveBack() }
  }

  private let lock = NSLock()
  private var free: Int

  init(_ count: Int) { free = count }

  /// Takes a slot; nil if none is free.
  func take() -> Slot? {
    lock.withLock {
      guard free > 0 else { return nil }
      free -= 1
      return Slot(self)
    }
  }

  private func giveBack() { lock.withLock { free += 1 } }
}
