private import CGazetteer
import Foundation

/// The world's countries, the regions of some and its cities of 15,000 people and more, each with its time zone.
///
/// Source: GeoNames (CC BY 4.0), as the table in `Sources/CGazetteer`, whose lines are sorted by their keys.
enum Gazetteer {
  struct Entry {
    var name: String
    /// The region or country it is in; empty for a country.
    var whereabouts: String
    /// The IANA name of its zone.
    var zone: String
    /// The population in thousands; 0 for a country or region.
    var thousands: Int

    var isCountry: Bool { whereabouts.isEmpty }
    var isCity: Bool { thousands > 0 }
  }

  /// Returns all entries with that name, in any spelling that differs only in case, accents, spaces and punctuation.
  static func entries(named name: String) -> [Entry] { entries(key: key(of: name)) }

  /// Returns the region with this abbreviation: `tx`.
  static func region(code: String) -> Entry? { entries(key: "+" + key(of: code)).first }

  /// Returns the letters and digits of a name in lower case, without accents.
  static func key(of name: String) -> String {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return asciiKey(of: name) }
    let letters = name.lowercased().replacing("ß", with: "ss").replacing("ø", with: "o")
      .decomposedStringWithCompatibilityMapping.unicodeScalars
      .filter { isKept($0.properties) }
    return String(String.UnicodeScalarView(letters))
  }

  /// Does the same if every letter is ASCII, as in nearly all that people write.
  private static func asciiKey(of name: String) -> String {
    String(
      decoding: name.utf8.compactMap { byte -> UInt8? in
        let lower = byte | 0x20
        if lower >= UInt8(ascii: "a"), lower <= UInt8(ascii: "z") { return lower }
        return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? byte : nil
      }, as: UTF8.self)
  }

  private static func isKept(_ properties: Unicode.Scalar.Properties) -> Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber, .letterNumber,
      .otherNumber:
      true
    default: false
    }
  }

  private static func entries(key: String) -> [Entry] {
    guard !key.isEmpty else { return [] }
    return rows(key).compactMap { fields in
      guard fields.count == 5, let zone = rows("!" + fields[3]).first?.last, let thousands = Int(fields[4]) else {
        return nil
      }
      return Entry(name: fields[1], whereabouts: fields[2], zone: zone, thousands: thousands)
    }
  }

  /// Returns the fields of the lines with that key, found by binary search.
  private static func rows(_ key: String) -> [[String]] {
    let table = UnsafeBufferPointer(start: nuthatch_places(), count: Int(nuthatch_places_count()))
    let wanted = Array(key.utf8)
    var (low, high) = (0, table.count)
    while low < high {
      let start = lineStart(in: table, at: (low + high) / 2)
      if line(in: table, at: start, precedes: wanted) {
        low = lineEnd(in: table, at: start) + 1
      } else {
        high = start
      }
    }
    var found: [[String]] = []
    while low < table.count {
      let line = table[low..<lineEnd(in: table, at: low)]
      guard line.prefix(while: { $0 != tab }).elementsEqual(wanted) else { break }
      found.append(
        line.split(separator: tab, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) })
      low = line.endIndex + 1
    }
    return found
  }

  private static let tab = UInt8(ascii: "\t")
  private static let newline = UInt8(ascii: "\n")

  private static func lineStart(in table: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    var start = offset
    while start > 0, table[start - 1] != newline { start -= 1 }
    return start
  }

  private static func lineEnd(in table: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    var end = offset
    while end < table.count, table[end] != newline { end += 1 }
    return end
  }

  /// Whether the key of the line that begins there comes before another.
  private static func line(in table: UnsafeBufferPointer<UInt8>, at start: Int, precedes wanted: [UInt8]) -> Bool {
    for (index, byte) in wanted.enumerated() {
      guard start + index < table.count else { return true }
      let own = table[start + index]
      if own == tab || own == newline { return true }
      if own != byte { return own < byte }
    }
    return false
  }
}
