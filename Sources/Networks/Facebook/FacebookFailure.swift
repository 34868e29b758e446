import Conversation
import Foundation
import HTTP
import NetworkSupport

/// The JSON of a refusal (developers.facebook.com/docs/graph-api/guides/error-handling).
struct FacebookProblem: Decodable {
  var code: Int
  /// The subcode of the error; 0 if there is none.
  var subcode: Int
  var message: String
  /// Whether the same request may succeed later.
  var isTransient: Bool

  private struct Envelope: Decodable { var error: FacebookProblem }

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    guard let code = fields.number("code") else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no code"))
    }
    self.code = code
    subcode = fields.number("error_subcode") ?? 0
    message = fields.value("message") ?? ""
    isTransient = fields.value("is_transient") ?? false
  }

  /// The problem in a response; nil if it cannot be read.
  init?(_ response: HTTPResponse) {
    guard let problem = try? JSONDecoder().decode(Envelope.self, from: response.body).error else { return nil }
    self = problem
  }

  init?(_ error: any Error) {
    guard let refusal = error as? RESTRefusal else { return nil }
    self.init(refusal.response)
  }

  /// Whether the person has not written for too long. Some versions of the API give no subcode for it.
  var isOutsideWindow: Bool { code == 10 && subcode == 2_018_278 }
  /// Whether a permission is missing, either for the account or only for one person.
  var isForbidden: Bool { (code == 10 || (200...299).contains(code)) && subcode == 0 }
  /// Whether the request asks for more data than the API returns at once.
  var isTooMuch: Bool { code == 1 && message.localizedStandardContains("reduce the amount of data") }
  /// Whether a comment already has its one private reply.
  var isAnswered: Bool { code == 10_900 }
}

/// Maps the API's refusals to the failures that the agent knows
/// (developers.facebook.com/docs/messenger-platform/error-codes).
enum FacebookFailure {
  /// The codes for too many calls: of the app, a person, a Page, the Send API or a business.
  private static let tooMany: Set<Int> = [4, 17, 32, 341, 613, 80_001, 80_006]
  /// The codes for an API in trouble.
  private static let trouble: Set<Int> = [1, 2, 1_200]
  /// The codes for a Page whose messages Facebook has restricted.
  private static let restricted: Set<Int> = [368]
  private static let restrictedPage = 1_893_063
  /// The seconds until another attempt is worthwhile: after a restriction, and after a limit without a time.
  private static let untilFree: TimeInterval = 4 * 3_600, untilRegained: TimeInterval = 600
  /// The codes for a person who cannot be reached: they have blocked the Page, or left.
  private static let gone: Set<Int> = [551, 230]
  /// The subcode for a person who can't be written to at the moment.
  private static let unavailable = 1_545_041

  static func sorted(_ error: any Error) -> NetworkFailure {
    guard let refusal = error as? RESTRefusal, let problem = FacebookProblem(refusal.response) else {
      return NetworkFailure(sorting: error)
    }
    let words = refusal.words
    if tooMany.contains(problem.code) {
      return .retry(after: refusal.wait ?? untilRegained, reason: words, doubt: .no)
    }
    if trouble.contains(problem.code) || problem.isTransient {
      return .retry(
        after: refusal.wait, reason: words, doubt: .init(isWrite: refusal.isWrite, status: refusal.status))
    }
    if restricted.contains(problem.code) || problem.subcode == restrictedPage {
      return .retry(
        after: untilFree, reason: "\(words): Facebook has restricted the Page", doubt: .no,
        cure: "look into the Page's inbox, which tells why")
    }
    // This concerns a person who is not reachable, or the reply window, and not the account.
    if problem.subcode == unavailable { return .permanent(reason: words) }
    if gone.contains(problem.code) { return .optedOut(reason: words) }
    if problem.isOutsideWindow {
      return .windowClosed(
        reason: "\(words): they have not written for a day; Facebook lets the Page write to them after they do")
    }
    switch problem.code {
    case 102, 190: return .signedOut(reason: words)
    // This concerns one person. The network has checked the account's own permissions.
    case 10 where refusal.isWrite, 200...299 where refusal.isWrite: return .permanent(reason: words)
    case 100 where problem.message.contains("appsecret_proof"):
      return .signedOut(
        reason: words, cure: "set `app_secret_file` to the secret of the app that the token is for")
    // The words name the missing permission.
    case 10, 200...299: return .signedOut(reason: words, cure: FacebookPermissions.cure)
    default: return NetworkFailure(sorting: refusal)
    }
  }

  /// Whether the same request will never succeed.
  static func isFinal(_ refusal: RESTRefusal) -> Bool {
    switch sorted(refusal) {
    case .permanent, .optedOut: true
    case .retry, .signedOut, .windowClosed: false
    }
  }

  /// The API's own words.
  @Sendable static func words(_ response: HTTPResponse) -> String {
    guard let problem = FacebookProblem(response) else { return "" }
    let number = problem.subcode == 0 ? "\(problem.code)" : "\(problem.code)/\(problem.subcode)"
    // Some messages quote the token that they refuse.
    let message = problem.message.replacing(#/[\w|-]{30,}/#, with: "...")
    return "\(message.inOneLine(limit: 400)) (Facebook \(number))"
  }

  /// The seconds until calls are accepted again, a day at most.
  @Sendable static func wait(_ response: HTTPResponse) -> TimeInterval? {
    FacebookUsage(response.headers).untilRegained ?? RESTClient.retryAfter(response)
  }
}
