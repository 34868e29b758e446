internal import Agenda
import Civil

extension EnglishDates {
  static let zone = DateRule(
    "zone", ["5pm ET", "14:00 UTC", "9am London time", "8am US eastern", "10:00 +02:00"], at: .anything,
    .continuation { parser, i, d in parser.zone(i, &d) })
}

/// Time zones behind a time.
extension TemporalParser {
  /// `ET`, `utc`, `GMT+2`, `london time`, `eastern standard time`, `+02:00`, `Z`.
  func zone(_ i: Int, _ d: inout PartialExpression) -> Int {
    guard d.from.hasHour, d.zone == .none else { return 0 }
    var end = 0
    if word(i) == .zone {
      guard !has(i, .name) || isUpper(i) || word(i + 1) == .time else { return 0 }
      d.zone = .abbreviation(value(i))
      end = word(i + 1) == .time ? i + 2 : i + 1
      if isMark(end, "+") || isMark(end, "-"), isGlued(end), let (minutes, next) = offset(end) {
        d.zone = .offset(minutes)
        end = next
      }
    } else if isMark(i, "+") || isMark(i, "-") && isGlued(i), let (minutes, next) = offset(i),
      isMark(i + 2, ":") || tokens[i + 1].digits == 4
    {
      d.zone = .offset(minutes)
      end = next
    } else if isLetter(i, "z"), isGlued(i), !isGlued(i + 1) {
      d.zone = .offset(0)
      end = i + 1
    } else if isMark(i, "("), word(i + 1) == .zone, isMark(i + 2, ")") {
      d.zone = .abbreviation(value(i + 1))
      end = i + 3
    } else if let place = american(i) {
      d.zone = .place(place)
      end = place + 1
    } else if tokens[i].kind == .word {
      var at = i
      while at < i + 4, tokens[at].kind == .word {
        if word(at) == .time, at > i { break }
        at += 1
      }
      guard at > i, word(at) == .time else { return 0 }
      var place = at - 1
      if spells(place, "standard") || spells(place, "daylight") || spells(place, "local") { place -= 1 }
      guard place >= i, ZoneNames.places[name(place)] != nil else { return 0 }
      d.zone = .place(place)
      end = at + 1
    }
    return end
  }

  /// The name of an American zone without `time`: `US eastern`, and at the end of the text `eastern`.
  private func american(_ i: Int) -> Int? {
    let isTold = spells(i, "us")
    let place = isTold ? i + 1 : i
    guard word(place + 1) != .time, isTold || place + 1 == count else { return nil }
    return spells(place, ["eastern", "pacific"]) || isTold && spells(place, ["central", "mountain"]) ? place : nil
  }

  /// `+02:00`, `-0530`, `+2`.
  private func offset(_ i: Int) -> (minutes: Int, next: Int)? {
    guard isNumber(i + 1), isGlued(i + 1), tokens[i + 1].digits <= 4 else { return nil }
    let sign = isMark(i, "-") ? -1 : 1
    var hours = value(i + 1)
    var minutes = 0
    var end = i + 2
    if tokens[i + 1].digits == 4 {
      minutes = hours % 100
      hours /= 100
    } else if isMark(end, ":"), isGlued(end), isNumber(end + 1), isGlued(end + 1) {
      minutes = value(end + 1)
      end += 2
    }
    guard hours <= 14, minutes < 60 else { return nil }
    return (sign * (hours * 60 + minutes), end)
  }

  /// A token's word in lower case.
  func name(_ i: Int) -> String {
    var letters: [UInt8] = []
    for at in Int(tokens[i].start)..<Int(tokens[i].end) where Lexer.isLetter(bytes[at]) {
      letters.append(bytes[at] | 0x20)
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// The zone that was named.
  func zone(_ choice: PartialExpression.ZoneChoice) -> (identifier: String, zone: Zone)? {
    let identifier: String
    switch choice {
    case .none: return nil
    case .abbreviation(let index):
      let abbreviation = ZoneNames.abbreviations[index]
      let continent = zone.identifier.split(separator: "/").first.map(String.init) ?? ""
      identifier = abbreviation.elsewhere[continent] ?? abbreviation.zone
    case .place(let token): identifier = ZoneNames.places[name(token)] ?? ""
    case .offset(let minutes):
      // The tz database names whole hours, with the sign reversed; other offsets have no name.
      if minutes % 60 == 0 {
        identifier = minutes == 0 ? "Etc/UTC" : "Etc/GMT\(minutes > 0 ? "-" : "+")\(abs(minutes) / 60)"
      } else {
        let sign = minutes < 0 ? "-" : "+"
        let hour = abs(minutes) / 60
        identifier = "GMT\(sign)\(hour < 10 ? "0" : "")\(hour)\(abs(minutes) % 60)"
      }
    }
    return Zone(identifier: identifier).map { (identifier, $0) }
  }
}
