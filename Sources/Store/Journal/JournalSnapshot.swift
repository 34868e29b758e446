import Foundation

/// The format of the journal's images: JSON, with dates as seconds since 1970, and the same text for equal things.
enum JournalSnapshot {
  static func text(_ thing: (some Encodable)?) throws -> String? {
    guard let thing else { return nil }
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(thing), as: UTF8.self)
  }

  static func thing<T: Decodable>(_ type: T.Type, _ text: String?) throws -> T? {
    guard let text else { return nil }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    return try decoder.decode(type, from: Data(text.utf8))
  }
}
