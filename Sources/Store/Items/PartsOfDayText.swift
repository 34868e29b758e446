import Agenda
import Foundation

/// The stored form of a person's hours of the parts of the day: a JSON object, or NULL for the usual ones.
enum PartsOfDayText {
  static func text(of parts: Conventions.PartsOfDay) throws -> String? {
    guard parts != Conventions.PartsOfDay() else { return nil }
    return String(decoding: try JSONEncoder().encode(parts), as: UTF8.self)
  }

  /// Returns the hours of a stored text. A part of the day that is newer than the text has its usual hour.
  static func hours(in text: String?) throws -> Conventions.PartsOfDay {
    let usual = Conventions.PartsOfDay()
    guard let text else { return usual }
    let decoder = JSONDecoder()
    var minutes = try decoder.decode([String: Int].self, from: JSONEncoder().encode(usual))
    minutes.merge(try decoder.decode([String: Int].self, from: Data(text.utf8))) { _, own in own }
    return try decoder.decode(Conventions.PartsOfDay.self, from: JSONEncoder().encode(minutes))
  }
}
