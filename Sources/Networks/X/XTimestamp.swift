import Foundation

/// Instants as the API writes them, and as its ids hold them.
enum XTimestamp {
  /// The first millisecond that ids count from (docs.x.com/fundamentals/x-ids).
  private static let epoch: Int64 = 1_288_834_974_657
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  /// RFC 3339 in UTC with or without decimals, `2021-02-24T02:13:43.000Z`; nil for what is none.
  static func iso(_ text: String) -> Date? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes.last == UInt8(ascii: "Z"), bytes[10] == UInt8(ascii: "T") else { return nil }
    let fields = [0..<4, 5..<7, 8..<10, 11..<13, 14..<16, 17..<19].compactMap {
      Int32(String(decoding: bytes[$0], as: UTF8.self))
    }
    guard fields.count == 6, let whole = instant(fields) else { return nil }
    let decimals = bytes[19..<bytes.count - 1]
    return whole.addingTimeInterval(Double("0" + String(decoding: decimals, as: UTF8.self)) ?? 0)
  }

  /// RFC 9110's `Sun, 06 Nov 1994 08:49:37 GMT`, and with `UTC` at its end, as seen.
  static func http(_ text: String) -> Date? {
    let words = text.split { $0 == " " || $0 == ":" }
    guard words.count == 8, let month = months.firstIndex(of: String(words[2])) else { return nil }
    let fields = [words[3], words[1], words[4], words[5], words[6]].compactMap { Int32($0) }
    guard fields.count == 5 else { return nil }
    return instant([fields[0], Int32(month + 1)] + fields[1...])
  }

  /// When an id was made; nil for those of the time before they held it.
  static func instant(ofID id: String) -> Date? {
    guard let number = Int64(id), number > 1 << 35 else { return nil }
    return Date(timeIntervalSince1970: Double((number >> 22) + epoch) / 1000)
  }

  /// `2021-02-24T02:13:43Z`, the form that queries take.
  static func text(of instant: Date) -> String {
    var time = time_t(instant.timeIntervalSince1970.rounded(.down))
    var fields = tm()
    gmtime_r(&time, &fields)
    func digits(_ number: Int32, _ count: Int = 2) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let date = "\(digits(fields.tm_year + 1900, 4))-\(digits(fields.tm_mon + 1))-\(digits(fields.tm_mday))"
    return "\(date)T\(digits(fields.tm_hour)):\(digits(fields.tm_min)):\(digits(fields.tm_sec))Z"
  }

  /// Year, month, day, hour, minute and second in UTC.
  private static func instant(_ values: [Int32]) -> Date? {
    guard (1970...9999).contains(values[0]), (1...12).contains(values[1]), (1...31).contains(values[2]),
      (0...23).contains(values[3]), (0...59).contains(values[4]), (0...60).contains(values[5])
    else { return nil }
    var fields = tm()
    fields.tm_year = values[0] - 1900
    fields.tm_mon = values[1] - 1
    fields.tm_mday = values[2]
    fields.tm_hour = values[3]
    fields.tm_min = values[4]
    fields.tm_sec = values[5]
    return Date(timeIntervalSince1970: TimeInterval(timegm(&fields)))
  }
}
