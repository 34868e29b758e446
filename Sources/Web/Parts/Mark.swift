import Agenda
import Markup

/// How the things of one list are told from others: by a colour and, for those who see none, by a letter.
struct Mark: Hashable {
  /// The class of the colour in the style sheet: `hue0` to `hue7`, or `own` for what is on no list.
  let style: String
  /// The list's first letter; nil for what is on no list.
  let letter: String?
  let list: String?

  private static let hues: UInt64 = 8

  init(list: String?) {
    self.list = list
    letter = list?.first.map { String($0).uppercased() }
    // FNV-1a: the same list has the same colour tomorrow.
    let hash = (list ?? "").utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    style = list == nil ? "own" : "hue\((hash ^ hash >> 32) % Mark.hues)"
  }

  /// The letter in a small box; nothing where there is none.
  var badge: Markup {
    guard let letter, let list else { return .empty }
    return "<span class=\"badge\" title=\"\(list)\" aria-hidden=\"true\">\(letter)</span>"
  }
}
