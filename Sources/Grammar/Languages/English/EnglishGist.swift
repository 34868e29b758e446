extension English {
  /// Words that tell by themselves what is done to something kept. A participle needs no row: it says that the thing
  /// was done.
  static let gist = PhraseTable<GistWord>(
    [
      ("\(removingVerbs.bases)|cancel|cancelled|canceled|scrapped|scrub|bin|binned|axed|ditch|ditched|drop", .delete),
      ("called|call|calling|is|are off", .delete), ("bin|binned|call|called it|that off", .delete),
      ("not on|happening|running|needed|required (anymore)", .delete), ("no longer", .delete),
      ("cant|cannot|wont make|do|go|come|attend|manage|be|have", .skip),
      ("can|will not make|do|go|come|attend|manage|be|have", .skip),
      ("not going|coming|doing|attending|having|there|in", .skip), ("skip|skipping|miss|missing|sit out", .skip),
      ("not in person|the|a|an|my|our|his|her|their|this|that|any|use|place|stock", .not), ("no", .skip),
      ("take|leave out|off", .skip), ("gonna|going to miss|skip", .skip),
      ("\(movingVerbs.forms)|moving|change|changed|switch|switched|swap|swapped", .move),
      ("rearrange|rearranged|prepone|preponed", .move),
      ("put|brought|bring|pulled|pull back|forward|off", .move), ("instead", .move),
      ("not|didnt|havent|hasnt|never|forgot|forgotten|wasnt|werent|dont|isnt|arent|yet|unless|if|when", .not),
    ], spelling)
}
