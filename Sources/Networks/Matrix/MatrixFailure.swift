import Conversation
import Foundation
import HTTP
import NetworkSupport

/// Maps a homeserver's refusals to the failures that the agent knows (spec.matrix.org, "Standard error response").
enum MatrixFailure {
  /// The JSON of a refusal.
  private struct Problem: Decodable {
    var code: String?
    var words: String?
    /// The milliseconds to wait, which are more exact than the header.
    var wait: Double?

    init(from decoder: any Decoder) throws {
      let fields = try Lenient(decoder)
      code = fields.value("errcode")
      words = fields.value("error")
      wait = fields.value("retry_after_ms")
    }

    init?(_ response: HTTPResponse) {
      guard let problem = try? JSONDecoder().decode(Problem.self, from: response.body) else { return nil }
      self = problem
    }
  }

  /// The codes for a token that is not valid.
  private static let ofTokens: Set = ["M_UNKNOWN_TOKEN", "M_MISSING_TOKEN"]
  /// The codes for an account that may do nothing.
  private static let ofAccounts: Set = [
    "M_USER_DEACTIVATED", "M_USER_SUSPENDED", "M_USER_LOCKED", "M_CONSENT_NOT_GIVEN", "M_EXPIRED_ACCOUNT",
  ]

  static func code(_ response: HTTPResponse) -> String? { Problem(response)?.code }

  static func sorted(_ error: any Error) -> NetworkFailure {
    if let refusal = error as? RESTRefusal, [401, 403].contains(refusal.status),
      let code = code(refusal.response)
    {
      if ofTokens.contains(code) { return .signedOut(reason: refusal.words) }
      if ofAccounts.contains(code) {
        return .signedOut(
          reason: refusal.words,
          cure: "sign in as the bot with a client and see what the server asks for, or ask its admin")
      }
    }
    return NetworkFailure(sorting: error)
  }

  /// Whether the server rejects the request itself, whatever the moment and the account.
  static func isFinal(_ error: any Error) -> Bool {
    if case .permanent = sorted(error) { true } else { false }
  }

  /// The server's own words: from its JSON, or from its first line of text.
  @Sendable static func words(_ response: HTTPResponse) -> String {
    if let problem = Problem(response), let code = problem.code {
      return "\(code.inOneLine()): \((problem.words ?? "").inOneLine())"
    }
    let text = String(decoding: response.body.prefix(400), as: UTF8.self)
    guard !text.contains("<"), !text.contains("{") else { return "" }
    return text.split(separator: "\n").first?.inOneLine() ?? ""
  }

  /// The seconds that the server asks to wait, a day at most.
  @Sendable static func wait(_ response: HTTPResponse) -> TimeInterval? {
    guard let told = Problem(response)?.wait, told.isFinite else { return RESTClient.retryAfter(response) }
    return min(max(0, told / 1_000), 86_400)
  }
}
