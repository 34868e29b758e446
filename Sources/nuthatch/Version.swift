/// Which Nuthatch this is.
enum Version {
  /// As in CHANGELOG.md.
  static let current = "0.1.0"
}
