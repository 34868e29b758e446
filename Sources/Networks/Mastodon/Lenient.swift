/// Reads what is there of a JSON object: a field that is absent or of an unexpected kind is nil.
struct Lenient {
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
  struct List<Value: Decodable>: Decodable {
    var values: [Value]

    init(from decoder: any Decoder) throws {
      values = try decoder.singleValueContainer().decode([Element<Value>].self).compactMap(\.value)
    }
  }

  private let container: KeyedDecodingContainer<Key>

  /// Fails when it is no object.
  init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: Key.self)
  }

  private init(_ container: KeyedDecodingContainer<Key>) {
    self.container = container
  }

  /// An opaque id, sent as text or as a number.
  func id(_ name: String) throws -> String {
    if let text = try? container.decode(String.self, forKey: Key(name)) {
      if !text.isEmpty { return text }
    } else if let number = try? container.decode(Int64.self, forKey: Key(name)) {
      return String(number)
    }
    throw DecodingError.keyNotFound(
      Key(name), DecodingError.Context(codingPath: container.codingPath, debugDescription: "no id"))
  }

  func value<Value: Decodable>(_ name: String) -> Value? {
    (try? container.decodeIfPresent(Value.self, forKey: Key(name))) ?? nil
  }

  func value(_ name: String) -> String? {
    (try? container.decodeIfPresent(String.self, forKey: Key(name))) ?? nil
  }

  /// A positive number, sent as one or as text.
  func number(_ name: String) -> Int? {
    let number: Int? = value(name) ?? value(name).flatMap { Int($0) }
    return number.flatMap { $0 > 0 ? $0 : nil }
  }

  func list<Value: Decodable>(_ name: String) -> [Value] {
    let list: List<Value>? = value(name)
    return list?.values ?? []
  }

  func nested(_ name: String) -> Lenient? {
    (try? container.nestedContainer(keyedBy: Key.self, forKey: Key(name))).map(Lenient.init)
  }
}
