import Agenda
import Foundation

/// What names an event, and what stands behind `//`.
package struct NameAndReason {
  package var name: String
  /// nil for nothing.
  package var reason: String?

  package init(_ arguments: String) {
    guard let mark = arguments.range(of: "//") else {
      name = arguments
      return
    }
    name = String(arguments[..<mark.lowerBound]).trimmed
    let told = String(arguments[mark.upperBound...]).trimmed
    reason = told.isEmpty ? nil : told
  }
}
