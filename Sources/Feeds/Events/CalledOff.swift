/// Titles that begin with a word that says that the event is called off: `CANCELLED: Board games`, `[Postponed] Board
/// games`.
enum CalledOff {
  private static let words: Set = [
    "cancelled", "canceled", "postponed", "abgesagt", "entfällt", "verschoben", "annulé", "annulée", "reporté",
    "cancelado", "cancelada", "annullato", "geannuleerd", "afgelast", "avlyst", "inställt", "peruttu",
  ]

  /// The title without that word; nil if it does not begin with one. `Cancelled culture` is an ordinary title.
  static func title(_ title: String) -> String? {
    let opened = title.drop { " [(*!<".contains($0) }
    let word = opened.prefix { $0.isLetter }
    guard words.contains(word.lowercased()) else { return nil }
    let rest = opened[word.endIndex...]
    let mark = rest.drop { $0 == " " }.first
    let isShouted = rest.first == " " && word.count > 3 && word == word.uppercased()
    guard isShouted || mark.map({ ":-–—])*!>|/".contains($0) }) ?? true else { return nil }
    let name = rest.drop { " :-–—])*!>|/".contains($0) }
    return name.isEmpty ? title : String(name)
  }
}
