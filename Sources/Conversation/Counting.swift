extension NetworkTraits {
  /// A network's way of counting how long a message is. Those that are not one network's alone stand here; a network
  /// brings its own in its folder.
  public struct Counting: Hashable, Sendable {
    /// What tells it from every other way: `graphemes`.
    public let name: String
    /// What is counted, in the plural, as the operator reads it: `characters`.
    public let unit: String
    private let count: @Sendable (String) -> Int

    /// A way of counting, told from others by its name.
    public init(_ name: String, unit: String = "characters", count: @escaping @Sendable (String) -> Int) {
      self.name = name
      self.unit = unit
      self.count = count
    }

    /// Characters as people see them.
    public static let characters = Counting("characters") { $0.count }

    /// The length of a text.
    public func length(of text: String) -> Int { count(text) }

    /// Ways of the same name are the same.
    public static func == (one: Counting, other: Counting) -> Bool { one.name == other.name }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// The length of a text in the units of ``counting``, to compare with ``lengthLimit``.
  public func length(of text: String) -> Int { counting.length(of: text) }
}
