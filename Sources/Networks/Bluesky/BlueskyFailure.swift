import Conversation
import Foundation
import HTTP
import NetworkSupport

/// Maps a server's refusals to the failures that the agent knows (atproto.com/specs/xrpc, "Error responses", and the
/// errors that each method's lexicon names).
enum BlueskyFailure {
  /// The JSON of a refusal. Some servers send plain text instead.
  struct Problem: Decodable {
    var code: String?
    var words: String?

    init(from decoder: any Decoder) throws {
      let fields = try Lenient(decoder)
      code = fields.value("error")
      words = fields.value("message")
    }

    init?(_ response: HTTPResponse) {
      guard let problem = try? JSONDecoder().decode(Problem.self, from: response.body) else { return nil }
      self = problem
    }
  }

  /// The codes for a token that is not valid.
  private static let ofTokens: Set = [
    "ExpiredToken", "InvalidToken", "AuthenticationRequired", "AuthMissing", "AuthFactorTokenRequired",
  ]
  /// The codes for an account that may do nothing.
  private static let signedOut = ofTokens.union([
    "AccountTakedown", "AccountDeactivated", "AccountNotFound", "RepoTakendown", "RepoDeactivated",
  ])
  /// The codes for a recipient who wants no messages.
  private static let optedOut: Set = ["BlockedActor", "BlockedSubject", "MessagesDisabled"]

  private static let chatCure =
    "make another app password with \"Allow access to your direct messages\" ticked, and do: \(BlueskyNetwork.login)"
  private static let strangerCure =
    "they don't accept messages from strangers; they can write to the bot first, or follow it"

  static func sorted(_ error: any Error) -> NetworkFailure {
    guard let refusal = error as? RESTRefusal, refusal.status.map({ (400..<500).contains($0) }) == true,
      let code = code(refusal)
    else { return NetworkFailure(sorting: error) }
    if lacksChat(refusal) {
      return .signedOut(
        reason: "\(refusal.words): the app password may not read direct messages", cure: chatCure)
    }
    if signedOut.contains(code) { return .signedOut(reason: refusal.words) }
    if optedOut.contains(code) { return .optedOut(reason: refusal.words) }
    if code == "NotFollowedBySender" { return .permanent(reason: "\(refusal.words): \(strangerCure)") }
    return NetworkFailure(sorting: refusal)
  }

  static func code(_ error: any Error) -> String? { (error as? RESTRefusal).flatMap { Problem($0.response)?.code } }

  /// Whether a refusal concerns one conversation, such as one whose other member was suspended, and not the account.
  static func isOfConversation(_ refusal: RESTRefusal) -> Bool {
    refusal.isFinal && !(code(refusal).map(ofTokens.contains) ?? false)
  }

  /// Whether another token may help. The server answers an expired one with 400.
  static func isOfToken(_ response: HTTPResponse) -> Bool {
    guard [400, 401, 403].contains(response.status) else { return false }
    let problem = Problem(response)
    guard let code = problem?.code else { return response.status == 401 }
    return code == "ExpiredToken" || code == "InvalidToken" && !isOfScope(problem)
  }

  /// Whether the app password lacks the right to direct messages.
  private static func lacksChat(_ refusal: RESTRefusal) -> Bool { isOfScope(Problem(refusal.response)) }

  private static func isOfScope(_ problem: Problem?) -> Bool {
    problem?.code == "InvalidToken" && problem?.words?.lowercased().contains("bad token") == true
  }

  /// The server's own words: from its JSON, or from its first line of text.
  @Sendable static func words(_ response: HTTPResponse) -> String {
    if let problem = Problem(response), let code = problem.code {
      return problem.words.map { "\(code.inOneLine()): \($0.inOneLine())" } ?? code.inOneLine()
    }
    let text = String(decoding: response.body.prefix(400), as: UTF8.self)
    guard !text.contains("<"), !text.contains("{") else { return "" }
    return text.split(separator: "\n").first?.inOneLine() ?? ""
  }
}
