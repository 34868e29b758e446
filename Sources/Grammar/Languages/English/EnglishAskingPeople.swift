import Agenda

// Requests that one asks of others.
extension English {
  /// `ask @ben if he is in on friday`: the question keeps its first word.
  static let askingPeople =
    [
      "if", "whether", "when", "what", "where", "who", "which", "how", "why",
    ].map { (phrase: "ask P \($0) N", meaning: Speech.command("send \($0) N to @P")) } + sendingByDay

  /// `send "pick up the cake" to @omid for saturday`
  private static let sendingByDay = table([
    "send N to P for|on|by|at D": .command("send N D to @P"),
    "let P know (that|about) N": .command("send N to @P"),
    "let P and P know (that|about) N": .command("send N to @P and @P"),
    "inform|notify|warn P (that|about) N": .command("send N to @P"),
  ])

  /// `ask @bob if he can feed the cat` asks for that.
  static let askingFavours = [
    "feed", "get", "buy", "pick", "bring", "collect", "call", "ring", "pay", "walk", "water", "book", "take", "clean",
    "fix", "send", "drop", "help",
  ].map {
    (
      phrase: "ask P if|whether he|she|they can|could|would|will (please) \($0) N",
      meaning: Speech.command("send \($0) N to @P")
    )
  }
}
