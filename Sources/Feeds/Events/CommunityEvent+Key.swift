public import Agenda
public import Civil
public import Foundation

extension CommunityEvent {
  /// The UID of an event that has none: a hash of its start, its folded name and its link.
  var madeUID: String { "made:" + TextHash.of(["\(start)", start.zone, name.folded, url]) }

  /// The stored form of a UID of any length (RFC 5545 3.8.4.7).
  static func kept(uid: String) -> String { uid.utf8.count <= EventLimits.uid ? uid : "hash:" + TextHash.of([uid]) }

  /// The part of an event that stays when its source gives it a new UID: its start and its folded name.
  static func likeness(_ name: String, _ start: When) -> String { "\(start) \(start.zone ?? "") \(name.folded)" }

  /// The end of the last occurrence; nil for a series without an end.
  public func over(in zone: Zone) -> Date? {
    let last = rules.map { $0.last(startingAt: start.wall) }
    guard rules.isEmpty || !rules.contains(where: { $0.count == nil && $0.until == nil }) else { return nil }
    let walls = [start.wall] + additions.map(\.start) + last.compactMap { $0 }
    let latest = walls.max() ?? start.wall
    let own = start.zone.flatMap { Zone(identifier: $0) } ?? zone
    return own.instant(of: latest).addingTimeInterval(Double(wallLength))
  }
}
