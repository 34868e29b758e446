public import Agenda
import Civil
import Hashing

extension CommunityEvent {
  /// A hash of the fields whose changes people hear of: name, start, end, zone, place, status, repeat and link. It
  /// leaves out stamps that some programs renew at every answer (DTSTAMP, LAST-MODIFIED, SEQUENCE).
  public var fingerprint: String {
    TextHash.of(
      [
        name, "\(start)", start.zone, end.map { "\($0)" }, end?.zone, place, status.rawValue, url,
        replacesLater ? "later" : nil, seriesFingerprint,
      ])
  }

  /// A hash of the repeat: rules, and added and left-out dates in any order.
  public var seriesFingerprint: String {
    guard repeats || !exceptions.isEmpty else { return "" }
    let added = additions.sorted { $0.start < $1.start }.map { "\($0.start) \($0.seconds ?? -1)" }
    return TextHash.of(rules.map { $0.rrule } + [nil] + added + [nil] + exceptions.sorted().map { "\($0)" })
  }

  /// A hash of all other fields, whose changes nobody hears of.
  public var detailsFingerprint: String {
    TextHash.of(
      [
        note, image, onlineURL, price, organiser, coordinates.map { "\($0.latitude) \($0.longitude)" },
      ] + categories)
  }
}
