public import Agenda
import Civil
import Hashing

extension CommunityEvent {
  /// A hash of what people are told when it changes: name, start, end, zone, place, status, repeat and link. Stamps that
  /// some programs renew at every answer (DTSTAMP, LAST-MODIFIED, SEQUENCE) are no part of it.
  public var fingerprint: String {
    Digest.of(
      [
        name, "\(start)", start.zone, end.map { "\($0)" }, end?.zone, place, status.rawValue, url,
        replacesLater ? "later" : nil, seriesFingerprint,
      ])
  }

  /// A hash of what it repeats by: rules, and dates added and left out in any order.
  var seriesFingerprint: String {
    guard repeats || !exceptions.isEmpty else { return "" }
    let added = additions.sorted { $0.start < $1.start }.map { "\($0.start) \($0.seconds ?? -1)" }
    return Digest.of(rules.map { $0.rrule } + [nil] + added + [nil] + exceptions.sorted().map { "\($0)" })
  }

  /// A hash of all the rest: what may change without anybody being told.
  public var detailsFingerprint: String {
    Digest.of(
      [
        note, image, onlineURL, price, organiser, coordinates.map { "\($0.latitude) \($0.longitude)" },
      ] + categories)
  }
}

/// A short text that stands for longer ones.
enum Digest {
  /// A hash in 32 hexadecimal digits. A missing text is not an empty one.
  static func of(_ texts: [String?]) -> String {
    var bytes: [UInt8] = []
    for text in texts {
      // Neither byte is in any UTF-8.
      if let text { bytes += text.utf8 } else { bytes.append(0xFE) }
      bytes.append(0xFF)
    }
    return SHA256.hash(bytes).prefix(16).hexadecimal
  }
}
