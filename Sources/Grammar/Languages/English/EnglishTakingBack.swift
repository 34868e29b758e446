import Agenda

extension English {
  /// Requests to undo the last change, or to delete the thing spoken of last.
  static let takingBack = showingOne + takingBackWords

  /// `the second one`, behind a list.
  private static let showingOne = ["first", "second", "third", "fourth", "fifth", "sixth"].enumerated().map {
    (phrase: "(and) (the) \($1) one (please)", meaning: Speech.command("show \($0 + 1)"))
  }

  private static let takingBackWords = table([
    "\(removingVerbs.but("scrap").bases)|cancel|drop it|that|this|them": .word(.delete),
    "take|strike it|that|this|them off (the|my|that) (list)": .word(.delete),
    "cross it|that|this|them off (the|my|that) (list)": .word(.done),
    "\(removingVerbs.bases)|forget|cancel|drop|ignore|scratch|bin the|that last (one|item|thing)": .word(.delete),
    "get rid of it|that|this|them": .word(.delete),
    "scrap|scratch that|it|this": .word(.undo),
    "undo|revert|reverse (that|this|the|my) last|previous (one|thing|change|bit|action|message|step)": .word(.undo),
    "uncancel|undelete|restore|unremove|reinstate (it|that|this|them)": .word(.undo),
    "it|that|they is|are back|still on (again|now|after) (all)": .word(.keep),
    "its|theyre back|still on (again|now|after) (all)": .word(.keep),
    "it|that|its|thats (is|has) (been|now) cancelled|canceled|scrapped (now|after) (all)": .correct(
      "delete it", .fits),
    "it|that|its|thats (is|has) (been|now) called off (now)": .correct("delete it", .fits),
    "its|it (is) not happening|on (anymore|now|after|any) (more|longer|all)": .correct("delete it", .fits),
    "put|bring|move it|that|this|them back (where) (it|they) (was|were)": .word(.undo),
    "i didnt|havent": .word(.undo),
    "(no) i did not|have not": .word(.undo),
    "keep|leave it|that|them (in|there)": .word(.keep),
    "keep|leave it|that|them (where|as|how|like) it|they|that (was|were|is|are)": .word(.undo),
    "put|bring|add it|that|this|them|him|her back (on|in)": .word(.undo),
    "take it|that back": .word(.undo),
    "(no) change|switch|turn (it|that|this) back (again|please)": .word(.undo),
    "\(removingVerbs.bases)|cancel|undo|forget what i (have) (just|last) added|wrote|said|put|typed|sent|entered (in|on)":
      .word(.undo),
    "(no) (its|it) (is) not done (yet) undo (it|that)": .word(.undo),
    "(i) want|need to keep it|that|them": .word(.keep),
    "(oh|no|but|actually) (no) wait|no|oh (wait) i (still) need|want it|that|this|them (one|back|after) (all|please)":
      .word(.keep),
    "i (still) (do) need|want it|that|this|them back": .word(.keep),
    "dont": .word(.undo),
    "wait no keep|leave N": .word(.undo),
    "no wait keep|leave N": .word(.undo),
    "no keep N": .word(.undo),
    "(actually|hmm|wait|oh) no (wait) keep|leave N (in|on|there)": .word(.undo),
    "(no) (wait) i still need|want it|that|them (one)": .word(.keep),
    "\(removingVerbs.bases)|cancel|undo|forget what i (have) (just) said|wrote|added|put|typed|sent N": .word(.undo),
    "(yes|yeah|yep) he|she|they|i|we (has|have) (just|already) \(answering.told)|had it|them|that (at|around|about) D":
      .word(.done),
    "yes|yeah|yep|yup i|we did|have": .word(.done),
    "yes|yeah|yep|yup he|she|they did|has|have": .remark(.acknowledged),
    "jk|kidding|joking (it|that|its) (is|isnt) (not)": .correct("uncomplete it"),
    "it|that|they is|are not (actually) (done|finished) (yet)": .correct("uncomplete it", .fits),
    "its|it|they isnt|arent|not (done|finished) (yet)": .correct("uncomplete it", .fits),
    "do not \(removingVerbs.bases)|cancel (it|that|this)": .word(.keep),
    "dont|never \(removingVerbs.bases)|cancel (it|that|this)": .word(.keep),
    "dont|never skip|move|change|postpone|complete|tick|drop it|that|this (then|please) (after) (all)": .word(.keep),
    "put|move|make it|that|this|them first|last (one) (on|in|of) (the|my) (list)": .remark(.cannotDo),
    "undo it|that|this": .word(.undo),
    "undo the|my|that delete|deletion|removal|change|edit|addition|snooze|postponement (please)": .word(.undo),
    "undo|revert|reverse the|my|that|this priority|date|time|move|rename|name|reminder|repeat|deadline|tag|list": .word(
      .undo),
    "(i) didnt want|mean|need it|that|this|you (to) (be) written|write|added|add|saved|save|kept|keep|stored|noted|note (down) (it|that|this)":
      .word(.undo),
    "(i) did not want|mean|need it|that|this|you (to) (be) written|write|added|add|saved|save|kept|keep|stored|noted|note (down) (it|that|this)":
      .word(.undo),
    "take it|that|this away|out (again)": .word(.delete),
    "(i) didnt|hadnt mean|want to \(removingVerbs.bases)|cancel|add|do|say|change|move|finish (it|that|this)": .word(
      .undo),
    "(i) did not mean|want to \(removingVerbs.bases)|cancel|add|do|say|change|move|finish (it|that|this)": .word(.undo),
    "go back": .word(.undo),
    "redo (it|that|this)": .command("redo"),
    "undo|revert|reverse|cancel the|that|my|this (last) undo (again|please)": .command("redo"),
    "and|plus|also everything else (too)": .remark(.unclearAct),
    "(yeah|yes|ok|okay) make|have it that|this one": .remark(.unclearAct),
    "and|plus|also (all) the rest|others|remainder (of) (it|them) (too)": .remark(.unclearAct),
    "(not|only|just) (the) first|second|third|fourth|fifth|sixth|last (one)": .remark(.unclearAct),
    "(no|sorry) (i) meant|mean the|my other (one|thing|item|date|day|time)": .remark(.wrong),
    "(the) rest|others can|could wait (till|until) (later|then)": .remark(.later),
    "that|this|it is|was|isnt|wasnt (not) what i meant|said|wanted": .remark(.wrong),
    "thats not what i meant|said|wanted|asked (for)": .remark(.wrong),
    "that|this|it was|is (all) wrong": .remark(.wrong),
    "wrong (one|item|thing|date|day|time)": .remark(.wrong),
    "thats not right": .remark(.wrong),
    "not D": .remark(.whenThen),
    "undo everything|all (of) (it|that|this|them|those)": .remark(.oneByOne),
    "undo|revert|reverse both (of) (them|those|these|changes) (please)": .remark(.oneByOne),
    "undo|revert|reverse (the|my) (last) two|2|three|3 (things|changes|messages|ones|actions) (please)": .remark(
      .oneByOne),
    "(its|it|that|this|theyre) (is|are) no longer needed|required|necessary (now|thanks)": .word(.delete),
    "undo|revert|reverse that|it|this N": .word(.undo),
    "undo|revert|reverse the|my|that|this last thing|one|change|action|bit|entry|step|move|message (please)": .word(
      .undo),
    "N undo (that|it|this) (please|pls|now)": .word(.undo),
    "(oh) no|nah|nope|naw undo N": .word(.undo),
    "(oh) no|nah|nope|sorry (wait) forget|ignore|scrap|scratch that|it he|she|they|we|i|its|hes|shes|theyre N": .word(
      .undo),
    "(oh) (dear|no|crap|shoot|damn|sorry|whoops|oops) wrong one|person|thing|item|todo put|bring|add N back": .word(
      .undo),
    "take|get it|that|this off (again)": .word(.delete),
    "N take|get it|that|this off again (please|pls)": .word(.delete),
    "scratch that N": .word(.undo),
    "put|leave|set|make|have|change|move it|that|this|them|everything|things back (to|as|how|where|like) (the) (way) (what|where) it|that|they|things was|were (before)":
      .word(.undo),
    "put|move|change|set X back (to) where|how|what|as|like it|they was|were (before)": .word(.undo),
    "(oh|haha|lol) (no) keep|leave it|that|them (after) (all)": .word(.undo),
    "(oh|actually) never mind (just) keep|leave it|that|them (after) (all)": .word(.undo),
    "(oh|actually) nevermind|nvm (just) keep|leave it|that|them (after) (all)": .word(.undo),
    "(its|it|that) (is|was) not \(answering.participles) (yet|after) (all)":
      .correct("uncomplete it", .fits),
    "forget it": .word(.no),
    "never mind (it|that|this|then)": .word(.no),
    "nevermind|nvm": .word(.no),
    "(its|it|that|is) (is) still not (been) done|finished|complete|completed (yet)": .correct("uncomplete it", .fits),
    "i meant|said N": .correct("fix it N"),
    "neither|none (of) (them|those|these) (sorry|thanks|thank) (you)": .word(.keep),
  ])
}
