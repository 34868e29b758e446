public import Foundation
public import HTTP

/// Instants as servers write them; nil if they cannot be read, since no message should be lost because of its date.
public enum Timestamp {
  /// Reads RFC 3339 with any number of decimals: `2026-08-01T13:49:51.102Z`, `2026-11-20T22:12:42.894634+00:00`.
  public static func iso(_ text: String) -> Date? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 19, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else { return nil }
    guard bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":") else { return nil }
    let parts = [0..<4, 5..<7, 8..<10, 11..<13, 14..<16, 17..<19].map { number(bytes[$0]) }
    let values = parts.compactMap { $0 }
    guard values.count == 6 else { return nil }
    var rest = bytes[19...]
    var fraction = 0.0
    if rest.first == UInt8(ascii: ".") {
      let digits = rest.dropFirst().prefix { isDigit($0) }
      fraction = Double("0." + String(decoding: digits, as: UTF8.self)) ?? 0
      rest = rest.dropFirst(1 + digits.count)
    }
    guard let offset = offset(Array(rest)) else { return nil }
    return instant(values).map { $0.addingTimeInterval(fraction - offset) }
  }

  /// Reads RFC 9110's preferred form, `Sun, 06 Nov 1994 08:49:37 GMT`, and RFC 2822's, which ends with `+0000`.
  public static func http(_ text: String) -> Date? {
    let words = text.split { $0 == " " || $0 == ":" }
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    guard words.count == 8, let month = months.firstIndex(of: String(words[2])) else { return nil }
    let numbers = [words[3], words[1], words[4], words[5], words[6]].compactMap { Int($0) }
    let zone = ["GMT", "UTC", "UT"].contains(words[7]) ? "Z" : words[7]
    guard numbers.count == 5, let offset = offset(Array(zone.utf8)) else { return nil }
    return instant([numbers[0], month + 1] + numbers[1...])?.addingTimeInterval(-offset)
  }

  /// The instant of a year, month, day, hour, minute and second in UTC; nil if one is out of range.
  private static func instant(_ values: [Int]) -> Date? {
    guard (1970...9999).contains(values[0]), (1...12).contains(values[1]), (1...31).contains(values[2]) else {
      return nil
    }
    guard (0...23).contains(values[3]), (0...59).contains(values[4]), (0...60).contains(values[5]) else { return nil }
    var fields = tm()
    fields.tm_year = Int32(values[0] - 1900)
    fields.tm_mon = Int32(values[1] - 1)
    fields.tm_mday = Int32(values[2])
    fields.tm_hour = Int32(values[3])
    fields.tm_min = Int32(values[4])
    fields.tm_sec = Int32(values[5])
    return Date(timeIntervalSince1970: TimeInterval(timegm(&fields)))
  }

  /// The seconds east of UTC; 0 if the zone is missing.
  private static func offset(_ zone: [UInt8]) -> TimeInterval? {
    guard let sign = zone.first, sign != UInt8(ascii: "Z"), sign != UInt8(ascii: "z") else { return 0 }
    let digits = zone.dropFirst().filter { $0 != UInt8(ascii: ":") }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), digits.count == 4 else { return nil }
    guard let hours = number(digits[..<2]), let minutes = number(digits[2...]) else { return nil }
    let seconds = TimeInterval(hours * 3600 + minutes * 60)
    return sign == UInt8(ascii: "+") ? seconds : -seconds
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func number(_ digits: some Collection<UInt8>) -> Int? {
    guard digits.allSatisfy(isDigit) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }
}

extension HTTPHeaders {
  /// The time of the response by the server's clock (RFC 9110, section 6.6.1); nil if it has none.
  public var date: Date? { self["Date"].flatMap(Timestamp.http) }
}
