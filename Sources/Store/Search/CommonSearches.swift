import Synchronization

/// The searches whose statements stay compiled: the first that people make, told apart by their SQL without its values.
///
/// Compiling a search takes longer than running it, and most searches are like one made before. There is no end of
/// variants, so that only so many are kept.
final class CommonSearches: Sendable {
  private static let limit = 100
  private let texts = Mutex<Set<String>>([])

  /// Returns true if this search is one of them; it becomes one if there is room.
  func contains(_ text: String) -> Bool {
    texts.withLock { texts in
      if texts.contains(text) { return true }
      guard texts.count < CommonSearches.limit else { return false }
      texts.insert(text)
      return true
    }
  }
}
