import Foundation

/// A line of the input of `parse --jsonl`.
struct ParseRequest: Decodable {
  /// A text or a number, returned as it came.
  enum ID: Codable {
    case text(String)
    case number(Int)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .number(let number): try container.encode(number)
      }
    }
  }

  var id: ID?
  var text: String
  var now: String?
  var zone: String?
}
