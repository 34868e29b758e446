import Foundation

/// The permissions that a Page's token needs (developers.facebook.com/docs/permissions).
struct FacebookPermissions {
  /// The permission without which no message is read or written.
  static let indispensable = "pages_messaging"
  /// The permissions to read and write messages.
  static let messaging = [indispensable, "pages_manage_metadata"]
  /// The permissions to read comments and to answer them.
  static let comments = ["pages_read_engagement", "pages_read_user_content", "pages_manage_engagement"]
  /// The permission to write to people who have not written for a day.
  static let templates = ["pages_utility_messaging"]

  /// The permissions to publish posts, and to read them back.
  static let posts = ["pages_manage_posts", "pages_read_engagement"]

  /// The remedy for a missing permission.
  static let cure = "add that permission to the app, and \(FacebookNetwork.cure)"

  let account: FacebookAccount

  var needed: [String] {
    let asked =
      Self.messaging + (account.readsComments ? Self.comments : []) + (account.publishes ? Self.posts : [])
      + (account.template == nil ? [] : Self.templates)
    return asked.enumerated().filter { asked.firstIndex(of: $1) == $0 }.map(\.element)
  }

  /// The seconds before the end of a token from which the operator is warned: two weeks.
  private static let notice: TimeInterval = 14 * 86_400

  /// The notes for the operator on a token.
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
