import Civil
import Storage

extension Recurrence {
  /// Reads a repeat from its column; nil for NULL.
  /// - Throws: `StoreError` if the text is not a repeat, since going on without it would silently end the series.
  init?(column text: String?) throws {
    guard let text else { return nil }
    do {
      try self.init(stored: text)
    } catch {
      throw StoreError(.damaged, cause: "a repeat reads \(text)")
    }
  }
}
