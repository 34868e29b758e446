import Foundation

/// So many places, for what takes room: whoever gets none comes back later.
final class Places: @unchecked Sendable {
  /// A place that is taken, for as long as somebody holds on to this.
  final class Place: Sendable {
    private let places: Places

    fileprivate init(_ places: Places) { self.places = places }
    deinit { places.giveBack() }
  }

  private let lock = NSLock()
  private var free: Int

  init(_ count: Int) { free = count }

  /// nil where none is free.
  func take() -> Place? {
    lock.withLock {
      guard free > 0 else { return nil }
      free -= 1
      return Place(self)
    }
  }

  private func giveBack() { lock.withLock { free += 1 } }
}
