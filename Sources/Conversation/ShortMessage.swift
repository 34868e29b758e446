/// How a text travels as SMS (3GPP TS 23.038): seven-bit characters, or two bytes each once one needs it.
enum ShortMessage {
  private static let basic = Set(
    """
    @£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿\
    abcdefghijklmnopqrstuvwxyzäöñüà
    """.unicodeScalars)
  /// Each with an escape before it.
  private static let extended = Set("\u{0C}^{}\\[~]|€".unicodeScalars)

  /// How many messages are charged for it; an empty one is one.
  static func segments(_ text: String) -> Int {
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

  /// Joined messages lose a few characters each to the header that joins them.
  private static func count(_ units: Int, single: Int, joined: Int) -> Int {
    units <= single ? 1 : (units + joined - 1) / joined
  }
}
