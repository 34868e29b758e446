import Conversation
import Foundation
import HTTP
import NetworkSupport

/// Maps the API's refusals to the failures that the agent knows. Most refusals differ only in their words.
enum XFailure {
  /// One kind of refusal: its marks, its meaning, its cause in plain words, and the operator's remedy if that is more
  /// than signing in again or waiting.
  private struct Kind {
    enum Meaning { case signedOut, permanent, later(TimeInterval) }
    var phrases: [String]
    /// The numbers of the older API, which still occur.
    var codes: Set<Int> = []
    var meaning: Meaning
    var fact: String?
    var cure: String?
  }

  /// The kinds of refusals; the first match counts.
  private static let kinds: [Kind] = [
    Kind(
      phrases: ["credits", "usage-capped", "usagecapexceeded", "spend cap"], meaning: .later(3600),
      fact: "the credit at developer.x.com is used up",
      cure: "buy credits or raise the spending cap at developer.x.com"),
    Kind(
      phrases: ["client-not-enrolled", "client-forbidden", "attached to a project"], codes: [453],
      meaning: .signedOut,
      fact: "the app's plan does not include this",
      cure: "at developer.x.com, move the app into a project with pay-per-use or a higher plan"),
    Kind(
      phrases: ["oauth1-permissions", "oauth1 app permissions"], codes: [220, 261], meaning: .signedOut,
      cure: "give the app Read and write and Direct message rights at developer.x.com, then create a new access token"),
    Kind(
      phrases: ["unsupported-authentication", "scope"], meaning: .signedOut,
      fact: "the token has too few rights"),
    Kind(
      phrases: ["your account is suspended", "your account has been suspended", "account is temporarily locked"],
      codes: [64, 326], meaning: .signedOut, cure: "sign in at x.com as the bot and see what it asks for"),
    Kind(
      phrases: ["looks like it might be automated", "looks automated"], codes: [226], meaning: .later(900),
      fact: "the network considers the bot spam",
      cure: "mark the account as automated in its settings at x.com"),
    Kind(
      phrases: ["duplicate content", "status is a duplicate"], codes: [187], meaning: .permanent,
      fact: "the network accepts the same text only once"),
    Kind(
      phrases: ["permission to dm", "cannot send messages to this user"], codes: [150, 349], meaning: .permanent,
      fact: "they don't accept direct messages from the bot; they can open them to everyone, or write first"),
    Kind(
      phrases: ["reply to this conversation is not allowed", "not been mentioned or otherwise engaged"], codes: [433],
      meaning: .permanent, fact: "the author of that post limits who can reply to it"),
    Kind(
      phrases: ["deleted or not visible"], codes: [385], meaning: .permanent,
      fact: "the post that this answers is gone or protected"),
    Kind(
      phrases: ["user-level", "daily limit", "over daily status"], codes: [185], meaning: .later(3600),
      fact: "the account has reached its limit for posts"),
  ]

  /// Whether the network refuses a text because it already has it.
  static func isDuplicate(_ error: any Error) -> Bool {
    guard let refusal = error as? RESTRefusal, refusal.status == 403 else { return false }
    let problem = XProblem(refusal.response)
    return problem.hasCode([187]) || problem.mentions("duplicate")
  }

  static func sorted(_ error: any Error) -> NetworkFailure {
    guard let refusal = error as? RESTRefusal else { return NetworkFailure(sorting: error) }
    let problem = XProblem(refusal.response)
    // A server in trouble may quote anything, so only refusals are matched.
    let isRefused = refusal.status.map { (400..<500).contains($0) && $0 != 408 && $0 != 425 } ?? false
    if isRefused,
      let kind = kinds.first(where: { problem.hasCode($0.codes) || $0.phrases.contains(where: problem.mentions) })
    {
      let reason = kind.fact.map { "\(refusal.words): \($0)" } ?? refusal.words
      switch kind.meaning {
      case .signedOut: return .signedOut(reason: reason, cure: kind.cure)
      case .permanent: return .permanent(reason: reason)
      case .later(let seconds):
        return .retry(after: max(refusal.wait ?? 0, seconds), reason: reason, doubt: .no, cure: kind.cure)
      }
    }
    switch refusal.status {
    case 401: return .signedOut(reason: "\(refusal.words): the network refuses the token")
    case 402: return .retry(after: 3600, reason: refusal.words, doubt: .no)
    default: return NetworkFailure(sorting: refusal)
    }
  }
}
