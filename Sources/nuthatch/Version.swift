/// The version of this Nuthatch.
enum Version {
  /// As in CHANGELOG.md.
  static let current = "0.1.0"
}
