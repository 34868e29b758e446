/// A list in which an account's own posts are found.
enum PostList: Hashable, Sendable {
  /// `api/v1/accounts/:id/statuses`.
  case account
  /// `api/v1/timelines/home`.
  case home
}
