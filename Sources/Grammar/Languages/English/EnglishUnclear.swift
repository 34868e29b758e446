extension English {
  /// What is plainly said to the bot, whatever it means: it takes up something said before, or tells what happened.
  /// Where nothing reads it, the bot asks before it keeps it.
  static let unclear = PhraseTable<When>(
    always.split(separator: "\n").map { (String($0), .always) }
      + undated.split(separator: "\n").map { (String($0), .undated) })

  enum When: Sendable {
    case always
    /// Only without a date: `she is coming on friday` is an event.
    case undated
  }

  private static let always = """
    no|nope|nah i|its|it|thats|that|not|just|dont|wait|sorry|you|they|he|she|we N
    no|nope|wait no|wait|sorry|actually N
    wait i|its|it|they|he|she|we|not|thats|that N
    actually i|its|it|thats|that|not|no|just|dont|can|we|they|he|she|make|move|put|remind N
    oops|whoops N
    sorry|sry|my (bad) i|its|it|no|not|wrong|meant|you N
    (i|we) (just) meant|mean|said N
    N i|we mean|meant|said
    never mind i|we|its|it|thats|they|he|she N
    nevermind|nvm N
    no just|only|leave|keep|dont N
    (i) cant|cannot|couldnt do|make|get N
    still not|no (N)
    and not|till|until|thats|that|it|its|they|he|she N
    N instead
    (N) tick|check|mark|cross|turn|switch|delete|cancel|remove|restore|reopen|undo|leave|keep|change it|them|those|that|these
    tick|check|mark|cross|turn|switch|delete|cancel|remove|restore|reopen|undo|leave|keep it|them|those|these N
    N mark|tick|check|turn|put|move|push it|them N
    put|push|shift|bump|move|add|change|set it|them|those|these (N)
    just|only the|this|that one|ones (N)
    just|only this|that|today|todays (N)
    you N
    i told|asked|said (to) you (N)
    i|ill|i will do it|that|them|this N
    i|we dont|wont|didnt|havent|never|couldnt|wasnt N
    N is|are now N
    they|he|she (have|has) (just|now) moved|changed|postponed|cancelled|said|say|told|rang|called N
    N is done|finished|sorted
    N same hours|time|day|place (now|again|please|as) (N)
    """

  private static let undated = """
    they|he|she|theyve|hes|shes|theyre N
    N (all) done|finished|sorted|cancelled
    N went|came|gone|back back|out|off
    and thats N
    """
}
