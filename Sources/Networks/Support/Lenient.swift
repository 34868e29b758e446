/// Reads a JSON object leniently: a field that is absent or has an unexpected type is nil.
public struct Lenient {
  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// An element of an array; nil if it cannot be read, so that one bad entry does not hide the others.
  private struct Element<Value: Decodable>: Decodable {
    var value: Value?

    init(from decoder: any Decoder) {
      value = try? Value(from: decoder)
    }
  }

  /// The readable elements of an array.
  public struct List<Value: Decodable>: Decodable {
    /// The elements that could be read, in order.
    public var values: [Value]
    /// Whether all elements could be read.
    public var isWhole: Bool

    /// Reads an array; throws if the value is not an array.
    public init(from decoder: any Decoder) throws {
      let elements = try decoder.singleValueContainer().decode([Element<Value>].self)
      values = elements.compactMap { $0.value }
      isWhole = values.count == elements.count
    }

    /// An empty array.
    public init() { (values, isWhole) = ([], true) }
  }

  private let container: KeyedDecodingContainer<Key>

  /// Reads an object; throws if the value is not an object.
  public init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: Key.self)
  }

  private init(_ container: KeyedDecodingContainer<Key>) {
    self.container = container
  }

  /// An opaque id, sent as a string or a number. An id that is empty, too long or has control characters is rejected,
  /// since nothing could be stored under it.
  ///
  /// - Throws: `DecodingError` if there is no such id.
  public func id(_ name: String) throws -> String {
    if let text = try? container.decode(String.self, forKey: Key(name)) {
      if Self.isIdentifier(text) { return text }
    } else if let number = try? container.decode(Int64.self, forKey: Key(name)) {
      return String(number)
    }
    throw DecodingError.keyNotFound(
      Key(name), DecodingError.Context(codingPath: container.codingPath, debugDescription: "no id"))
  }

  private static let longestID = 2_000

  private static func isIdentifier(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= longestID
      && !text.unicodeScalars.contains { $0.value < 0x20 || 0x7F..<0xA0 ~= $0.value }
  }

  /// The same id; nil if there is none.
  public func optionalID(_ name: String) -> String? { try? id(name) }

  /// The value of the first readable one of these fields, since servers of different versions name a field differently.
  public func value<Value: Decodable>(_ names: String...) -> Value? { first(of: names) }

  /// The same for a string.
  public func value(_ names: String...) -> String? { first(of: names) }

  private func first<Value: Decodable>(of names: [String]) -> Value? {
    // A lazy sequence would decode the value several times, and each nested one as often again.
    for name in names {
      if let value = (try? container.decodeIfPresent(Value.self, forKey: Key(name))) ?? nil { return value }
    }
    return nil
  }

  /// A positive number, sent as a number or a string.
  public func number(_ name: String) -> Int? {
    let number: Int? = value(name) ?? value(name).flatMap { Int($0) }
    return number.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The readable elements of an array; empty if there is no array.
  public func list<Value: Decodable>(_ names: String...) -> [Value] {
    let list: List<Value>? = first(of: names)
    return list?.values ?? []
  }

  /// The readable elements of a required array; throws if there is none.
  public func elements<Value: Decodable>(_ name: String) throws -> List<Value> {
    try container.decode(List<Value>.self, forKey: Key(name))
  }

  /// The readable values of an object whose names are data; empty if there is no object.
  public func objects<Value: Decodable>(_ name: String) -> [String: Value] { nested(name)?.objects() ?? [:] }

  /// The readable values of the object itself, by their names.
  public func objects<Value: Decodable>() -> [String: Value] {
    container.allKeys.reduce(into: [:]) { values, key in
      if let value = try? container.decode(Value.self, forKey: key) { values[key.stringValue] = value }
    }
  }

  /// Whether the object has a field of that name.
  public func contains(_ name: String) -> Bool { container.contains(Key(name)) }

  /// The object in a field; nil if there is none.
  public func nested(_ name: String) -> Lenient? { try? object(name) }

  /// The object in a field.
  ///
  /// - Throws: `DecodingError` if there is none.
  public func object(_ name: String) throws -> Lenient {
    Lenient(try container.nestedContainer(keyedBy: Key.self, forKey: Key(name)))
  }
}
