package import Agenda
import Civil

/// The time that a part of the day stands for: `morning 7:30`.
package struct PartHour {
  package var part: PartOfDay
  /// The time in minutes since midnight.
  package var minutes: Int

  /// Reads arguments; nil if they name no part of the day, or no time.
  package init?(_ arguments: String, by reader: Reader) {
    let words = FirstWord(arguments.trimmed.lowercased()), time = words.rest
    guard !time.isEmpty else { return nil }
    let moment = reader.moment(time)
    guard let part = reader.partOfDay(words.word),
      let told = reader.minutes(time) ?? moment?.time.map({ $0.secondOfDay / 60 }), told < 1440
    else { return nil }
    self.part = part
    minutes = told
    // `evening 6`: a bare hour lies in that part.
    guard time.allSatisfy({ $0.isNumber || $0 == ":" || $0 == "." }) || moment?.hourIsOpen == true else { return }
    let isLate = [.afternoon, .endOfDay, .evening, .tonight, .night].contains(part) || part == .lunch && told < 360
    if isLate, (60..<720).contains(told) { minutes += 720 }
    if part == .morning { minutes %= 720 }
  }
}
