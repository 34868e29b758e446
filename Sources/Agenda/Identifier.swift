/// The number of a row that a person can name (`#12`); `Kind` keeps a todo's from being taken for a person's.
public struct Identifier<Kind>: Hashable, Sendable, CustomStringConvertible {
  public var number: Int64

  public init(_ number: Int64) { self.number = number }

  public var description: String { String(number) }
}
