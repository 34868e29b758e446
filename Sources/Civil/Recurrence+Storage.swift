/// The text in which the store keeps a rule.
extension Recurrence {
  /// The RRULE value, followed by two private parts if they are needed: `X-CLAMP=1` (``clampsToMonthEnd``) and
  /// `EXDATE=20261225T090000,...` (``exceptions``). Other programs cannot read it as an RRULE.
  public var stored: String {
    var text = rrule
    if clampsToMonthEnd { text += ";X-CLAMP=1" }
    if !exceptions.isEmpty { text += ";EXDATE=" + exceptions.map(\.basicDescription).joined(separator: ",") }
    return text
  }

  /// Reads the text of ``stored``, or any RRULE value.
  /// - Throws: ``InvalidRecurrence`` with the part that is wrong.
  public init(stored text: String) throws(InvalidRecurrence) {
    try self.init(parts: text, withExtensions: true)
  }
}

extension Recurrence: Codable {
  /// Reads the text of ``stored``.
  public init(from decoder: any Decoder) throws {
    try self.init(stored: decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the text of ``stored``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(stored)
  }
}
