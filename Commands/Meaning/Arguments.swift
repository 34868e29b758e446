import Foundation

// How commands take their words apart.

extension String {
  /// Without white space around it.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// What stands before and after the last ` to ` (or another such word), nil where it does not occur.
  func splitAtLast(_ separator: String) -> (before: String, after: String?) {
    guard let found = range(of: separator, options: [.backwards, .caseInsensitive]) else { return (trimmed, nil) }
    return (String(self[..<found.lowerBound]).trimmed, String(self[found.upperBound...]).trimmed)
  }
}
