extension English {
  /// What is plainly said to the bot, whatever it means: it takes up something said before. Where nothing reads it, the
  /// bot asks before it keeps it.
  static let unclear = PhraseTable<Void>(
    """
    no|nope|nah i|its|it|thats|that|not|just|dont|wait|sorry|you|they|he|she|we N
    no|nope|wait no|wait|sorry|actually N
    no just|only|leave|keep|dont N
    wait i|its|it|they|he|she|we|not|thats|that N
    actually its|it|thats|that|not|no|dont N
    oops|whoops N
    sorry|sry|my (bad) i|its|it|no|not|wrong|meant|you N
    (i|we) (just) meant|mean|said N
    N i|we mean|meant|said
    never mind i|we|its|it|thats|they|he|she N
    (i) cant|cannot do N
    still not|no (N)
    and not|till|until|thats|that|it|its|they|he|she N
    (N) tick|mark|untick|restore|reopen|undo it|them|those|that|these
    (N) tick|mark it|them|those|that|these off|done (N)
    delete|remove|cancel them|those|these N
    put|push|shift|bump|move|add|change it|them|those|these (back|there|later|instead|somewhere|again|up|down) (then|else)
    just|only the|this|that one|ones (N)
    you got|forgot|missed|said|told|didnt|never|havent|put|added|moved|deleted|changed|keep N
    i told|asked|said (to) you (N)
    i|ill|i will do it|that|them|this N
    i|we didnt|havent N
    they|he|she (have|has) (just|now) moved|changed|postponed|cancelled N
    N went|came back
    and thats N
    """.split(separator: "\n").map { (String($0), ()) })
}
