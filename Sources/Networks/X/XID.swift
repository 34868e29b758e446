import Foundation

/// The network's ids, which contain the time of their creation (docs.x.com/fundamentals/x-ids).
enum XID {
  /// The first millisecond that ids count from.
  private static let epoch: Int64 = 1_288_834_974_657

  /// Returns the time at which an id was made; nil for an id from before ids contained the time.
  static func instant(of id: String) -> Date? {
    guard let number = Int64(id), number > 1 << 35 else { return nil }
    return Date(timeIntervalSince1970: Double((number >> 22) + epoch) / 1000)
  }
}
