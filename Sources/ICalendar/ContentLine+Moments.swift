import Agenda
import Civil
import Foundation

/// Values of type DATE and DATE-TIME (RFC 5545 3.3.4, 3.3.5).
extension ContentLine {
  /// A day, or a time in its zone; a time without a zone is in the given one.
  init(_ name: String, _ moment: When, in zone: Zone) {
    self.init(name, [moment], in: zone)
  }

  /// Several moments, all of the kind and zone of the first.
  init(_ name: String, _ moments: [When], in zone: Zone) {
    guard let first = moments.first, first.time != nil else {
      self.init(
        name, [Parameter("VALUE", "DATE")], moments.map(\.date.basicDescription).joined(separator: ","))
      return
    }
    let own = first.zone.flatMap { Zone(identifier: $0) } ?? zone
    let times = moments.map { CivilDateTime($0.date, $0.time ?? .midnight).basicDescription }
    if own.isUTC {
      self.init(name, [], times.map { $0 + "Z" }.joined(separator: ","))
    } else {
      self.init(name, [Parameter("TZID", own.identifier)], times.joined(separator: ","))
    }
  }

  /// An instant, in UTC.
  init(_ name: String, _ parameters: [Parameter] = [], at instant: Date) {
    self.init(name, parameters, Zone.utc.local(at: instant).basicDescription + "Z")
  }

  /// The first day or time in the value; nil if it cannot be read. A time with an unknown zone has none (floating).
  var moment: When? { moments?.first }

  /// The days or times in the value, which commas separate; nil if one cannot be read.
  var moments: [When]? {
    var moments: [When] = []
    for text in value.split(separator: ",") {
      if let date = CivilDate(basic: text) {
        moments.append(When(date))
      } else if let local = CivilDateTime(basic: text.last == "Z" ? text.dropLast() : text) {
        let named = parameter("TZID").flatMap { Zone(identifier: $0) }?.identifier
        moments.append(When(local.date, local.time, zone: text.last == "Z" ? "Etc/UTC" : named))
      } else {
        return nil
      }
    }
    return moments
  }

  /// The instant in the value; nil unless it is a time in UTC.
  var instant: Date? {
    guard value.last == "Z", let moment, moment.time != nil else { return nil }
    return moment.instant(in: .utc)
  }
}

extension Zone {
  /// Whether the zone is UTC by one of its names. A calendar needs no description of that.
  var isUTC: Bool {
    [
      "UTC", "GMT", "Etc/UTC", "Etc/GMT", "Etc/UCT", "Etc/Zulu", "Etc/Universal", "Etc/Greenwich", "UCT", "Zulu",
      "Universal", "Etc/GMT0", "GMT0",
    ].contains(identifier)
  }
}
