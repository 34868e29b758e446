/// Talk that asks for nothing.
public enum Chatter: Hashable, Sendable {
  case greeting, smallTalk
}
