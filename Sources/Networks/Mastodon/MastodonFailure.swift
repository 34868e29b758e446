import Conversation
import Foundation
import HTTP
import NetworkSupport

/// Maps a server's refusals to the failures that the agent knows.
enum MastodonFailure {
  /// Statuses that mean a bad token on some servers (422 with an empty body, 400 with plain text), and something else
  /// on others.
  private static let ambiguous: Set<Int> = [400, 403, 422]

  /// The failure of any request except the check of the credentials.
  static func sorted(_ error: any Error, asking api: MastodonAPI) async -> NetworkFailure {
    guard let refusal = error as? RESTRefusal, let status = refusal.status, ambiguous.contains(status) else {
      return NetworkFailure(sorting: error)
    }
    // Doorkeeper's words for a token with too few rights. Only a new sign-in helps.
    if status == 403, refusal.words.contains("scope") { return .signedOut(reason: refusal.words) }
    do {
      _ = try await api.verifyCredentials()
      return .permanent(reason: refusal.words)
    } catch {
      return credentials(error)
    }
  }

  /// The failure of the check of the credentials.
  static func credentials(_ error: any Error) -> NetworkFailure {
    guard let refusal = error as? RESTRefusal, refusal.isFinal, let status = refusal.status else {
      return NetworkFailure(sorting: error)
    }
    if ambiguous.contains(status) { return .signedOut(reason: refusal.words) }
    return .permanent(reason: "\(refusal.words): this server does not speak the Mastodon API")
  }

  /// The server's own words: from its JSON, or from its first line of text.
  @Sendable static func words(_ response: HTTPResponse) -> String {
    struct Problem: Decodable {
      var error: String?
      var error_description: String?
    }
    let problem = try? JSONDecoder().decode(Problem.self, from: response.body)
    if let words = problem?.error_description ?? problem?.error { return words.inOneLine() }
    let text = String(decoding: response.body.prefix(400), as: UTF8.self)
    guard !text.contains("<") else { return "" }
    return text.split(separator: "\n").first?.inOneLine() ?? ""
  }
}
