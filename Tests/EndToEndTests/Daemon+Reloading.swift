import Foundation

extension Daemon {
  /// Settings as the configuration has them.
  struct Settings {
    var all: [String: Any]

    /// Returns the same settings with another value at that path.
    func setting(_ value: String, at path: String...) -> Settings {
      Settings(all: Self.put(value, at: path[...], in: all))
    }

    private static func put(_ value: String, at path: ArraySlice<String>, in settings: [String: Any]) -> [String: Any] {
      guard let name = path.first else { return settings }
      var changed = settings
      let rest = path.dropFirst()
      changed[name] = rest.isEmpty ? value : put(value, at: rest, in: settings[name] as? [String: Any] ?? [:])
      return changed
    }
  }

  /// Changes the configuration and has it read again.
  func reload(_ change: (Settings) -> Settings) throws {
    try configure(change)
    hangUp()
  }

  /// Changes the configuration.
  func configure(_ change: (Settings) -> Settings) throws {
    let known = try JSONSerialization.jsonObject(with: Data(contentsOf: configuration)) as? [String: Any] ?? [:]
    try JSONSerialization.data(withJSONObject: change(Settings(all: known)).all).write(to: configuration)
  }
}
