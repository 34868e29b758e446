import Foundation

/// A JSON value that is read as its writer may have meant it: a number that is written as text is a number, too.
struct LenientJSON {
  private let value: Any

  /// Reads a value; nil if the bytes are not JSON.
  init?(_ bytes: [UInt8]) {
    guard let value = try? JSONSerialization.jsonObject(with: Data(bytes)) else { return nil }
    self.value = value
  }

  private init(_ value: Any) { self.value = value }

  /// The member of an object; nil if there is none.
  subscript(_ name: String) -> LenientJSON? {
    guard let member = (value as? [String: Any])?[name], !(member is NSNull) else { return nil }
    return LenientJSON(member)
  }

  /// The elements of an array; empty if it is not an array.
  var elements: [LenientJSON] { (value as? [Any] ?? []).map { LenientJSON($0) } }

  /// A text that is not empty, or a number as text; nil for any other value.
  var text: String? {
    let text = value as? String ?? (value as? NSNumber)?.stringValue
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  var number: Double? {
    let number = (value as? NSNumber)?.doubleValue ?? (value as? String).flatMap { Double($0) }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  var isTrue: Bool { (value as? Bool) ?? ((value as? String) == "true") }
}
