public import Civil
public import Foundation

/// The details of an event as an attendee was last told them. If one of them changes, they are told again.
public struct ToldEvent: Hashable, Sendable, Codable {
  /// What it is called.
  public var name: String
  /// When it begins.
  private var startText: String
  private var startZone: String?
  private var endText: String?
  private var endZone: String?
  /// Where it is.
  public var place: String?
  /// Whether it is called off.
  public var isOff: Bool
  /// Whether its source or publisher still lists it.
  public var isListed: Bool
  /// Whether they wait for a place.
  public var isWaiting: Bool
  /// Whether they were reminded the day before.
  public var isReminded = false
  /// The number of the last message of its publisher's that they were told; nil for none.
  public var message: Int64?
  /// Its times, where they go every time; nil where they go once.
  public var times: String?
  /// When it begins, in seconds since 1970.
  public var startsAt: Double
  /// When this was told, in seconds since 1970.
  public var at: Double

  /// What is told of an event now.
  ///
  /// - Parameter zone: the reader's.
  public init(_ event: ListedEvent, isWaiting: Bool, at now: Date, zone: Zone) {
    name = event.name
    (startText, startZone) = (event.start.description, event.start.zone)
    (endText, endZone) = (event.end?.description, event.end?.zone)
    place = event.place
    isOff = event.status == .cancelled
    isListed = event.isListed
    self.isWaiting = isWaiting
    startsAt = event.start.instant(in: zone).timeIntervalSince1970
    at = now.timeIntervalSince1970
  }

  /// When it begins; nil for what no version wrote.
  public var start: When? { Self.moment(startText, startZone) }
  /// When it ends.
  public var end: When? { endText.flatMap { Self.moment($0, endZone) } }

  private static func moment(_ text: String, _ zone: String?) -> When? {
    guard var when = When(text) else { return nil }
    when.zone = zone
    return when
  }
}
