/// Adds the action that an operator can take if an account's sign-in failed.
enum SignInCures: Migration {
  static let name = "54 cures of sign-ins"

  static let statements = """
    ALTER TABLE account ADD COLUMN sign_in_cure TEXT;
    """
}
