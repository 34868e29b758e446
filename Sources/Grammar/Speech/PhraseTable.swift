/// Phrases and what they mean, found by the first word they tell. A line that begins none costs one look-up a word.
struct PhraseTable<Meaning: Sendable>: Sendable {
  private let rows: [PhraseRow]
  private let meanings: [Meaning]
  /// Groups of rows by each word they can begin with.
  private let openings: WordMap
  /// Groups of rows that begin with a slot, by each word that can follow it.
  private let anchors: WordMap
  private let groups: [[Entry]]

  /// A row of a group, with what it needs beside it.
  private struct Entry: Sendable {
    var row: Int
    var needs: PhraseNeeds
  }

  init(_ phrases: [(phrase: String, meaning: Meaning)]) {
    let rows = phrases.map { PhraseRow($0.phrase) }
    var (openings, anchors) = ([UInt64: Int32](), [UInt64: Int32]())
    var groups: [[Entry]] = []
    func add(_ row: Int, by words: [UInt64], to index: inout [UInt64: Int32]) {
      let entry = Entry(row: row, needs: PhraseNeeds(rows[row]))
      for word in Set(words) {
        let group = index[word] ?? Int32(groups.count)
        if group == groups.count { groups.append([]) }
        index[word] = group
        groups[Int(group)].append(entry)
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
    self.rows = rows
    meanings = phrases.map(\.meaning)
    self.groups = groups
    self.openings = WordMap(openings.map { ($0.key, $0.value) })
    self.anchors = WordMap(anchors.map { ($0.key, $0.value) })
  }
}

extension PhraseTable {
  /// The meanings of those words, all of them: the row that tells most of them first, of equals the one above.
  ///
  /// - Parameter byNeeds: whether rows are left out that need words which are not there, as those can't read.
  func matches(_ words: [SpokenWord], _ range: Range<Int>, byNeeds: Bool = true) -> [PhraseMatch<Meaning>] {
    guard let first = range.first, let last = range.last else { return [] }
    var found: [PhraseMatch<Meaning>] = []
    var told = WordBits.none
    for index in range { told.add(WordBits(words[index])) }
    let ending = WordBits(words[last])
    func candidates(_ word: SpokenWord, in index: WordMap, _ body: (Int) -> Void) {
      each(beginning: word, in: index) { entry in
        if !byNeeds || entry.needs.areMet(by: told, last: ending, count: range.count) { body(entry.row) }
      }
    }
    func add(_ row: Int, _ walk: PhraseWalk, behind leading: [PhraseWalk.Filled] = []) {
      if found.isEmpty { found.reserveCapacity(4) }
      found.append(
        PhraseMatch(meaning: meanings[row], slots: walk.filled(behind: leading), weight: walk.weight, row: row))
    }
    candidates(words[first], in: openings) { row in
      guard rows[row].hasSlotsInARow else {
        var walk = PhraseWalk(rows[row], words, before: range.upperBound)
        if walk.reads(from: 0, at: first) { add(row, walk) }
        return
      }
      // Two slots part at a colon, if there is one.
      let hasColon = range.dropFirst(2).contains { words[$0 - 1].hasColon }
      for part in range.dropFirst(2) where !hasColon || words[part - 1].hasColon {
        var walk = PhraseWalk(rows[row], words, before: range.upperBound, parting: part)
        if walk.reads(from: 0, at: first) { add(row, walk) }
      }
    }
    for anchor in range.dropFirst() {
      candidates(words[anchor], in: anchors) { row in
        let pieces = rows[row].pieces
        var walk = PhraseWalk(rows[row], words, before: range.upperBound)
        guard let slot = pieces[0].slot, walk.reads(from: rows[row].leadingSlots, at: anchor) else { return }
        guard rows[row].leadingSlots == 2, let second = pieces[1].slot else {
          return add(row, walk, behind: [(slot, first..<anchor)])
        }
        // `the dentist friday instead of thursday`: what each of the two takes is for what it holds to say.
        for part in range.dropFirst() where part < anchor {
          add(row, walk, behind: [(slot, first..<part), (second, part..<anchor)])
        }
      }
    }
    if found.count > 1 { found.sort { ($1.weight, $0.row) < ($0.weight, $1.row) } }
    return found
  }

  /// The longest row of words alone that begins there, and the word behind it.
  func longest(_ words: [SpokenWord], at start: Int, before end: Int) -> (meaning: Meaning, end: Int)? {
    guard start < end else { return nil }
    var best: (row: Int, end: Int)?
    each(beginning: words[start], in: openings) { entry in
      guard let reached = rows[entry.row].endOfWords(words, start..<end), reached > best?.end ?? start else { return }
      best = (entry.row, reached)
    }
    return best.map { (meanings[$0.row], $0.end) }
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
    words.reserveCapacity(8)
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

  private func each(beginning word: SpokenWord, in index: WordMap, _ body: (Entry) -> Void) {
    if let group = index[word.key.value] { groups[Int(group)].forEach(body) }
    if word.hasColon, let group = index[word.key.withColon.value] { groups[Int(group)].forEach(body) }
  }
}
