import Agenda
import Hashing
import Markup

/// The mark of the things on one list or from one person: a colour and, for those who do not see colours, a letter.
struct Mark: Hashable {
  /// The class of the colour in the style sheet: `hue0` to `hue7` for lists, `sent` for things that somebody else asked
  /// for, `imported` for things from a file, `own` for everything else.
  let style: String
  /// The first letter of the list or the sender; nil if there is neither.
  let letter: String?
  /// The name behind the letter.
  private let name: String?

  private static let hues: UInt8 = 8

  init(list: String?) {
    name = list
    letter = list?.first.map { String($0).uppercased() }
    // The hash is the same in every process, so that a list keeps its colour.
    style = list.map { "hue\(SHA256.hash($0.utf8)[0] % Mark.hues)" } ?? "own"
  }

  /// - Parameter sender: the name of the person who asked for it, as the reader may see it: `@ann`.
  init(sender: String, _ wording: any Wording) {
    (style, name) = ("sent", wording.sentBy(sender).plain)
    letter = sender.first { $0.isLetter || $0.isNumber }.map { String($0).uppercased() }
  }

  /// The mark of things from another program's file.
  static func imported(_ wording: any Wording) -> Mark {
    Mark(style: "imported", letter: String(wording.isImported.prefix(1)).uppercased(), name: wording.isImported)
  }

  private init(style: String, letter: String?, name: String?) {
    (self.style, self.letter, self.name) = (style, letter, name)
  }

  /// The sign of an occurrence at another time than the series' own.
  static func moved(_ wording: any Wording) -> HTML {
    """
     <span class="moved" title="\(wording.isMoved)"><span aria-hidden="true">↷</span>\
    <span class="hidden">, \(wording.isMoved)</span></span>
    """
  }

  /// The letter in a small box; empty if there is none.
  var badge: HTML {
    guard let letter, let name else { return .empty }
    return "<span class=\"badge\" title=\"\(name)\" aria-hidden=\"true\">\(letter)</span>"
  }
}
