extension English {
  /// Words that answer an open question.
  static let answers = PhraseTable<Answer>(
    [
      ("yes (please|yes|do|sure)", .yes), ("yeah|yep|yup|y|sure|definitely|absolutely", .yes),
      ("sure thing", .yes), ("go ahead|on", .yes), ("do it", .yes), ("of course", .yes), ("yes do it", .yes),
      ("(yes|ok) keep it|that (please|then)", .keep),
      (
        "(yes|yeah|ok|okay|oh) (please|then|can) (you) add|save|put|stick|pop it|that|them|one|some (on|to) (it|there|my|the) (list) (then|please|too)",
        .keep
      ),
      ("(yes) please do", .yes),
      (
        "(oh) yes|yeah|yep|yup|certainly|gladly (please) thanks|thank|ta|cheers (you) (so|very) (much) darling|love|dear|sweetheart|honey|hun|mate|pal",
        .yes
      ),
      (
        "(oh) ok|okay|sure|fine|lovely|course thanks|thank|ta|cheers (you) (so|very) (much) darling|love|dear|sweetheart|honey|hun|mate|pal",
        .noProblem
      ),
      (
        "yes|yeah|yep|yup|ok|okay|sure|fine (of) yes|yeah|sure|course|definitely|absolutely|certainly|gladly (thing|no) (problem|worries)",
        .yes
      ),
      ("yes|yeah|yep|yup|ok|okay|sure|course (i) (am) on it", .yes),
      ("(yes|yeah|ok|that) sounds good|great|fine|perfect", .fine),
      ("no (thanks|thank)", .no), ("no|nope|nah (im|am|i) sorry", .no), ("no no (no)", .no), ("nope nope", .no),
      ("no thank you", .no),
      ("nope|nah|n|none|neither|cancel|nevermind|nvm", .no),
      ("none|neither of them|these|those", .no), ("never mind", .no), ("forget it", .no), ("dont", .no),
      ("no dont", .no), ("no wait", .no), ("wait no", .no),
      ("(oh|ah|actually|no|nah) (no) (wait|stop) (no) dont (\(removingVerbs.bases)|do|cancel) (it|that|them)", .no),
      ("ok|okay|yes|yeah do it", .yes), ("no|nah|nope leave|keep it", .no),
      ("leave it (alone) (then)", .no), ("yes go ahead", .yes),
      ("(yes|yeah|yep|yup|sure|ok|okay|of) (course|thing) can|will do", .yes),
      ("(yes|yeah|sure|ok) happy|glad to", .yes),
      ("yes|yeah|yep|yup|sure|ok|okay no problem|bother|worries|prob|probs", .yes),
      ("no problem|bother|worries", .noProblem),
      ("(yes|yeah|sure) i can|will (do) (it|that)", .yes), ("(yes|yeah|sure|ok|okay) ill do it|that", .yes),
      ("(no|sorry|afraid) (i) cannot|cant|can (not) (sorry) (do) (it|that|this) (sorry)", .no),
      ("(no|sorry) i am afraid not", .no),
      ("(no|nah|nope|actually|nevermind|nvm) leave|keep it|them|that (actually|then|there)", .no),
      ("never mind (just) leave|keep it|them|that (actually|then|there)", .no),
      ("not now|necessary|needed|required", .no), ("no need (for) (it|that) (thanks|then)", .no),
      ("of|absolutely|certainly|definitely|rather|better (course) not", .no), ("i would rather not", .no),
      ("id rather not", .no),
      ("no way|chance", .no), ("yeah|yes|ok no", .no), ("fine|alright|ok|okay", .fine),
      ("ok|okay|alright|fine|right then", .fine),
      ("all right (then)", .fine), ("that is ok|okay|fine (then)", .fine),
      ("(only|just) (the) first (one)", .number(1)), ("(only|just) (the) second (one)", .number(2)),
      ("(only|just) (the) third (one)", .number(3)), ("(only|just) (the) fourth (one)", .number(4)),
      ("(only|just) (the) last (one)", .last),
      ("(number) one", .number(1)), ("(number) two", .number(2)), ("(number) three", .number(3)),
      ("(number) four", .number(4)),
      ("both (of them)", .all), ("all (of them)", .all), ("all (please)", .all), ("all two|three|four (of them)", .all),
      ("everything", .all),
      ("all (of) it|this (please)", .all), ("it all", .all),
    ] + ofSeries, spelling)

  /// Words that answer whether one time of a series is meant, or all of it.
  private static let ofSeries: [(String, Answer)] = [
    (
      "(yes|no|ok) (cancel|skip|delete|drop) just|only (the) this|that|next|coming|upcoming|one|first (one|day|time)",
      .once
    ),
    (
      "(yes|no|ok) (cancel|skip|delete|drop) just|only (the) this|that|next (coming) occurrence|instance|session", .once
    ),
    ("(the) this|that|next|coming|upcoming|single one|day|time|occurrence|instance|session (only|alone)", .once),
    ("just|only (the) once", .once), ("once (only)", .once), ("just|only for|on this|that once|time|day", .once),
    ("just|only (the) one time|day|occurrence|session|of them", .once), ("one time|day (only)", .once),
    ("this|that only", .once), ("only it", .once),
    (
      "(yes|no|ok) (cancel|skip|delete|drop|stop) (all) (of) (the) whole|entire|complete (series|thing|lot|repeat)",
      .whole
    ),
    ("(yes|no|ok) (cancel|delete|drop|stop) (all) (of) the series|lot", .whole), ("series", .whole),
    ("every one|time|day|week|month|single|occurrence", .whole),
    ("every single one|time|day|week|occurrence", .whole), ("each one|time|day|week", .whole),
    ("all (the) days|times|weeks|occurrences|sessions|future|later (ones)", .whole),
    ("forever|permanently|completely|altogether|entirely", .whole), ("for good|ever", .whole),
  ]
}
