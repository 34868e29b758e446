import Agenda
import Civil
import Grammar

extension Shift {
  /// The words of a command for the shift.
  func words(_ reader: Reader, _ wording: any Wording) -> String {
    switch self {
    case .amount(let days, let seconds):
      let told = [days != 0 ? "\(abs(days))d" : nil, seconds != 0 ? "\(abs(seconds) / 60)m" : nil].compactMap { $0 }
      return " " + reader.putting(.by, before: (days < 0 || seconds < 0 ? "-" : "") + told.joined(separator: " "))
    case .months(let months):
      return " " + reader.putting(.by, before: (months < 0 ? "-" : "") + reader.words(forMonths: abs(months)))
    case .after(let weekday): return " " + reader.putting(.after, before: wording.weekdays[weekday.rawValue - 1])
    case .before(let weekday): return " " + reader.putting(.before, before: wording.weekdays[weekday.rawValue - 1])
    }
  }
}
