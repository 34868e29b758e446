public import Civil
public import Foundation

/// The details of an event that an attendee was last told. If one of them changes, the bot tells the attendee again.
public struct ToldEvent: Hashable, Sendable, Codable {
  /// The name of the event.
  public var name: String
  /// The start, as ``start`` reads it.
  private var startText: String
  private var startZone: String?
  private var endText: String?
  private var endZone: String?
  /// The place, in words.
  public var place: String?
  /// Whether it is called off.
  public var isOff: Bool
  /// Whether its source or publisher still lists it.
  public var isListed: Bool
  /// Whether the attendee waits for a place.
  public var isWaiting: Bool
  /// Whether the attendee was reminded the day before.
  public var isReminded = false
  /// The number of the publisher's last message that the attendee got; nil for none.
  public var message: Int64?
  /// The series' times, if the attendee goes every time; nil if they go once.
  public var times: String?
  /// The start, in seconds since 1970.
  public var startsAt: Double
  /// The time at which the attendee was told, in seconds since 1970.
  public var at: Double

  /// Takes the details of an event as they are now.
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

  /// The start; nil if the stored text cannot be read.
  public var start: When? { Self.moment(startText, startZone) }
  /// The end; nil if there is none, or if the stored text cannot be read.
  public var end: When? { endText.flatMap { Self.moment($0, endZone) } }

  private static func moment(_ text: String, _ zone: String?) -> When? {
    guard var when = When(text) else { return nil }
    when.zone = zone
    return when
  }
}
