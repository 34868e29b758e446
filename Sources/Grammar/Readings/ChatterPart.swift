/// A part of small talk.
enum ChatterPart: Sendable {
  case greeting, talk
  /// Filler between other parts; a line that begins with filler is not chatter.
  case filler
}
