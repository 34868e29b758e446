import Foundation

/// What a Page's token must be allowed to do (developers.facebook.com/docs/permissions).
struct FacebookPermissions {
  /// Without it no message is read or written.
  static let indispensable = "pages_messaging"
  /// To read and write messages.
  static let messaging = [indispensable, "pages_manage_metadata"]
  /// To read comments and answer them.
  static let comments = ["pages_read_engagement", "pages_read_user_content", "pages_manage_engagement"]
  /// To write to people who have not written for a day.
  static let templates = ["pages_utility_messaging"]

  /// To publish posts, and to read them back.
  static let posts = ["pages_manage_posts", "pages_read_engagement"]

  /// What an operator can do where one of them is missing.
  static let cure = "add that permission to the app, and \(FacebookNetwork.cure)"

  let account: FacebookAccount

  var needed: [String] {
    let asked =
      Self.messaging + (account.readsComments ? Self.comments : []) + (account.publishes ? Self.posts : [])
      + (account.template == nil ? [] : Self.templates)
    return asked.enumerated().filter { asked.firstIndex(of: $1) == $0 }.map(\.element)
  }

  /// Days before the end from which it is told of.
  private static let notice: TimeInterval = 14 * 86_400

  /// What the operator should know of a token.
  func notes(on state: FacebookTokenState, now: Date) -> [String] {
    let missing = state.missing(needed)
    let permissions =
      missing.isEmpty
      ? "permissions: all that are needed"
      : "permissions: \(missing.joined(separator: ", ")) missing; add them to the app, and \(FacebookNetwork.cure)"
    let ends = [("token", state.expires), ("access to people's data", state.dataAccessExpires)]
    return [permissions]
      + ends.compactMap { what, end in
        guard let end, end < now + Self.notice else { return nil }
        return "\(what): ends on \(end.formatted(.iso8601.year().month().day())); \(FacebookNetwork.cure) before"
      }
  }
}
