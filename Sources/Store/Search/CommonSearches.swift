import Synchronization

/// The searches whose statements stay compiled: the first ones that people make, distinguished by their SQL without its
/// values.
///
/// Compiling a search takes longer than running it, and most searches resemble an earlier one. There are endless
/// variants, so only a limited number is kept.
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
