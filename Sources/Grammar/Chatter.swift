/// Small talk, which asks for nothing. A greeting is answered; anything else is not.
public enum Chatter: Hashable, Sendable {
  case greeting, smallTalk
}
