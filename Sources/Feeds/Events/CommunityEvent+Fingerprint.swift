public import Agenda
import Civil
import Hashing

extension CommunityEvent {
  /// A hash of the fields whose changes people are told: name, start, end, zone, place, status, repeat and link. Stamps
  /// that some programs renew at every answer (DTSTAMP, LAST-MODIFIED, SEQUENCE) are no part of it.
  public var fingerprint: String {
    TextHash.of(
      [
        name, "\(start)", start.zone, end.map { "\($0)" }, end?.zone, place, status.rawValue, url,
        replacesLater ? "later" : nil, seriesFingerprint,
      ])
  }

  /// A hash of the repeat: rules, and dates added and left out in any order.
  public var seriesFingerprint: String {
    guard repeats || !exceptions.isEmpty else { return "" }
    let added = additions.sorted { $0.start < $1.start }.map { "\($0.start) \($0.seconds ?? -1)" }
    return TextHash.of(rules.map { $0.rrule } + [nil] + added + [nil] + exceptions.sorted().map { "\($0)" })
  }

  /// A hash of all other fields, whose changes nobody is told.
  public var detailsFingerprint: String {
    TextHash.of(
      [
        note, image, onlineURL, price, organiser, coordinates.map { "\($0.latitude) \($0.longitude)" },
      ] + categories)
  }
}
