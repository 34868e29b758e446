public import Agenda
public import Civil

extension KnownSource.Event {
  /// What is to be known of an event that was read.
  ///
  /// - Parameter zone: where a whole day ends.
  public init(_ event: CommunityEvent, zone: Zone) {
    self.init(
      key: event.key, name: event.name, start: event.start, end: event.end, place: event.place, status: event.status,
      over: event.over(in: zone), series: event.seriesFingerprint, fingerprint: event.fingerprint,
      details: event.detailsFingerprint)
  }

  /// What is the same of an event whose source has renamed it.
  var likeness: String { CommunityEvent.likeness(name, start) + " " + key.recurrenceID }
}
