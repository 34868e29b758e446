/// Adds the remedy for an operator when signing in to an account failed.
enum SignInCures: Migration {
  static let name = "54 cures of sign-ins"

  static let statements = """
    ALTER TABLE account ADD COLUMN sign_in_cure TEXT;
    """
}
