/// The number of a stored row, by which people can refer to it (`#12`). `Kind` keeps the number of a todo apart from
/// that of a person.
public struct Identifier<Kind>: Hashable, Sendable, CustomStringConvertible {
  /// The row's number, from 1.
  public var number: Int64

  /// The identifier with that number.
  public init(_ number: Int64) { self.number = number }

  /// The number in decimal, without `#`.
  public var description: String { String(number) }
}

extension Identifier: Codable {
  /// Reads a bare number.
  public init(from decoder: any Decoder) throws { number = try decoder.singleValueContainer().decode(Int64.self) }

  /// Writes a bare number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }
}
