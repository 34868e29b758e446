/// Signs an account in, with the help of the person who runs `nuthatch login`.
public protocol NetworkLogin: Sendable {
  /// The options that it takes, by their names without leading dashes: `client-id`. Every login takes `--token-file`.
  var options: [Setting] { get }

  /// - Throws: `LoginFailure`, or a `SettingProblem` of an option.
  func signIn(_ options: SettingValues, through port: any LoginPort) async throws -> SignedInAccount
}
