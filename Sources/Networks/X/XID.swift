import Foundation

/// The network's ids, which contain their time of creation (docs.x.com/fundamentals/x-ids).
enum XID {
  /// The millisecond since 1970 from which ids count.
  private static let epoch: Int64 = 1_288_834_974_657

  /// The time an id was created; nil for older ids, which do not contain it.
  static func instant(of id: String) -> Date? {
    guard let number = Int64(id), number > 1 << 35 else { return nil }
    return Date(timeIntervalSince1970: Double((number >> 22) + epoch) / 1000)
  }
}
