import Conversation
import Foundation
import HTTP
import NetworkSupport

/// The JSON of a refusal (open.weibo.com/wiki/Error_code).
struct WeiboProblem: Decodable {
  var code: Int
  var message: String

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    guard let code = fields.number("error_code") else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no code"))
    }
    self.code = code
    message = fields.value("error_description", "error") ?? ""
  }

  /// The problem in a refusal; nil if it cannot be read.
  init?(_ error: any Error) {
    guard let refusal = error as? RESTRefusal else { return nil }
    self.init(refusal.response)
  }

  init?(_ response: HTTPResponse) {
    guard let problem = try? JSONDecoder().decode(Self.self, from: response.body) else { return nil }
    self = problem
  }

  /// Whether the comment was posted, and will be shown in a minute or two.
  var isPosted: Bool { code == 20_032 }
  /// Whether Weibo already has that text.
  var isRepeated: Bool { [20_017, 20_019, 20_111].contains(code) }
}

/// Maps the API's refusals to the failures that the agent knows.
enum WeiboFailure {
  /// The codes for too many calls (of the machine, of the account, of the app), and for too many comments.
  private static let tooMany: Set<Int> = [10_022, 10_023, 10_024, 20_016]
  /// The codes for an API in trouble.
  private static let trouble: Set<Int> = [10_001, 10_002, 10_003, 10_009, 10_010, 10_011]
  /// The codes for an app that lacks a right, or has another app's token.
  private static let rights: Set<Int> = [10_006, 10_014]
  /// The code for an account that must prove that a person uses it.
  private static let proof = 20_031
  private static let tokens = 21_314...21_332
  /// The seconds until another attempt is worthwhile after a limit.
  private static let untilRegained: TimeInterval = 3_600

  static func sorted(_ error: any Error) -> NetworkFailure {
    guard let refusal = error as? RESTRefusal, let problem = WeiboProblem(refusal.response) else {
      return NetworkFailure(sorting: error)
    }
    let words = refusal.words
    switch problem.code {
    case tooMany: return .retry(after: refusal.wait ?? untilRegained, reason: words, doubt: .no)
    case trouble:
      return .retry(
        after: refusal.wait, reason: words, doubt: .init(isWrite: refusal.isWrite, status: refusal.status))
    case rights:
      return .signedOut(reason: words, cure: "ask for the right at open.weibo.com, and \(WeiboNetwork.cure)")
    case proof:
      return .signedOut(
        reason: words, cure: "sign in as the bot's account in a browser, and answer what Weibo asks")
    case tokens: return .signedOut(reason: words)
    default:
      return refusal.status == 401 ? .signedOut(reason: words) : .permanent(reason: words)
    }
  }

  /// The API's own words, without anything that may be a token.
  @Sendable static func words(_ response: HTTPResponse) -> String {
    guard let problem = WeiboProblem(response) else { return "" }
    let message = problem.message.replacing(#/[\w.|-]{30,}/#, with: "...")
    return "\(message.inOneLine(limit: 400)) (Weibo \(problem.code))"
  }
}

private func ~= (codes: Set<Int>, code: Int) -> Bool { codes.contains(code) }
