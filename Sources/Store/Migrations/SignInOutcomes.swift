/// Adds the outcome of each account's last sign-in.
enum SignInOutcomes: Migration {
  static let name = "41 sign-ins"

  static let statements = """
    ALTER TABLE account ADD COLUMN sign_in TEXT
      CHECK (sign_in IN ('granted', 'denied', 'renewed', 'rejected', 'failed'));
    ALTER TABLE account ADD COLUMN signed_in_at REAL;
    """
}
