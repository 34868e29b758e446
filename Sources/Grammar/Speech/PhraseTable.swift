/// Phrases and what they mean, found by the first word they tell. A line that begins none costs one look-up a word.
struct PhraseTable<Meaning: Sendable>: Sendable {
  private let rows: [PhraseRow<Meaning>]
  /// Groups of rows by each word they can begin with.
  private let openings: WordMap
  /// Groups of rows that begin with a slot, by each word that can follow it.
  private let anchors: WordMap
  private let groups: [[Int32]]

  init(_ phrases: [(phrase: String, meaning: Meaning)]) {
    rows = phrases.map { PhraseRow($0.phrase, $0.meaning) }
    var (openings, anchors) = ([UInt64: Int32](), [UInt64: Int32]())
    var groups: [[Int32]] = []
    func add(_ row: Int, by words: [UInt64], to index: inout [UInt64: Int32]) {
      for word in Set(words) {
        let group = index[word] ?? Int32(groups.count)
        if group == groups.count { groups.append([]) }
        index[word] = group
        groups[Int(group)].append(Int32(row))
      }
    }
    for (index, row) in rows.enumerated() {
      if row.beginsWithSlot {
        add(index, by: row.leadingWords(from: row.leadingSlots), to: &anchors)
        if row.pieces[0].isOptional { add(index, by: row.leadingWords(from: 1), to: &openings) }
      } else {
        add(index, by: row.leadingWords(), to: &openings)
      }
    }
    self.groups = groups
    self.openings = WordMap(openings.map { ($0.key, $0.value) })
    self.anchors = WordMap(anchors.map { ($0.key, $0.value) })
  }
}

extension PhraseTable {
  /// The meanings of those words, all of them: the row that tells most of them first, of equals the one above.
  func matches(_ words: [SpokenWord], _ range: Range<Int>) -> [PhraseMatch<Meaning>] {
    guard let first = range.first else { return [] }
    var found: [(match: PhraseMatch<Meaning>, row: Int32)] = []
    each(beginning: words[first], in: openings) { index in
      let row = rows[Int(index)]
      guard row.mayRead(words, range) else { return }
      guard row.hasSlotsInARow else {
        if let match = PhraseMatch(row, words, range, from: 0, at: first) { found.append((match, index)) }
        return
      }
      // Two slots part at a colon, if there is one.
      let colons = range.dropFirst(2).filter { words[$0 - 1].hasColon }
      for part in colons.isEmpty ? Array(range.dropFirst(2)) : colons {
        if let match = PhraseMatch(row, words, range, from: 0, at: first, parting: part) {
          found.append((match, index))
        }
      }
    }
    for anchor in range.dropFirst() {
      each(beginning: words[anchor], in: anchors) { index in
        let row = rows[Int(index)]
        guard row.mayRead(words, range), let slot = row.pieces[0].slot,
          var match = PhraseMatch(row, words, range, from: row.leadingSlots, at: anchor)
        else { return }
        guard row.leadingSlots == 2, let second = row.pieces[1].slot else {
          match.slots.insert((slot, first..<anchor), at: 0)
          return found.append((match, index))
        }
        // `the dentist friday instead of thursday`: what each of the two takes is for what it holds to say.
        for part in range.dropFirst() where part < anchor {
          var parted = match
          parted.slots.insert(contentsOf: [(slot, first..<part), (second, part..<anchor)], at: 0)
          found.append((parted, index))
        }
      }
    }
    if found.count > 1 { found.sort { ($1.match.weight, $0.row) < ($0.match.weight, $1.row) } }
    return found.map(\.match)
  }

  /// The longest row of words alone that begins there, and the word behind it.
  func longest(_ words: [SpokenWord], at start: Int, before end: Int) -> (meaning: Meaning, end: Int)? {
    guard start < end else { return nil }
    var best: (meaning: Meaning, end: Int)?
    each(beginning: words[start], in: openings) { index in
      let row = rows[Int(index)]
      guard let reached = PhraseMatch.endOfWords(of: row, words, start..<end), reached > best?.end ?? start else {
        return
      }
      best = (row.meaning, reached)
    }
    return best
  }

  /// The longest row of words alone that begins at an offset of a line, and the offset behind it and white space.
  func longest(_ bytes: Bytes, at start: Int) -> (meaning: Meaning, end: Int)? {
    guard start < bytes.count, bytes[start].isLetter else { return nil }
    let first = SpokenWord.word(bytes, at: start, before: bytes.count)
    let opening = English.expansion(of: first.key)?.0 ?? first.key
    guard openings[opening.value] != nil || first.hasColon && openings[first.key.withColon.value] != nil else {
      return nil
    }
    var words: [SpokenWord] = []
    SpokenWord.append(first, to: &words)
    var here = bytes.skippingSpace(from: Int(first.end))
    while words.count < 8, here < bytes.count, bytes[here].isWord {
      SpokenWord.append(SpokenWord.word(bytes, at: here, before: bytes.count), to: &words)
      here = bytes.skippingSpace(from: Int(words[words.count - 1].end))
    }
    guard let (meaning, reached) = longest(words, at: 0, before: words.count) else { return nil }
    let last = words[reached - 1]
    let end = bytes.skippingSpace(from: Int(last.end))
    guard bytes.isPhraseEnd(Int(last.end)) else { return nil }
    return (meaning, last.hasColon ? bytes.skippingSpace(from: end + 1) : end)
  }

  private func each(beginning word: SpokenWord, in index: WordMap, _ body: (Int32) -> Void) {
    if let group = index[word.key.value] { groups[Int(group)].forEach(body) }
    if word.hasColon, let group = index[word.key.withColon.value] { groups[Int(group)].forEach(body) }
  }
}
