/// Reads what is there of a JSON object: a field that is absent or of an unexpected kind is nil.
public struct Lenient {
  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// An array's element, nil where it cannot be read: one bad entry must not hide its page.
  private struct Element<Value: Decodable>: Decodable {
    var value: Value?

    init(from decoder: any Decoder) {
      value = try? Value(from: decoder)
    }
  }

  /// The elements of an array that can be read.
  public struct List<Value: Decodable>: Decodable {
    public var values: [Value]
    /// Whether every one could be.
    public var isWhole: Bool

    public init(from decoder: any Decoder) throws {
      let elements = try decoder.singleValueContainer().decode([Element<Value>].self)
      values = elements.compactMap(\.value)
      isWhole = values.count == elements.count
    }

    /// None at all.
    public init() { (values, isWhole) = ([], true) }
  }

  private let container: KeyedDecodingContainer<Key>

  /// Fails when it is no object.
  public init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: Key.self)
  }

  private init(_ container: KeyedDecodingContainer<Key>) {
    self.container = container
  }

  /// An opaque id, sent as text or as a number. One that is empty, overlong or holds a control character is none: nothing
  /// could be kept under it.
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
      && !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// The same where there may be none.
  public func optionalID(_ name: String) -> String? { try? id(name) }

  /// What is called so, or else by one of the other names: servers of several ages call one thing differently.
  public func value<Value: Decodable>(_ names: String...) -> Value? { first(of: names) }

  public func value(_ names: String...) -> String? { first(of: names) }

  private func first<Value: Decodable>(of names: [String]) -> Value? {
    names.lazy.compactMap { (try? container.decodeIfPresent(Value.self, forKey: Key($0))) ?? nil }.first
  }

  /// A positive number, sent as one or as text.
  public func number(_ name: String) -> Int? {
    let number: Int? = value(name) ?? value(name).flatMap { Int($0) }
    return number.flatMap { $0 > 0 ? $0 : nil }
  }

  /// What can be read of an array.
  public func list<Value: Decodable>(_ names: String...) -> [Value] {
    let list: List<Value>? = first(of: names)
    return list?.values ?? []
  }

  /// What can be read of an array that must be there; fails where there is none.
  public func elements<Value: Decodable>(_ name: String) throws -> List<Value> {
    try container.decode(List<Value>.self, forKey: Key(name))
  }

  /// Whether anything is called so.
  public func contains(_ name: String) -> Bool { container.contains(Key(name)) }

  /// An object within it.
  public func nested(_ name: String) -> Lenient? {
    (try? container.nestedContainer(keyedBy: Key.self, forKey: Key(name))).map(Lenient.init)
  }
}
