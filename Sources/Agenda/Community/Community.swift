public import Civil

/// The community whose events the operator shows to everybody.
public struct Community: Hashable, Sendable {
  /// What it is called.
  public var name: String
  /// Where its days begin and end.
  public var zone: Zone

  /// Who of its people may publish events.
  public var publishing: PublishingRights

  /// Whom the operator has made moderators.
  public var moderators: [ModeratorName] = []
  /// How many reports hide an event until a moderator has looked at it.
  public var reportsHide = 3

  /// A community of that name.
  public init(name: String, zone: Zone, publishing: PublishingRights = .nobody) {
    self.name = name
    self.zone = zone
    self.publishing = publishing
  }
}
