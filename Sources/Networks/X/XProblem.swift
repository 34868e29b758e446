import Foundation
import HTTP
import NetworkSupport

/// The JSON of a refusal: the fields of RFC 9457, a list of errors, a number of the older API, or the fields of OAuth
/// (docs.x.com/x-api/fundamentals/response-codes-and-errors).
struct XProblem: Decodable {
  var type: String?
  var title: String?
  var detail: String?
  /// The part that the operator's plan lacks, such as `client-not-enrolled`.
  var reason: String?
  var status: Int?
  /// The older API's number of the error.
  var code: Int?
  var parts: [XProblem] = []

  private enum CodingKeys: String, CodingKey {
    case type, title, detail, reason, status, code, errors, message, error
    case errorDescription = "error_description"
  }

  init(_ response: HTTPResponse) {
    self = (try? JSONDecoder().decode(Self.self, from: response.body)) ?? Self()
    // A proxy may answer in plain text instead.
    let text = String(decoding: response.body.prefix(200), as: UTF8.self)
    if words.isEmpty, !text.contains("<"), !text.contains("{") {
      detail = text.split(separator: "\n").first.map(String.init)
    }
  }

  private init() {}

  init(from decoder: any Decoder) throws {
    // There may be a single text instead of a list of errors.
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      detail = text
      return
    }
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) -> String? { (try? fields.decodeIfPresent(String.self, forKey: key)) ?? nil }
    type = text(.type)
    title = text(.title) ?? text(.error)
    detail = text(.detail) ?? text(.errorDescription) ?? text(.message)
    reason = text(.reason)
    status = try? fields.decode(Int.self, forKey: .status)
    code = try? fields.decode(Int.self, forKey: .code)
    if let list = try? fields.decode([XProblem].self, forKey: .errors) {
      parts = list
    } else if let one = try? fields.decode(XProblem.self, forKey: .errors) {
      parts = [one]
    }
  }

  /// The network's own words, for the operator.
  var words: String {
    var told = [detail ?? title].compactMap { $0 }
    told += parts.map(\.words).filter { !$0.isEmpty && !told.contains($0) }
    let numbers = [reason?.inOneLine()] + ([code] + parts.map(\.code)).map { $0.map { "X \($0)" } }
    let marks = numbers.compactMap { $0 }
    return told.map { $0.inOneLine() }.prefix(3).joined(separator: "; ")
      + (marks.isEmpty ? "" : " (\(marks.joined(separator: ", ")))")
  }

  /// Whether the error, or a part of it, contains a phrase in lower case; case does not matter.
  func mentions(_ phrase: String) -> Bool {
    let texts = [type, title, detail, reason].compactMap { $0?.lowercased() }
    return texts.contains { $0.contains(phrase) } || parts.contains { $0.mentions(phrase) }
  }

  func hasCode(_ codes: Set<Int>) -> Bool {
    code.map(codes.contains) == true || parts.contains { $0.hasCode(codes) }
  }
}
