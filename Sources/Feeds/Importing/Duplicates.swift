import Agenda
public import Civil
import Foundation

/// Finds the same event in several sources: on the same day, with the same name, and at the same place or without a
/// place in one of them. Events that are only similar never count as the same.
public enum Duplicates {
  /// The letters that a name must have for comparison, since "Open day" may be anybody's.
  private static let fewestLetters = 12

  /// For each listing that repeats another, that other one, by their positions in the list.
  ///
  /// - Parameter zone: the zone in which the days count.
  public static func canonical(of listings: [Listing], zone: Zone) -> [Int: Int] {
    var buckets: [String: [Int]] = [:]
    for (index, listing) in listings.enumerated() {
      guard let bucket = bucket(of: listing.name, at: listing.start, zone: zone) else { continue }
      buckets[bucket, default: []].append(index)
    }
    var found: [Int: Int] = [:]
    for bucket in buckets.values where bucket.count > 1 { pair(bucket, in: listings, zone: zone, into: &found) }
    return found
  }

  /// The key that all listings of an event share; nil for an event that is not compared with others.
  public static func bucket(of name: String, at start: When, zone: Zone) -> String? {
    let name = name.folded
    guard name.count >= fewestLetters else { return nil }
    return "\(start.local(in: zone).date) \(name.prefix(fewestLetters))"
  }

  private static func pair(_ bucket: [Int], in listings: [Listing], zone: Zone, into found: inout [Int: Int]) {
    let order = bucket.sorted { (listings[$0].rank, $0) < (listings[$1].rank, $1) }
    var heads: [(index: Int, sources: Set<String>)] = []
    for index in order {
      let one = listings[index]
      let start = one.start.instant(in: zone)
      // Each source lists an event once: a matinee and an evening are two in each.
      let candidates = heads.indices.filter { head in
        !heads[head].sources.contains(one.source) && isSame(one, listings[heads[head].index])
      }
      let nearest = candidates.min { a, b in
        let distances = [a, b].map { abs(listings[heads[$0].index].start.instant(in: zone).timeIntervalSince(start)) }
        return distances[0] < distances[1]
      }
      guard let nearest else {
        heads.append((index, [one.source]))
        continue
      }
      heads[nearest].sources.insert(one.source)
      found[index] = heads[nearest].index
    }
  }

  private static func isSame(_ a: Listing, _ b: Listing) -> Bool {
    let (name, other) = (a.name.folded, b.name.folded)
    if let place = a.place?.folded, let otherPlace = b.place?.folded, place != otherPlace { return false }
    if name == other { return true }
    // An aggregator may shorten names, or add to them.
    guard a.rank == .aggregator || b.rank == .aggregator else { return false }
    let (short, long) = name.count < other.count ? (name, other) : (other, name)
    return long.hasPrefix(short) && short.count * 4 <= long.count * 3
  }
}
