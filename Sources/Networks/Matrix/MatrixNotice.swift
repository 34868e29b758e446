/// What is said in a room whose messages cannot be read: the agent never sees them, so it cannot answer them.
enum MatrixNotice {
  /// How each of them begins, by which one that was said is known again.
  static func beginning(decrypts: Bool) -> String {
    decrypts ? "I could not decrypt what you wrote." : "I can't read encrypted messages."
  }

  /// Where to write instead.
  enum Way: String {
    case again = "Please send it again; if I still don't answer, start a new conversation with me."
    case invited = "I have invited you to a room without encryption: please write to me there."
    case otherRoom = "Please write to me in the other room that we have, which is not encrypted."
    case anyRoom = "Please write to me in a room without encryption."
  }
}
