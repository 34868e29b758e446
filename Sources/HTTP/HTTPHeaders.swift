/// Header fields in order. Names are compared without case and may repeat (RFC 9110, section 5).
public struct HTTPHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// One header line.
  public struct Field: Hashable, Sendable {
    /// The field's name, in the case in which it was written or received.
    public var name: String
    /// The field's value.
    public var value: String

    /// A field with a name and a value.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// All fields, in the order in which they are sent or were received.
  public var fields: [Field]

  /// Headers with these fields; none by default.
  public init(_ fields: [Field] = []) {
    self.fields = fields
  }

  /// Headers in the order of the literal; a name may occur more than once.
  public init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { Field(name: $0.0, value: $0.1) }
  }

  /// The first value of that name. Setting it replaces every field of that name; nil removes them.
  public subscript(name: String) -> String? {
    get { fields.first { Self.same($0.name, name) }?.value }
    set {
      fields.removeAll { Self.same($0.name, name) }
      if let newValue { fields.append(Field(name: name, value: newValue)) }
    }
  }

  /// Every value of that name, in order.
  public func all(_ name: String) -> [String] {
    fields.filter { Self.same($0.name, name) }.map(\.value)
  }

  /// Adds a field after the others, even if one has the same name.
  public mutating func append(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  private static func same(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count && zip(one.utf8, other.utf8).allSatisfy { lowercased($0) == lowercased($1) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
