public import Civil

/// The community whose events the operator shows to everybody.
public struct Community: Hashable, Sendable {
  /// The community's name.
  public var name: String
  /// The zone in which its days begin and end.
  public var zone: Zone

  /// The people who may publish events.
  public var publishing: PublishingRights

  /// The people whom the operator has made moderators.
  public var moderators: [ModeratorName] = []
  /// The number of reports that hide an event until a moderator has looked at it.
  public var reportsHide = 3

  /// A community of that name.
  public init(name: String, zone: Zone, publishing: PublishingRights = .nobody) {
    self.name = name
    self.zone = zone
    self.publishing = publishing
  }
}
