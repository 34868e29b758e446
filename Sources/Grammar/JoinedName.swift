import Agenda

/// A name that joins several things: `get oranges and a first aid kit`.
package struct JoinedName: Hashable, Sendable {
  /// The words of them all before the first: `get `, `dinner with `, `some bits from tesco: `.
  package var opening = ""
  /// The things, without the words of them all.
  package var parts: [String]
  /// The words of them all behind the last: ` before work`.
  package var ending = ""
  /// The word between the last two.
  package var joint = ", "

  /// Returns the name without some of the things.
  package func without(_ left: Set<Int>) -> String {
    let kept = parts.indices.filter { !left.contains($0) }.map { parts[$0] }
    return opening
      + [kept.dropLast().joined(separator: ", "), kept.last ?? ""].filter { !$0.isEmpty }
      .joined(separator: kept.count > 1 ? joint : "") + ending
  }

  /// Returns some of the things, as a name.
  package func only(_ named: Set<Int>) -> String {
    parts.indices.filter(named.contains).map { parts[$0] }.joined(separator: joint)
  }
}

extension Reader {
  /// Returns a name taken apart at the marks and words that join things in it; nil if it joins none.
  package func joinedName(_ name: String) -> JoinedName? {
    var (head, rest) = ("", name)
    if let colon = name.firstRange(of: ": ") {
      (head, rest) = (String(name[..<colon.upperBound]), String(name[colon.upperBound...]))
    }
    let joints = language.selectionWords.joiningNames
    let told = joints.reduce(rest) { text, joint in
      text.splits(at: joint).allSatisfy({ !isFirm($0.after) }) ? text.replacing(joint, with: ", ") : text
    }
    if isOfOneThing(rest) { return nil }
    let parts = told.split(separator: ", ").map { withoutComma(String($0).trimmed) }.filter { !$0.isEmpty }
    guard parts.count > 1 else { return nil }
    var joined = JoinedName(opening: head, parts: parts)
    let last = joints.compactMap { joint in rest.ranges(of: joint).last.map { (joint, $0.lowerBound) } }
    joined.joint = last.max { $0.1 < $1.1 }?.0 ?? ", "
    // `buy stamps and post the parcel` are two errands.
    guard !parts.dropFirst().contains(where: beginsWithErrand) else { return joined }
    if let opening = opening(of: parts[0], before: parts[1]) {
      joined.opening += opening
      joined.parts[0] = String(parts[0].dropFirst(opening.count))
    }
    // `dress from cleaners and shoes from cobbler` have an ending each.
    if let end = ending(of: parts[parts.count - 1]), !parts.dropLast().contains(where: { ending(of: $0) != nil }) {
      joined.ending = end
      joined.parts[parts.count - 1] = String(parts[parts.count - 1].dropLast(end.count))
    }
    return joined
  }

  /// The words without the comma behind them: `milk,` of `milk, and eggs`.
  private func withoutComma(_ words: String) -> String { words.hasSuffix(",") ? String(words.dropLast()) : words }

  /// The words in front of the first thing that the others share: the verb, or all up to `with`. Of numbers, all but the
  /// first of them: `rent flats 1, 2 and 3`.
  private func opening(of first: String, before second: String) -> String? {
    let words = first.split(separator: " ")
    guard words.count > 1 else { return nil }
    if second.allSatisfy(\.isNumber) { return String(first[..<words[words.count - 1].startIndex]) }
    if let with = words.dropLast().last(where: { WordKey($0.lowercased()) == language.selectionWords.with }) {
      return String(first[..<with.endIndex]) + " "
    }
    return isErrandVerb(String(words[0])) ? String(first[..<words[1].startIndex]) : nil
  }

  /// The words behind the last thing which tell when or for what: ` before work`.
  private func ending(of last: String) -> String? {
    let words = last.split(separator: " ")
    let start = words.indices.dropFirst().dropLast().first {
      language.selectionWords.endingsOfAll.contains(WordKey(words[$0].lowercased()))
    }
    return start.map { String(last[words[$0 - 1].endIndex...]) }
  }

  /// True if two subjects of one thing are joined: `health and safety training`.
  private func isOfOneThing(_ name: String) -> Bool {
    let words = name.split(separator: " ")
    guard let last = words.last, words.count == 4, !isErrandVerb(String(words[0])) else { return false }
    return language.selectionWords.joiningNames.contains(" \(words[1].lowercased()) ")
      && language.selectionWords.ofOneThing.contains(WordKey(last.lowercased()))
  }

  /// True if words behind `&` belong to the name of a firm: `sons` of `hartley & sons`.
  private func isFirm(_ after: String) -> Bool {
    after.keyOfFirstWord.map(language.selectionWords.ofFirms.contains) ?? false
  }
}
