import Conversation
import Foundation
import HTTP
import NetworkSupport

/// Maps the server's refusals to the failures that the agent knows (core.telegram.org/bots/api#making-requests).
enum TelegramFailure {
  /// The JSON of a refusal.
  struct Problem: Decodable {
    var words: String
    /// The id of the chat that a group has become.
    var newChat: Int64?
    /// The seconds to wait.
    var wait: Double?

    init(from decoder: any Decoder) throws {
      let fields = try Lenient(decoder)
      guard let words: String = fields.value("description") else {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no description"))
      }
      self.words = words
      let parameters = fields.nested("parameters")
      newChat = parameters?.value("migrate_to_chat_id")
      wait = parameters?.value("retry_after")
    }

    init?(_ response: HTTPResponse) {
      guard let problem = try? JSONDecoder().decode(Problem.self, from: response.body) else { return nil }
      self = problem
    }

    func mentions(_ phrases: String...) -> Bool {
      let words = words.lowercased()
      return phrases.contains(where: words.contains)
    }
  }

  /// The seconds in which another program can be stopped.
  private static let untilAlone: TimeInterval = 30

  static func sorted(_ error: any Error) -> NetworkFailure {
    guard let refusal = error as? RESTRefusal, let status = refusal.status, let problem = Problem(refusal.response)
    else { return NetworkFailure(sorting: error) }
    switch status {
    // The server answers Not Found to a token that never existed.
    case 401, 404, 421: return .signedOut(reason: refusal.words)
    case 403 where problem.mentions("bot was blocked by the user", "user is deactivated"):
      return .optedOut(reason: refusal.words)
    case 409:
      return .retry(
        after: untilAlone,
        reason: "\(refusal.words): only one program at a time can read what is written to a bot",
        doubt: .no,
        cure: "stop the other one, or have @BotFather revoke the token and sign in with the new one")
    default: return NetworkFailure(sorting: refusal)
    }
  }

  /// Whether the server returns nothing because it delivers updates to a webhook.
  static func isOfWebhook(_ refusal: RESTRefusal) -> Bool {
    refusal.status == 409 && Problem(refusal.response)?.mentions("webhook") == true
  }

  /// The server's own words.
  @Sendable static func words(_ response: HTTPResponse) -> String {
    Problem(response).map { $0.words.inOneLine() } ?? ""
  }

  /// The seconds that the server asks to wait, a day at most.
  @Sendable static func wait(_ response: HTTPResponse) -> TimeInterval? {
    guard let told = Problem(response)?.wait, told.isFinite else { return RESTClient.retryAfter(response) }
    return min(max(0, told), 86_400)
  }
}
