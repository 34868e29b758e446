import Civil

/// The difference in spelling between two words: the number of bytes that were removed, added, changed or swapped with
/// their neighbour (the optimal string alignment distance).
public enum Spelling {
  /// The longest text that is compared, in bytes, since comparing is quadratic in it.
  private static let longest = 100

  /// Returns the distance, or nil if it is over `limit`, or if the texts are too long to compare.
  public static func distance(_ a: String, _ b: String, limit: Int) -> Int? {
    let a = Array(a.utf8), b = Array(b.utf8)
    guard abs(a.count - b.count) <= limit, b.count <= longest else { return nil }
    var before = [Int](), last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in b.indices {
        var best = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
        row.append(best)
      }
      (before, last) = (last, row)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }
}
