import Agenda
import Foundation

/// What names an event, and what stands behind `//`.
struct NameAndReason {
  var name: String
  /// nil for nothing.
  var reason: String?

  init(_ arguments: String) {
    guard let mark = arguments.range(of: "//") else {
      name = arguments
      return
    }
    name = String(arguments[..<mark.lowerBound]).trimmed
    let told = String(arguments[mark.upperBound...]).trimmed
    reason = told.isEmpty ? nil : told
  }
}
