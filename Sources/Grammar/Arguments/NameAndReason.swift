import Agenda
import Foundation

/// The name of an event, and the text behind `//`.
package struct NameAndReason {
  package var name: String
  /// The text behind `//`; nil if there is none.
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
