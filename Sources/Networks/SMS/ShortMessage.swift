public import Conversation

/// The encoding of a text as SMS (3GPP TS 23.038): 7-bit characters, or UTF-16 if any character needs it.
public enum ShortMessage {
  private static let basic = Set(
    """
    @£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿\
    abcdefghijklmnopqrstuvwxyzäöñüà
    """.unicodeScalars)
  /// Characters that need an escape, and so count twice.
  private static let extended = Set("\u{0C}^{}\\[~]|€".unicodeScalars)

  /// The number of segments that are charged for a text, at least 1.
  public static func segments(_ text: String) -> Int {
    var septets = 0
    for scalar in text.unicodeScalars {
      if basic.contains(scalar) {
        septets += 1
      } else if extended.contains(scalar) {
        septets += 2
      } else {
        return count(text.utf16.count, single: 70, joined: 67)
      }
    }
    return count(septets, single: 160, joined: 153)
  }

  /// The text in its cheapest form: without invisible characters, and with plain instead of typographic punctuation if
  /// that saves a segment.
  public static func folded(_ text: String) -> String {
    let visible = String(String.UnicodeScalarView(text.unicodeScalars.filter { !invisible.contains($0) }))
    let plain = visible.unicodeScalars.reduce(into: "") { $0 += plainForms[$1] ?? String($1) }
    return segments(plain) < segments(visible) ? plain : visible
  }

  /// Zero-width characters, except the joiners that emoji need.
  private static let invisible: Set<Unicode.Scalar> = ["\u{200B}", "\u{2060}", "\u{FEFF}", "\u{AD}"]

  private static let plainForms: [Unicode.Scalar: String] = [
    "\u{2018}": "'", "\u{2019}": "'", "\u{201A}": "'", "\u{201B}": "'", "\u{2032}": "'", "\u{60}": "'", "\u{B4}": "'",
    "\u{201C}": "\"", "\u{201D}": "\"", "\u{201E}": "\"", "\u{2033}": "\"", "\u{AB}": "\"", "\u{BB}": "\"",
    "\u{2010}": "-", "\u{2011}": "-", "\u{2012}": "-", "\u{2013}": "-", "\u{2014}": "-", "\u{2015}": "-",
    "\u{2212}": "-", "\u{2026}": "...", "\u{2022}": "*", "\u{B7}": "*", "\u{2192}": "->", "\u{D7}": "x",
    "\u{A0}": " ", "\u{2009}": " ", "\u{200A}": " ", "\u{202F}": " ", "\u{2003}": " ", "\u{2002}": " ", "\t": " ",
  ]

  /// Each segment of a longer text loses a few characters to a header.
  private static func count(_ units: Int, single: Int, joined: Int) -> Int {
    units <= single ? 1 : (units + joined - 1) / joined
  }
}

extension NetworkTraits.Counting {
  /// The segments that a text is charged for in its cheapest form.
  public static let segments = Self("segments", unit: "segments") { ShortMessage.segments(ShortMessage.folded($0)) }
}
