extension NetworkTraits {
  /// A network's way of counting the length of a message. Ways that several networks share are defined here; a network
  /// defines its own in its folder.
  public struct Counting: Hashable, Sendable {
    /// The name, which distinguishes it from every other way: `graphemes`.
    public let name: String
    /// The unit that is counted, in the plural, as the operator reads it: `characters`.
    public let unit: String
    private let count: @Sendable (String) -> Int

    /// A way of counting, identified by its name.
    public init(_ name: String, unit: String = "characters", count: @escaping @Sendable (String) -> Int) {
      self.name = name
      self.unit = unit
      self.count = count
    }

    /// Counts characters as people see them.
    public static let characters = Counting("characters") { $0.count }

    /// Returns the length of a text.
    public func length(of text: String) -> Int { count(text) }

    /// Ways with the same name are equal.
    public static func == (one: Counting, other: Counting) -> Bool { one.name == other.name }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// Returns the length of a text in the units of ``counting``, to compare with ``lengthLimit``.
  public func length(of text: String) -> Int { counting.length(of: text) }
}
