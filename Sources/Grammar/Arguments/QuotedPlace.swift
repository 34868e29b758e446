import Agenda
import Foundation

extension String {
  /// The words without a place in quotation marks (`@"union house"`), and the place; nil if there is none. The note
  /// behind `//` stays as it is.
  package var withoutQuotedPlace: (text: String, place: String?) {
    guard let open = range(of: "@\""), !self[..<open.lowerBound].contains("//"),
      let close = self[open.upperBound...].firstIndex(of: "\"")
    else { return (self, nil) }
    let place = String(self[open.upperBound..<close]).trimmed
    let rest = self[..<open.lowerBound] + self[index(after: close)...]
    return (rest.split(separator: " ").joined(separator: " "), place.isEmpty ? nil : place)
  }
}
