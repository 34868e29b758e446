import Foundation

extension String {
  /// Itself, where there is something in it.
  package var nonEmpty: String? { isEmpty ? nil : self }

  /// Without white space around it.
  package var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
