public import Agenda

/// What someone who writes for the first time is taken to be, until they say otherwise.
public struct Newcomers: Sendable {
  public var zone: Zone
  public var conventions: Conventions

  public init(zone: Zone, conventions: Conventions) {
    self.zone = zone
    self.conventions = conventions
  }
}
