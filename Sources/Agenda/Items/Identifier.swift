/// The number of a row that a person can name (`#12`); `Kind` keeps a todo's from being taken for a person's.
public struct Identifier<Kind>: Hashable, Sendable, CustomStringConvertible {
  public var number: Int64

  public init(_ number: Int64) { self.number = number }

  public var description: String { String(number) }
}

extension Identifier: Codable {
  public init(from decoder: any Decoder) throws { number = try decoder.singleValueContainer().decode(Int64.self) }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }
}
