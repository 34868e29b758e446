/// The version of this Nuthatch.
enum Version {
  /// The current version, as in CHANGELOG.md.
  static let current = "0.1.0"
}
