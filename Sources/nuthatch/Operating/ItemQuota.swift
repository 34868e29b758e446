/// The most items that the operator lets somebody keep.
enum ItemQuota: Encodable {
  case items(Int)
  case unlimited

  /// - Parameter stored: the number in the database.
  init(_ stored: Int) { self = stored == Int.max ? .unlimited : .items(stored) }

  /// Reads `1000` or `unlimited`; nil if it is neither.
  init?(_ text: String) {
    if text == "unlimited" {
      self = .unlimited
    } else if let items = Int(text), items >= 0 {
      self = .items(items)
    } else {
      return nil
    }
  }

  /// The number in the database: unlimited is the greatest integer.
  var stored: Int {
    switch self {
    case .items(let items): items
    case .unlimited: Int.max
    }
  }

  /// A number, or `unlimited`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .items(let items): try container.encode(items)
    case .unlimited: try container.encode("unlimited")
    }
  }

  var words: String {
    switch self {
    case .items(let items): "at most \(items) item(s)"
    case .unlimited: "as many items as they like"
    }
  }
}
