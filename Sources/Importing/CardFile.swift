import Agenda
import Civil
import Foundation
import ICalendar

/// A file of vCards (RFC 6350, and versions 2.1 and 3.0 before it). Only birthdays and anniversaries are read.
struct CardFile {
  private var cards: [[ArraySlice<UInt8>]] = []

  /// Splits the file into cards line by line, since most lines of version 2.1 do not follow RFC 5545.
  init(_ bytes: [UInt8]) {
    var card: [ArraySlice<UInt8>]?
    for line in Self.lines(of: bytes) {
      switch String(decoding: line.prefix(11), as: UTF8.self).uppercased() {
      case "BEGIN:VCARD": card = []
      case "END:VCARD":
        if let card { cards.append(card) }
        card = nil
      default: card?.append(line)
      }
    }
  }

  /// The unfolded lines. A line that ends in a soft line break of quoted-printable continues in the next one.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    for var line in bytes.split(separator: 0x0A) {
      if line.last == 0x0D { line.removeLast() }
      if let last = lines.last, line.first == 0x20 || line.first == 0x09 {
        lines[lines.count - 1] = last + line.dropFirst()
      } else if let last = lines.last, last.last == UInt8(ascii: "="), Property(last)?.isQuoted == true {
        lines[lines.count - 1] = last.dropLast() + line
      } else {
        lines.append(line)
      }
    }
    return lines
  }

  func results(by reader: ImportReader) -> [ImportResult] { cards.flatMap { results(of: $0, by: reader) } }

  private func results(of card: [ArraySlice<UInt8>], by reader: ImportReader) -> [ImportResult] {
    let properties = card.compactMap { Property($0) }
    let value = { (name: String) in properties.first { $0.name == name }?.text.trimmed ?? "" }
    var name = value("FN")
    if name.isEmpty {
      // Family name; given name; ...
      let parts = (properties.first { $0.name == "N" }?.parts ?? []).prefix(2)
      name = parts.reversed().filter { !$0.isEmpty }.joined(separator: " ")
    }
    if name.isEmpty { name = value("ORG") }
    let days = [("BDAY", Occasion.birthday), ("ANNIVERSARY", .anniversary)].compactMap { property, occasion in
      properties.first { $0.name == property }.map { (occasion, $0) }
    }
    guard !days.isEmpty else { return [.skipped(name, .noDate)] }
    let uid = value("UID").isEmpty ? Fingerprint.of([name]) : value("UID")
    return days.map { occasion, property in
      guard !name.isEmpty else { return .skipped("", .noName) }
      guard let (date, year) = property.day else { return .skipped(name, .unreadable) }
      let told =
        switch occasion {
        case .birthday: reader.wording.birthday(of: name)
        case .anniversary: reader.wording.anniversary(of: name)
        }
      var event = Event(name: told, start: When(date), added: reader.now)
      event.recurrence = Self.yearly(date)
      if let year {
        event.note = occasion == .birthday ? reader.wording.born(in: year) : reader.wording.since(year: year)
      }
      return .item(AgendaItem.event(event).identified(by: "vcard:\(uid):\(occasion.rawValue)"))
    }
  }

  /// The occasions whose days a card may have.
  private enum Occasion: String {
    case birthday, anniversary
  }

  /// The yearly rule of a day. One for 29 February falls on it only in leap years.
  private static func yearly(_ date: CivilDate) -> Recurrence {
    var rule = Recurrence(.yearly)
    rule.clampsToMonthEnd = true
    if date.month == 2, date.day == 29 { (rule.byMonth, rule.byMonthDay) = ([2], [29]) }
    return rule
  }

  /// One line of a card: `item1.BDAY;VALUE=date:1985-04-12`.
  private struct Property {
    let name: String
    private let parameters: [String]
    private let value: ArraySlice<UInt8>

    init?(_ line: ArraySlice<UInt8>) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let head = String(decoding: line[..<colon], as: UTF8.self).uppercased().split(separator: ";").map(String.init)
      // A group may precede the name (RFC 6350, section 3.3).
      guard let name = head.first?.split(separator: ".").last else { return nil }
      self.name = String(name)
      parameters = Array(head.dropFirst())
      value = line[(colon + 1)...]
    }

    var isQuoted: Bool { parameters.contains { $0 == "QUOTED-PRINTABLE" || $0 == "ENCODING=QUOTED-PRINTABLE" } }

    private var plain: String { String(decoding: isQuoted ? Self.unquoted(value) : Array(value), as: UTF8.self) }

    var text: String { ContentLine(name, [], plain).text }

    /// The parts that semicolons separate.
    var parts: [String] {
      plain.split(separator: ";", omittingEmptySubsequences: false).map {
        ContentLine(name, [], String($0)).text.trimmed
      }
    }

    /// The day, and the year if there is one. Without one, the date is in the leap year 2000.
    var day: (CivilDate, year: Int?)? {
      let text = String(plain.trimmed.prefix { $0 != "T" && $0 != " " })
      let digits = text.filter { $0.isASCII && $0.isNumber }
      guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "-") }) else { return nil }
      let unknown = parameters.first { $0.hasPrefix("X-APPLE-OMIT-YEAR=") }?.split(separator: "=").last
      switch digits.count {
      case 8:
        guard let year = Int(digits.prefix(4)), let month = Int(digits.dropFirst(4).prefix(2)),
          let day = Int(digits.suffix(2)), let date = CivilDate(year: year, month: month, day: day)
        else { return nil }
        guard unknown.map({ $0 == digits.prefix(4) }) ?? false else { return (date, year) }
        return CivilDate(year: 2000, month: month, day: day).map { ($0, nil) }
      case 4 where text.hasPrefix("--"):
        guard let month = Int(digits.prefix(2)), let day = Int(digits.suffix(2)) else { return nil }
        return CivilDate(year: 2000, month: month, day: day).map { ($0, nil) }
      default: return nil
      }
    }

    /// The bytes decoded from quoted-printable (RFC 2045, section 6.7).
    private static func unquoted(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
      var (result, rest) = ([UInt8](), bytes)
      while let byte = rest.popFirst() {
        let digits = String(decoding: rest.prefix(2), as: UTF8.self)
        if byte == UInt8(ascii: "="), digits.utf8.count == 2, let code = UInt8(digits, radix: 16) {
          result.append(code)
          rest = rest.dropFirst(2)
        } else {
          result.append(byte)
        }
      }
      return result
    }
  }
}
