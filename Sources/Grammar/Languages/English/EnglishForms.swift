extension English {
  /// The inflected forms of words.
  static let wordForms = WordForms(
    stem: stem, singular: singular, beginnings: beginnings, irregular: irregular, pastEndings: ["ed"],
    pluralLetter: UInt8(ascii: "s"), lettersOfOneThing: Array("schiu".utf8), ownersLetter: UInt8(ascii: "s"),
    vowels: Array("aeiou".utf8))

  /// The stem of a word: `bike` for `Bike's`, `buy` for `bought`.
  @Sendable static func stem(_ word: String) -> String {
    var word = word.lowercased().filter { $0 != "\u{2019}" }
    if word.hasSuffix("'s") { word.removeLast(2) }
    word.removeAll { $0 == "'" }
    if let present = irregular[word] { word = present }
    let letters = word.utf8.count
    if word.hasSuffix("ies"), letters > 4 {
      word = word.dropLast(3) + "y"
    } else if ["sses", "shes", "ches", "xes", "zes"].contains(where: word.hasSuffix) {
      word.removeLast(2)
    } else if word.hasSuffix("s"), letters > 3, !["ss", "us", "is"].contains(where: word.hasSuffix) {
      word.removeLast()
    }
    for ending in ["ing", "ed"] where word.hasSuffix(ending) && word.utf8.count > ending.utf8.count + 2 {
      word.removeLast(ending.utf8.count)
      let last = word.suffix(2)
      if last.count == 2, last.first == last.last, let letter = last.last, !"lsz".contains(letter) { word.removeLast() }
      break
    }
    // `movie` has the stem of `movies`, which ends as that of `city` does.
    if word.hasSuffix("e"), word.utf8.count > 3 { word.removeLast() }
    if word.hasSuffix("i"), word.utf8.count > 3 { word = word.dropLast() + "y" }
    return word
  }

  /// The singular of a name: `grocery` for `Groceries`.
  @Sendable private static func singular(_ name: String) -> String {
    let name = name.lowercased()
    if name.hasSuffix("ies"), name.count > 4 { return name.dropLast(3) + "y" }
    return name.hasSuffix("s") && !name.hasSuffix("ss") && name.count > 3 ? String(name.dropLast()) : name
  }

  /// Prefixes such that every form of the word begins with one of them.
  @Sendable private static func beginnings(_ word: String) -> [String] {
    let stem = stem(word)
    let trunk = stem.hasSuffix("y") && stem.utf8.count > 3 ? String(stem.dropLast()) : stem
    return [trunk] + irregular.compactMap { English.stem($0.value) == stem ? $0.key : nil }
  }
}

extension English {
  /// Irregular past tenses.
  static let irregularWords = WordSet(irregularPast.keys.joined(separator: " "))

  /// All irregular forms, and the words that they are forms of.
  static let irregular = irregularPast.merging(irregularPlurals) { $1 }

  private static let irregularPast = oncePast.merging(againPast) { $1 }

  private static let oncePast = deedVerbs.irregular.merging(otherPast) { $1 }

  /// Verbs for what is done once more: `restrung` of `restring`.
  private static let doneAgain: Set = [
    "string", "hang", "build", "do", "make", "send", "sell", "tell", "write", "take", "draw", "run", "sew", "buy",
    "pay", "find", "drive", "choose", "break", "show",
  ]

  private static let againPast = Dictionary(
    uniqueKeysWithValues: oncePast.filter { doneAgain.contains($0.value) }.map { ("re\($0.key)", "re\($0.value)") })

  /// Irregular past forms, besides those of `deedVerbs`.
  private static let otherPast = [
    "gotten": "get", "met": "meet", "sold": "sell", "told": "tell", "built": "build", "chosen": "choose",
    "chose": "choose", "drawn": "draw", "held": "hold", "kept": "keep", "left": "leave", "lent": "lend", "lost": "lose",
    "ran": "run", "seen": "see", "saw": "see", "sewn": "sew", "shown": "show", "spoke": "speak", "spoken": "speak",
    "swept": "sweep", "swum": "swim", "swam": "swim", "thrown": "throw", "threw": "throw", "went": "go", "gone": "go",
    "worn": "wear", "wore": "wear", "won": "win", "flown": "fly", "driven": "drive", "drove": "drive", "hung": "hang",
    "dug": "dig", "learnt": "learn", "sang": "sing", "sung": "sing", "caught": "catch", "taught": "teach",
    "slept": "sleep", "cancelled": "cancel", "travelled": "travel", "labelled": "label", "strung": "string",
    "broke": "break", "broken": "break", "stuck": "stick", "spent": "spend",
  ]

  private static let irregularPlurals: [String: String] = [
    "bday": "birthday", "bdays": "birthday", "children": "child", "men": "man", "women": "woman", "people": "person",
    "feet": "foot", "revision": "revise", "rehearsal": "rehearse", "rehearsals": "rehearse", "teeth": "tooth",
    "shoes": "shoe", "mums": "mum", "knives": "knife", "shelves": "shelf", "leaves": "leaf",
  ]
}
