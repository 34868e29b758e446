import Foundation

/// A cursor of one network, stored as text.
public protocol TextCursor: Codable {}

extension TextCursor {
  /// Reads the form that ``text`` writes; nil for any other text.
  public init?(text: String) {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    guard let kept = try? decoder.decode(Self.self, from: Data(text.utf8)) else { return nil }
    self = kept
  }

  /// The cursor as text; equal cursors give equal texts.
  public var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    encoder.dateEncodingStrategy = .secondsSince1970
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
