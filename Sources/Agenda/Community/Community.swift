public import Civil

/// The community whose events the operator shows to everybody.
public struct Community: Hashable, Sendable {
  /// What it is called.
  public var name: String
  /// Where its days begin and end.
  public var zone: Zone

  /// A community of that name.
  public init(name: String, zone: Zone) {
    self.name = name
    self.zone = zone
  }
}
