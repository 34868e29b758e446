/// A part of talk that asks for nothing.
enum ChatterPart: Sendable {
  case greeting, talk
  /// Goes along with the others, and is chatter with none of them before it only in no line.
  case filler
}
