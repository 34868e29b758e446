public import Foundation

/// Someone the bot keeps things for, with the settings that are theirs.
public struct Person: Hashable, Sendable {
  public typealias ID = Identifier<Person>

  public var id: ID
  /// The zone their wall clock keeps.
  public var zone: Zone
  /// Whether the zone was assumed, because they have not said.
  public var zoneIsAssumed: Bool
  public var conventions: Conventions
  /// `!on`, `!off`: whether reminders are sent.
  public var wantsReminders: Bool
  /// `!confirmon`, `!confirmoff`: whether what was done is confirmed; errors always are.
  public var wantsConfirmations: Bool
  public var firstSeen: Date

  public init(
    id: ID, zone: Zone, zoneIsAssumed: Bool = true, conventions: Conventions = Conventions(),
    wantsReminders: Bool = true, wantsConfirmations: Bool = true, firstSeen: Date
  ) {
    self.id = id
    self.zone = zone
    self.zoneIsAssumed = zoneIsAssumed
    self.conventions = conventions
    self.wantsReminders = wantsReminders
    self.wantsConfirmations = wantsConfirmations
    self.firstSeen = firstSeen
  }
}
