import Civil
import Storage

extension Recurrence {
  /// A repeat as its column has it.
  /// - Throws: `StoreError` where the text is none: to go on without it would end the series unseen.
  init?(column text: String?) throws {
    guard let text else { return nil }
    do {
      try self.init(stored: text)
    } catch {
      throw StoreError(.damaged, cause: "a repeat reads \(text)")
    }
  }
}
