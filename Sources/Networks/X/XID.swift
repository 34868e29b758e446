import Foundation

/// The network's ids, which hold when they were made (docs.x.com/fundamentals/x-ids).
enum XID {
  /// The first millisecond that ids count from.
  private static let epoch: Int64 = 1_288_834_974_657

  /// When an id was made; nil for those of the time before they held it.
  static func instant(of id: String) -> Date? {
    guard let number = Int64(id), number > 1 << 35 else { return nil }
    return Date(timeIntervalSince1970: Double((number >> 22) + epoch) / 1000)
  }
}
