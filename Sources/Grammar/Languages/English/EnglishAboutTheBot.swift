extension English {
  /// Questions about what Nuthatch reads, and how one gets it to do something.
  static let aboutTheBot = table([
    // What it reads
    "what|which (kind|kinds|sort|sorts|type|types) (of) (date|time|day) words|formats|shortcuts|dates|times|phrases|abbreviations can|do|does you|nuthatch take|understand|know|accept|support|read|recognise|recognize|allow (N)":
      .command("help due"),
    "which commands do|can you|it|nuthatch have|know|take|understand|use": .command("help"),
    // How to
    "can|could|may i put|add|set|give|attach (a|the) time|date|day|deadline to|on|for it|that|this|them|things|something|one":
      .command("help due"),
    // Where else it can be used
    "is|isnt there (also) (a|an|any) (web|mobile|phone) (page|app|website|site|interface|version|webpage) (or) (a|an) app|website|site|page|interface|version|webpage|browser (for|of) (this|it|nuthatch)":
      .command("help web"),
    "do|does|dont|doesnt you|it|this|nuthatch (also) have (a|an|any) (web|mobile|phone) (page|app|website|site) (or) (a|an) app|website|site|page|interface|version|webpage":
      .command("help web"),
    "where is your app|website|webpage|site": .command("help web"),
    "can|could i see|view|open|read|use this|it|that|everything|nuthatch on|in|with my|a|the computer|laptop|browser|web|desktop|tablet|ipad|screen":
      .command("help web"),
    "is there (a|any) way to see|view|open|read|use this|it|that|everything on|in|with my|a|the computer|laptop|browser|web|desktop|tablet|ipad|screen":
      .command("help web"),
    // What became of a list
    "where is|are|did|has my|the|our list|lists|things|todos|tasks|notes|stuff (all) gone|go|went|disappeared|vanished (to)":
      .command("getlist all"),
  ])
}
