/// A list that contains an account's own posts.
enum PostList: Hashable, Sendable {
  /// The account's statuses: `api/v1/accounts/:id/statuses`.
  case account
  /// The home timeline: `api/v1/timelines/home`.
  case home
}
