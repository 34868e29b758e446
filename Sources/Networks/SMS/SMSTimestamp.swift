import Foundation

/// Instants as the API writes and reads them.
enum SMSTimestamp {
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  /// RFC 2822's `Fri, 24 May 2019 17:18:27 +0000`, and RFC 9110's with `GMT` at its end; nil for what is neither.
  static func instant(_ text: String) -> Date? {
    let words = text.split { $0 == " " || $0 == ":" }
    guard words.count == 8, let month = months.firstIndex(of: String(words[2])) else { return nil }
    let numbers = [words[3], words[1], words[4], words[5], words[6]].compactMap { Int32($0) }
    guard numbers.count == 5, (1970...9999).contains(numbers[0]), (1...31).contains(numbers[1]),
      let offset = seconds(east: words[7])
    else { return nil }
    var fields = tm()
    fields.tm_year = numbers[0] - 1900
    fields.tm_mon = Int32(month)
    fields.tm_mday = numbers[1]
    fields.tm_hour = numbers[2]
    fields.tm_min = numbers[3]
    fields.tm_sec = numbers[4]
    return Date(timeIntervalSince1970: TimeInterval(timegm(&fields)) - offset)
  }

  /// `2019-05-24T17:18:27Z`, the form that queries take.
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

  private static func seconds(east zone: Substring) -> TimeInterval? {
    if ["GMT", "UTC", "Z"].contains(zone) { return 0 }
    guard let sign = zone.first, sign == "+" || sign == "-", zone.count == 5, let number = Int(zone.dropFirst()) else {
      return nil
    }
    let seconds = TimeInterval(number / 100 * 3600 + number % 100 * 60)
    return sign == "+" ? seconds : -seconds
  }
}
